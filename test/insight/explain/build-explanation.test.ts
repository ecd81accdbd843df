import { describe, expect, it } from 'vitest';
import { buildNameTable } from '../../../src/insight/explain/parse-address.js';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { expectExplanations, explainAddress } from '../../support/insight/explain-address.js';
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

/** Explains the edge from `raw` in a catalog in which `orders` has these records. */
const edgeWith = (...records: readonly (string | UpstreamRecord)[]) =>
  explainAddress(
    'orders <- raw',
    orders,
    observe(present('orders', lineageOf(...records)), 'raw', 'fx'),
  );

it('the record of an edge shows its creator, its time, and the marks of all stacks', async () => {
  const { created, auditStamp, ...bare } = recordOf('raw');
  const us = { time: 5, actor: 'urn:li:corpuser:a' };
  const pairs = ['aaaaaaaa', 'bbbbbbbb'];
  await expectExplanations(import.meta, 'edges', {
    'with both stamps': edgeWith({ ...bare, created: us, auditStamp: { time: 9, actor: 'b' } }),
    'with the stamp of its last change': edgeWith({ ...bare, auditStamp: us }),
    'without a time': edgeWith({ ...bare, created: { ...us, time: 0 } }),
    'without a stamp': edgeWith(bare),
    'that is not in the catalog': edgeWith('fx'),
    'with the marks of all stacks': edgeWith(
      marked('raw', { shop: { pairs }, finance: { edge: true, protect: true } }),
    ),
  });
});

it('the declarations include the rules, and describe each dataset once', async () => {
  const own = desire([
    { ...unitOf('orders', 'raw'), ownership: 'exclusive', protect: true, place: at(9) },
  ]);
  const sheet = desire([unitOf('orders', 'sheet')], [named('sheet', { columns: [] })]);
  const overriding = [{ urn: urnOf('sheet'), states: ['env'] as const, place: at(1) }];
  await expectExplanations(import.meta, 'declarations', {
    'the rules of the entry': explainAddress('orders <- raw', own, null),
    'the rules of the settings': explainAddress('orders <- raw', orders, null, {
      ownership: 'exclusive',
    }),
    'a dataset that another entry derives from itself': explainAddress(
      'orders',
      orders,
      observe(present('orders', lineageOf('orders')), 'raw', 'fx'),
    ),
    'what the target does not reach': explainAddress('orders', sheet, null, { overriding }),
  });
});

it('a wildcard is one pair without schemas, and the expanded pairs with them', async () => {
  const all = { ...wildcard('raw'), place: at(7) };
  const state = desire([withColumns(unitOf('orders', 'raw', 'fx'), mapping('b', ['fx.b']), all)]);
  const schemasOf = (columns: readonly string[] | null, ...names: readonly string[]) => ({
    ...observe(...names),
    schemas: new Map(names.map((name) => [urnOf(name), columns])),
  });
  const observed = schemasOf(['a', 'b', 'c'], 'orders', 'raw', 'fx');
  const expanded = ['orders.*', 'orders.* <- fx.*', 'orders.b', 'orders.a <- fx.a'].map(
    (address) => [address, explainAddress(address, state, observed)] as const,
  );
  await expectExplanations(import.meta, 'wildcards', {
    'without schemas': explainAddress('orders.* <- raw.*', state, null),
    ...Object.fromEntries(expanded),
    'unresolved without a schema': explainAddress(
      'orders.*',
      desire([withColumns(unitOf('orders', 'raw'), wildcard('raw'))]),
      schemasOf(null, 'orders', 'raw'),
    ),
  });
});

describe('names', () => {
  it('prefer short names, and skip what is of no kind', () => {
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
      'chart:looker:x': ['urn:li:chart:(looker,x)'],
      x: ['urn:li:chart:(looker,x)'],
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
