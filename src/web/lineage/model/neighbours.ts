import { groupBy } from '../../../model/group-by.js';
import type { Direction, GraphEdge } from './graph.js';

type Ends = Pick<GraphEdge, 'upstream' | 'downstream'>;

/** The end of an edge that a step in a direction starts from, and the end that it leads to. */
export function stepAlong<End>(
  { upstream, downstream }: { readonly upstream: End; readonly downstream: End },
  direction: Direction,
): { readonly from: End; readonly to: End } {
  return direction === 'up'
    ? { from: downstream, to: upstream }
    : { from: upstream, to: downstream };
}

/** The urns of the neighbours of each box in a direction. */
export function neighboursOf(
  edges: readonly Ends[],
  direction: Direction,
): ReadonlyMap<string, readonly string[]> {
  const steps = edges.map((edge) => stepAlong(edge, direction));
  return new Map(
    [...groupBy(steps, ({ from }) => from)].map(([urn, some]) => [urn, some.map(({ to }) => to)]),
  );
}
