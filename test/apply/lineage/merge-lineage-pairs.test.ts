import { describe, expect, it } from 'vitest';
import type { FineGrainedRecord } from '../../../src/model/upstream-lineage.js';
import { merged, pairOf } from '../../support/apply/merge-with.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { lineageOf } from '../../support/model/state-builders.js';

describe('pairs', () => {
  const total = pairOf('orders.total', 'raw.amount');
  const own = columnRecord('orders.total', ['raw.amount']);

  it('share one record for each downstream column, transform and confidence', () => {
    const pairs = [
      pairOf('orders.total', 'raw.b'),
      pairOf('orders.total', 'raw.a'),
      pairOf('orders.total', 'fx.rate', { transform: 'SUM' }),
      pairOf('orders.total', 'raw.c', { confidence: 0.5 }),
      pairOf('orders.tax', 'raw.a'),
    ];
    expect(merged(lineageOf(), { pairs }).fineGrainedLineages).toEqual([
      columnRecord('orders.total', ['raw.a', 'raw.b']),
      columnRecord('orders.total', ['fx.rate'], { transformOperation: 'SUM' }),
      columnRecord('orders.total', ['raw.c'], { confidenceScore: 0.5 }),
      columnRecord('orders.tax', ['raw.a']),
    ]);
  });

  it('share a record when their confidences are equal as float32', () => {
    const pairs = [
      pairOf('orders.total', 'raw.a', { confidence: 0.7 }),
      pairOf('orders.total', 'raw.b', { confidence: Math.fround(0.7) }),
    ];
    expect(merged(lineageOf(), { pairs }).fineGrainedLineages).toHaveLength(1);
  });

  it('are appended to a record that we own alone', () => {
    const before = columnRecord('orders.total', ['raw.b', 'raw.a'], {
      confidenceScore: Math.fround(0.7),
      transformOperation: 'NONE',
    });
    const ours = ['raw.a', 'raw.b', 'raw.0'].map((up) => fingerprintOf('orders.total', up));
    const after = merged(
      withRecords(lineageOf(), before),
      { pairs: [pairOf('orders.total', 'raw.0', { confidence: 0.7 })] },
      { ours },
    );
    expect(after.fineGrainedLineages).toEqual([
      { ...before, upstreams: ['raw.b', 'raw.a', 'raw.0'].map(fieldOf) },
    ]);
  });

  it.each<[string, FineGrainedRecord, readonly string[]]>([
    ['shared with other writers', columnRecord('orders.total', ['raw.a', 'x.a']), ['raw.a']],
    ['of another writer', columnRecord('orders.total', ['x.a']), []],
    [
      'with another transform',
      columnRecord('orders.total', ['raw.a'], { transformOperation: 'SUM' }),
      ['raw.a'],
    ],
    [
      'with another confidence',
      columnRecord('orders.total', ['raw.a'], { confidenceScore: 0.5 }),
      ['raw.a'],
    ],
    ['of another column', columnRecord('orders.tax', ['raw.a']), []],
    [
      'of several columns',
      columnRecord('orders.total', ['raw.a'], {
        downstreams: ['orders.total', 'orders.tax'].map(fieldOf),
      }),
      ['raw.a'],
    ],
    [
      'of another kind',
      columnRecord('orders.total', ['raw.a'], { downstreamType: 'FIELD_SET' }),
      ['raw.a'],
    ],
    [
      'with a query',
      columnRecord('orders.total', ['raw.a'], { query: 'urn:li:query:q' }),
      ['raw.a'],
    ],
    [
      'with an upstream that is not a column',
      columnRecord('orders.total', ['raw.a'], {
        upstreams: ['urn:li:dataJob:x', fieldOf('raw.a')],
      }),
      ['raw.a'],
    ],
  ])('are never added to a record %s', (_what, record, ours) => {
    const all = [total.fingerprint, ...ours.map((up) => fingerprintOf('orders.total', up))];
    expect(
      merged(withRecords(lineageOf(), record), { pairs: [total] }, { ours: all })
        .fineGrainedLineages,
    ).toEqual([record, own]);
  });

  it.each<[string, FineGrainedRecord]>([
    ['an empty list', columnRecord('orders.total', [])],
    [
      'no list',
      { upstreamType: 'NONE', downstreamType: 'FIELD', downstreams: [fieldOf('orders.total')] },
    ],
  ])(
    'are inserted before the first record with %s of upstreams, since the indexer stops there',
    (_what, constant) => {
      const theirs = columnRecord('orders.tax', ['x.a']);
      const after = merged(withRecords(lineageOf(), theirs, constant, theirs), { pairs: [total] });
      expect(after.fineGrainedLineages).toEqual([theirs, own, constant, theirs]);
    },
  );

  it('are removed with their record when it holds nothing else', () => {
    expect(merged(withRecords(lineageOf('x'), own), { removedPairs: [total] })).toEqual(
      lineageOf('x'),
    );
    expect(merged(withRecords(lineageOf('x')), { marks: [] })).toEqual(withRecords(lineageOf('x')));
  });

  it('are removed from a shared record, which keeps the upstreams of other writers', () => {
    const both = columnRecord('orders.total', ['x.a', 'raw.amount', 'x.b'], {
      transformOperation: '',
    });
    expect(
      merged(withRecords(lineageOf(), both), { removedPairs: [total] }).fineGrainedLineages,
    ).toEqual([{ ...both, upstreams: ['x.a', 'x.b'].map(fieldOf) }]);
  });

  it('stay in a record of several downstream columns, which is not split', () => {
    const several = columnRecord('orders.total', ['raw.amount'], {
      downstreams: ['orders.total', 'orders.tax'].map(fieldOf),
    });
    expect(
      merged(withRecords(lineageOf(), several), { removedPairs: [total] }).fineGrainedLineages,
    ).toEqual([several]);
  });

  it('move to another record with another confidence', () => {
    const both = columnRecord('orders.total', ['x.a', 'raw.amount']);
    const after = merged(
      withRecords(lineageOf(), both),
      { pairs: [{ ...total, confidence: 0.5 }] },
      { ours: [total.fingerprint] },
    );
    expect(after.fineGrainedLineages).toEqual([
      columnRecord('orders.total', ['x.a']),
      { ...own, confidenceScore: 0.5 },
    ]);
  });

  it('leave the list absent if it was absent and is not needed', () => {
    expect(merged(lineageOf('x'), {})).toEqual(lineageOf('x'));
  });
});
