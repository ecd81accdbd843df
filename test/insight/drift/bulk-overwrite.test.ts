import { describe, expect, it } from 'vitest';
import type { Writing } from '../../../src/insight/drift/drift.js';
import type { LineageReading } from '../../../src/model/observed-state.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import { driftOf, presentAt, version } from '../../support/insight/drift-of.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../../support/model/lineage-builders.js';
import {
  desire,
  lineageOf,
  observe,
  recordOf,
  unitOf,
} from '../../support/model/state-builders.js';

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
  it('if it removed only the marks', () => {
    expect(
      bulkOverwrite(version(1, edgeAndPair), version(2, withRecords(lineageOf('raw'), pair))),
    ).toMatchObject({ version: '2' });
  });

  it.each<[string, UpstreamLineage, UpstreamLineage]>([
    ['added an edge', edgeAlone, lineageOf('x')],
    ['removed an edge of others', lineageOf(marked('raw'), 'x'), lineageOf()],
    ['changed an edge of others', lineageOf(marked('raw'), 'x'), lineageOf(recordOf('x', 'COPY'))],
    [
      'created an edge of others again',
      lineageOf(marked('raw'), 'x'),
      lineageOf(recordOf('x', 'TRANSFORMED', 'urn:li:corpuser:new')),
    ],
    ['added a pair', edgeAlone, withRecords(lineageOf(), theirs)],
    [
      'changed a pair of others',
      withRecords(edgeAlone, theirs),
      withRecords(lineageOf(), { ...theirs, confidenceScore: 0.5 }),
    ],
  ])('if the write that removed our only edge also %s', (_what, before, after) => {
    expect(bulkOverwrite(version(1, before), version(2, after))).toMatchObject({ version: '2' });
  });

  it('if it removed the last of our elements, and earlier writes removed the others', () => {
    const [first, second] = [lineageOf(marked('raw'), marked('fx')), edgeAndPair];
    expect(
      bulkOverwrite(version(1, first), version(2, second), version(3, lineageOf('x'))),
    ).toMatchObject({ version: '3' });
  });
});

describe('a write is no bulk overwrite', () => {
  it.each<[string, UpstreamLineage, UpstreamLineage]>([
    ['only our single edge was removed', lineageOf(marked('raw'), 'x'), lineageOf('x')],
    [
      'only our single edge was removed, and the others are in another order',
      lineageOf('y', marked('raw'), 'x'),
      lineageOf('x', 'y'),
    ],
    [
      'only our single pair was removed from an edge of others',
      withRecords(lineageOf(marked('raw', { shop: { pairs: mark.shop.pairs } })), pair),
      lineageOf('raw'),
    ],
    [
      'only the mark of our single edge was removed',
      lineageOf(marked('raw'), 'x'),
      lineageOf('raw', 'x'),
    ],
    [
      'an edge of ours was removed and its pair was left',
      edgeAndPair,
      withRecords(lineageOf(), pair),
    ],
    [
      'an element of ours is left',
      lineageOf(marked('raw'), marked('fx')),
      lineageOf(marked('fx'), 'x'),
    ],
    [
      'a mark for a pair is left',
      withRecords(lineageOf(marked('raw', mark), 'x'), pair),
      lineageOf(marked('raw', { shop: { pairs: mark.shop.pairs } })),
    ],
  ])('if %s', (_what, before, after) => {
    expect(bulkOverwrite(version(1, before), version(2, after))).toBeNull();
  });

  it('if no version shows an element of ours, or no version is kept', () => {
    expect(bulkOverwrite(version(8, lineageOf('x')), version(9, lineageOf('y')))).toBeNull();
    expect(bulkOverwrite(version(9, lineageOf('y')))).toBeNull();
  });

  it('if our mark named a pair that did not exist', () => {
    expect(
      bulkOverwrite(version(1, lineageOf(marked('raw', mark))), version(2, lineageOf())),
    ).toBeNull();
  });
});
