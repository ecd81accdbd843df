import { compareText } from '../../errors/compare-text.js';
import type { EdgeEnd } from '../../model/edge-end.js';
import { getOrMake } from '../../model/get-or-make.js';
import type { PortableLineage, PortablePair, PortableUnit } from '../../model/portable-lineage.js';
import { sortByText } from '../../model/sort-by-text.js';
import type { LineageType } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

/** The facts of an edge. A fact is absent as long as no record states it. */
export interface StatedFacts {
  readonly type?: LineageType | undefined;
  readonly note?: string | undefined;
}

/** Collects lineage in any order, and sorts it. The first of several equal elements stays. */
export class LineageCollector {
  readonly #units = new Map<EntityUrn, OpenUnit>();

  /** Adds a unit, if it is new. A unit without edges says that its holder has no lineage. */
  addUnit(holder: EntityUrn): void {
    this.#unit(holder);
  }

  /** Adds an edge. An edge without a fact takes the fact of a later edge. */
  addEdge(holder: EntityUrn, end: EdgeEnd, { type, note }: StatedFacts = {}): void {
    const { edges } = this.#unit(holder);
    const before = edges.get(end);
    edges.set(end, { type: before?.type ?? type, note: before?.note ?? note });
  }

  /** Adds a pair. The caller adds its edge. */
  addPair(holder: EntityUrn, pair: PortablePair): void {
    const { pairs } = this.#unit(holder);
    const key = pairKey(pair);
    if (!pairs.has(key)) pairs.set(key, pair);
  }

  /** Adds a wildcard. The caller adds its edge. */
  addWildcard(downstream: EntityUrn, upstream: DatasetUrn): void {
    this.#unit(downstream).wildcards.add(upstream);
  }

  factsOf(holder: EntityUrn, end: EdgeEnd): StatedFacts {
    return this.#units.get(holder)?.edges.get(end) ?? {};
  }

  /** Returns the pair of the same columns. */
  pairLike(holder: EntityUrn, pair: PortablePair): PortablePair | undefined {
    return this.#units.get(holder)?.pairs.get(pairKey(pair));
  }

  hasEdges(holder: EntityUrn): boolean {
    return this.#unit(holder).edges.size > 0;
  }

  finish(): PortableLineage {
    const units = [...this.#units].map(([holder, unit]) => closeUnit(holder, unit));
    return { units: sortByText(units, ({ downstream }) => downstream) };
  }

  #unit(holder: EntityUrn): OpenUnit {
    return getOrMake(this.#units, holder, () => ({
      edges: new Map(),
      pairs: new Map(),
      wildcards: new Set(),
    }));
  }
}

interface OpenUnit {
  /** By other end. */
  readonly edges: Map<EdgeEnd, StatedFacts>;
  /** By {@link pairKey}. */
  readonly pairs: Map<string, PortablePair>;
  readonly wildcards: Set<DatasetUrn>;
}

/**
 * Names have no control characters, so keys are unique. The separator sorts before all other
 * characters, so keys sort by output, downstream column, upstream dataset and upstream column.
 */
function pairKey({ of, downstreamColumn, upstream }: PortablePair): string {
  return [of, downstreamColumn, upstream.dataset, upstream.column].join('\u0000');
}

function closeUnit(downstream: EntityUrn, { edges, pairs, wildcards }: OpenUnit): PortableUnit {
  return {
    downstream,
    edges: sortByText([...edges], ([end]) => end).map(([upstream, { type, note }]) => ({
      upstream,
      type: type ?? 'TRANSFORMED',
      ...(note !== undefined && { note }),
    })),
    pairs: sortByText([...pairs], ([key]) => key).map(([, pair]) => pair),
    wildcards: [...wildcards].sort(compareText).map((upstream) => ({ upstream })),
  };
}
