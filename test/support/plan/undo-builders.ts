import type { DatasetContent } from '../../../src/model/desired-state.js';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { type EdgeValue, type PairValue, pairId } from '../../../src/plan/document/change.js';
import type {
  PlanIntent,
  UndoneDataset,
  UndoneEdge,
  UndonePair,
  UndoneUnit,
} from '../../../src/plan/unit/plan-intent.js';
import { fieldOf } from '../model/lineage-builders.js';
import { urnOf } from '../model/state-builders.js';

/** An edge of ours, and one of others. */
export const ours: EdgeValue = { type: 'TRANSFORMED', owned: true, protected: false };
export const theirs: EdgeValue = { ...ours, owned: false };

/** A column pair of ours, and one of others. */
export const ourPair: PairValue = { transform: null, confidence: 1, owned: true };
export const theirPair: PairValue = { ...ourPair, owned: false };

type EdgeMore = Partial<Pick<UndoneEdge, 'records' | 'cutOff' | 'retypedAll'>>;

/**
 * An edge that an apply changed. `undoneEdge('raw', null, ours)`: an apply made `orders <- raw`.
 */
export function undoneEdge(
  upstream: string,
  was: EdgeValue | null,
  became: EdgeValue | null,
  more: EdgeMore = {},
): UndoneEdge {
  const edge = { upstream: urnOf(upstream), was, became };
  return { ...edge, records: [], cutOff: false, retypedAll: false, ...more };
}

/**
 * A pair that an apply changed. `undonePair('total', 'raw.amount', null, ourPair)`: an apply made
 * `orders.total <- raw.amount`.
 */
export function undonePair(
  column: string,
  upstream: string,
  was: PairValue | null,
  became: PairValue | null,
): UndonePair {
  const fields = { downstreamField: fieldOf(`orders.${column}`), upstreamField: fieldOf(upstream) };
  const [dataset = ''] = upstream.split('.');
  return { ...fields, upstream: urnOf(dataset), was, became, taken: [] };
}

export function undoneDataset(
  name: string,
  was: DatasetContent | null,
  became: DatasetContent,
): UndoneDataset {
  return { urn: urnOf(name), was, became };
}

interface Undone {
  readonly edges?: readonly UndoneEdge[];
  readonly pairs?: readonly UndonePair[];
  readonly datasets?: readonly UndoneDataset[];
  /** True if digests prove that the receipt is unedited. Default: true. */
  readonly isProven?: boolean;
}

/** The intent to undo these changes of `orders`, and of datasets. */
export function undoing({
  edges = [],
  pairs = [],
  datasets = [],
  isProven = true,
}: Undone): PlanIntent {
  const unit: UndoneUnit = {
    isProven,
    edges: new Map(edges.map((edge) => [edge.upstream, edge])),
    pairs: new Map(pairs.map((pair) => [pairId(pair, urnOf('orders')), pair])),
  };
  const isEmpty = edges.length === 0 && pairs.length === 0;
  return {
    kind: 'rollback',
    undo: { units: isEmpty ? new Map() : new Map([[urnOf('orders'), unit]]), datasets },
  };
}

/** The records of an edge as an undo stores them. */
export function recordsOf(...records: readonly UpstreamRecord[]): EdgeMore {
  return { records };
}
