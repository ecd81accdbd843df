import { endUrn, isOutputEnd } from '../../model/edge-end.js';
import { getOrMake } from '../../model/get-or-make.js';
import { itemAt } from '../../model/item-at.js';
import type { Readings } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { LineageChange } from '../document/change.js';
import { storedUpstreams } from '../unit/stored-lineage.js';
import { type NumberedGraph, type NumberedPair, numberedGraph } from './numbered-graph.js';
import { newTraversal, stepsTo, THROUGHOUT, traverse } from './traverse.js';

/** The edges between entities. Foreign records may add urns of no kind. */
export interface DatasetGraph extends NumberedGraph {
  readonly numbers: ReadonlyMap<string, number>;
  /** The urn of each dataset, by number. */
  readonly urns: readonly string[];
}

export function datasetGraph(readings: Readings): DatasetGraph {
  const numbers = new Map<string, number>();
  const edges: NumberedPair[] = [];
  const toNumber = (urn: string) => getOrMake(numbers, urn, () => numbers.size);
  for (const [urn, reading] of readings) {
    const holder = toNumber(urn);
    for (const end of storedUpstreams(reading)) {
      const other = toNumber(endUrn(end));
      edges.push(
        isOutputEnd(end)
          ? { downstream: other, upstream: holder, times: THROUGHOUT }
          : { downstream: holder, upstream: other, times: THROUGHOUT },
      );
    }
  }
  return { numbers, urns: [...numbers.keys()], ...numberedGraph(numbers.size, edges) };
}

/** The datasets that changes may affect, and the datasets that are needed to compute the effect. */
export interface Region {
  /** The changed datasets and everything downstream of them, before or after. */
  readonly downstream: ReadonlySet<string>;
  /** The upstreams of changed elements and everything upstream of those. */
  readonly sources: ReadonlySet<string>;
  /**
   * `downstream`, `sources` and everything upstream of them: another path may lead to the same
   * ancestor.
   */
  readonly all: ReadonlySet<string>;
}

/**
 * Finds the region of some changes, as far as the readings go. The ends of an added edge are starts
 * themselves, so the graph need not have it.
 */
export function findRegion(changes: readonly LineageChange[], graph: DatasetGraph): Region {
  const reach = stepCounter(graph);
  const ends = (end: keyof NumberedGraph) => changes.map((change) => change[end]);
  const downstream = reach('downstream', ends('downstream'));
  const sources = reach('upstream', ends('upstream'));
  const all = reach('upstream', [...downstream.keys(), ...sources.keys()]);
  return {
    downstream: new Set(downstream.keys()),
    sources: new Set(sources.keys()),
    all: new Set(all.keys()),
  };
}

/**
 * Finds the changed datasets that are not downstream of another changed dataset: a search from
 * these also finds everything downstream of the others. One dataset of a cycle is enough. Edges
 * that a plan adds do not count, since no index knows them.
 */
export function searchRoots(
  changes: readonly LineageChange[],
  readings: Readings,
): readonly EntityUrn[] {
  const reach = stepCounter(datasetGraph(readings));
  const covered = new Set<string>();
  const roots = new Set<EntityUrn>();
  for (const urn of new Set(changes.map(({ downstream }) => downstream))) {
    if (covered.has(urn)) continue;
    for (const one of reach('downstream', [urn]).keys()) {
      roots.delete(one as EntityUrn);
      covered.add(one);
    }
    roots.add(urn);
  }
  return [...roots];
}

/** Counts the edges to each dataset downstream of the start, which is included. Nearest first. */
export function reachDownstream(start: EntityUrn, readings: Readings): ReadonlyMap<string, number> {
  return stepCounter(datasetGraph(readings))('downstream', [start]);
}

/**
 * Returns a function that counts the edges from the nearest start to each dataset on the way, the
 * starts included. Nearest first.
 */
export function stepCounter(
  graph: DatasetGraph,
): (way: keyof NumberedGraph, starts: readonly string[]) => ReadonlyMap<string, number> {
  const { numbers, urns } = graph;
  const traversal = newTraversal(urns.length);
  return (way, starts) => {
    const known = starts.flatMap((urn) => numbers.get(urn) ?? []);
    traverse({ adjacency: graph[way], starts: known, times: 0 }, traversal);
    // A start may have no reading.
    const steps = new Map(starts.map((urn) => [urn, 0]));
    for (const dataset of traversal.visited.subarray(0, traversal.count))
      steps.set(itemAt(urns, dataset), stepsTo(traversal, dataset));
    return steps;
  };
}
