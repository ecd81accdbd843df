import { describe, expect, it } from 'vitest';
import type { LineageReading } from '../../../src/model/observed-state.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { Writing } from '../../../src/plan/drift/drift.js';
import { driftOf, presentAt, version } from '../../support/drift-of.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../../support/lineage-builders.js';
import { desire, lineageOf, observe, recordOf, unitOf } from '../../support/state-builders.js';

const pair = columnRecord('orders.total', ['raw.amount']);
const theirs = columnRecord('orders.id', ['raw.id']);
const mark = { shop: { edge: true, pairs: [fingerprintOf('orders.total', 'raw.amount')] } };
const edgeAlone = lineageOf(marked('raw'));
const edgeAndPair = withRecords(lineageOf(marked('raw', mark)), pair);

function bulkOverwrite(...versions: readonly LineageReading[]): Writing | null | undefined {
  const [now = version(1, lineageOf()), ...earlier] = [...versions].reverse();
  const observed = withSchemas(observe('raw', 'fx', presentAt('orders', now)), {
    orders: ['total', 'id'],
    raw: ['amount', 'id'],
  });
  const desired = desire([
    withColumns(unitOf('orders', 'raw', 'fx'), mapping('total', ['raw.amount'])),
  ]);
  return driftOf(desired, observed, { orders: earlier }).datasets[0]?.wiped;
}

describe('a write is a bulk overwrite', () => {
  it('where one write left nothing of several elements of ours', () => {
    const drift = bulkOverwrite(
      version(1, edgeAndPair),
      version(2, lineageOf(), 'jane', { writtenIn: 'dbt-7' }),
      version(3, lineageOf('x')),
    );
    expect(drift).toEqual({
      version: '2',
      by: 'urn:li:corpuser:jane',
      at: '1970-01-01T00:00:02.000Z',
      run: 'dbt-7',
    });
  });

  it('where it took the marks alone', () => {
    expect(
      bulkOverwrite(version(1, edgeAndPair), version(2, withRecords(lineageOf('raw'), pair))),
    ).toMatchObject({ version: '2' });
  });

  it.each<[string, UpstreamLineage, UpstreamLineage]>([
    ['added an edge', edgeAlone, lineageOf('x')],
    ['took an edge of others', lineageOf(marked('raw'), 'x'), lineageOf()],
    ['altered an edge of others', lineageOf(marked('raw'), 'x'), lineageOf(recordOf('x', 'COPY'))],
    [
      'made an edge of others anew',
      lineageOf(marked('raw'), 'x'),
      lineageOf(recordOf('x', 'TRANSFORMED', 'urn:li:corpuser:new')),
    ],
    ['added a pair', edgeAlone, withRecords(lineageOf(), theirs)],
    [
      'altered a pair of others',
      withRecords(edgeAlone, theirs),
      withRecords(lineageOf(), { ...theirs, confidenceScore: 0.5 }),
    ],
  ])('where the write that took our only edge also %s', (_what, before, after) => {
    expect(bulkOverwrite(version(1, before), version(2, after))).toMatchObject({ version: '2' });
  });

  it('where the last of our elements went in that write, and others before', () => {
    const [first, second] = [lineageOf(marked('raw'), marked('fx')), edgeAndPair];
    expect(
      bulkOverwrite(version(1, first), version(2, second), version(3, lineageOf('x'))),
    ).toMatchObject({ version: '3' });
  });
});

describe('a write is no bulk overwrite', () => {
  it.each<[string, UpstreamLineage, UpstreamLineage]>([
    ['our only edge was removed, and nothing else', lineageOf(marked('raw'), 'x'), lineageOf('x')],
    [
      'our only edge was removed, and others stand in another order',
      lineageOf('y', marked('raw'), 'x'),
      lineageOf('x', 'y'),
    ],
    [
      'our only pair was taken from an edge of others, and nothing else',
      withRecords(lineageOf(marked('raw', { shop: { pairs: mark.shop.pairs } })), pair),
      lineageOf('raw'),
    ],
    [
      'our only edge lost its mark, and nothing else',
      lineageOf(marked('raw'), 'x'),
      lineageOf('raw', 'x'),
    ],
    [
      'an edge of ours was removed, and its pair was left behind',
      edgeAndPair,
      withRecords(lineageOf(), pair),
    ],
    [
      'something of ours is left',
      lineageOf(marked('raw'), marked('fx')),
      lineageOf(marked('fx'), 'x'),
    ],
    [
      'a mark for a pair is left',
      withRecords(lineageOf(marked('raw', mark), 'x'), pair),
      lineageOf(marked('raw', { shop: { pairs: mark.shop.pairs } })),
    ],
  ])('where %s', (_what, before, after) => {
    expect(bulkOverwrite(version(1, before), version(2, after))).toBeNull();
  });

  it('where no version shows anything of ours, or none is kept', () => {
    expect(bulkOverwrite(version(8, lineageOf('x')), version(9, lineageOf('y')))).toBeNull();
    expect(bulkOverwrite(version(9, lineageOf('y')))).toBeNull();
  });

  it('where our mark named a pair that was not there', () => {
    expect(
      bulkOverwrite(version(1, lineageOf(marked('raw', mark))), version(2, lineageOf())),
    ).toBeNull();
  });
});
