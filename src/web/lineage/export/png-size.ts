/** The longest side that browsers draw. */
export const MAX_SIDE = 16_384;
/** The most pixels of an image. */
export const MAX_PIXELS = 64_000_000;

export interface PngSize {
  readonly width: number;
  readonly height: number;
  /** The size against that of the drawing. 1: the image is not scaled down. */
  readonly scale: number;
}

/** The size of an image of a drawing: its own, or smaller so that browsers can draw it. */
export function pngSize(drawn: { readonly width: number; readonly height: number }): PngSize {
  const scale = Math.min(
    1,
    MAX_SIDE / drawn.width,
    MAX_SIDE / drawn.height,
    Math.sqrt(MAX_PIXELS / (drawn.width * drawn.height)),
  );
  if (scale === 1) return { width: drawn.width, height: drawn.height, scale };
  return {
    width: Math.max(1, Math.floor(drawn.width * scale)),
    height: Math.max(1, Math.floor(drawn.height * scale)),
    scale,
  };
}

/** What the page says of an image that is scaled down. Empty if it is not. */
export function scaleNotice({ scale, width, height }: PngSize): string {
  if (scale === 1) return '';
  const size = `${width.toLocaleString('en')} × ${height.toLocaleString('en')} pixels`;
  return `The graph is too large for an image of its size. The PNG has ${size}, ${percent(scale)} of it. The SVG keeps the whole size.`;
}

function percent(scale: number): string {
  return scale < 0.01 ? 'less than 1 %' : `${Math.floor(scale * 100)} %`;
}
