import { describe, expect, it } from 'vitest';
import { buildNameTable } from '../../../src/insight/explain/parse-address.js';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { explainAddress } from '../../support/insight/explain-address.js';
import { mapping, marked, wildcard, withColumns } from '../../support/model/lineage-builders.js';
import {
  at,
  desire,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  somewhere,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';

const orders = desire([unitOf('orders', 'raw', 'fx')]);

describe('the record of an edge', () => {
  const liveOf = (...records: readonly (string | UpstreamRecord)[]) => {
    const explanation = explainAddress(
      'orders <- raw',
      orders,
      observe(present('orders', lineageOf(...records)), 'raw', 'fx'),
    );
    return explanation.elements[0]?.live;
  };

  it('shows its creator and time, if the record has them', () => {
    const { created, auditStamp, ...bare } = recordOf('raw');
    const us = { time: 5, actor: 'urn:li:corpuser:a' };
    expect(liveOf({ ...bare, created: us, auditStamp: { time: 9, actor: 'b' } })).toMatchObject({
      records: [{ createdBy: us.actor, createdAt: 'time 5' }],
    });
    expect(liveOf({ ...bare, auditStamp: us })).toMatchObject({
      records: [{ createdBy: us.actor, createdAt: 'time 5' }],
    });
    expect(liveOf({ ...bare, created: { ...us, time: 0 } })).toMatchObject({
      records: [{ createdBy: us.actor, createdAt: null }],
    });
    expect(liveOf(bare)).toEqual({
      records: [{ type: 'TRANSFORMED', createdBy: null, createdAt: null }],
      marks: [],
    });
    expect(liveOf('fx')).toEqual({ records: [], marks: [] });
  });

  it('shows the marks of all stacks, sorted', () => {
    const pairs = ['aaaaaaaa', 'bbbbbbbb'];
    expect(
      liveOf(marked('raw', { shop: { pairs }, finance: { edge: true, protect: true } })),
    ).toMatchObject({
      marks: [
        { owner: 'finance', ours: false, edge: true, pairs: 0, protect: true },
        { owner: 'shop', ours: true, edge: false, pairs: 2, protect: false },
      ],
    });
  });
});

describe('the declarations', () => {
  it('include the rules of the entry, or of the settings', () => {
    const own = desire([
      { ...unitOf('orders', 'raw'), ownership: 'exclusive', protect: true, place: at(9) },
    ]);
    expect(explainAddress('orders <- raw', own, null).elements[0]?.manifest).toEqual({
      place: somewhere,
      entry: at(9),
      wildcard: false,
      ownership: 'exclusive',
      ownershipBy: 'entry',
      protect: true,
    });
    expect(
      explainAddress('orders <- raw', orders, null, { ownership: 'exclusive' }).elements[0]
        ?.manifest,
    ).toMatchObject({
      ownership: 'exclusive',
      ownershipBy: 'settings',
    });
  });

  it('name each dataset once, also one that another entry derives from itself', () => {
    const explanation = explainAddress(
      'orders',
      orders,
      observe(present('orders', lineageOf('orders')), 'raw', 'fx'),
    );
    expect(explanation.datasets.map(({ address }) => address)).toEqual(['orders', 'fx', 'raw']);
  });

  it('of a dataset describe it, and what the target does not reach', () => {
    const sheet = desire([unitOf('orders', 'sheet')], [named('sheet', { columns: [] })]);
    const overriding = [{ urn: urnOf('sheet'), states: ['env'] as const, place: at(1) }];
    expect(explainAddress('orders', sheet, null, { overriding }).datasets).toMatchObject([
      {
        address: 'orders',
        create: false,
        states: [],
        live: null,
        shortNames: ['orders'],
        place: at(1),
      },
      { address: 'sheet', create: true, states: ['env'], live: null },
    ]);
  });

  it('of a wildcard are one pair without schemas, and the expanded pairs with them', () => {
    const state = desire([
      withColumns(unitOf('orders', 'raw', 'fx'), mapping('b', ['fx.b']), {
        ...wildcard('raw'),
        place: at(7),
      }),
    ]);
    const bare = explainAddress('orders.* <- raw.*', state, null);
    expect(bare.elements).toMatchObject([
      { address: 'orders.* <- raw.*', manifest: { wildcard: true, place: at(7) } },
    ]);
    const columns = new Map(['orders', 'raw', 'fx'].map((name) => [urnOf(name), ['a', 'b', 'c']]));
    const observed = { ...observe('orders', 'raw', 'fx'), schemas: columns };
    const addresses = (address: string) =>
      explainAddress(address, state, observed).elements.map((one) => one.address);
    expect(addresses('orders.*')).toEqual(['orders.a <- raw.a', 'orders.c <- raw.c']);
    expect(addresses('orders.* <- fx.*')).toEqual([]);
    expect(addresses('orders.b')).toEqual(['orders.b <- fx.b']);
    expect(addresses('orders.a <- fx.a')).toEqual([]);
  });

  it('leave a wildcard unresolved without a schema', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), wildcard('raw'))]);
    const observed = {
      ...observe('orders', 'raw'),
      schemas: new Map([
        [urnOf('orders'), null],
        [urnOf('raw'), null],
      ]),
    };
    const explanation = explainAddress('orders.*', state, observed);
    expect(explanation.elements).toMatchObject([{ decision: { kind: 'unresolved' } }]);
    expect(explanation.findings.map(({ name }) => name)).toEqual([
      'wildcard-without-schema',
      'wildcard-without-schema',
    ]);
  });
});

describe('names', () => {
  it('prefer short names, and skip what is not a dataset', () => {
    const table = buildNameTable(
      [{ urn: urnOf('raw'), shortNames: ['orders', 'r'], place: somewhere }],
      [urnOf('orders'), urnOf('orders', { env: 'DEV' }), 'urn:li:chart:(looker,x)', 'nonsense'],
    );
    expect(Object.fromEntries(table)).toEqual({
      orders: [urnOf('raw')],
      r: [urnOf('raw')],
      raw: [urnOf('raw')],
      'snowflake:raw': [urnOf('raw')],
      'snowflake:orders': [urnOf('orders', { env: 'DEV' }), urnOf('orders')],
    });
  });

  it('may contain dots, and so may columns: the longest name wins', () => {
    const state = desire(
      [
        withColumns(
          unitOf('shop.orders', 'raw'),
          mapping('a.b', ['raw.c']),
          mapping('d', ['raw.d']),
        ),
      ],
      [named('shop')],
    );
    expect(explainAddress('snowflake:shop.orders.a.b', state, null).elements).toMatchObject([
      { address: 'shop.orders.a.b <- raw.c' },
    ]);
    expect(explainAddress('shop.orders', state, null).subject).toEqual({
      kind: 'dataset',
      address: 'shop.orders',
    });
  });
});
