import { groupBy } from '../../../model/group-by.js';
import type { Direction } from '../../entity/entity.js';

/** The ends of an edge: urns, or ids of groups. */
export interface Ends<End = string> {
  readonly upstream: End;
  readonly downstream: End;
}

/** The end of an edge that a step in a direction starts from, and the end that it leads to. */
export function stepAlong<End>(
  { upstream, downstream }: Ends<End>,
  direction: Direction,
): { readonly from: End; readonly to: End } {
  return direction === 'up'
    ? { from: downstream, to: upstream }
    : { from: upstream, to: downstream };
}

/** The neighbors of everything that edges connect, by direction and by urn or id. */
export type NeighborMaps = Readonly<Record<Direction, ReadonlyMap<string, readonly string[]>>>;

export function neighborsOf(edges: readonly Ends[]): NeighborMaps {
  return { up: nextOf(edges, 'up'), down: nextOf(edges, 'down') };
}

function nextOf(edges: readonly Ends[], direction: Direction): NeighborMaps[Direction] {
  const steps = groupBy(
    edges.map((edge) => stepAlong(edge, direction)),
    ({ from }) => from,
  );
  return new Map([...steps].map(([urn, some]) => [urn, some.map(({ to }) => to)]));
}
