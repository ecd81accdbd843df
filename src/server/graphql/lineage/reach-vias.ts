import type { Urn } from '../../../urn/urn.js';
import type { WalkResult } from '../../lineage/walk-graph.js';
import { memoize } from '../../shared/memoize.js';
import type { AspectReads } from '../../store/aspect-store.js';
import type { LineageDirection } from '../../store/lineage-edge.js';
import { eachInTurn } from '../../turns/in-turn.js';
import type { Turn } from '../../turns/turn-scheduler.js';

/** A walk that started at a node. */
export interface WalkFrom {
  readonly start: number;
  readonly direction: LineageDirection;
  readonly reached: WalkResult;
}

/**
 * Adds the jobs and queries that the edges of a walk go through to the nodes that it reached. Each
 * has the degree of the edge, and its path ends at the near end of the edge, as in DataHub.
 */
export async function reachVias(
  { start, direction, reached }: WalkFrom,
  store: AspectReads,
  turn: Turn,
): Promise<WalkResult> {
  const { graph } = store;
  const between = viaFinder(direction, store);
  const parents = new Map<number, Set<number>>();
  const degrees = new Map<number, number>();
  const add = (via: number, parent: number, degree: number): void => {
    const before = degrees.get(via) ?? degree;
    // The nodes come in the order of their degrees.
    if (via === start || reached.degreeAt(via) !== 0 || before < degree) return;
    degrees.set(via, degree);
    parents.set(via, (parents.get(via) ?? new Set()).add(parent));
  };
  await eachInTurn(reached.nodes, turn, (node) => {
    for (const parent of reached.findParents(node))
      for (const urn of between(graph.toUrn(parent), graph.toUrn(node))) {
        const via = graph.findNode(urn);
        if (via !== undefined) add(via, parent, reached.degreeAt(node));
      }
  });
  if (degrees.size === 0) return reached;
  return {
    nodes: Int32Array.from([...reached.nodes, ...degrees.keys()]),
    degreeAt: (node) => degrees.get(node) ?? reached.degreeAt(node),
    findParents: (node) => [...(parents.get(node) ?? reached.findParents(node))],
  };
}

/**
 * Creates a function that finds the entities that the edges of a hop go through, in the direction of
 * the walk.
 */
export function viaFinder(
  direction: LineageDirection,
  store: AspectReads,
): (from: Urn, to: Urn) => readonly Urn[] {
  const viasByUpstream = memoize((downstream: Urn) => readVias(downstream, store));
  return (from, to) => {
    const [downstream, upstream] = direction === 'DOWNSTREAM' ? [to, from] : [from, to];
    return viasByUpstream(downstream).get(upstream) ?? [];
  };
}

/** Reads the entities that the edges to a node go through, by upstream, sorted as they are stored. */
function readVias(downstream: Urn, store: AspectReads): ReadonlyMap<Urn, readonly Urn[]> {
  const found = new Map<Urn, readonly Urn[]>();
  for (const { destination, via } of store.relationships(downstream, 'OUTGOING', [
    'DownstreamOf',
  ])) {
    if (via !== undefined) found.set(destination, [...(found.get(destination) ?? []), via]);
  }
  return found;
}
