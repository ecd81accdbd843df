import { describe, expect, it } from 'vitest';
import { finding } from '../../../src/errors/finding.js';
import type { UpstreamRecord } from '../../../src/model/upstream-lineage.js';
import { buildPlan } from '../../../src/plan/build-plan.js';
import { buildNameTable } from '../../../src/plan/explain/name-table.js';
import { unitPlanner } from '../../../src/plan/unit-planner.js';
import { explainAddress } from '../../support/explain-address.js';
import { columnRecord, fingerprintOf, mapping, marked, wildcard, withColumns } from '../../support/lineage-builders.js';
import { planInput } from '../../support/plan-of.js';
import {
  absent,
  at,
  desire,
  lineageOf,
  named,
  observe,
  present,
  recordOf,
  somewhere,
  unitOf,
  unknown,
  urnOf,
} from '../../support/state-builders.js';

const orders = desire([unitOf('orders', 'raw', 'fx')]);

describe('the record of an edge', () => {
  const liveOf = (...records: readonly (string | UpstreamRecord)[]) => {
    const explanation = explainAddress('orders <- raw', orders, observe(present('orders', lineageOf(...records)), 'raw', 'fx'));
    return explanation.elements[0]?.live;
  };

  it('says who made it and when, as far as it says so', () => {
    const { created, auditStamp, ...bare } = recordOf('raw');
    const us = { time: 5, actor: 'urn:li:corpuser:a' };
    expect(liveOf({ ...bare, created: us, auditStamp: { time: 9, actor: 'b' } })).toMatchObject({
      records: [{ createdBy: us.actor, createdAt: 'time 5' }],
    });
    expect(liveOf({ ...bare, auditStamp: us })).toMatchObject({ records: [{ createdBy: us.actor, createdAt: 'time 5' }] });
    expect(liveOf({ ...bare, created: { ...us, time: 0 } })).toMatchObject({ records: [{ createdBy: us.actor, createdAt: null }] });
    expect(liveOf(bare)).toEqual({ records: [{ type: 'TRANSFORMED', createdBy: null, createdAt: null }], marks: [] });
    expect(liveOf('fx')).toEqual({ records: [], marks: [] });
  });

  it('shows the marks of everybody, sorted', () => {
    const pairs = ['aaaaaaaa', 'bbbbbbbb'];
    expect(liveOf(marked('raw', { shop: { pairs }, finance: { edge: true, protect: true } }))).toMatchObject({
      marks: [
        { owner: 'finance', ours: false, edge: true, pairs: 0, protect: true },
        { owner: 'shop', ours: true, edge: false, pairs: 2, protect: false },
      ],
    });
  });
});

