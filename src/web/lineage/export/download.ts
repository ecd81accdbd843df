import { type PngSize, pngSize } from './png-size.js';
import type { SvgFile } from './svg-of.js';

const SVG_TYPE = 'image/svg+xml';

/** A name of a file for any system. The characters beyond letters, digits, `.`, `_` become `-`. */
export function fileName(title: string, extension: 'svg' | 'png'): string {
  const plain = title
    .replace(/[^\p{L}\p{N}._]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80);
  return `${plain || 'lineage'}.${extension}`;
}

/** Saves a drawing as an SVG file. */
export function downloadSvg(file: SvgFile, title: string): void {
  save(new Blob([file.text], { type: SVG_TYPE }), fileName(title, 'svg'));
}

/**
 * Saves a drawing as a PNG file, scaled down if it is too large. Rejects if the browser cannot draw
 * it.
 */
export async function downloadPng(file: SvgFile, title: string): Promise<PngSize> {
  const size = pngSize(file);
  save(await pngOf(file, size), fileName(title, 'png'));
  return size;
}

async function pngOf(file: SvgFile, { width, height }: PngSize): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([file.text], { type: SVG_TYPE }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob) return blob;
  } catch {
    // An image that does not decode has no better message.
  } finally {
    URL.revokeObjectURL(address);
  }
  throw new Error('This browser cannot draw an image of this size. Export the graph as SVG.');
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
