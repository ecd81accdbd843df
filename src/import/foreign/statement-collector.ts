import { compareText } from '../../errors/compare-text.js';
import type { PortableLineage, PortablePair, PortableUnit } from '../../model/portable-lineage.js';
import { sortByText } from '../../model/sort-by-text.js';
import type { LineageType } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';

/** One edge, and what a record of a source says about its columns. */
export interface Statement {
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  /** Absent if the record does not state it. */
  readonly type?: LineageType | undefined;
  /** `*`: all columns that both datasets have. Absent for an edge alone. */
  readonly columns?: StatedPair | '*' | undefined;
}

export interface StatedPair {
  readonly upstream: string;
  readonly downstream: string;
  readonly transform?: string | undefined;
  readonly confidence: number;
}

/** Unites the records of a source. Notices records that contradict an earlier one. */
export class StatementCollector {
  readonly #units = new Map<DatasetUrn, OpenUnit>();

  /**
   * Takes the statements of one record. Returns false, and takes none, if one of them contradicts an
   * earlier record.
   */
  add(statements: readonly Statement[]): boolean {
    if (statements.some((statement) => this.#contradicts(statement))) return false;
    for (const statement of statements) this.#take(statement);
    return true;
  }

  /** Takes a dataset that has no upstreams, if no record states one. */
  addDownstream(downstream: DatasetUrn): void {
    this.#unit(downstream);
  }

  hasUpstreams(downstream: DatasetUrn): boolean {
    return this.#unit(downstream).types.size > 0;
  }

  finish(): PortableLineage {
    return {
      units: sortByText([...this.#units.keys()], (urn) => urn).map((urn) =>
        closeUnit(urn, this.#unit(urn)),
      ),
    };
  }

  #contradicts({ downstream, upstream, type, columns }: Statement): boolean {
    const unit = this.#units.get(downstream);
    if (unit === undefined) return false;
    const known = unit.types.get(upstream);
    if (type !== undefined && known !== undefined && type !== known) return true;
    if (columns === undefined || columns === '*') return false;
    const pair = unit.pairs.get(pairKey(upstream, columns));
    if (pair === undefined) return false;
    return pair.transform !== columns.transform || pair.confidence !== columns.confidence;
  }

  #take({ downstream, upstream, type, columns }: Statement): void {
    const { types, pairs, wildcards } = this.#unit(downstream);
    types.set(upstream, type ?? types.get(upstream));
    if (columns === '*') wildcards.add(upstream);
    else if (columns !== undefined)
      pairs.set(pairKey(upstream, columns), toPair(upstream, columns));
  }

  #unit(downstream: DatasetUrn): OpenUnit {
    const known = this.#units.get(downstream);
    if (known !== undefined) return known;
    const unit: OpenUnit = { types: new Map(), pairs: new Map(), wildcards: new Set() };
    this.#units.set(downstream, unit);
    return unit;
  }
}

interface OpenUnit {
  /** By upstream. Undefined if no record states the type. */
  readonly types: Map<DatasetUrn, LineageType | undefined>;
  /** By {@link pairKey}. */
  readonly pairs: Map<string, PortablePair>;
  readonly wildcards: Set<DatasetUrn>;
}

/**
 * Names have no control characters, so keys are unique. The separator sorts before all other
 * characters, so keys sort as pairs do.
 */
function pairKey(dataset: DatasetUrn, { upstream, downstream }: StatedPair): string {
  return [downstream, dataset, upstream].join('\u0000');
}

function toPair(
  dataset: DatasetUrn,
  { upstream, downstream, transform, confidence }: StatedPair,
): PortablePair {
  return {
    downstreamColumn: downstream,
    upstream: { dataset, column: upstream },
    ...(transform !== undefined && { transform }),
    confidence,
  };
}

function closeUnit(downstream: DatasetUrn, { types, pairs, wildcards }: OpenUnit): PortableUnit {
  return {
    downstream,
    edges: sortByText([...types], ([upstream]) => upstream).map(([upstream, type]) => ({
      upstream,
      type: type ?? 'TRANSFORMED',
    })),
    pairs: sortByText([...pairs], ([key]) => key).map(([, pair]) => pair),
    wildcards: [...wildcards].sort(compareText).map((upstream) => ({ upstream })),
  };
}
