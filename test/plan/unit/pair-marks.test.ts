import { expect, it } from 'vitest';
import type { FineGrainedRecord } from '../../../src/model/upstream-lineage.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { edgeFrom, lineageOf, recordOf, unitOf } from '../../support/model/state-builders.js';
import { namesOf, type PlanExtras } from '../../support/plan/plan-of.js';
import { expectStories } from '../../support/plan/plan-story.js';
import {
  mapped,
  orders,
  plannedOrders as planned,
  record,
  total,
} from '../../support/plan/planned-orders.js';

const sum = fingerprintOf('orders.total', 'raw.amount', 'SUM');
const summed = columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' });
const wanted = (more: Parameters<typeof mapping>[2]) =>
  withColumns(orders, mapping('total', ['raw.amount'], more));
/** An edge of ours whose mark names these pairs. */
const ours = (pairs: readonly string[], ...records: readonly FineGrainedRecord[]) =>
  withRecords(lineageOf(marked('raw', { shop: { edge: true, pairs } })), ...records);

it('the marks of pairs are on the edge between the two datasets', async () => {
  const spelled = 'raw.[version=2.0].[type=int].amount';
  const longer = columnRecord('orders.total', [spelled], { transformOperation: 'SUM' });
  const spelledSum = fingerprintOf('orders.total', spelled, 'SUM');
  const query = 'urn:li:query:q';
  await expectStories(import.meta, 'pair-marks', {
    'on an edge that is made': planned(mapped, lineageOf()),
    'on an edge of others, which stays theirs': planned(mapped, lineageOf('raw')),
    'removed with the record of an edge, like the pairs': planned(
      unitOf('orders', 'fx'),
      withRecords(lineageOf('fx', marked('raw', { shop: { edge: true, pairs: [total] } })), record),
    ),
    'no edge: columns of a dataset that is not an upstream are not written': planned(
      withColumns(orders, mapping('total', ['fx.rate'])),
      lineageOf(marked('raw')),
    ),
    "removed with our record: the pair stays in another writer's record": planned(
      orders,
      ours([total], record, { ...summed, query, confidenceScore: 0.5 }),
    ),
    'removed alone: we adopted the pair in a record that we never change': planned(
      orders,
      ours([total], { ...record, query }),
    ),
    'in the spelling and with the transform of the stored record': planned(
      mapped,
      withRecords(lineageOf(marked('raw', { finance: { pairs: [spelledSum] } })), longer),
    ),
  });
});

it('a pair changes as the manifest says', async () => {
  const close = { ...record, confidenceScore: Math.fround(0.7) };
  await expectStories(import.meta, 'changed-pairs', {
    'in its mark alone: no transform is declared, and another writer gave it one': planned(
      mapped,
      ours([total], summed),
    ),
    'it goes, though another writer gave it a transform': planned(orders, ours([total], summed)),
    'in its confidence': planned(wanted({ confidence: 0.5 }), ours([total], record)),
    'not in its confidence beyond a float32': planned(
      wanted({ confidence: 0.7 }),
      ours([total], close),
    ),
    'once, when two transforms of ours become one': planned(
      wanted({ transform: 'MAX' }),
      ours([total, sum], record, summed),
    ),
  });
});

it('each new transform has an effect digest of its own, whatever the old one was', () => {
  const [max, ...others] = [
    planned(wanted({ transform: 'MAX' }), ours([total], record)),
    planned(wanted({ transform: 'MAX' }), ours([sum], summed)),
    planned(wanted({ transform: 'MIN' }), ours([sum], summed)),
    planned(mapped, ours([sum], summed)),
  ].map(({ digests }) => digests.effect);
  expect(others.map((digest) => digest === max)).toEqual([true, false, false]);
  expect(new Set(others).size).toBe(others.length);
});

it('only the mark of an edge changes', async () => {
  const before = (protect: boolean) => lineageOf(marked('raw', { shop: { edge: true, protect } }));
  await expectStories(import.meta, 'marks', {
    'the manifest protects it': planned({ ...orders, protect: true }, before(false)),
    'the manifest no longer protects it': planned({ ...orders, protect: false }, before(true)),
    'it names a pair that is gone': planned(orders, ours([total])),
    'it names only missing elements, on an edge of others': planned(
      null,
      lineageOf(marked('raw', { shop: { pairs: [total] } })),
    ),
  });
});

it('what other stacks own is refused, and exclusive ownership takes over the rest', async () => {
  const copied = withColumns(
    unitOf('orders', edgeFrom('raw', 'COPY')),
    mapping('total', ['raw.amount'], { confidence: 0.5 }),
  );
  const theirs = { edge: true, pairs: [total] };
  const foreign = (marks: Parameters<typeof marked>[1]) =>
    planned(copied, withRecords(lineageOf(marked('raw', marks)), record));
  const nonsense = { ...recordOf('fx'), properties: { headwater: 'nonsense' } };
  await expectStories(import.meta, 'foreign-and-exclusive', {
    'one stack owns it': foreign({ finance: theirs }),
    'two stacks own it': foreign({ finance: theirs, sales: theirs }),
    'exclusive, beside pairs of an edge with unreadable marks': planned(
      orders,
      withRecords(lineageOf(nonsense, marked('raw')), columnRecord('orders.total', ['fx.rate'])),
      { settings: { ownership: 'exclusive' } },
    ),
    'exclusive, and declared otherwise': planned(
      { ...mapped, ownership: 'exclusive' },
      withRecords(lineageOf('raw'), { ...record, confidenceScore: 0.5 }),
    ),
  });
});

it('a mark that is too large is found, measured in bytes after all changes', () => {
  const crowd = (count: number) =>
    Array.from({ length: count }, (_, i) => String(i).padStart(8, 'x'));
  const findings = (owner: string, count: number, more: PlanExtras = {}) =>
    namesOf(
      planned(
        orders,
        lineageOf(marked('raw', { [owner]: { edge: true, pairs: crowd(count) } })),
        more,
      ).findings,
    );
  expect(findings('finance', 40_000)).toEqual(['mark-too-large error']);
  expect(findings('finance', 20_000)).toEqual([]);
  // A renamed mark is not counted twice.
  expect(findings('old', 18_000, { settings: { formerly: ['old'] } })).toEqual([]);
});
