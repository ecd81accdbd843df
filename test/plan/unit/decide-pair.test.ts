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
import { expectGolden } from '../../support/golden.js';
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
  it('is decided by its records, their marks and the ownership', async () => {
    const rows: readonly (readonly [string, SeenPair | undefined, PairStanding])[] = [
      ['missing', undefined, shared],
      ['missing, on an edge that we create', undefined, { ...shared, edge: { kind: 'create' } }],
      ['owned, equal as a float32', ours(equal), shared],
      ['owned, with a transform that the manifest does not give', ours(summed), shared],
      ['owned, another confidence', ours(unsure), shared],
      ['owned, in a record that we never change', ours(untouchable(equal)), shared],
      ['owned, different, in a record that we never change', ours(untouchable(unsure)), shared],
      ["owned, beside another writer's record", both(equal, unsure), shared],
      ['unmarked', theirs(equal), shared],
      [
        'unmarked, on an edge that we create: never claimed',
        theirs(equal),
        { ...shared, edge: { kind: 'create' } },
      ],
      ['unmarked, another confidence', theirs(unsure), shared],
      ["another stack's, equal: shared", theirs(equal), foreign],
      ["another stack's, another confidence: foreign", theirs(unsure), foreign],
      ["ours and another stack's, equal", ours(equal), foreign],
      ["ours and another stack's, another confidence: foreign", ours(unsure), foreign],
      ['exclusive, unmarked', theirs(equal), exclusive],
      ['exclusive, unmarked, another confidence', theirs(unsure), exclusive],
      [
        "exclusive, another stack's, another confidence: foreign",
        theirs(unsure),
        { ...exclusive, isForeign: true },
      ],
      ['exclusive, in a record that we never change', theirs(untouchable(equal)), exclusive],
      [
        'exclusive, also in a record that we never change',
        theirs(equal, untouchable(unsure)),
        exclusive,
      ],
    ];
    await expectGolden(
      import.meta,
      'declared-pairs',
      Object.fromEntries(
        rows.map(([title, found, standing]) => [
          title,
          JSON.stringify(decideDeclaredPair(declared, found, standing)),
        ]),
      ),
    );
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

  it('is decided by its records, their marks and the ownership', async () => {
    const rows: readonly (readonly [string, SeenPair, PairStanding])[] = [
      ['owned: pruned', ours(equal), shared],
      ['owned, its edge is removed', ours(equal), { ...shared, edge: gone }],
      ['owned, prune off', ours(equal), keeping],
      ["ours and another stack's: our name is removed", ours(equal), foreign],
      ['owned, in a record that we never change', ours(untouched), shared],
      ["owned, beside another writer's record", both(equal, untouched), shared],
      [
        "owned, beside another writer's record, its edge is removed",
        both(equal, equal),
        { ...shared, edge: gone },
      ],
      ['unmarked', theirs(equal), shared],
      ['unmarked, its edge is removed', theirs(equal), { ...shared, edge: gone }],
      ["another stack's", theirs(equal), foreign],
      ['unmarked, prune off', theirs(equal), keeping],
      ['exclusive, owned', ours(equal), exclusive],
      ["exclusive, owned, beside another writer's record", both(equal, equal), exclusive],
      ['exclusive, owned, beside a record that we never change', both(equal, untouched), exclusive],
      ['exclusive, unmarked', theirs(equal), exclusive],
      ["exclusive, another stack's", theirs(equal), { ...exclusive, isForeign: true }],
      ['exclusive, in a record that we never change', theirs(untouched), exclusive],
      ['exclusive, prune off', theirs(equal), { ...exclusive, prune: false }],
    ];
    await expectGolden(
      import.meta,
      'undeclared-pairs',
      Object.fromEntries(
        rows.map(([title, found, standing]) => [
          title,
          JSON.stringify(decideUndeclaredPair(found, standing)),
        ]),
      ),
    );
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
