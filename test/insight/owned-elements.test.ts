import { describe, expect, it } from 'vitest';
import { type OwnedElements, ownedElements } from '../../src/insight/owned-elements.js';
import type { DatasetReading } from '../../src/model/observed-state.js';
import { addressBook } from '../../src/plan/document/address-book.js';
import {
  columnRecord,
  fieldOf,
  fingerprintOf,
  marked,
  withRecords,
} from '../support/model/lineage-builders.js';
import {
  absent,
  lineageOf,
  named,
  present,
  unknown,
  urnOf,
} from '../support/model/state-builders.js';
import { namesOf } from '../support/plan/plan-of.js';

const total = fingerprintOf('orders.total', 'raw.amount');
const net = fingerprintOf('orders.total', 'raw.amount', 'net');
const gone = fingerprintOf('orders.gone', 'raw.gone');
const id = fingerprintOf('orders.id', 'raw.id');

function owned(
  readings: readonly DatasetReading[],
  formerly: readonly string[] = [],
): OwnedElements {
  const book = addressBook(['orders', 'raw', 'fx', 'mart'].map((name) => named(name)));
  return ownedElements(readings, { key: 'shop', formerly }, book);
}

describe('the elements that a stack owns', () => {
  it('are none if nothing is marked', () => {
    expect(owned([present('orders', lineageOf('raw')), present('raw'), absent('mart')])).toEqual({
      edges: [],
      findings: [],
    });
  });

  it('are those with its mark, sorted, without those that others marked or with other texts in the property', () => {
    const { edges } = owned([
      present(
        'orders',
        lineageOf(
          marked('raw'),
          'mart',
          marked('fx', { shop: { edge: true, protect: true }, finance: { edge: true } }),
        ),
      ),
      present(
        'mart',
        lineageOf(
          marked('orders'),
          marked('raw', { finance: { edge: true } }),
          marked('fx', { 'shop@dev': { edge: true } }),
        ),
      ),
    ]);
    expect(edges.map((edge) => `${edge.address} ${edge.protected}`)).toEqual([
      'mart <- orders false',
      'orders <- fx true',
      'orders <- raw false',
    ]);
    expect(edges[0]).toEqual({
      address: 'mart <- orders',
      downstream: urnOf('mart'),
      upstream: urnOf('orders'),
      type: 'TRANSFORMED',
      owned: true,
      protected: false,
      pairs: [],
      pairsGone: 0,
    });
  });

  it('include those marked under an earlier name of the stack', () => {
    const readings = [present('orders', lineageOf(marked('raw', { old: { edge: true } })))];
    expect(owned(readings).edges).toEqual([]);
    expect(owned(readings, ['old']).edges.map(({ address }) => address)).toEqual(['orders <- raw']);
  });

  it('include column pairs, sorted, also on an edge of another writer', () => {
    const records = [
      columnRecord('orders.total', ['raw.amount']),
      columnRecord('orders.total', ['raw.amount'], {
        transformOperation: 'net',
        confidenceScore: 0.5,
      }),
      columnRecord('orders.id', ['raw.id']),
      columnRecord('orders.note', ['raw.note']),
    ];
    const mark = { shop: { pairs: [net, id] } };
    const [edge] = owned([
      present('orders', withRecords(lineageOf(marked('raw', mark)), ...records)),
    ]).edges;
    expect(edge).toMatchObject({ owned: false, pairsGone: 0 });
    expect(edge?.pairs.map(({ address, transform }) => `${address} ${transform}`)).toEqual([
      'orders.id <- raw.id null',
      'orders.total <- raw.amount net',
    ]);
    expect(edge?.pairs[1]).toEqual({
      address: 'orders.total <- raw.amount',
      downstreamField: fieldOf('orders.total'),
      upstreamField: fieldOf('raw.amount'),
      transform: 'net',
      confidence: 0.5,
    });
  });

  it('distinguish members of a union that share an address', () => {
    const member = (type: string) => `raw.[version=2.0].[type=${type}].amount`;
    const types = ['string', 'int'];
    const pairs = types.map((type) => fingerprintOf('orders.total', member(type)));
    const records = types.map((type) => columnRecord('orders.total', [member(type)]));
    const [edge] = owned([
      present('orders', withRecords(lineageOf(marked('raw', { shop: { pairs } })), ...records)),
    ]).edges;
    expect(edge?.pairs.map(({ upstreamField }) => upstreamField)).toEqual([
      fieldOf(member('int')),
      fieldOf(member('string')),
    ]);
    expect(edge).toMatchObject({
      pairs: [{ address: 'orders.total <- raw.amount' }, { address: 'orders.total <- raw.amount' }],
      pairsGone: 0,
    });
  });

  it('count several transforms of a pair as one pair', () => {
    const records = [
      columnRecord('orders.total', ['raw.amount']),
      columnRecord('orders.total', ['raw.amount'], { transformOperation: 'net' }),
    ];
    const lineage = withRecords(
      lineageOf(marked('raw', { shop: { pairs: [total, net] } })),
      ...records,
    );
    expect(owned([present('orders', lineage)]).edges).toMatchObject([
      { pairs: [{ transform: null }], pairsGone: 0 },
    ]);
  });

  it('include a pair in a record of several columns, also with a changed transform, but not a removed pair', () => {
    const several = columnRecord('orders.total', ['raw.amount'], {
      downstreams: [fieldOf('orders.total'), fieldOf('orders.tax')],
    });
    const ids = columnRecord('orders.id', ['raw.id'], { transformOperation: 'trim' });
    const lineage = withRecords(
      lineageOf(marked('raw', { shop: { edge: true, pairs: [total, id, gone] } })),
      several,
      ids,
    );
    expect(owned([present('orders', lineage)]).edges).toMatchObject([
      {
        pairs: [
          { address: 'orders.id <- raw.id', transform: 'trim' },
          { address: 'orders.total <- raw.amount' },
        ],
        pairsGone: 1,
      },
    ]);
  });

  it('may be incomplete if the catalog hides a dataset', () => {
    const { edges, findings } = owned([
      unknown('orders'),
      present('mart', lineageOf(marked('orders'))),
    ]);
    expect(edges).toHaveLength(1);
    expect(namesOf(findings)).toEqual(['dataset-unreadable error']);
  });
});
