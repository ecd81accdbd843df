import { describe, expect, it } from 'vitest';
import {
  decideDeclaredPair,
  decideUndeclaredPair,
  type PairStanding,
} from '../../../src/plan/unit/decide-pair.js';
import type { EdgeDecision } from '../../../src/plan/unit/decision.js';
import type { PairOccurrence } from '../../../src/plan/unit/observed-unit.js';
import { isAsDeclared, sameValue } from '../../../src/plan/unit/pair-value.js';
import type { SeenPair } from '../../../src/plan/unit/seen-pair.js';
import { fieldOf } from '../../support/model/lineage-builders.js';
import { somewhere, urnOf } from '../../support/model/state-builders.js';
import { pairOfRecords } from '../../support/plan/seen-pairs.js';

const declared = {
  key: 'total',
  downstreamField: fieldOf('orders.total'),
  upstream: urnOf('raw'),
  upstreamField: fieldOf('raw.amount'),
  transform: null,
  confidence: 0.7,
  place: somewhere,
};

const equal: Partial<PairOccurrence> = { confidence: Math.fround(0.7) };
const unsure: Partial<PairOccurrence> = { confidence: 0.5 };
const summed: Partial<PairOccurrence> = { ...equal, transform: 'SUM' };
const untouchable = (record: Partial<PairOccurrence>) => ({ ...record, writable: false });
const ours = (...records: readonly Partial<PairOccurrence>[]) => pairOfRecords({ own: records });
const theirs = (...records: readonly Partial<PairOccurrence>[]) =>
  pairOfRecords({ others: records });
const both = (own: Partial<PairOccurrence>, other: Partial<PairOccurrence>) =>
  pairOfRecords({ own: [own], others: [other] });

const gone: EdgeDecision = { kind: 'delete', reason: 'undeclared' };
const shared: PairStanding = {
  isForeign: false,
  edge: { kind: 'co-declared' },
  exclusive: false,
  prune: true,
};
const foreign = { ...shared, isForeign: true };
const exclusive = { ...shared, exclusive: true };
const keeping = { ...shared, prune: false };

describe('a declared pair', () => {
  it.each<[string, SeenPair | undefined, PairStanding, unknown]>([
    ['missing', undefined, shared, { kind: 'create' }],
    [
      'missing, on an edge that we create',
      undefined,
      { ...shared, edge: { kind: 'create' } },
      { kind: 'create' },
    ],
    ['owned, equal as a float32', ours(equal), shared, { kind: 'keep' }],
    [
      'owned, with a transform that the manifest does not give',
      ours(summed),
      shared,
      { kind: 'keep' },
    ],
    ['owned, another confidence', ours(unsure), shared, { kind: 'update', reason: 'differs' }],
    ['owned, in a record that we never change', ours(untouchable(equal)), shared, { kind: 'keep' }],
    [
      'owned, different, in a record that we never change',
      ours(untouchable(unsure)),
      shared,
      { kind: 'release', reason: 'left-to-others' },
    ],
    ["owned, beside another writer's record", both(equal, unsure), shared, { kind: 'keep' }],
    ['unmarked', theirs(equal), shared, { kind: 'co-declared', same: true }],
    [
      'unmarked, on an edge that we create: never claimed',
      theirs(equal),
      { ...shared, edge: { kind: 'create' } },
      { kind: 'co-declared', same: true },
    ],
    ['unmarked, another confidence', theirs(unsure), shared, { kind: 'co-declared', same: false }],
    ["another stack's, equal: shared", theirs(equal), foreign, { kind: 'mark', reason: 'shared' }],
    ["another stack's, another confidence: foreign", theirs(unsure), foreign, { kind: 'foreign' }],
    ["ours and another stack's, equal", ours(equal), foreign, { kind: 'keep' }],
    [
      "ours and another stack's, another confidence: foreign",
      ours(unsure),
      foreign,
      { kind: 'foreign' },
    ],
    ['exclusive, unmarked', theirs(equal), exclusive, { kind: 'mark', reason: 'exclusive' }],
    [
      'exclusive, unmarked, another confidence',
      theirs(unsure),
      exclusive,
      { kind: 'update', reason: 'exclusive' },
    ],
    [
      "exclusive, another stack's, another confidence: foreign",
      theirs(unsure),
      { ...exclusive, isForeign: true },
      { kind: 'foreign' },
    ],
    [
      'exclusive, in a record that we never change',
      theirs(untouchable(equal)),
      exclusive,
      { kind: 'co-declared', same: true },
    ],
    [
      'exclusive, also in a record that we never change',
      theirs(equal, untouchable(unsure)),
      exclusive,
      { kind: 'co-declared', same: true },
    ],
  ])('%s', (_row, seen, standing, decision) => {
    expect(decideDeclaredPair(declared, seen, standing)).toEqual(decision);
  });

  it('with a transform differs from any other, and equals none without a transform', () => {
    const summing = { ...declared, transform: 'SUM' };
    expect(decideDeclaredPair(summing, ours(summed), shared)).toEqual({ kind: 'keep' });
    expect(decideDeclaredPair(summing, ours(equal), shared)).toEqual({
      kind: 'update',
      reason: 'differs',
    });
    expect(decideDeclaredPair(summing, theirs(equal), shared)).toEqual({
      kind: 'co-declared',
      same: false,
    });
    expect(decideDeclaredPair(declared, theirs(summed), shared)).toEqual({
      kind: 'co-declared',
      same: true,
    });
  });

  it("with the transform of another writer's record is theirs: our mark would name both", () => {
    const summing = { ...declared, transform: 'SUM' };
    const left = { kind: 'release', reason: 'left-to-others' };
    expect(decideDeclaredPair(summing, both(equal, summed), shared)).toEqual(left);
    expect(decideDeclaredPair(summing, both(equal, { ...summed, ...unsure }), shared)).toEqual(
      left,
    );
    expect(decideDeclaredPair(summing, both(equal, untouchable(summed)), shared)).toEqual({
      kind: 'update',
      reason: 'differs',
    });
    expect(decideDeclaredPair(declared, both({ ...summed, ...unsure }, equal), shared)).toEqual({
      kind: 'update',
      reason: 'differs',
    });
  });

  it('is taken from others if ownership is exclusive, and every record may be changed', () => {
    const summing = { ...declared, transform: 'SUM' };
    expect(decideDeclaredPair(summing, both(equal, summed), exclusive)).toEqual({
      kind: 'update',
      reason: 'exclusive',
    });
    const queried = pairOfRecords({ own: [equal], others: [summed, untouchable(equal)] });
    expect(decideDeclaredPair(summing, queried, exclusive)).toEqual({
      kind: 'release',
      reason: 'left-to-others',
    });
  });
});

