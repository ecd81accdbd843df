import { expect, it } from 'vitest';
import { findSuggestions, suggestionEnds } from '../../../src/insight/suggest/find-suggestions.js';
import type { DesiredMapping, DesiredUnit } from '../../../src/model/desired-state.js';
import { longName } from '../../../src/plan/document/address-book.js';
import { type DatasetUrn, datasetParts } from '../../../src/urn/dataset-urn.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { edgeFrom, somewhere, unitOf, urnOf } from '../../support/model/state-builders.js';

const schemas: Readonly<Record<string, string>> = {
  orders: 'id total Note day',
  raw: 'id total note amount',
  fx: 'day',
  mart: 'order_id last_note',
};

const columnsOf = (dataset: DatasetUrn) =>
  (schemas[datasetParts(dataset).name]?.split(' ') ?? []).map((name) => ({ name }));

function mapping(column: string, upstream: string): DesiredMapping {
  const common = { confidence: 1, place: somewhere };
  const dataset = urnOf(upstream);
  return column === '*'
    ? { kind: 'wildcard', upstream: dataset, except: [], ...common }
    : {
        kind: 'explicit',
        downstreamColumn: column,
        upstreams: [{ dataset, column, place: somewhere }],
        ...common,
      };
}

function unit(downstream: string, upstreams: string, ...columns: readonly DesiredMapping[]) {
  const edges = upstreams.split(' ').map((one) => edgeFrom(one));
  return { ...unitOf(downstream, ...edges), columns };
}

function found(units: readonly DesiredUnit[], { minScore = 0.9, all = false } = {}) {
  const book = (urn: EntityUrn) => longName(urn).replace(/^.*:/, '');
  const { downstreams, without } = findSuggestions({ units, columnsOf, book, minScore, all });
  return [
    ...downstreams.flatMap(({ address, pairs }) =>
      pairs.map(
        (one) =>
          `${address}.${one.downstreamColumn} <- ${one.upstreamAddress}.${one.upstreamColumn} ${one.score}`,
      ),
    ),
    ...without.map(
      ({ address, why, columnless }) => `${address}: ${why}${columnless ? ` ${columnless}` : ''}`,
    ),
  ];
}

it('suggests for edges that map no column, sorted by address', () => {
  expect(found([unit('orders', 'raw fx'), unit('mart', 'orders')])).toEqual([
    'mart.order_id <- orders.id 0.97',
    'orders.total <- raw.total 0.99',
    'orders.Note <- raw.note 0.99',
    'orders.day <- fx.day 0.99',
  ]);
});

it('says why an edge has no suggestion', () => {
  expect(
    found([
      unit('mart', 'orders gone', mapping('order_id', 'orders')),
      unit('orders', 'raw', mapping('*', 'raw')),
      unit('raw', 'sheet'),
      unit('fx', 'mart'),
      unit('sheet', 'nothing'),
    ]),
  ).toEqual([
    'fx <- mart: no-match',
    'mart <- gone: downstream-mapped',
    'mart <- orders: mapped',
    'orders <- raw: wildcard',
    'raw <- sheet: no-columns sheet',
    'sheet <- nothing: no-columns sheet,nothing',
  ]);
  expect(found([unit('mart', 'raw')], { minScore: 0.98 })).toEqual(['mart <- raw: low-score']);
});

it('suggests the other columns of a downstream that maps some, if all were asked for', () => {
  const explicit = unit('orders', 'raw fx', mapping('DAY', 'raw'), mapping('gone', 'raw'));
  expect(found([explicit], { all: true })).toEqual([
    'orders <- fx: no-match',
    'orders <- raw: mapped',
  ]);
  const wildcard = unit('orders', 'raw fx', mapping('*', 'raw'));
  expect(found([wildcard], { all: true })).toEqual([
    'orders.day <- fx.day 0.99',
    'orders <- raw: wildcard',
  ]);
});

it('an upstream whose columns are not known may have each column, too', () => {
  expect(found([unit('mart', 'orders sheet')], { minScore: 0.5 })).toEqual([
    'mart.order_id <- orders.id 0.97',
    'mart.last_note <- orders.Note 0.85',
    'mart <- sheet: no-columns sheet',
  ]);
});

it('looks at edges between datasets alone', () => {
  const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,daily,PROD),load)' as EntityUrn;
  const fromJob = { ...unit('orders', 'raw'), downstream: job };
  const edges = [...unit('orders', 'raw').edges, { ...edgeFrom('raw'), upstream: job }];
  const toDataset = { ...unit('orders', 'raw'), edges };
  expect(suggestionEnds([fromJob, toDataset, unit('orders', 'fx')])).toEqual(
    ['orders', 'raw', 'fx'].map((name) => urnOf(name)),
  );
  expect(found([fromJob])).toEqual([]);
});