describe('what the manifests say', () => {
  it('has the rules of the entry, or of the settings', () => {
    const own = desire([{ ...unitOf('orders', 'raw'), ownership: 'exclusive', protect: true, place: at(9) }]);
    expect(explainAddress('orders <- raw', own, null).elements[0]?.manifest).toEqual({
      place: somewhere,
      entry: at(9),
      wildcard: false,
      ownership: 'exclusive',
      ownershipBy: 'entry',
      protect: true,
    });
    expect(explainAddress('orders <- raw', orders, null, { ownership: 'exclusive' }).elements[0]?.manifest).toMatchObject({
      ownership: 'exclusive',
      ownershipBy: 'settings',
    });
  });

  it('names each dataset once, also one that others derive from itself', () => {
    const explanation = explainAddress('orders', orders, observe(present('orders', lineageOf('orders')), 'raw', 'fx'));
    expect(explanation.datasets.map(({ address }) => address)).toEqual(['orders', 'fx', 'raw']);
  });

  it('of a dataset tells what it is, and what the target does not reach', () => {
    const sheet = desire([unitOf('orders', 'sheet')], [named('sheet', { columns: [] })]);
    const overriding = [{ urn: urnOf('sheet'), states: ['env'], place: at(1) }];
    expect(explainAddress('orders', sheet, null, { overriding }).datasets).toMatchObject([
      { address: 'orders', create: false, states: [], live: null, shortNames: ['orders'], place: at(1) },
      { address: 'sheet', create: true, states: ['env'], live: null },
    ]);
  });

  it('of a wildcard is one pair without schemas, and the pairs that it makes with them', () => {
    const state = desire([withColumns(unitOf('orders', 'raw', 'fx'), mapping('b', ['fx.b']), { ...wildcard('raw'), place: at(7) })]);
    const bare = explainAddress('orders.* <- raw.*', state, null);
    expect(bare.elements).toMatchObject([{ address: 'orders.* <- raw.*', manifest: { wildcard: true, place: at(7) } }]);
    const columns = new Map(['orders', 'raw', 'fx'].map((name) => [urnOf(name), ['a', 'b', 'c']]));
    const observed = { ...observe('orders', 'raw', 'fx'), schemas: columns };
    const addresses = (address: string) => explainAddress(address, state, observed).elements.map((one) => one.address);
    expect(addresses('orders.*')).toEqual(['orders.a <- raw.a', 'orders.c <- raw.c']);
    expect(addresses('orders.* <- fx.*')).toEqual([]);
    expect(addresses('orders.b')).toEqual(['orders.b <- fx.b']);
    expect(addresses('orders.a <- fx.a')).toEqual([]);
  });

  it('without a schema leaves a wildcard unresolved', () => {
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
    expect(explanation.findings.map(({ name }) => name)).toEqual(['wildcard-without-schema', 'wildcard-without-schema']);
  });
});

describe('a pair', () => {
  it('that is declared with two transforms is one, and they are in conflict', () => {
    const state = desire([
      withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']), { ...mapping('a', ['raw.a'], { transform: 'sum' }), place: at(8) }),
    ]);
    const value = { ...lineageOf(marked('raw')), fineGrainedLineages: [columnRecord('orders.a', ['raw.a'])] };
    const explanation = explainAddress('orders.a <- raw.a', state, observe(present('orders', value), 'raw'));
    expect(explanation.elements).toMatchObject([
      { transform: 'sum', live: { records: [{}] }, decision: { kind: 'co-declared', change: null } },
    ]);
    expect(explanation.findings.map(({ name }) => name)).toContain('column-conflict');
  });

  it('shows every record that holds it, however it is spelled there', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))]);
    const records = [
      columnRecord('orders.a', ['raw.a'], { query: 'urn:li:query:q' }),
      columnRecord('orders.b', ['raw.a']),
      columnRecord('orders.[version=2.0].[type=int].a', ['raw.b', 'raw.a'], { transformOperation: 'sum' }),
    ];
    const explanation = explainAddress(
      'orders.a',
      state,
      observe(present('orders', { ...lineageOf(marked('raw')), fineGrainedLineages: records }), 'raw'),
    );
    expect(explanation.elements[0]?.live?.records).toEqual([records[0], records[2]]);
  });

  it('is named by marks of several stacks', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))]);
    const record = columnRecord('orders.a', ['raw.a']);
    const fingerprint = fingerprintOf('orders.a', 'raw.a');
    const edge = marked('raw', { shop: { edge: true, pairs: [fingerprint] }, alpha: { pairs: [fingerprint] } });
    const explanation = explainAddress(
      'orders.a',
      state,
      observe(present('orders', { ...lineageOf(edge), fineGrainedLineages: [record] }), 'raw'),
    );
    expect(explanation.elements).toMatchObject([{ live: { owners: ['alpha', 'shop'] }, decision: { kind: 'keep' } }]);
  });

  it('of which nobody read the downstream is decided as of one without lineage', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))]);
    const explanation = explainAddress('orders.a', state, observe('raw'));
    expect(explanation.datasets[0]?.live).toBeNull();
    expect(explanation.elements).toMatchObject([{ live: { records: [], downstreamColumn: null }, decision: { kind: 'create' } }]);
  });

  it('of a dataset that we make is looked up in the columns that are declared', () => {
    const columns = [{ fieldPath: 'a', type: 'string' as const, nativeType: 'string' }];
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))], [named('raw', { columns })]);
    const explanation = explainAddress('orders.a', state, observe('orders', absent('raw')));
    expect(explanation.elements).toMatchObject([{ live: { downstreamColumn: null, upstreamColumn: 'exact' } }]);
  });

  it('that no schema has is unreadable where the downstream is', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))]);
    const observed = { ...observe(unknown('orders'), 'raw'), schemas: new Map([[urnOf('raw'), ['b']]]) };
    expect(explainAddress('orders.a', state, observed).elements).toMatchObject([{ decision: { kind: 'unreadable-dataset' } }]);
  });
});

