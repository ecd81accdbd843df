import { compareText } from '../../errors/compare-text.js';
import { getOrMake } from '../../model/get-or-make.js';
import type { PortableLineage, PortablePair, PortableUnit } from '../../model/portable-lineage.js';
import { sortByText } from '../../model/sort-by-text.js';
import type { LineageType } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** Collects lineage in any order, and sorts it. The first of several equal elements stays. */
export class LineageCollector {
  readonly #units = new Map<DatasetUrn, OpenUnit>();

  /** Adds a unit, if it is new. A unit without edges says that the downstream has no upstreams. */
  addUnit(downstream: DatasetUrn): void {
    this.#unit(downstream);
  }

  /** Adds an edge. An edge without a type takes the type of a later edge. */
  addEdge(downstream: DatasetUrn, upstream: DatasetUrn, type?: LineageType): void {
    const { edges } = this.#unit(downstream);
    edges.set(upstream, edges.get(upstream) ?? type);
  }

  /** Adds a pair. The caller adds its edge. */
  addPair(downstream: DatasetUrn, pair: PortablePair): void {
    const { pairs } = this.#unit(downstream);
    const key = pairKey(pair);
    if (!pairs.has(key)) pairs.set(key, pair);
  }

  /** Adds a wildcard. The caller adds its edge. */
  addWildcard(downstream: DatasetUrn, upstream: DatasetUrn): void {
    this.#unit(downstream).wildcards.add(upstream);
  }

  typeOf(downstream: DatasetUrn, upstream: DatasetUrn): LineageType | undefined {
    return this.#units.get(downstream)?.edges.get(upstream);
  }

  /** Returns the pair of the same columns. */
  pairLike(downstream: DatasetUrn, pair: PortablePair): PortablePair | undefined {
    return this.#units.get(downstream)?.pairs.get(pairKey(pair));
  }

  hasUpstreams(downstream: DatasetUrn): boolean {
    return this.#unit(downstream).edges.size > 0;
  }

  finish(): PortableLineage {
    const units = [...this.#units].map(([downstream, unit]) => closeUnit(downstream, unit));
    return { units: sortByText(units, ({ downstream }) => downstream) };
  }

  #unit(downstream: DatasetUrn): OpenUnit {
    return getOrMake(this.#units, downstream, () => ({
      edges: new Map(),
      pairs: new Map(),
      wildcards: new Set(),
    }));
  }
}

interface OpenUnit {
  /** By upstream. Undefined as long as no record states the type. */
  readonly edges: Map<DatasetUrn, LineageType | undefined>;
  /** By {@link pairKey}. */
  readonly pairs: Map<string, PortablePair>;
  readonly wildcards: Set<DatasetUrn>;
}

/**
 * Names have no control characters, so keys are unique. The separator sorts before all other
 * characters, so keys sort by downstream column, then by upstream dataset and column.
 */
function pairKey({ downstreamColumn, upstream }: PortablePair): string {
  return [downstreamColumn, upstream.dataset, upstream.column].join('\u0000');
}

function closeUnit(downstream: DatasetUrn, { edges, pairs, wildcards }: OpenUnit): PortableUnit {
  return {
    downstream,
    edges: sortByText([...edges], ([upstream]) => upstream).map(([upstream, type]) => ({
      upstream,
      type: type ?? 'TRANSFORMED',
    })),
    pairs: sortByText([...pairs], ([key]) => key).map(([, pair]) => pair),
    wildcards: [...wildcards].sort(compareText).map((upstream) => ({ upstream })),
  };
}
