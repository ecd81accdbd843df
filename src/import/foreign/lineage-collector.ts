import { compareText } from '../../errors/compare-text.js';
import type {
  PortableEdge,
  PortableLineage,
  PortablePair,
  PortableUnit,
} from '../../model/portable-lineage.js';
import { sortByText } from '../../model/sort-by-text.js';
import type { LineageType } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** Collects lineage in any order, and sorts it. Of equal elements the first stays. */
export class LineageCollector {
  readonly #units = new Map<DatasetUrn, OpenUnit>();

  /** Adds a unit, if it is new. A unit without edges says that the downstream has no upstreams. */
  addUnit(downstream: DatasetUrn): void {
    this.#unit(downstream);
  }

  addEdge(downstream: DatasetUrn, { upstream, type }: PortableEdge): void {
    const { edges } = this.#unit(downstream);
    if (!edges.has(upstream)) edges.set(upstream, type);
  }

  /** Adds a pair. The caller adds its edge. */
  addPair(downstream: DatasetUrn, pair: PortablePair): void {
    this.#unit(downstream).pairs.push(pair);
  }

  /** Adds a wildcard. The caller adds its edge. */
  addWildcard(downstream: DatasetUrn, upstream: DatasetUrn): void {
    this.#unit(downstream).wildcards.add(upstream);
  }

  finish(): PortableLineage {
    const units = [...this.#units].map(([downstream, unit]) => closeUnit(downstream, unit));
    return { units: sortByText(units, ({ downstream }) => downstream) };
  }

  #unit(downstream: DatasetUrn): OpenUnit {
    const known = this.#units.get(downstream);
    if (known !== undefined) return known;
    const unit: OpenUnit = { edges: new Map(), pairs: [], wildcards: new Set() };
    this.#units.set(downstream, unit);
    return unit;
  }
}

interface OpenUnit {
  readonly edges: Map<DatasetUrn, LineageType>;
  readonly pairs: PortablePair[];
  readonly wildcards: Set<DatasetUrn>;
}

function closeUnit(downstream: DatasetUrn, { edges, pairs, wildcards }: OpenUnit): PortableUnit {
  const sorted = pairs.toSorted(comparePairs);
  return {
    downstream,
    edges: [...edges]
      .sort(([a], [b]) => compareText(a, b))
      .map(([upstream, type]) => ({ upstream, type })),
    pairs: sorted.filter((pair, at) => {
      const before = sorted[at - 1];
      return before === undefined || comparePairs(before, pair) !== 0;
    }),
    wildcards: [...wildcards].sort(compareText).map((upstream) => ({ upstream })),
  };
}

/** Orders pairs by downstream column, then by upstream dataset and column. */
function comparePairs(a: PortablePair, b: PortablePair): number {
  return (
    compareText(a.downstreamColumn, b.downstreamColumn) ||
    compareText(a.upstream.dataset, b.upstream.dataset) ||
    compareText(a.upstream.column, b.upstream.column)
  );
}
