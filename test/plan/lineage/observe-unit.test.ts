import { describe, expect, it } from 'vitest';
import type { FineGrainedRecord, UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { observeUnit } from '../../../src/plan/lineage/observe-unit.js';
import { columnRecord, fieldOf, fingerprintOf, marked, marksText, withRecords } from '../../support/lineage-builders.js';
import { lineageOf, recordOf, urnOf, us } from '../../support/state-builders.js';

function edgesOf(...upstreams: readonly (string | UpstreamRecord)[]) {
  return [...observeUnit(urnOf('orders'), lineageOf(...upstreams)).edges.values()];
}

function pairsOf(...records: readonly FineGrainedRecord[]) {
  return [...observeUnit(urnOf('orders'), withRecords(lineageOf(), ...records)).pairs.values()];
}

describe('edges', () => {
  it('are none where there is no aspect', () => {
    expect(observeUnit(urnOf('orders'), undefined)).toEqual({ edges: new Map(), pairs: new Map() });
  });

  it('are one, though the catalog holds the record twice', () => {
    const unstamped = { dataset: urnOf('raw'), type: 'COPY' };
    expect(edgesOf(recordOf('raw', 'VIEW', us), 'fx', unstamped)).toMatchObject([
      { upstream: urnOf('raw'), types: ['VIEW', 'COPY'], creators: [us, undefined] },
      { upstream: urnOf('fx') },
    ]);
  });

  it('carry what is said on any of their records', () => {
    const [edge] = edgesOf(
      marked('raw', { shop: { pairs: ['AAAAAAA'] }, finance: { edge: true } }),
      marked('raw', { shop: { edge: true, pairs: ['AAAAAAA', 'BBBBBBB'], protect: true }, sales: { edge: true } }),
    );
    expect(Object.fromEntries(edge?.marks ?? [])).toEqual({
      shop: { edge: true, pairs: ['AAAAAAA', 'BBBBBBB'], protect: true },
      finance: { edge: true, pairs: [], protect: false },
      sales: { edge: true, pairs: [], protect: false },
    });
    expect(edge?.markText).toBe(marksText({ finance: { edge: true }, shop: { pairs: ['AAAAAAA'] } }));
  });

  it.each<[string, readonly Readonly<Record<string, string>>[]]>([
    ['first', [{ headwater: 'nonsense' }, {}]],
    ['second', [{}, { headwater: '[]' }]],
  ])('have marks that nobody can read when the %s record has', (_which, bags) => {
    const [edge] = edgesOf(...bags.map((properties) => ({ ...recordOf('raw'), properties })));
    expect(edge?.marks).toBeUndefined();
  });

  it('of datasets without a mark have none', () => {
    const [edge] = edgesOf({ ...recordOf('raw'), properties: { source: 'UI' } });
    expect(edge).toMatchObject({ marks: new Map(), markText: undefined });
  });
});

describe('pairs', () => {
  it('are one for each upstream column of a record', () => {
    expect(pairsOf(columnRecord('orders.total', ['raw.amount', 'fx.rate'], { confidenceScore: 0.5 }))).toEqual(
      [['raw', 'amount'] as const, ['fx', 'rate'] as const].map(([name, column]) => ({
        fingerprint: fingerprintOf('orders.total', `${name}.${column}`),
        downstreamField: fieldOf('orders.total'),
        upstream: urnOf(name),
        upstreamField: fieldOf(`${name}.${column}`),
        transform: null,
        confidence: 0.5,
        expressible: true,
        companions: ['raw.amount', 'fx.rate'].map((one) => fingerprintOf('orders.total', one)),
      })),
    );
  });

  it('know what else is in their record, what is no pair among it', () => {
    const record = columnRecord('orders.total', ['raw.amount'], { upstreams: [fieldOf('raw.amount'), 'urn:li:tag:x'] });
    expect(pairsOf(record)).toMatchObject([{ companions: [fingerprintOf('orders.total', 'raw.amount'), ''] }]);
  });

  it.each([
    ['absent', undefined, null],
    ['empty', '', null],
    ['NONE', 'NONE', null],
    ['none, which is a name like any other', 'none', 'none'],
    ['a name', 'SUM', 'SUM'],
  ])('have the transform that is written as %s', (_how, transformOperation, transform) => {
    const record = columnRecord('orders.total', ['raw.amount'], transformOperation === undefined ? {} : { transformOperation });
    expect(pairsOf(record)).toMatchObject([{ transform, fingerprint: fingerprintOf('orders.total', 'raw.amount', transform) }]);
  });

  it('mean full confidence where none is given', () => {
    const { confidenceScore: _, ...record } = columnRecord('orders.total', ['raw.amount']);
    expect(pairsOf(record)).toMatchObject([{ confidence: 1 }]);
  });

  it('of a record with several downstream columns are there, and cannot be written by us', () => {
    const record = columnRecord('orders.total', ['raw.amount'], { downstreams: ['orders.total', 'orders.tax'].map(fieldOf) });
    expect(pairsOf(record)).toMatchObject([
      { downstreamField: fieldOf('orders.total'), expressible: false },
      { downstreamField: fieldOf('orders.tax'), expressible: false },
    ]);
  });

  it('that stand in two records are the one that we could write', () => {
    const shared = columnRecord('orders.total', ['raw.amount'], {
      downstreams: ['orders.total', 'orders.tax'].map(fieldOf),
      confidenceScore: 0.2,
    });
    const own = columnRecord('orders.total', ['raw.amount'], { confidenceScore: 0.7 });
    const again = columnRecord('orders.total', ['raw.amount'], { confidenceScore: 0.9 });
    for (const records of [
      [shared, own, again],
      [own, shared, again],
    ]) {
      expect(pairsOf(...records).find(({ downstreamField }) => downstreamField === fieldOf('orders.total'))).toMatchObject({
        expressible: true,
        confidence: 0.7,
      });
    }
  });

  it.each<[string, FineGrainedRecord]>([
    ['with a query', columnRecord('orders.total', ['raw.amount'], { query: 'urn:li:query:q' })],
    ['of a whole dataset', columnRecord('orders.total', [], { upstreamType: 'DATASET', upstreams: [urnOf('raw')] })],
    ['of a constant', columnRecord('orders.total', [], { upstreamType: 'NONE' })],
    ['without upstreams', { upstreamType: 'FIELD_SET', downstreamType: 'FIELD', downstreams: [fieldOf('orders.total')] }],
    ['without downstreams', { upstreamType: 'FIELD_SET', downstreamType: 'FIELD', upstreams: [fieldOf('raw.amount')] }],
    ['of another downstream', columnRecord('elsewhere.total', ['raw.amount'])],
    ['with a downstream that is no column', columnRecord('orders.total', ['raw.amount'], { downstreams: [urnOf('orders')] })],
    ['with an upstream that is no column', columnRecord('orders.total', [], { upstreams: ['urn:li:dataJob:x'] })],
  ])('are none in a record %s', (_what, record) => {
    expect(pairsOf(record)).toEqual([]);
  });
});
