import type { QueryClient } from '@tanstack/react-query';
import type { Direction } from '../../entity/entity.js';
import { type BuiltGraph, buildGraph } from '../model/build-graph.js';
import { openSide } from '../model/change-view.js';
import type { Graph } from '../model/graph.js';
import type { Need } from '../model/graph-data.js';
import type { LineageView } from '../model/lineage-address.js';
import { stepAlong } from '../model/neighbors.js';
import type { Roots } from '../model/walk.js';
import { cachedData, needQuery } from './lineage-queries.js';

/** The side to open, and the number of hops. */
interface HopsToOpen {
  readonly home: string;
  /** Default: the home entity alone. */
  readonly roots?: Roots;
  readonly urn: string;
  readonly direction: Direction;
  /** At least 1. */
  readonly hops: number;
}

/**
 * Opens a side by several hops. Each hop is read before the next, since the address names each
 * opening. Groups stay closed, and an address has at most 100 openings.
 */
export async function openHops(
  client: QueryClient,
  view: LineageView,
  { home, roots, urn, direction, hops }: HopsToOpen,
): Promise<LineageView> {
  const build = (one: LineageView): BuiltGraph =>
    buildGraph(home, one, cachedData(client, home), roots);
  let opened = view;
  let ends: readonly string[] = [urn];
  for (let hop = 0; hop < hops && ends.length > 0; hop++) {
    const closed = build(opened).graph.boxes.filter(
      (box) => ends.includes(box.urn) && box.sides[direction].total !== 0,
    );
    opened = closed.reduce((before, box) => openSide(before, box, direction), opened);
    await readNeeds(client, home, () => build(opened).needs);
    ends = nextEnds(build(opened).graph, ends, direction);
  }
  return opened;
}

/** Reads the data that boxes need and lack. New data can draw boxes that need more. */
async function readNeeds(
  client: QueryClient,
  home: string,
  needsNow: () => readonly Need[],
): Promise<void> {
  const isMissing = (need: Need): boolean =>
    (['members', 'entity'].includes(need.kind) || (need.kind === 'hop' && need.urn !== home)) &&
    client.getQueryData(needQuery(need).queryKey) === undefined;
  for (;;) {
    const missing = needsNow().filter(isMissing);
    if (missing.length === 0) return;
    await Promise.all(missing.map((need) => client.fetchQuery(needQuery(need))));
  }
}

function nextEnds({ edges }: Graph, ends: readonly string[], direction: Direction): string[] {
  const steps = edges.map((edge) => stepAlong(edge, direction));
  return [...new Set(steps.filter(({ from }) => ends.includes(from)).map(({ to }) => to))];
}
