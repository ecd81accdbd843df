import { describe, expect, it } from 'vitest';
import type { EdgeDecision } from '../../../src/plan/lineage/decide-edge.js';
import { decideDeclaredPair, decideUndeclaredPair, type PairStanding } from '../../../src/plan/lineage/decide-pair.js';
import { fieldOf, fingerprintOf } from '../../support/lineage-builders.js';
import { somewhere, urnOf } from '../../support/state-builders.js';

const pair = {
  fingerprint: fingerprintOf('orders.total', 'raw.amount'),
  downstreamField: fieldOf('orders.total'),
  upstream: urnOf('raw'),
  upstreamField: fieldOf('raw.amount'),
  transform: null,
};
const declared = { ...pair, confidence: 0.7, place: somewhere };
const equal = { ...pair, confidence: Math.fround(0.7), expressible: true, companions: [pair.fingerprint] };
const other = { ...equal, confidence: 0.5 };

const gone: EdgeDecision = { kind: 'delete', reason: 'undeclared' };
const nobodys: PairStanding = { ours: false, anotherStacks: false, edge: { kind: 'co-declared' }, exclusive: false, prune: true };
const remade = { ...nobodys, edge: { kind: 'create' }, alone: true } as const;
const ours = { ...nobodys, ours: true, edge: { kind: 'keep' } } as const;
const foreign = { ...nobodys, anotherStacks: true };
const both = { ...ours, anotherStacks: true };
const exclusive = { ...nobodys, exclusive: true };

describe('a declared pair', () => {
  it.each<[string, typeof equal | undefined, PairStanding & { readonly alone?: boolean }, unknown]>([
    ['not there', undefined, nobodys, { kind: 'create' }],
    ['owned, equal as a float32', equal, ours, { kind: 'keep' }],
    ['owned, another confidence', other, ours, { kind: 'update', reason: 'differs' }],
    ['unmarked, on an edge that is there', equal, nobodys, { kind: 'co-declared', same: true }],
    ['unmarked, another confidence', other, nobodys, { kind: 'co-declared', same: false }],
    ['unmarked, as one of ours would be, on an edge that we make: claimed', equal, remade, { kind: 'mark', reason: 'claimed' }],
    ['unmarked, on an edge that we make, another confidence', other, remade, { kind: 'co-declared', same: false }],
    [
      'unmarked, on an edge that we make, beside what we do not declare',
      equal,
      { ...remade, alone: false },
      { kind: 'co-declared', same: true },
    ],
    ["another stack's, equal: shared", equal, foreign, { kind: 'mark', reason: 'shared' }],
    ["another stack's, another confidence: foreign", other, foreign, { kind: 'foreign' }],
    ["ours and another stack's, equal", equal, both, { kind: 'keep' }],
    ["ours and another stack's, another confidence: foreign", other, both, { kind: 'foreign' }],
    ['exclusive, unmarked', equal, exclusive, { kind: 'mark', reason: 'exclusive' }],
    ['exclusive, unmarked, another confidence', other, exclusive, { kind: 'update', reason: 'exclusive' }],
    ["exclusive, another stack's, another confidence: foreign", other, { ...exclusive, anotherStacks: true }, { kind: 'foreign' }],
    ['in a record of several columns, exclusive', { ...equal, expressible: false }, exclusive, { kind: 'co-declared', same: true }],
    [
      'in a record of several columns, on an edge that we make',
      { ...equal, expressible: false },
      remade,
      { kind: 'co-declared', same: true },
    ],
  ])('%s', (_row, seen, standing, decision) => {
    expect(decideDeclaredPair(declared, seen, { alone: true, ...standing })).toEqual(decision);
  });
});

describe('a pair that no manifest declares', () => {
  it.each<[string, typeof equal, PairStanding, unknown]>([
    ['owned: pruned', equal, ours, { kind: 'delete', reason: 'undeclared' }],
    ['owned, its edge goes', equal, { ...ours, edge: gone }, { kind: 'delete', reason: 'edge-removed' }],
    ['owned, prune off', equal, { ...ours, prune: false }, { kind: 'keep' }],
    ["ours and another stack's: our name leaves", equal, both, { kind: 'release' }],
    ['owned, by now in a record of several columns: our name leaves', { ...equal, expressible: false }, ours, { kind: 'release' }],
    ['unmarked', equal, nobodys, { kind: 'others' }],
    ['unmarked, its edge goes', equal, { ...nobodys, edge: gone }, { kind: 'others' }],
    ["another stack's", equal, foreign, { kind: 'others' }],
    ['unmarked, prune off', equal, { ...nobodys, prune: false }, { kind: 'others' }],
    ['exclusive, unmarked', equal, exclusive, { kind: 'delete', reason: 'exclusive' }],
    ["exclusive, another stack's", equal, { ...exclusive, anotherStacks: true }, { kind: 'others' }],
    ['exclusive, in a record of several columns', { ...equal, expressible: false }, exclusive, { kind: 'others' }],
    ['exclusive, prune off', equal, { ...exclusive, prune: false }, { kind: 'others' }],
  ])('%s', (_row, seen, standing, decision) => {
    expect(decideUndeclaredPair(seen, standing)).toEqual(decision);
  });
});
