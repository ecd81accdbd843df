import { describe, expect, it } from 'vitest';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf, unitOf } from '../../support/model/state-builders.js';
import {
  mapped,
  orders,
  plannedOrders as planned,
  record,
  total,
} from '../../support/plan/planned-orders.js';

describe('the marks of pairs', () => {
  it('are on the edge between the two datasets', () => {
    const { lines, marks } = planned(mapped, lineageOf());
    expect(lines).toEqual([
      'create orders <- raw missing',
      'create orders.total <- raw.amount missing',
    ]);
    expect(marks).toMatchObject([{ mark: { edge: true, pairs: [total] } }]);
  });

  it('are also on an edge of others, which stays theirs', () => {
    const { lines, marks } = planned(mapped, lineageOf('raw'));
    expect(lines).toEqual(['create orders.total <- raw.amount missing']);
    expect(marks).toMatchObject([{ mark: { edge: false, pairs: [total] } }]);
  });

  it('are removed with the record of an edge that is removed, like the pairs', () => {
    const { lines, marks } = planned(
      unitOf('orders', 'fx'),
      withRecords(lineageOf('fx', marked('raw', { shop: { edge: true, pairs: [total] } })), record),
    );
    expect(lines).toEqual([
      'delete orders <- raw undeclared',
      'delete orders.total <- raw.amount edge-removed',
    ]);
    expect(marks).toEqual([]);
  });

  it('need an edge: columns of a dataset that is not an upstream are not written', () => {
    const { lines } = planned(
      withColumns(orders, mapping('total', ['fx.rate'])),
      lineageOf(marked('raw')),
    );
    expect(lines).toEqual([]);
  });

  it("are removed with our record, and the pair stays in another writer's record", () => {
    const theirs = {
      ...record,
      transformOperation: 'SUM',
      query: 'urn:li:query:q',
      confidenceScore: 0.5,
    };
    const lineage = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })),
      record,
      theirs,
    );
    const { lines, marks, plan } = planned(orders, lineage);
    expect(lines).toEqual(['mark orders.total <- raw.amount left-to-others']);
    expect(marks).toMatchObject([{ mark: { edge: true, pairs: [] } }]);
    expect(plan.writes.proposals).toMatchObject([
      { pairs: [], removedPairs: [{ fingerprint: total }] },
    ]);
    expect(plan.changes).toMatchObject([
      { before: { owned: true }, after: { transform: 'SUM', confidence: 0.5, owned: false } },
    ]);
  });

  it('alone are removed if we adopted the pair in a record that we never change', () => {
    const adopted = { ...record, query: 'urn:li:query:q' };
    const lineage = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })),
      adopted,
    );
    const { lines, plan } = planned(orders, lineage);
    expect(lines).toEqual(['mark orders.total <- raw.amount left-to-others']);
    expect(plan.writes.proposals).toMatchObject([{ pairs: [], removedPairs: [] }]);
    expect(plan.changes).toMatchObject([
      { after: { transform: null, confidence: 1, owned: false } },
    ]);
  });

  it('name the stored record: its spelling, and its transform if the manifest gives none', () => {
    const sum = fingerprintOf('orders.total', 'raw.[version=2.0].[type=int].amount', 'SUM');
    const spelled = columnRecord('orders.total', ['raw.[version=2.0].[type=int].amount'], {
      transformOperation: 'SUM',
    });
    const lineage = withRecords(lineageOf(marked('raw', { finance: { pairs: [sum] } })), spelled);
    const { lines, marks, plan } = planned(mapped, lineage);
    expect(lines).toEqual(['mark orders.total <- raw.amount shared']);
    expect(marks).toMatchObject([{ owner: 'shop', mark: { pairs: [sum] } }]);
    expect(plan.changes).toMatchObject([
      {
        upstreamField: fieldOf('raw.[version=2.0].[type=int].amount'),
        after: { transform: 'SUM' },
      },
    ]);
  });
});

describe('a pair changes', () => {
  const lineage = withRecords(
    lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })),
    record,
  );

  it('with a digest of its own for each new transform, whatever the old one was', () => {
    const sum = fingerprintOf('orders.total', 'raw.amount', 'SUM');
    const summed = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [sum] } })),
      columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' }),
    );
    const wanted = (transform: string) =>
      withColumns(orders, mapping('total', ['raw.amount'], { transform }));
    const [max, ...others] = [
      planned(wanted('MAX'), lineage),
      planned(wanted('MAX'), summed),
      planned(wanted('MIN'), summed),
      planned(mapped, summed),
    ].map(({ plan }) => plan.digests.effect);
    expect(others.map((digest) => digest === max)).toEqual([true, false, false]);
    expect(new Set(others).size).toBe(others.length);
  });

  it('in its mark alone, if the manifest gives no transform and another writer gave it one', () => {
    const altered = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })),
      {
        ...record,
        transformOperation: 'SUM',
      },
    );
    const sum = fingerprintOf('orders.total', 'raw.amount', 'SUM');
    expect(planned(mapped, altered)).toMatchObject({
      lines: ['mark orders <- raw mark-outdated'],
      marks: [{ mark: { pairs: [sum] } }],
    });
    expect(planned(orders, altered).lines).toEqual([
      'delete orders.total <- raw.amount undeclared',
    ]);
  });

  it('in its confidence only beyond the precision of a float32', () => {
    const half = planned(
      withColumns(orders, mapping('total', ['raw.amount'], { confidence: 0.5 })),
      lineage,
    );
    expect(half.lines).toEqual(['update orders.total <- raw.amount differs']);
    expect(half.plan.writes.proposals).toMatchObject([
      { pairs: [{ confidence: 0.5 }], removedPairs: [{ fingerprint: total }] },
    ]);
    const close = planned(
      withColumns(orders, mapping('total', ['raw.amount'], { confidence: 0.7 })),
      {
        ...lineage,
        fineGrainedLineages: [{ ...record, confidenceScore: Math.fround(0.7) }],
      },
    );
    expect(close.lines).toEqual([]);
  });

  it('as one change when two transforms of ours are replaced by one', () => {
    const sum = fingerprintOf('orders.total', 'raw.amount', 'SUM');
    const two = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [total, sum] } })),
      record,
      columnRecord('orders.total', ['raw.amount'], { transformOperation: 'SUM' }),
    );
    const { lines, plan, marks } = planned(
      withColumns(orders, mapping('total', ['raw.amount'], { transform: 'MAX' })),
      two,
    );
    expect(lines).toEqual(['update orders.total <- raw.amount differs']);
    expect(plan.writes.proposals).toMatchObject([
      { removedPairs: [{ fingerprint: total }, { fingerprint: sum }] },
    ]);
    expect(marks).toMatchObject([
      { mark: { pairs: [fingerprintOf('orders.total', 'raw.amount', 'MAX')] } },
    ]);
  });
});
