import { it } from 'vitest';
import type { FineGrainedRecord } from '../../../src/model/upstream-lineage.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { UndonePair } from '../../../src/plan/unit/plan-intent.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  marked,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf, recordOf } from '../../support/model/state-builders.js';
import { expectStories } from '../../support/plan/plan-story.js';
import { record, total } from '../../support/plan/planned-orders.js';
import { rolledBack } from '../../support/plan/rolled-back.js';
import {
  ourPair,
  ours,
  recordsOf,
  theirPair,
  theirs,
  undoing,
  undoneEdge,
  undonePair,
} from '../../support/plan/undo-builders.js';

const sum = { ...ourPair, transform: 'SUM' };
const half = { ...ourPair, confidence: 0.5 };
const unsure = { ...record, confidenceScore: 0.5 };
const summed = columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' });
const sumOf = fingerprintOf('orders.total', 'raw.amount', 'SUM');
const several = {
  downstreamType: 'FIELD_SET',
  downstreams: [fieldOf('orders.total'), fieldOf('orders.tax')],
};
/** The pair of one column in a record of several, in a longer spelling. */
const longer = (more = {}) =>
  columnRecord('orders.total', ['raw.[version=2.0].[type=int].amount'], { ...several, ...more });
const owned = { shop: { edge: true, pairs: [total] } };
const shared = { ...owned, finance: { pairs: [total] } };

type Values = readonly [was: UndonePair['was'], became: UndonePair['became']];
const made: Values = [null, ourPair];
const removed: Values = [ourPair, null];

/** The rollback of `orders.total <- raw.amount` at an edge with these marks and records. */
function undone(
  [was, became]: Values,
  marks: Parameters<typeof marked>[1] | 'unmarked' | 'no edge' | undefined,
  ...records: readonly FineGrainedRecord[]
): Plan {
  const edges = marks === 'no edge' ? [] : [marks === 'unmarked' ? 'raw' : marked('raw', marks)];
  const undo = undoing({ pairs: [undonePair('total', 'raw.amount', was, became)] });
  return rolledBack(undo, withRecords(lineageOf(...edges), ...records));
}

it('a rolled back pair is as it was before the apply', async () => {
  const tax = fingerprintOf('orders.tax', 'raw.amount');
  const both = { shop: { edge: true, pairs: [tax, total] } };
  const edge = undoneEdge('raw', { ...ours, protected: true }, null, recordsOf(recordOf('raw')));
  const pairs = [undonePair('total', 'raw.amount', ...removed)];
  await expectStories(import.meta, 'rolled-back-pairs', {
    'it was made, and is gone already': undone(made, undefined),
    'it was removed, and is back already': undone(removed, owned, record),
    "it was made, and is another stack's now": undone(
      made,
      { finance: { pairs: [total] } },
      record,
    ),
    'it was made; another pair, which the apply did not touch, stays in its mark': undone(
      made,
      both,
      record,
      columnRecord('orders.tax', ['raw.amount']),
    ),
    'it was removed, with its confidence': undone([half, null], undefined),
    'it was marked': undone([theirPair, ourPair], owned, record),
    'its mark was removed': undone([ourPair, theirPair], undefined, record),
    'it was marked under exclusive ownership: every record stays, whatever its confidence': undone(
      [theirPair, ourPair],
      owned,
      unsure,
      record,
    ),
    'it was not ours, and its edge is gone': undone([theirPair, null], 'no edge'),
    'it was not ours, and its edge exists': undone([theirPair, null], undefined),
    'it was removed with its edge, which was protected': rolledBack(
      undoing({ edges: [edge], pairs }),
      lineageOf(),
    ),
  });
});

it('the protection of an edge that is not ours comes back with a pair of ours on it, and else not', async () => {
  const edges = [undoneEdge('raw', { ...theirs, protected: true }, theirs)];
  const pairs = [undonePair('total', 'raw.amount', ...removed)];
  const pairOfOurs = lineageOf(marked('raw', { shop: { pairs: [total] } }));
  await expectStories(import.meta, 'rolled-back-protection', {
    'with a pair that comes back': rolledBack(undoing({ edges, pairs }), lineageOf('raw')),
    'without a pair: a mark that names no element protects nothing': rolledBack(
      undoing({ edges }),
      lineageOf('raw'),
    ),
    'with a pair that exists': rolledBack(undoing({ edges }), withRecords(pairOfOurs, record)),
  });
});

it('a rolled back pair that another writer has too leaves them what is theirs', async () => {
  const summedForFinance = { finance: { pairs: [sumOf] } };
  const outdated = { shop: { edge: true, pairs: [sumOf, 'AAAAAAAA'] } };
  const theirSum = [ourPair, { ...theirPair, transform: 'SUM' }] as const;
  await expectStories(import.meta, 'rolled-back-pairs-of-others', {
    'it was released beside the record of another stack: it gets its mark back': undone(
      theirSum,
      summedForFinance,
      summed,
      record,
    ),
    // Both records are removed by their fingerprint, so the wanted one is written again.
    "it had the confidence that another writer's record has now": undone(
      [half, ourPair],
      owned,
      record,
      unsure,
    ),
    "it was another writer's, and our outdated mark does not make it ours": undone(
      [theirPair, null],
      outdated,
    ),
    'another stack has it too': undone(made, shared, record),
    "it was left to another writer's record: it comes back beside it, in its earlier spelling":
      undone([sum, theirPair], undefined, longer()),
    'another writer has it too: our record goes, and theirs stays': undone(
      made,
      owned,
      columnRecord('orders.total', ['raw.amount'], { ...several, transformOperation: 'SUM' }),
      record,
    ),
    'another writer has it too, in another spelling': undone(
      made,
      owned,
      longer({ transformOperation: 'SUM' }),
      record,
    ),
  });
});

it('a rolled back pair is left for a reason that its finding names', async () => {
  const bySum = { shop: { edge: true, pairs: [sumOf] } };
  const gone = undoing({ pairs: [undonePair('total', 'gone.x', theirPair, null)] });
  const withEdge = undoing({
    edges: [undoneEdge('raw', null, ours)],
    pairs: [undonePair('total', 'raw.amount', ...removed)],
  });
  await expectStories(import.meta, 'pairs-that-a-rollback-leaves', {
    "another writer's record now has the values that ours had": undone(
      [ourPair, sum],
      bySum,
      summed,
      unsure,
    ),
    'has another confidence now': undone(made, owned, unsure),
    'lost its mark': undone(made, undefined, record),
    'outlived its edge': undone(made, 'no edge', record),
    'was restored without our mark': undone([null, theirPair], 'unmarked', record),
    'no longer has an edge': undone(removed, 'no edge'),
    'was not ours, and its dataset does not exist': rolledBack(gone),
    'another stack has it with its confidence after the apply': undone(
      [half, ourPair],
      shared,
      record,
    ),
    'is now in a record of several columns': undone(
      made,
      owned,
      columnRecord('orders.total', ['raw.amount'], several),
    ),
    'the same rollback removes its edge': rolledBack(withEdge, lineageOf(marked('raw'))),
  });
});
