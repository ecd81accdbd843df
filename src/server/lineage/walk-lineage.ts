import { compareText } from '../../errors/compare-text.js';
import type { Urn } from '../../urn/urn.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { LineageDirection } from '../store/lineage-edge.js';
import { lineageHops } from './lineage-hops.js';
import { walkGraph } from './walk-graph.js';

export interface LineageWalk {
  readonly start: Urn;
  readonly direction: LineageDirection;
  /** How many hops to go. */
  readonly maxHops: number;
}

/** An entity that the walk met. */
export interface ReachedEntity {
  readonly urn: Urn;
  /** Hops on a shortest path from the start, 1 or more. */
  readonly degree: number;
  /** The entities before this one on its shortest paths, sorted. */
  readonly parents: () => readonly Urn[];
}

/** Walks lineage breadth-first. The answer is ordered by degree, then by urn; the start is not in it, cycles or not. */
export function walkLineage({ start, direction, maxHops }: LineageWalk, store: AspectStore): ReadonlyMap<Urn, ReachedEntity> {
  const { graph } = store;
  const node = graph.numberOf(start);
  if (node === undefined) return new Map();
  const ranks = graph.ranks();
  const { nodes, degreeOf, parentsOf } = walkGraph({ start: node, size: graph.size, hops: lineageHops(store, { direction }), maxHops });
  const sorted = [...nodes].sort((a, b) => degreeOf(a) - degreeOf(b) || (ranks[a] as number) - (ranks[b] as number));
  const urnOf = (one: number) => graph.urnOf(one);
  return new Map(
    sorted.map((one) => {
      const urn = urnOf(one);
      return [urn, { urn, degree: degreeOf(one), parents: () => parentsOf(one).map(urnOf).sort(compareText) }];
    }),
  );
}
