import type { Urn } from '../../../urn/urn.js';
import type { AspectStore } from '../../store/aspect-store.js';
import type { LineageDirection } from '../../store/lineage-edge.js';
import type { FoundLineage } from './find-lineage.js';
import type { Paths } from './share-paths.js';
import { shortestPaths } from './shortest-paths.js';

/**
 * How entities that a search found are reached: the shortest paths to the nodes that they stand for, both ends included,
 * ordered by their urns. Where an edge goes through a query or a job, that stands between its ends, as in DataHub.
 */
export function pathFinder(found: FoundLineage, direction: LineageDirection, store: AspectStore): (entity: number) => Paths<Urn> {
  const ranks = store.graph.ranks();
  const rankOf = (node: number) => ranks[node] as number;
  const parentsOf = once((node: number) => [...found.reached.parentsOf(node)].sort((a, b) => rankOf(a) - rankOf(b)));
  const viasOf = once((downstream: Urn) => vias(downstream, store));
  const between = (from: Urn, to: Urn): readonly Urn[] => {
    const via = direction === 'DOWNSTREAM' ? viasOf(to).get(from) : viasOf(from).get(to);
    return via === undefined ? [] : [via];
  };
  const finish = (path: readonly number[]): readonly Urn[] => {
    const urns = path.map((node) => store.graph.urnOf(node));
    return urns.flatMap((urn, i) => (i === 0 ? [urn] : [...between(urns[i - 1] as Urn, urn), urn]));
  };
  return function* (entity) {
    for (const node of found.nodesOf(entity)) {
      for (const path of shortestPaths(node, parentsOf)) yield finish(path);
    }
  };
}

/** What the edges from a node's upstreams go through, by upstream; the first where there are several. */
function vias(downstream: Urn, store: AspectStore): ReadonlyMap<Urn, Urn> {
  const found = new Map<Urn, Urn>();
  for (const { destination, via } of store.relationships(downstream, 'OUTGOING', ['DownstreamOf'])) {
    if (via !== undefined && !found.has(destination)) found.set(destination, via);
  }
  return found;
}

/** Paths of one answer name the same few nodes thousands of times. */
function once<K, V>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as V;
  };
}
