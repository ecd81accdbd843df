import type { NonEmpty } from '../../../src/model/group-by.js';
import { itemAt } from '../../../src/model/item-at.js';
import { pairFingerprint } from '../../../src/model/mark.js';
import type { ObservedPair, PairOccurrence } from '../../../src/plan/unit/observed-unit.js';
import type { SeenPair } from '../../../src/plan/unit/seen-pair.js';
import { fieldOf } from '../model/lineage-builders.js';
import { urnOf } from '../model/state-builders.js';

/**
 * `orders.total <- raw.amount` in one record, for example `inRecord({ transform: 'SUM', writable:
 * false })`.
 */
export function inRecord(more: Partial<PairOccurrence> = {}): PairOccurrence {
  const pair = {
    downstreamField: fieldOf('orders.total'),
    upstream: urnOf('raw'),
    upstreamField: fieldOf('raw.amount'),
    transform: null,
    confidence: 1,
    writable: true,
    ...more,
  };
  return { ...pair, fingerprint: pairFingerprint(pair) };
}

/** The same pair in several records. */
export function inRecords(...[first, ...more]: NonEmpty<Partial<PairOccurrence>>): ObservedPair {
  return {
    key: 'total',
    upstream: urnOf('raw'),
    occurrences: [inRecord(first), ...more.map(inRecord)],
  };
}

interface Records {
  readonly own?: readonly Partial<PairOccurrence>[];
  readonly others?: readonly Partial<PairOccurrence>[];
}

/**
 * The same pair as seen by a stack whose mark names the records `own`. The first record determines
 * the values.
 */
export function pairOfRecords({ own: named = [], others: unnamed = [] }: Records): SeenPair {
  const [own, others] = [named.map(inRecord), unnamed.map(inRecord)];
  const first = itemAt([...own, ...others], 0);
  return {
    ...first,
    key: 'total',
    occurrences: [first, ...[...own, ...others].slice(1)],
    own,
    others,
  };
}
