import { compareText } from '../../errors/compare-text.js';
import type { Urn } from '../../urn/urn.js';
import type { LineageDirection } from '../store/lineage-edge.js';
import { type LineageReads, lineageHops } from './lineage-hops.js';
import { walkGraph } from './walk-graph.js';

/** The start and the limits of a walk along lineage. */
export interface LineageWalk {
  readonly start: Urn;
  readonly direction: LineageDirection;
  /** The maximum number of hops. */
  readonly maxHops: number;
}

/** An entity that the walk reached. */
export interface ReachedEntity {
  readonly urn: Urn;
  /** The number of hops on a shortest path from the start, 1 or more. */
  readonly degree: number;
  /** The entities before this one on its shortest paths, sorted. */
  readonly parents: () => readonly Urn[];
}

/**
 * Walks lineage breadth-first. The result is sorted by degree, then by urn. It never includes the
 * start, even in a cycle.
 */
export function walkLineage(
  { start, direction, maxHops }: LineageWalk,
  store: LineageReads,
): ReadonlyMap<Urn, ReachedEntity> {
  const { graph } = store;
  const node = graph.findStart(start);
  if (node === undefined) return new Map();
  const hops = lineageHops(store, { direction });
  const { nodes, degreeAt, findParents } = walkGraph({
    start: node,
    size: graph.size,
    hops,
    maxHops,
  });
  const ranks = graph.ranks();
  const sorted = [...nodes].sort(
    (a, b) => degreeAt(a) - degreeAt(b) || (ranks[a] as number) - (ranks[b] as number),
  );
  const toUrn = (one: number) => graph.toUrn(one);
  return new Map(
    sorted.map((one) => {
      const urn = toUrn(one);
      return [
        urn,
        {
          urn,
          degree: degreeAt(one),
          parents: () => findParents(one).map(toUrn).sort(compareText),
        },
      ];
    }),
  );
}
