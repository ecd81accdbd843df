import { DIRECTIONS, type Direction } from '../../entity/entity.js';
import type { Graph } from './graph.js';
import { neighboursOf } from './neighbours.js';

/** A side that closes, or with an undefined direction a box that goes. */
export interface Cut {
  readonly urn: string;
  readonly direction: Direction | undefined;
}

/**
 * The boxes that the open sides still reach after a cut. A side with groups reaches the added boxes
 * alone.
 *
 * @param added keys of the boxes that the view draws out of groups
 */
export function reachedWithout(
  graph: Graph,
  cut: Cut,
  added: ReadonlySet<string>,
): ReadonlySet<string> {
  const neighbours = neighboursOf(graph.edges);
  const boxes = new Map(graph.boxes.map((box) => [box.urn, box]));
  const grouped = new Set(graph.groups.map(({ anchor, direction }) => `${direction} ${anchor}`));
  const isOpen = (urn: string, direction: Direction): boolean =>
    !(cut.urn === urn && cut.direction === direction) &&
    boxes.get(urn)?.sides[direction].isOpen === true;
  const isReached = (urn: string, isGrouped: boolean): boolean =>
    (cut.direction !== undefined || urn !== cut.urn) &&
    (!isGrouped || added.has(boxes.get(urn)?.key ?? ''));
  const reached = new Set([graph.home]);
  // The set grows while the loop runs through it.
  for (const urn of reached) {
    for (const direction of DIRECTIONS.filter((one) => isOpen(urn, one))) {
      const isGrouped = grouped.has(`${direction} ${urn}`);
      const next = neighbours[direction].get(urn) ?? [];
      for (const one of next.filter((other) => isReached(other, isGrouped))) reached.add(one);
    }
  }
  return reached;
}