describe('findings and guards', () => {
  const findings = [
    finding('unused-dataset', { message: 'about "fx" alone' }),
    finding('cycle', { message: 'at the place of the edge', place: somewhere }),
    finding('cycle', { message: 'beside it', place: at(99), related: [somewhere] }),
    finding('cycle', { message: 'elsewhere', place: at(99), related: [at(98)] }),
    finding('cycle', { message: 'about "raw"', place: at(99) }),
    finding('cycle', { message: 'about "raw_orders"' }),
    finding('beyond-target', { message: 'about "orders <- raw"' }),
  ];

  it('are those that name it or point at it, sorted', () => {
    expect(explainAddress('orders <- raw', orders, null, { findings }).findings.map(({ message }) => message)).toEqual([
      'about "raw"',
      'at the place of the edge',
      'beside it',
      'about "orders <- raw"',
    ]);
  });

  it('of a plan go with what no manifest names as well', () => {
    const observed = observe(present('orders', lineageOf('x')), present('raw', undefined, { removed: true }), 'fx');
    const explanation = explainAddress('orders', orders, observed);
    expect(explanation.datasets.find(({ urn }) => urn === urnOf('x'))).toMatchObject({ place: null, shortNames: [] });
    expect(explanation.findings.map(({ name }) => name)).toEqual(['soft-deleted']);
  });

  it('of the whole plan concern what would go', () => {
    const observed = observe(present('orders', lineageOf(marked('raw'), marked('fx'))), 'raw', 'fx');
    const gone = { ...desire([]), datasets: orders.datasets };
    expect(explainAddress('orders <- raw', gone, observed).guards).toMatchObject([{ guard: 'empty-desired', address: null }]);
    expect(explainAddress('orders <- raw', orders, observed).guards).toEqual([]);
  });

  it('may be about a dataset, an edge or a column', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))]);
    const withGuards = (...addresses: readonly (string | null)[]) => {
      const observed = observe('orders', 'raw');
      const guards = addresses.map((address) => ({ guard: 'protected' as const, address, message: '', allowed: null }));
      const input = planInput(state, observed);
      const planned = { plan: { ...buildPlan(input), guards }, observed, planner: unitPlanner(input) };
      return explainAddress('orders', state, observed, { planned }).guards.map(({ address }) => address);
    };
    expect(withGuards('orders', 'raw', 'orders <- raw', 'orders.a', 'orders.a <- raw.a', 'orders.b', 'mart', null)).toEqual([
      'orders',
      'raw',
      'orders <- raw',
      'orders.a',
      'orders.a <- raw.a',
    ]);
  });
});

describe('names', () => {
  it('are short names before others, and skip what is no dataset', () => {
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

  it('may hold dots, and so may columns: the longest name is meant', () => {
    const state = desire([withColumns(unitOf('shop.orders', 'raw'), mapping('a.b', ['raw.c']), mapping('d', ['raw.d']))], [named('shop')]);
    expect(explainAddress('snowflake:shop.orders.a.b', state, null).elements).toMatchObject([{ address: 'shop.orders.a.b <- raw.c' }]);
    expect(explainAddress('shop.orders', state, null).subject).toEqual({ kind: 'dataset', address: 'shop.orders' });
  });
});
