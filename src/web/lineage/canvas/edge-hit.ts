import type { Point } from '../../../report/html/svg/curve.js';
import { FAR_ZOOM, isNear } from '../layout/placed.js';
import { keyOfPair } from '../model/key-of.js';
import type { Selection } from '../model/lineage-address.js';
import { distanceTo } from './curve.js';
import type { Line } from './lines.js';

/** The largest distance of the pointer from a line, in CSS pixels of the screen. */
const HIT_DISTANCE = 6;

/**
 * The edge or the column pair whose line is closest to a point. Null if no line is within 6 pixels
 * of the screen. A line of several pairs gives its edge, and so do lines that the zoom merges.
 * Lines of groups and bundles do not count.
 *
 * @param point in pixels of the graph at zoom 1
 */
export function hitTest(lines: readonly Line[], point: Point, zoom: number): Selection | null {
  const here = { left: point.x, right: point.x, top: point.y, bottom: point.y };
  let least = HIT_DISTANCE / zoom;
  let found: Line | undefined;
  for (const line of lines) {
    if (line.kind === 'group' || line.kind === 'bundle') continue;
    if (line.kind === 'column' && zoom < FAR_ZOOM) continue;
    if (!isNear(line.bounds, here, least)) continue;
    const distance = distanceTo(line.curve, point);
    // Column lines come after the lines of their datasets, and win where both run along.
    if (distance > least) continue;
    least = distance;
    found = line;
  }
  return found ? { kind: 'edge', id: found.id, pair: found.pair && keyOfPair(found.pair) } : null;
}
