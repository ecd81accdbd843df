import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DesiredUnit } from '../../../src/model/desired-state.js';
import { MARK_PROPERTY } from '../../../src/model/mark.js';
import type { ObservedState, SchemaReading } from '../../../src/model/observed-state.js';
import type { UpstreamLineage, UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { compareReading } from '../../../src/plan/unit/compare-unit.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  marksText,
  wildcard,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import {
  absent,
  desire,
  edgeFrom,
  lineageOf,
  named,
  observe,
  present,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';
import { planOf } from '../../support/plan/plan-of.js';

const owner = { key: 'shop', formerly: [] };

/** `orders` is made of two datasets, with three column pairs. */
const orders = withColumns(
  unitOf('orders', 'fx', edgeFrom('raw', 'COPY')),
  mapping('rate', ['fx.rate'], { transform: 'MAX', confidence: 0.7 }),
  mapping('total', ['fx.rate', 'raw.amount']),
);

function markOf(upstream: string, ...pairs: readonly string[]): UpstreamRecord {
  return marked(
    { ...lineageOf(upstream).upstreams[0], dataset: urnOf(upstream), type: 'TRANSFORMED' },
    { shop: { edge: true, pairs: [...pairs].sort() } },
  );
}

const rate = fingerprintOf('orders.rate', 'fx.rate', 'MAX');
const total = fingerprintOf('orders.total', 'fx.rate');
const amount = fingerprintOf('orders.total', 'raw.amount');

/** The aspect as an apply of `orders` leaves it. */
const stored: UpstreamLineage = withRecords(
  lineageOf(markOf('fx', rate, total), { ...markOf('raw', amount), type: 'COPY' }),
  columnRecord('orders.total', ['raw.amount', 'fx.rate'], { confidenceScore: 1 }),
  columnRecord('orders.rate', ['fx.rate'], {
    transformOperation: 'MAX',
    confidenceScore: Math.fround(0.7),
  }),
);

function isEqual(unit: DesiredUnit | undefined, lineage: UpstreamLineage | undefined): boolean {
  const reading = compareReading(present('orders', lineage), unit, owner);
  return reading.kind === 'present' && reading.equal !== undefined;
}

describe('compareReading', () => {
  it('finds an aspect equal that an apply left, whatever its order and its stamps', () => {
    const { upstreams, fineGrainedLineages = [] } = stored;
    expect(isEqual(orders, stored)).toBe(true);
    const turned = {
      upstreams: upstreams
        .toReversed()
        .map((one) => ({ ...one, auditStamp: { time: 9, actor: 'urn:li:corpuser:other' } })),
      fineGrainedLineages: fineGrainedLineages.toReversed(),
    };
    expect(isEqual(orders, turned)).toBe(true);
  });

  it('forgets an equal aspect, keeps its version, and makes an equal one on demand', () => {
    const reading = compareReading(present('orders', stored, { version: '7' }), orders, owner);
    if (reading.kind !== 'present' || reading.lineage.value === undefined)
      throw new Error('absent');
    expect(reading.lineage.version).toBe('7');
    expect(reading.lineage.value).not.toBe(stored);
    expect(isEqual(orders, reading.lineage.value)).toBe(true);
  });

  it('compares only the lineage of declared datasets that the catalog shows', () => {
    expect(isEqual(undefined, stored)).toBe(false);
    expect(isEqual(orders, undefined)).toBe(false);
    expect(compareReading(absent('orders'), orders, owner)).toEqual(absent('orders'));
  });

  it.each<[string, DesiredUnit]>([
    ['a wildcard, which needs schemas', { ...orders, columns: [wildcard('raw')] }],
    ['a pair without an edge', { ...orders, edges: orders.edges.slice(0, 1) }],
    [
      'a pair that is declared twice',
      { ...orders, columns: [...orders.columns, ...orders.columns] },
    ],
    ['another protection', { ...orders, protect: true }],
    [
      'a column that an urn has to encode',
      { ...orders, columns: [mapping('total (net)', ['raw.amount'])] },
    ],
    ['an encoded column', { ...orders, columns: [mapping('a%2Cb', ['raw.amount'])] }],
    [
      'two spellings that may mean one column',
      { ...orders, columns: [mapping('total', ['raw.amount']), mapping('Total', ['raw.amount'])] },
    ],
    [
      'a transform that a record does not show',
      { ...orders, columns: [mapping('total', ['raw.amount'], { transform: 'NONE' })] },
    ],
  ])('leaves %s to the planner', (_, unit) => {
    expect(isEqual(unit, stored)).toBe(false);
  });

  it('compares columns in upper case', () => {
    const unit = withColumns(unitOf('orders', 'raw'), mapping('TOTAL', ['raw.AMOUNT']));
    const lineage = withRecords(
      lineageOf(markOf('raw', fingerprintOf('orders.TOTAL', 'raw.AMOUNT'))),
      columnRecord('orders.TOTAL', ['raw.AMOUNT']),
    );
    expect(isEqual(unit, lineage)).toBe(true);
  });
});

/** One difference to the aspect that an apply left. */
type Edit = (lineage: UpstreamLineage) => UpstreamLineage;

const onFirst = (change: (record: UpstreamRecord) => UpstreamRecord): Edit => {
  return ({ upstreams: [first, ...others], ...rest }) => ({
    ...rest,
    upstreams: first === undefined ? [] : [change(first), ...others],
  });
};
const withMarks = (text: string | undefined): Edit =>
  onFirst(({ properties: _, ...record }) => ({
    ...record,
    ...(text !== undefined && { properties: { [MARK_PROPERTY]: text } }),
  }));
const onRecords = (
  change: (records: NonNullable<UpstreamLineage['fineGrainedLineages']>) => typeof records,
): Edit => {
  return ({ fineGrainedLineages = [], ...rest }) => ({
    ...rest,
    fineGrainedLineages: change(fineGrainedLineages),
  });
};
const pairs = [rate, total].sort();

const edits: Readonly<Record<string, Edit>> = {
  'another type': onFirst((record) => ({ ...record, type: 'VIEW' })),
  'another property': onFirst((record) => ({
    ...record,
    properties: { ...record.properties, source: 'UI' },
  })),
  'no mark': withMarks(undefined),
  'no mark that can be read': withMarks('?'),
  'a protected mark': withMarks(marksText({ shop: { edge: true, pairs, protect: true } })),
  'a mark with one pair less': withMarks(marksText({ shop: { edge: true, pairs: [rate] } })),
  'a mark of pairs alone': withMarks(marksText({ shop: { pairs } })),
  'a mark of another stack': withMarks(marksText({ hr: { edge: true, pairs } })),
  'marks of two stacks': withMarks(
    marksText({ shop: { edge: true, pairs }, hr: { edge: true, pairs: [rate] } }),
  ),
  'an edge less': ({ upstreams, ...rest }) => ({ ...rest, upstreams: upstreams.slice(1) }),
  'an edge twice': ({ upstreams, ...rest }) => ({
    ...rest,
    upstreams: [...upstreams, ...upstreams.slice(0, 1)],
  }),
  'an edge of others': ({ upstreams, ...rest }) => ({
    ...rest,
    upstreams: [...upstreams, ...lineageOf('other').upstreams],
  }),
  'a pair less': onRecords((records) => records.slice(1)),
  'a pair twice': onRecords((records) => [...records, ...records.slice(0, 1)]),
  'a pair of others': onRecords((records) => [...records, columnRecord('orders.id', ['raw.id'])]),
  'a pair in another spelling': onRecords((records) => [
    ...records,
    columnRecord('orders.TOTAL', ['raw.amount']),
  ]),
  'another transform': onRecords((records) =>
    records.map((record) => ({ ...record, transformOperation: 'SUM' })),
  ),
  'another confidence': onRecords((records) =>
    records.map((record) => ({ ...record, confidenceScore: 0.5 })),
  ),
  'no confidence': onRecords((records) =>
    records.map(({ confidenceScore: _, ...record }) => record),
  ),
  'a query': onRecords((records) =>
    records.map((record) => ({ ...record, query: 'urn:li:query:1' })),
  ),
  'two downstream columns': onRecords((records) =>
    records.map((record) => ({
      ...record,
      downstreams: [...(record.downstreams ?? []), ...(record.upstreams ?? [])],
    })),
  ),
  'a constant': onRecords((records) => [
    ...records,
    { ...columnRecord('orders.id', []), upstreamType: 'NONE' },
  ]),
  'a record without columns': onRecords((records) => [
    ...records,
    { upstreamType: 'FIELD_SET', downstreamType: 'FIELD', downstreams: ['urn:li:x:y'] },
  ]),
};

const schemas = fc.record({
  orders: fc.constantFrom<SchemaReading>(
    null,
    ['rate', 'total', 'id'],
    ['RATE', 'total'],
    ['rate'],
  ),
  fx: fc.constantFrom<SchemaReading>(null, ['rate'], ['[version=2.0].[type=int].rate'], ['id']),
  raw: fc.constantFrom<SchemaReading>(null, ['amount', 'id'], ['AMOUNT', 'amount']),
});

/** States of the catalog near the one that an apply of `orders` leaves. */
const states = fc
  .record({
    chosen: fc.subarray(Object.keys(edits), { maxLength: 2 }),
    schemas,
    removed: fc.subarray(['orders', 'raw']),
    missing: fc.subarray(['fx', 'raw']),
  })
  .map(({ chosen, schemas: columns, removed, missing }): ObservedState => {
    const lineage = chosen.reduce((all, name) => edits[name]?.(all) ?? all, stored);
    const isRemoved = (name: string) => ({ removed: removed.includes(name) });
    const plain = ['fx', 'raw'].map((name) =>
      missing.includes(name) ? absent(name) : present(name, undefined, isRemoved(name)),
    );
    return {
      ...observe(present('orders', lineage, isRemoved('orders')), ...plain, 'other'),
      schemas: new Map(
        Object.entries(columns).map(([name, schema]) => [urnOf(name), schema] as const),
      ),
    };
  });

// Each plan of the tests is made both ways and compared; see `planOf`.
describe('a plan that compares first', () => {
  it.each(Object.keys(edits))('is as without the comparison for %s', (name) => {
    const lineage = edits[name]?.(stored);
    expect(planOf(desire([orders]), observe(present('orders', lineage), 'fx', 'raw')).kind).toBe(
      'plan',
    );
  });

  it('is as without the comparison for every state near the declaration', () => {
    fc.assert(
      fc.property(
        states,
        fc.constantFrom('shared' as const, 'exclusive' as const),
        fc.boolean(),
        (state, ownership, prune) => {
          planOf(desire([orders]), state, { settings: { ownership, prune } });
        },
      ),
      { numRuns: 400 },
    );
  });

  it('counts the elements of an equal downstream and plans nothing', () => {
    const plan = planOf(desire([orders]), observe(present('orders', stored), 'fx', 'raw'));
    expect(plan.summary).toMatchObject({ unchanged: 2, unchangedPairs: 3, datasets: 0 });
    expect([plan.changes, plan.findings, plan.guards]).toEqual([[], [], []]);
  });

  it('takes the declared columns of a dataset that the stack creates for its schema', () => {
    const rateAlone = {
      columns: [{ fieldPath: 'rate', type: 'number', nativeType: 'number' }],
    } as const;
    const state = observe(present('orders', stored), 'fx', 'raw');
    const bare = { ...state, schemas: new Map([[urnOf('orders'), null]]) };
    const plan = planOf(desire([orders], [named('orders', rateAlone)]), bare);
    expect(plan.findings.map(({ name }) => name)).toContain('column-gone');
  });

  it('still warns of a column that the live schema lost', () => {
    const state = observe(present('orders', stored), 'fx', 'raw');
    const gone = { ...state, schemas: new Map([[urnOf('raw'), ['id']]]) };
    expect(planOf(desire([orders]), gone).findings.map(({ name }) => name)).toEqual([
      'column-gone',
    ]);
  });
});
