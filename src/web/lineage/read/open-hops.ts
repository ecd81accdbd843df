import type { QueryClient } from '@tanstack/react-query';
import type { Direction } from '../../entity/entity.js';
import { buildGraph } from '../model/build-graph.js';
import { openSide } from '../model/change-view.js';
import type { Graph } from '../model/graph.js';
import { stepAlong } from '../model/neighbours.js';
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
 */
export async function openHops(
  client: QueryClient,
  view: LineageView,
  { home, urn, direction, hops }: Hops,
): Promise<LineageView> {
  let opened = view;
  let ends: readonly string[] = [urn];
  for (let hop = 0; hop < hops && ends.length > 0; hop++) {
    opened = await openAll(client, opened, { home, ends, direction });
    ends = nextEnds(graphOf(client, home, opened), ends, direction);
  }
  return opened;
}

interface Ends {
  readonly home: string;
  readonly ends: readonly string[];
  readonly direction: Direction;
}

/** Opens a side of several boxes that have neighbours there, and reads it. */
async function openAll(
  client: QueryClient,
  view: LineageView,
  { home, ends, direction }: Ends,
): Promise<LineageView> {
  const { boxes } = graphOf(client, home, view);
  const closed = boxes.filter(
    ({ urn, sides }) => ends.includes(urn) && sides[direction].total !== 0,
  );
  const opened = closed.reduce((before, box) => openSide(before, box, direction), view);
  await readNeeds(client, home, opened);
  return opened;
}

function graphOf(client: QueryClient, home: string, view: LineageView): Graph {
  return buildGraph(home, view, cachedData(client, home)).graph;
}

/** Reads what the boxes of a view need and what is not read yet. */
async function readNeeds(client: QueryClient, home: string, view: LineageView): Promise<void> {
  const { needs } = buildGraph(home, view, cachedData(client, home));
  const boxes = needs.filter(
    ({ kind, urn }) => ['members', 'entity'].includes(kind) || (kind === 'hop' && urn !== home),
  );
  const missing = boxes.filter(
    (need) => client.getQueryData(needQuery(need).queryKey) === undefined,
  );
  if (missing.length === 0) return;
  await Promise.all(missing.map((need) => client.fetchQuery(needQuery(need))));
  // What is read can draw boxes that need more.
  await readNeeds(client, home, view);
}

/** The drawn neighbours of boxes in a direction. */
function nextEnds({ edges }: Graph, ends: readonly string[], direction: Direction): string[] {
  const next = edges.flatMap((edge) => {
    const { from, to } = stepAlong(edge, direction);
    return ends.includes(from) ? [to] : [];
  });
  return [...new Set(next)];
}