describe('a pair that no manifest declares', () => {
  const untouched = untouchable(equal);

  it.each<[string, SeenPair, PairStanding, unknown]>([
    ['owned: pruned', ours(equal), shared, { kind: 'delete', reason: 'undeclared' }],
    [
      'owned, its edge is removed',
      ours(equal),
      { ...shared, edge: gone },
      { kind: 'delete', reason: 'edge-removed' },
    ],
    ['owned, prune off', ours(equal), keeping, { kind: 'keep' }],
    [
      "ours and another stack's: our name is removed",
      ours(equal),
      foreign,
      { kind: 'release', reason: 'released' },
    ],
    [
      'owned, in a record that we never change',
      ours(untouched),
      shared,
      { kind: 'release', reason: 'left-to-others' },
    ],
    [
      "owned, beside another writer's record",
      both(equal, untouched),
      shared,
      { kind: 'release', reason: 'left-to-others' },
    ],
    [
      "owned, beside another writer's record, its edge is removed",
      both(equal, equal),
      { ...shared, edge: gone },
      { kind: 'release', reason: 'left-to-others' },
    ],
    ['unmarked', theirs(equal), shared, { kind: 'others' }],
    ['unmarked, its edge is removed', theirs(equal), { ...shared, edge: gone }, { kind: 'others' }],
    ["another stack's", theirs(equal), foreign, { kind: 'others' }],
    ['unmarked, prune off', theirs(equal), keeping, { kind: 'others' }],
    ['exclusive, owned', ours(equal), exclusive, { kind: 'delete', reason: 'undeclared' }],
    [
      "exclusive, owned, beside another writer's record",
      both(equal, equal),
      exclusive,
      { kind: 'delete', reason: 'exclusive' },
    ],
    [
      'exclusive, owned, beside a record that we never change',
      both(equal, untouched),
      exclusive,
      { kind: 'release', reason: 'left-to-others' },
    ],
    ['exclusive, unmarked', theirs(equal), exclusive, { kind: 'delete', reason: 'exclusive' }],
    [
      "exclusive, another stack's",
      theirs(equal),
      { ...exclusive, isForeign: true },
      { kind: 'others' },
    ],
    [
      'exclusive, in a record that we never change',
      theirs(untouched),
      exclusive,
      { kind: 'others' },
    ],
    ['exclusive, prune off', theirs(equal), { ...exclusive, prune: false }, { kind: 'others' }],
  ])('%s', (_row, seen, standing, decision) => {
    expect(decideUndeclaredPair(seen, standing)).toEqual(decision);
  });
});

describe('two pairs', () => {
  const none = { transform: null, confidence: 0.7 };
  const sum = { transform: 'SUM', confidence: Math.fround(0.7) };

  it('are the same if transform and confidence are equal, or if both are missing', () => {
    expect(sameValue(sum, { ...sum, confidence: 0.7 })).toBe(true);
    expect(sameValue(none, sum)).toBe(false);
    expect(sameValue(none, { ...none, confidence: 1 })).toBe(false);
    expect([sameValue(null, null), sameValue(none, null), sameValue(null, none)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are as declared if the declared transform is theirs, or none is declared', () => {
    expect([isAsDeclared(none, sum), isAsDeclared(sum, none), isAsDeclared(sum, sum)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(isAsDeclared({ ...none, confidence: 1 }, none)).toBe(false);
  });
});
