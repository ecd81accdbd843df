import { describe, expect, it } from 'vitest';
import {
  decideDeclaredPair,
  decideUndeclaredPair,
  type PairStanding,
} from '../../../src/plan/unit/decide-pair.js';
import type { EdgeDecision, PairDecision } from '../../../src/plan/unit/decision.js';
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

/** Compares decisions, each under its title, with `goldens/<name>.txt` beside the test. */
async function expectDecisions(
  name: string,
  decisions: readonly (readonly [title: string, decision: PairDecision])[],
): Promise<void> {
  const told = decisions.map(([title, decision]) => [title, JSON.stringify(decision)]);
  await expectGolden(import.meta, name, Object.fromEntries(told));
}

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
    await expectDecisions(
      'declared-pairs',
      rows.map(([title, ...row]) => [title, decideDeclaredPair(declared, ...row)]),
    );
  });

  it('with a transform differs from any other, and equals none without a transform', async () => {
    const summing = { ...declared, transform: 'SUM' };
    const more = { ...summed, ...unsure };
    const queried = pairOfRecords({ own: [equal], others: [summed, untouchable(equal)] });
    await expectDecisions('pairs-with-transforms', [
      ['declared and ours', decideDeclaredPair(summing, ours(summed), shared)],
      ['declared, ours without', decideDeclaredPair(summing, ours(equal), shared)],
      ['declared, theirs without', decideDeclaredPair(summing, theirs(equal), shared)],
      ['not declared, theirs with', decideDeclaredPair(declared, theirs(summed), shared)],
      // Our mark would name both.
      ['declared and theirs', decideDeclaredPair(summing, both(equal, summed), shared)],
      ['theirs, another confidence', decideDeclaredPair(summing, both(equal, more), shared)],
      [
        'theirs, in a record that we never change',
        decideDeclaredPair(summing, both(equal, untouchable(summed)), shared),
      ],
      ['ours, not declared', decideDeclaredPair(declared, both(more, equal), shared)],
      ['exclusive', decideDeclaredPair(summing, both(equal, summed), exclusive)],
      [
        'exclusive, beside a record that we never change',
        decideDeclaredPair(summing, queried, exclusive),
      ],
    ]);
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
    await expectDecisions(
      'undeclared-pairs',
      rows.map(([title, ...row]) => [title, decideUndeclaredPair(...row)]),
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
