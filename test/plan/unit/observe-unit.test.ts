import { describe, expect, it } from 'vitest';
import type { FineGrainedRecord, UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { observeUnit } from '../../../src/plan/unit/observe-unit.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  marked,
  marksText,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf, recordOf, urnOf, us } from '../../support/model/state-builders.js';

function edgesOf(...upstreams: readonly (string | UpstreamRecord)[]) {
  return [...observeUnit(urnOf('orders'), lineageOf(...upstreams)).edges.values()];
}

function pairsOf(...records: readonly FineGrainedRecord[]) {
  return [...observeUnit(urnOf('orders'), withRecords(lineageOf(), ...records)).pairs.values()];
}

function occurrencesOf(...records: readonly FineGrainedRecord[]) {
  return pairsOf(...records).flatMap(({ occurrences }) => occurrences);
}

describe('edges', () => {
  it('are one edge if the catalog holds the record twice', () => {
    const unstamped = { dataset: urnOf('raw'), type: 'COPY' };
    expect(edgesOf(recordOf('raw', 'VIEW', us), 'fx', marked(unstamped))).toMatchObject([
      {
        upstream: urnOf('raw'),
        types: ['VIEW', 'COPY'],
        creators: [us, undefined],
        owners: [[], ['shop']],
      },
      { upstream: urnOf('fx') },
    ]);
  });

  it('have the marks of all of their records', () => {
    const [edge] = edgesOf(
      marked('raw', { shop: { pairs: ['AAAAAAAA'] }, finance: { edge: true } }),
      marked('raw', {
        shop: { edge: true, pairs: ['AAAAAAAA', 'BBBBBBBB'], protect: true },
        sales: { edge: true },
      }),
    );
    expect(Object.fromEntries(edge?.marks ?? [])).toEqual({
      shop: { edge: true, pairs: ['AAAAAAAA', 'BBBBBBBB'], protect: true },
      finance: { edge: true, pairs: [], protect: false },
      sales: { edge: true, pairs: [], protect: false },
    });
    expect(edge?.markText).toBe(
      marksText({ finance: { edge: true }, shop: { pairs: ['AAAAAAAA'] } }),
    );
  });

  it.each<[string, readonly Readonly<Record<string, string>>[]]>([
    ['first', [{ headwater: 'nonsense' }, {}]],
    ['second', [{}, { headwater: '[]' }]],
  ])('have unreadable marks if the %s record has them', (_which, bags) => {
    const [edge] = edgesOf(...bags.map((properties) => ({ ...recordOf('raw'), properties })));
    expect(edge?.marks).toBeUndefined();
  });
});

describe('pairs', () => {
  it('are one for each upstream column of a record', () => {
    expect(
      pairsOf(columnRecord('orders.total', ['raw.amount', 'fx.rate'], { confidenceScore: 0.5 })),
    ).toEqual(
      [['raw', 'amount'] as const, ['fx', 'rate'] as const].map(([name, column]) => ({
        key: expect.any(String),
        upstream: urnOf(name),
        occurrences: [
          {
            fingerprint: fingerprintOf('orders.total', `${name}.${column}`),
            downstreamField: fieldOf('orders.total'),
            upstream: urnOf(name),
            upstreamField: fieldOf(`${name}.${column}`),
            transform: null,
            confidence: 0.5,
            writable: true,
          },
        ],
      })),
    );
  });

  it.each([
    ['absent', undefined, null],
    ['empty', '', null],
    ['NONE', 'NONE', null],
    ['none, which is treated as any other name', 'none', 'none'],
    ['a name', 'SUM', 'SUM'],
  ])('have the transform that is stored as %s', (_how, transformOperation, transform) => {
    const record = columnRecord(
      'orders.total',
      ['raw.amount'],
      transformOperation === undefined ? {} : { transformOperation },
    );
    expect(occurrencesOf(record)).toMatchObject([
      { transform, fingerprint: fingerprintOf('orders.total', 'raw.amount', transform) },
    ]);
  });

  it('have full confidence if none is given', () => {
    const { confidenceScore: _, ...record } = columnRecord('orders.total', ['raw.amount']);
    expect(occurrencesOf(record)).toMatchObject([{ confidence: 1 }]);
  });

  it('in a record with several downstream columns or a query exist, and are not writable by us', () => {
    const several = columnRecord('orders.total', ['raw.amount'], {
      downstreams: ['orders.total', 'orders.tax'].map(fieldOf),
    });
    expect(occurrencesOf(several)).toMatchObject([
      { downstreamField: fieldOf('orders.total'), writable: false },
      { downstreamField: fieldOf('orders.tax'), writable: false },
    ]);
    const queried = columnRecord('orders.total', ['raw.amount'], { query: 'urn:li:query:q' });
    expect(occurrencesOf(queried)).toMatchObject([
      { downstreamField: fieldOf('orders.total'), writable: false },
    ]);
  });

  it.each<[string, FineGrainedRecord]>([
    [
      'of a whole dataset',
      columnRecord('orders.total', [], { upstreamType: 'DATASET', upstreams: [urnOf('raw')] }),
    ],
    ['of a constant', columnRecord('orders.total', [], { upstreamType: 'NONE' })],
    [
      'without upstreams',
      {
        upstreamType: 'FIELD_SET',
        downstreamType: 'FIELD',
        downstreams: [fieldOf('orders.total')],
      },
    ],
    [
      'without downstreams',
      { upstreamType: 'FIELD_SET', downstreamType: 'FIELD', upstreams: [fieldOf('raw.amount')] },
    ],
    ['of another downstream', columnRecord('elsewhere.total', ['raw.amount'])],
    [
      'with a downstream that is not a column',
      columnRecord('orders.total', ['raw.amount'], { downstreams: [urnOf('orders')] }),
    ],
    [
      'with an upstream that is not a column',
      columnRecord('orders.total', [], { upstreams: ['urn:li:dataJob:x'] }),
    ],
  ])('do not exist in a record %s', (_what, record) => {
    expect(pairsOf(record)).toEqual([]);
  });
});
