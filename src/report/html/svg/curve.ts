import { itemAt } from '../../../model/item-at.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the right side of the upstream to the left side of the downstream, over any turns in between. */
export type Way = readonly [Point, ...Point[]];

/** How far a curve leaves the boxes where it has to go back, in pixels. */
const REACH = 48;

/** The data of a path: it leaves and arrives level, so that the eye finds the port, and passes its turns level too. */
export function curve(way: Way): string {
  const parts = way.slice(1).map((next, at) => {
    const before = itemAt(way, at);
    const reach = reachOf(before, next);
    return `C${before.x + reach} ${before.y} ${next.x - reach} ${next.y} ${next.x} ${next.y}`;
  });
  return `M${way[0].x} ${way[0].y}${parts.join('')}`;
}

/** Points between which the curve lies. */
export function hullOf(way: Way): readonly Point[] {
  return way.slice(1).flatMap((next, at) => {
    const before = itemAt(way, at);
    const reach = reachOf(before, next);
    return [before, next, { ...before, x: before.x + reach }, { ...next, x: next.x - reach }];
  });
}

/** Forward to the middle; back only as far as is needed to turn round. */
function reachOf(from: Point, to: Point): number {
  return to.x > from.x ? (to.x - from.x) / 2 : REACH;
}
