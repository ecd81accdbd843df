import { itemAt } from '../../../model/item-at.js';

export interface SvgPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Points from the right side of the upstream box, over any turns, to the left side of the
 * downstream box.
 */
export type Waypoints = readonly [SvgPoint, ...SvgPoint[]];

/** The distance in pixels by which a curve that goes back to the left extends beyond the boxes. */
const REACH = 48;

/**
 * The data of an SVG path. The curve is horizontal at both ends, so that the reader finds the row,
 * and at its turns.
 */
export function curve(way: Waypoints): string {
  const parts = way.slice(1).map((next, at) => {
    const before = itemAt(way, at);
    const reach = controlReach(before, next);
    return `C${before.x + reach} ${before.y} ${next.x - reach} ${next.y} ${next.x} ${next.y}`;
  });
  return `M${way[0].x} ${way[0].y}${parts.join('')}`;
}

/** Control points whose bounding box contains the curve. */
export function curveHull(way: Waypoints): readonly SvgPoint[] {
  return way.slice(1).flatMap((next, at) => {
    const before = itemAt(way, at);
    const reach = controlReach(before, next);
    return [before, next, { ...before, x: before.x + reach }, { ...next, x: next.x - reach }];
  });
}

/**
 * The distance of a control point: half the way forward, or {@link REACH} for a curve that goes
 * back.
 */
function controlReach(from: SvgPoint, to: SvgPoint): number {
  return to.x > from.x ? (to.x - from.x) / 2 : REACH;
}
