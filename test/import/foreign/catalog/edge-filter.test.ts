import { expect, test } from 'vitest';
import type { EdgeFilter } from '../../../../src/import/foreign/catalog/edge-filter.js';
import { parseWriterGlob } from '../../../../src/import/foreign/catalog/edge-filter.js';
import { readCatalog } from '../../../../src/import/foreign/catalog/read-catalog.js';
import type { LineageReading } from '../../../../src/model/observed-state.js';
import type { UpstreamRecord } from '../../../../src/model/upstream-lineage.js';
import { readingOf, readingsOf } from '../../../support/import/catalog-readings.js';
import { urnOf } from '../../../support/model/state-builders.js';
import { column } from '../../../support/scenario/records.js';

const mark = '{"shop@prod":{"edge":true}}';

/** Edges of several writers in one aspect, which `jane` wrote last at the time 50. */
const upstreams: readonly UpstreamRecord[] = [
  {
    dataset: urnOf('by_ann'),
    type: 'COPY',
    auditStamp: { time: 20, actor: 'urn:li:corpuser:ann' },
  },
  {
    dataset: urnOf('by_jane'),
    type: 'COPY',
    auditStamp: { time: 0, actor: 'urn:li:corpuser:unknown' },
  },
  { dataset: urnOf('by_stack'), type: 'COPY', properties: { headwater: mark } },
  { dataset: urnOf('spoiled'), type: 'COPY', properties: { headwater: '{' } },
  // The first record of an edge decides.
  { dataset: urnOf('by_ann'), type: 'VIEW' },
];

const written: Partial<LineageReading> = {
  writtenAt: 50,
  writtenBy: 'urn:li:corpuser:jane',
  writtenIn: 'snowflake-2026_11',
  writtenThrough: 'nightly',
};

function upstreamsOf(filter: Partial<EdgeFilter>, more: Partial<LineageReading> = written) {
  const records = [column('orders.a', ['by_ann.a']), column('orders.b', ['by_jane.b'])];
  const { lineage, leftOut } = readCatalog({
    readings: readingsOf(readingOf(urnOf('orders'), upstreams, records, more)),
    schemas: new Map(),
    options: { columns: 'list', wildcardCase: 'exact', filter: { writtenBy: [], ...filter } },
  });
  expect(leftOut).toEqual([]);
  const [unit] = lineage.units;
  const datasets = new Set(unit?.edges.map(({ upstream }) => upstream));
  for (const { upstream } of unit?.pairs ?? []) expect(datasets).toContain(upstream.dataset);
  return [...datasets].map((urn) => urn.split(',')[1]);
}

const all = ['by_ann', 'by_jane', 'by_stack', 'spoiled'];

test.each([
  [['ann'], ['by_ann']],
  [['urn:li:corpuser:a*'], ['by_ann']],
  [['j*', 'ann'], all],
  [['pipeline:night*'], all],
  [['pipeline:other'], []],
  [['run:snowflake-*'], all],
  [['stack:shop@*'], ['by_stack']],
  [['stack:shop'], []],
])('edges of the writers %j', (texts, expected) => {
  expect(upstreamsOf({ writtenBy: texts.map(parseWriterGlob) })).toEqual(expected);
});

test.each([
  [{ newerThan: 20 }, all],
  [{ newerThan: 21 }, ['by_jane', 'by_stack', 'spoiled']],
  [{ olderThan: 50 }, ['by_ann']],
  [{ newerThan: 20, olderThan: 20 }, []],
])('edges of the times %j', (filter, expected) => {
  expect(upstreamsOf(filter)).toEqual(expected);
});

test('an edge whose writer and time are not known is of no writer and in no time', () => {
  expect(upstreamsOf({ writtenBy: [parseWriterGlob('*')] }, {})).toEqual(['by_ann']);
  expect(upstreamsOf({ newerThan: 0 }, {})).toEqual(['by_ann']);
  expect(upstreamsOf({ olderThan: 1e15 }, {})).toEqual(['by_ann']);
  expect(upstreamsOf({}, {})).toEqual(all);
});
