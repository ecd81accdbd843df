import type { Point } from '../../../report/html/svg/curve.js';
import { type Bounds, isNear, LAYER_GAP } from '../layout/placed.js';

/** A cubic Bézier curve, in pixels of the graph at zoom 1. */
export interface Curve {
  readonly start: Point;
  readonly startHandle: Point;
  readonly endHandle: Point;
  readonly end: Point;
}

/** The straight parts that stand for a curve where distances are measured. */
const PARTS = 24;
/** The least length of the handles, so that a line leaves a box sideways. */
const LEAST_HANDLE = 48;

/** A curve from the right side of one box to the left side of another. Ends are horizontal. */
export function sideways(start: Point, end: Point): Curve {
  const handle = Math.max(LEAST_HANDLE, Math.abs(end.x - start.x) / 2);
  return {
    start,
    startHandle: { x: start.x + handle, y: start.y },
    endHandle: { x: end.x - handle, y: end.y },
    end,
  };
}

/** A loop above the upper right corner of a box. */
export function loopAbove({ x, y }: Point): Curve {
  return {
    start: { x: x - 56, y },
    startHandle: { x: x - 60, y: y - 28 },
    endHandle: { x: x - 20, y: y - 28 },
    end: { x: x - 24, y },
  };
}

/** A rectangle that holds the four points of a curve, and so the curve. */
export function boundsOf(curve: Curve): Bounds {
  return around([curve.start, curve.startHandle, curve.endHandle, curve.end]);
}

function around(points: readonly Point[]): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** The parts of a curve for {@link shownPart}. */
const CULL_PARTS = 12;

/** The rectangles that hold the parts of a curve. */
export function partsOf(curve: Curve): readonly Bounds[] {
  const points = Array.from({ length: CULL_PARTS + 1 }, (_, at) => pointAt(curve, at / CULL_PARTS));
  return points.slice(1).map((to, at) => around([points[at] ?? to, to]));
}

/**
 * The part of a curve that crosses a rectangle, with a little more at both ends. Undefined: none
 * does. A browser takes long to draw what is outside of the window.
 */
export function shownPart(
  curve: Curve,
  parts: readonly Bounds[],
  shown: Bounds,
  distance: number,
): Curve | undefined {
  const first = parts.findIndex((part) => isNear(part, shown, distance));
  if (first < 0) return undefined;
  const last = parts.findLastIndex((part) => isNear(part, shown, distance));
  if (first === 0 && last === parts.length - 1) return curve;
  return between(curve, first / parts.length, (last + 1) / parts.length);
}

/** The curve between two of its points, by the rule of de Casteljau. */
function between(curve: Curve, from: number, to: number): Curve {
  const blend = (a: Point, b: Point, t: number): Point => ({
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
  });
  const at = (s: number, t: number, u: number): Point => {
    const { start, startHandle, endHandle, end } = curve;
    const low = [blend(start, startHandle, s), blend(startHandle, endHandle, s)] as const;
    const high = [low[1], blend(endHandle, end, s)] as const;
    return blend(blend(low[0], low[1], t), blend(high[0], high[1], t), u);
  };
  return {
    start: at(from, from, from),
    startHandle: at(from, from, to),
    endHandle: at(from, to, to),
    end: at(to, to, to),
  };
}

/** The distance of a point from a curve, within half a pixel for curves of the graph. */
export function distanceTo(curve: Curve, point: Point): number {
  let least = Number.POSITIVE_INFINITY;
  let from = curve.start;
  for (let part = 1; part <= PARTS; part++) {
    const to = pointAt(curve, part / PARTS);
    least = Math.min(least, distanceToPart(from, to, point));
    from = to;
  }
  return least;
}

/**
 * The point of a curve in the middle of the last gap between layers, where no box covers it. The
 * middle of a loop.
 */
export function beforeEnd(curve: Curve): Point {
  for (let part = PARTS - 1; part > 0; part--) {
    const point = pointAt(curve, part / PARTS);
    if (curve.end.x - point.x >= LAYER_GAP / 2) return point;
  }
  return pointAt(curve, 0.5);
}

function pointAt({ start, startHandle, endHandle, end }: Curve, t: number): Point {
  const rest = 1 - t;
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * t, 3 * rest * t ** 2, t ** 3];
  return {
    x: a * start.x + b * startHandle.x + c * endHandle.x + d * end.x,
    y: a * start.y + b * startHandle.y + c * endHandle.y + d * end.y,
  };
}

function distanceToPart(from: Point, to: Point, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - t * dx, point.y - from.y - t * dy);
}
