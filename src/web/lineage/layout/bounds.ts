import type { Placed } from './placed.js';

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest rectangle that holds others. Undefined if there are none. */
export function unionOf([first, ...others]: readonly Bounds[]): Bounds | undefined {
  return (
    first &&
    others.reduce(
      (sum, one) => ({
        left: Math.min(sum.left, one.left),
        top: Math.min(sum.top, one.top),
        right: Math.max(sum.right, one.right),
        bottom: Math.max(sum.bottom, one.bottom),
      }),
      first,
    )
  );
}

/** The rectangle of a box or of a group. */
export function placeBounds({ x, y, width, height }: Placed): Bounds {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** True if two rectangles touch, or come closer than a distance. */
export function isNear(a: Bounds, b: Bounds, distance: number): boolean {
  return (
    a.left <= b.right + distance &&
    b.left <= a.right + distance &&
    a.top <= b.bottom + distance &&
    b.top <= a.bottom + distance
  );
}
