import type { Urn } from '../../../urn/urn.js';
import { memoize } from '../../shared/memoize.js';
import type { AspectReads } from '../../store/aspect-store.js';
import type { LineageDirection } from '../../store/lineage-edge.js';
import type { Paths } from './distribute-paths.js';
import type { FoundLineage } from './find-lineage.js';
import { shortestPaths } from './shortest-paths.js';

/**
 * Creates a function that finds the shortest paths to an entity: to all nodes that it represents,
 * both ends included, ordered by urns. If an edge goes through a query or a job, that is a node of
 * the path, as in DataHub.
 */
export function createPathFinder(
  found: FoundLineage,
  direction: LineageDirection,
  store: AspectReads,
): (entity: number) => Paths<Urn> {
  const ranks = store.graph.ranks();
  const rank = (node: number) => ranks[node] as number;
  // The paths of one answer name the same few nodes thousands of times.
  const parentsOf = memoize((node: number) =>
    [...found.reached.findParents(node)].sort((a, b) => rank(a) - rank(b)),
  );
  const viasByUpstream = memoize((downstream: Urn) => readVias(downstream, store));
  const between = (from: Urn, to: Urn): readonly Urn[] => {
    const via =
      direction === 'DOWNSTREAM' ? viasByUpstream(to).get(from) : viasByUpstream(from).get(to);
    return via === undefined ? [] : [via];
  };
  const finish = (path: readonly number[]): readonly Urn[] => {
    const urns = path.map((node) => store.graph.toUrn(node));
    return urns.flatMap((urn, i) => (i === 0 ? [urn] : [...between(urns[i - 1] as Urn, urn), urn]));
  };
  return function* (entity) {
    for (const node of found.nodesOf(entity)) {
      for (const path of shortestPaths(node, parentsOf)) yield finish(path);
    }
  };
}

/**
 * Reads the entities that the edges from the upstreams of a node go through, by upstream. Of
 * several the first counts.
 */
function readVias(downstream: Urn, store: AspectReads): ReadonlyMap<Urn, Urn> {
  const found = new Map<Urn, Urn>();
  for (const { destination, via } of store.relationships(downstream, 'OUTGOING', [
    'DownstreamOf',
  ])) {
    if (via !== undefined && !found.has(destination)) found.set(destination, via);
  }
  return found;
}
