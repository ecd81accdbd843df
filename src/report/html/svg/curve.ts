import { itemAt } from '../../../model/item-at.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Points from the right side of the upstream box, through any turns, to the left side of the
 * downstream box.
 */
export type Waypoints = readonly [Point, ...Point[]];

/** The distance in pixels by which a curve that goes back to the left extends beyond the boxes. */
const REACH = 48;

/**
 * Returns the data of an SVG path. The curve is horizontal at both ends, so that the reader finds
 * the row, and at its turns.
 */
export function curve(way: Waypoints): string {
  const parts = way.slice(1).map((next, at) => {
    const before = itemAt(way, at);
    const reach = controlReach(before, next);
    return `C${before.x + reach} ${before.y} ${next.x - reach} ${next.y} ${next.x} ${next.y}`;
  });
  return `M${way[0].x} ${way[0].y}${parts.join('')}`;
}

/** Returns control points whose bounding box contains the curve. */
export function curveHull(way: Waypoints): readonly Point[] {
  return way.slice(1).flatMap((next, at) => {
    const before = itemAt(way, at);
    const reach = controlReach(before, next);
    return [before, next, { ...before, x: before.x + reach }, { ...next, x: next.x - reach }];
  });
}

/**
 * Returns the distance of a control point: half the way forward, or {@link REACH} for a curve that
 * goes back.
 */
function controlReach(from: Point, to: Point): number {
  return to.x > from.x ? (to.x - from.x) / 2 : REACH;
}
