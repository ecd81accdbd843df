import type { Direction, Graph } from './graph.js';

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
  const neighbours = neighboursOf(graph);
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
    for (const direction of (['up', 'down'] as const).filter((one) => isOpen(urn, one))) {
      const isGrouped = grouped.has(`${direction} ${urn}`);
      const next = neighbours[direction].get(urn) ?? [];
      for (const one of next.filter((other) => isReached(other, isGrouped))) reached.add(one);
    }
  }
  return reached;
}

type Neighbours = ReadonlyMap<string, readonly string[]>;

function neighboursOf({ edges }: Graph): Readonly<Record<Direction, Neighbours>> {
  const up = new Map<string, string[]>();
  const down = new Map<string, string[]>();
  for (const { upstream, downstream } of edges) {
    append(up, downstream, upstream);
    append(down, upstream, downstream);
  }
  return { up, down };
}

function append(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
