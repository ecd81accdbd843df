import type { EntityType } from '../../../urn/entity-urn.js';

/** A kind of entity that has a shape and a sign. `other`: models and all others without lineage. */
export type ShownKind = EntityType | 'other';

/**
 * The signs of kinds: paths of 16 by 16 pixels, in lines without a filling. A cylinder, a hexagon
 * with a start sign, bars, tiles, and a diamond.
 */
export const kindSigns: Readonly<Record<ShownKind, string>> = {
  dataset:
    'M2.5 4c0-1.4 2.5-2.5 5.5-2.5s5.5 1.1 5.5 2.5v8c0 1.4-2.5 2.5-5.5 2.5s-5.5-1.1-5.5-2.5z' +
    'M2.5 4c0 1.4 2.5 2.5 5.5 2.5s5.5-1.1 5.5-2.5M2.5 8c0 1.4 2.5 2.5 5.5 2.5s5.5-1.1 5.5-2.5',
  dataJob: 'M8 1l6.1 3.5v7L8 15l-6.1-3.5v-7zM6.4 5.4v5.2L10.8 8z',
  chart: 'M1.5 1.5v13h13M5 12V8M8.5 12V4M12 12V6.5',
  dashboard: 'M1.5 1.5h5.5v7.5h-5.5zM9.5 1.5h5v4h-5zM9.5 8h5v6.5h-5zM1.5 11.5h5.5v3h-5.5z',
  other: 'M8 1l7 7-7 7-7-7zM8 5.5l2.5 2.5L8 10.5 5.5 8z',
};

/** The corners from the upper left, clockwise. Positive: a radius. Negative: the corner is cut. */
const CORNERS: Readonly<Record<ShownKind, readonly [number, number, number, number]>> = {
  dataset: [8, 8, 8, 8],
  dataJob: [-12, -12, -12, -12],
  chart: [8, -16, 8, 8],
  dashboard: [-16, -16, 8, 8],
  other: [22, 22, 22, 22],
};

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the path of the border of a box, which stays inside its size. A job has pointed ends, a
 * chart lacks one corner, and a dashboard lacks both upper ones.
 */
export function framePath(kind: ShownKind, { width, height }: Size, stroke: number): string {
  const [left, right, bottom] = [stroke / 2, width - stroke / 2, height - stroke / 2];
  const [tl, tr, br, bl] = CORNERS[kind];
  const x = (corner: number) => Math.abs(corner);
  const y = (corner: number) => (kind === 'dataJob' ? (bottom - left) / 2 : Math.abs(corner));
  const to = (corner: number) => (corner > 0 ? `A${corner} ${corner} 0 0 1 ` : 'L');
  return (
    `M${left + x(tl)} ${left}H${right - x(tr)}${to(tr)}${right} ${left + y(tr)}` +
    `V${bottom - y(br)}${to(br)}${right - x(br)} ${bottom}` +
    `H${left + x(bl)}${to(bl)}${left} ${bottom - y(bl)}` +
    `V${left + y(tl)}${to(tl)}${left + x(tl)} ${left}Z`
  );
}
