import { readColors } from '../canvas/colors.js';
import type { PlacedGraph } from '../layout/placed.js';
import type { Path } from '../model/graph.js';
import type { Owners } from '../owners/owner-classes.js';
import { type SvgFile, svgOf } from './svg-of.js';

const SVG_TYPE = 'image/svg+xml';
/** The longest side that browsers draw. */
export const MAX_SIDE = 16_384;
/** The most pixels of an image. */
export const MAX_PIXELS = 64_000_000;

interface SaveOptions {
  /** The pinned path. Null: none. */
  readonly path: Path | null;
  /** Null: lines are not colored by owner. */
  readonly owners: Owners | null;
  readonly form: 'svg' | 'png';
}

/**
 * Saves the whole graph as a file, in the colors of the page. Resolves with a notice about the
 * file, or with an empty text. Rejects if the browser cannot draw it.
 */
export async function saveGraph(
  { graph, places }: PlacedGraph,
  { form, ...look }: SaveOptions,
): Promise<string> {
  const home = graph.boxes.find(({ isHome }) => isHome);
  const title = home ? `Lineage of ${home.name}` : 'Lineage that changes';
  const colors = readColors(document.body);
  const file = svgOf(graph, places, { title, date: new Date(), colors, ...look });
  const size = pngSize(file);
  const blob = form === 'svg' ? new Blob([file.text], { type: SVG_TYPE }) : await pngOf(file, size);
  download(blob, fileName(title, form));
  return form === 'svg' ? '' : scaleNotice(size);
}

interface PngSize {
  readonly width: number;
  readonly height: number;
  /** The scale of the image. 1: it is not scaled down. */
  readonly scale: number;
}

/** The size of an image of a drawing: its own, or smaller so that browsers can draw it. */
export function pngSize(drawn: { readonly width: number; readonly height: number }): PngSize {
  const { width, height } = drawn;
  const fitting = Math.sqrt(MAX_PIXELS / (width * height));
  const scale = Math.min(1, MAX_SIDE / width, MAX_SIDE / height, fitting);
  if (scale === 1) return { width, height, scale };
  const scaled = (side: number): number => Math.max(1, Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height), scale };
}

/** The note of the page about an image that is scaled down. Empty for any other image. */
export function scaleNotice({ scale, width, height }: PngSize): string {
  if (scale === 1) return '';
  const size = `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`;
  const percent = scale < 0.01 ? 'less than 1 %' : `${Math.floor(scale * 100)} %`;
  return `The graph is too large for an image of its size. The PNG has ${size}, ${percent} of it. The SVG keeps the whole size.`;
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

/** A name of a file for any system. The characters beyond letters, digits, `.`, `_` become `-`. */
export function fileName(title: string, extension: 'svg' | 'png'): string {
  const plain = title
    .replace(/[^\p{L}\p{N}._]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 80);
  return `${plain || 'lineage'}.${extension}`;
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
