import { describe, expect, it } from 'vitest';
import type { Drift } from '../../../src/insight/drift/drift.js';
import type { LineageReading } from '../../../src/model/observed-state.js';
import type { FineGrainedRecord, UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import {
  differencesOf,
  driftOf,
  presentAt,
  sinceOf,
  version,
} from '../../support/insight/drift-of.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../../support/model/lineage-builders.js';
import { desire, lineageOf, observe, unitOf } from '../../support/model/state-builders.js';

const columns = { orders: ['total', 'id'], raw: ['amount', 'id'] };
const total = mapping('total', ['raw.amount'], { transform: 'sum', confidence: 0.9 });
const record = (more: Partial<FineGrainedRecord> = {}) =>
  columnRecord('orders.total', ['raw.amount'], {
    transformOperation: 'sum',
    confidenceScore: 0.9,
    ...more,
  });
const fingerprint = fingerprintOf('orders.total', 'raw.amount', 'sum');

/** An aspect whose edge has our mark, for the edge and for these pairs. */
function ours(pairs: readonly string[], ...records: readonly FineGrainedRecord[]): UpstreamLineage {
  return withRecords(lineageOf(marked('raw', { shop: { edge: true, pairs } })), ...records);
}

function orders(...versions: readonly LineageReading[]): Drift {
  const [now = version(1, lineageOf()), ...earlier] = [...versions].reverse();
  const observed = withSchemas(observe('raw', presentAt('orders', now)), columns);
  return driftOf(desire([withColumns(unitOf('orders', 'raw'), total)]), observed, {
    orders: earlier,
  });
}

const whole = ours([fingerprint], record());

describe('a declared pair', () => {
  it('is no drift if it exists as declared and as ours', () => {
    expect(orders(version(5, whole))).toMatchObject({ datasets: [], summary: { pending: 0 } });
  });

  it('is missing if our mark names it, and the versions show who removed it', () => {
    const drift = orders(version(1, whole), version(2, ours([fingerprint]), 'jane'));
    expect(differencesOf(drift)).toEqual(['missing orders.total <- raw.amount (version)']);
    expect(drift.datasets[0]?.differences[0]).toMatchObject({
      element: 'pair',
      downstreamField: fieldOf('orders.total'),
      upstreamField: fieldOf('raw.amount'),
      before: null,
      after: { transform: 'sum', confidence: 0.9, owned: true },
      since: { by: 'urn:li:corpuser:jane' },
      remedy: 'apply',
    });
    expect(drift.datasets[0]?.differences[0]).not.toHaveProperty('fingerprint');
    expect(drift.summary).toMatchObject({ missing: 1, pending: 0 });
  });

  it('is missing if our mark names it, even if no version showed it', () => {
    const drift = orders(version(1, ours([fingerprint])));
    expect(differencesOf(drift)).toEqual(['missing orders.total <- raw.amount (mark)']);
    expect(drift.datasets[0]?.differences.map(sinceOf)).toEqual([null]);
  });

  it('is yet to be applied if no version showed it and no mark names it', () => {
    expect(orders(version(1, ours([])))).toMatchObject({ datasets: [], summary: { pending: 1 } });
    expect(differencesOf(orders(version(9, ours([]))))).toEqual([
      'missing orders.total <- raw.amount (manifest)',
    ]);
  });

  it('is no drift if a server cannot store the difference in confidence', () => {
    const stored = ours([fingerprint], record({ confidenceScore: Math.fround(0.9) }));
    expect(orders(version(1, whole), version(2, stored)).datasets).toEqual([]);
  });

  it('is declared with another confidence since', () => {
    const before = ours([fingerprint], record({ confidenceScore: 0.5 }));
    expect(orders(version(1, before))).toMatchObject({ datasets: [], summary: { pending: 1 } });
    expect(differencesOf(orders(version(4, before)))).toEqual([
      'altered orders.total <- raw.amount (mark)',
    ]);
  });

  it('was altered in its transform, and another record exists: which one is ours is unknown', () => {
    const others = [record({ transformOperation: 'max' }), record({ transformOperation: 'min' })];
    const drift = orders(version(1, whole), version(2, ours([fingerprint], ...others)));
    expect(differencesOf(drift)).toEqual(['altered orders.total <- raw.amount (version)']);
    expect(drift.datasets[0]?.differences[0]).toMatchObject({
      before: { transform: 'max', owned: false },
      remedy: null,
    });
  });

  it('is no drift if another writer gives a transform and the manifest gives none', () => {
    const stored = ours(
      [fingerprintOf('orders.id', 'raw.id')],
      columnRecord('orders.id', ['raw.id'], { transformOperation: 'trim' }),
    );
    const desired = desire([withColumns(unitOf('orders', 'raw'), mapping('id', ['raw.id']))]);
    const observed = withSchemas(observe('raw', presentAt('orders', version(4, stored))), columns);
    expect(driftOf(desired, observed).datasets).toEqual([]);
  });

  it('is the same in any spelling', () => {
    const long = `orders.[version=2.0].[type=int].total`;
    const before = ours([fingerprintOf(long, 'raw.amount', 'sum')], {
      ...record(),
      downstreams: [fieldOf(long)],
    });
    expect(orders(version(1, before)).datasets).toEqual([]);
    expect(differencesOf(orders(version(1, before), version(2, lineageOf(marked('raw')))))).toEqual(
      ['missing orders.total <- raw.amount (version)'],
    );
  });

  it('is declared with another transform since: our record is as we applied it', () => {
    const before = ours(
      [fingerprintOf('orders.total', 'raw.amount', 'max')],
      record({ transformOperation: 'max' }),
    );
    for (const number of [1, 4])
      expect(orders(version(number, before))).toMatchObject({
        datasets: [],
        summary: { pending: 1 },
      });
  });

  it('lost its mark and was altered: it belongs to another writer now', () => {
    const drift = orders(
      version(1, whole),
      version(2, withRecords(lineageOf('raw'), record({ confidenceScore: 0.5 }))),
    );
    expect(drift.datasets[0]?.differences[1]).toMatchObject({
      kind: 'altered',
      before: { owned: false },
      remedy: null,
    });
  });

  it("outlived its edge: ours if a version shows that, otherwise another writer's", () => {
    const left = withRecords(lineageOf(), record());
    expect(differencesOf(orders(version(1, whole), version(2, left)))).toEqual([
      'missing orders <- raw (version)',
      'mark-lost orders.total <- raw.amount (version)',
    ]);
    const drift = orders(version(9, left));
    expect(differencesOf(drift)).toEqual(['missing orders <- raw (manifest)']);
    expect(orders(version(1, left)).datasets).toEqual([]);
  });

  it('belongs to another writer, on an edge that was never ours', () => {
    expect(orders(version(9, withRecords(lineageOf('raw'), record())))).toMatchObject({
      datasets: [],
      summary: { pending: 0 },
    });
  });
});
