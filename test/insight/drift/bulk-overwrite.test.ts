import { expect, it } from 'vitest';
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
const named = { pairs: [fingerprintOf('orders.total', 'raw.amount')] };
const mark = { shop: { edge: true, ...named } };
const edgeAlone = lineageOf(marked('raw'));
const edgeAndPair = withRecords(lineageOf(marked('raw', mark)), pair);
const beside = lineageOf(marked('raw'), 'x');

/** The version that overwrote `orders` in bulk, of those with this lineage, oldest first. */
function bulkOverwrite(lineages: readonly UpstreamLineage[], first = 1): string | undefined {
  const versions = lineages.map((lineage, i) => version(first + i, lineage));
  const [now = version(1, lineageOf()), ...earlier] = versions.reverse();
  const observed = withSchemas(observe('raw', 'fx', presentAt('orders', now)), {
    orders: ['total', 'id'],
    raw: ['amount', 'id'],
  });
  const unit = withColumns(unitOf('orders', 'raw', 'fx'), mapping('total', ['raw.amount']));
  return driftOf(desire([unit]), observed, { orders: earlier }).datasets[0]?.wiped?.version;
}

it.each<[string, ...UpstreamLineage[]]>([
  ['removed only the marks', edgeAndPair, withRecords(lineageOf('raw'), pair)],
  ['also added an edge', edgeAlone, lineageOf('x')],
  ['also removed an edge of others', beside, lineageOf()],
  ['also changed an edge of others', beside, lineageOf(recordOf('x', 'COPY'))],
  [
    'also created an edge of others again',
    beside,
    lineageOf(recordOf('x', 'TRANSFORMED', 'urn:li:corpuser:new')),
  ],
  ['also added a pair', edgeAlone, withRecords(lineageOf(), theirs)],
  [
    'also changed a pair of others',
    withRecords(edgeAlone, theirs),
    withRecords(lineageOf(), { ...theirs, confidenceScore: 0.5 }),
  ],
  [
    'removed the last of our elements',
    lineageOf(marked('raw'), marked('fx')),
    edgeAndPair,
    lineageOf('x'),
  ],
])('a write is a bulk overwrite if it %s', (_what, ...lineages) => {
  expect(bulkOverwrite(lineages)).toBe(String(lineages.length));
});

it.each<[string, ...UpstreamLineage[]]>([
  ['only our single edge was removed', beside, lineageOf('x')],
  [
    'only our single edge was removed, and the others are in another order',
    lineageOf('y', marked('raw'), 'x'),
    lineageOf('x', 'y'),
  ],
  [
    'only our single pair was removed from an edge of others',
    withRecords(lineageOf(marked('raw', { shop: named })), pair),
    lineageOf('raw'),
  ],
  ['only the mark of our single edge was removed', beside, lineageOf('raw', 'x')],
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
    lineageOf(marked('raw', { shop: named })),
  ],
  ['our mark named a pair that did not exist', lineageOf(marked('raw', mark)), lineageOf()],
])('a write is no bulk overwrite if %s', (_what, ...lineages) => {
  expect(bulkOverwrite(lineages)).toBeUndefined();
});

it('a write is no bulk overwrite if no version shows an element of ours, or none is kept', () => {
  expect(bulkOverwrite([lineageOf('x'), lineageOf('y')], 8)).toBeUndefined();
  expect(bulkOverwrite([lineageOf('y')], 9)).toBeUndefined();
});
