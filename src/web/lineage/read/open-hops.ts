import type { QueryClient } from '@tanstack/react-query';
import { buildGraph } from '../model/build-graph.js';
import { hasMostOpenings, openSide } from '../model/change-view.js';
import type { Direction, Graph } from '../model/graph.js';
import type { LineageView } from '../model/view.js';
import { cachedData, needQuery } from './lineage-queries.js';

/** The side that opens, and how far. */
export interface Hops {
  readonly home: string;
  readonly urn: string;
  readonly direction: Direction;
  /** At least 1. */
  readonly hops: number;
}

/**
 * Opens a side by several hops. Each hop is read before the next, since the address names each
 * opening. Groups stay closed. Stops at the most openings of an address.
 *
 * @throws ApiError
 */
export async function openHops(
  client: QueryClient,
  view: LineageView,
  { home, urn, direction, hops }: Hops,
): Promise<LineageView> {
  let opened = view;
  let ends = [urn];
  for (let hop = 0; hop < hops && ends.length > 0; hop++) {
    const before = graphOf(client, home, opened);
    for (const box of before.boxes.filter((one) => ends.includes(one.urn)))
      if (!hasMostOpenings(opened)) opened = openSide(opened, box, direction);
    await readHops(client, home, opened);
    const after = graphOf(client, home, opened);
    ends = nextEnds(after, ends, direction);
  }
  return opened;
}

function graphOf(client: QueryClient, home: string, view: LineageView): Graph {
  return buildGraph(home, view, cachedData(client, home)).graph;
}

/** Reads the hops that a view needs and that are not read yet. */
async function readHops(client: QueryClient, home: string, view: LineageView): Promise<void> {
  const { needs } = buildGraph(home, view, cachedData(client, home));
  const hops = needs.filter(({ kind, urn }) => kind === 'hop' && urn !== home);
  await Promise.all(hops.map((need) => client.ensureQueryData(needQuery(need))));
}

/** The drawn neighbours of boxes that have more neighbours in the direction. */
function nextEnds(
  { boxes, edges }: Graph,
  ends: readonly string[],
  direction: Direction,
): string[] {
  const next = new Set(
    edges.flatMap(({ upstream, downstream }) => {
      const [near, far] = direction === 'up' ? [downstream, upstream] : [upstream, downstream];
      return ends.includes(near) ? [far] : [];
    }),
  );
  return boxes
    .filter(({ urn, sides }) => next.has(urn) && !sides[direction].isOpen)
    .filter(({ sides }) => sides[direction].total !== 0)
    .map(({ urn }) => urn);
}
