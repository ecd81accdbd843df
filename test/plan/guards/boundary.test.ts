import { describe, expect, it } from 'vitest';
import type { Allowance } from '../../../src/model/allowance.js';
import type { DatasetReading, LineageReading } from '../../../src/model/observed-state.js';
import type { DatasetChange } from '../../../src/plan/document/change.js';
import { boundary } from '../../../src/plan/guards/boundary.js';
import { evaluateGuards } from '../../../src/plan/guards/evaluate-guards.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { columnRecord, marked, withRecords } from '../../support/model/lineage-builders.js';
import { load, sales } from '../../support/model/other-kinds.js';
import {
  absent,
  desire,
  lineageOf,
  named,
  observe,
  present,
  somewhere,
  unitOf,
  urnOf,
} from '../../support/model/state-builders.js';
import { guardContext } from '../../support/plan/guard-context.js';
import { scopeIn } from '../../support/plan/scope-of.js';
import {
  boundaryTrips,
  tamperedContext,
  tamperedEdge,
  tamperedPair,
} from '../../support/plan/tampered-changes.js';

describe('a dataset', () => {
  const content = { description: 'by hand', columns: [] };
  const change: DatasetChange = {
    element: 'dataset',
    kind: 'create',
    reason: 'dataset-missing',
    address: 'orders',
    urn: urnOf('orders'),
    place: somewhere,
    before: null,
    after: content,
  };
  const mend: DatasetChange = {
    ...change,
    kind: 'update',
    reason: 'content-differs',
    before: content,
  };

  it('may be created if it is missing', () => {
    expect(boundaryTrips(change, { orders: absent('orders') })).toEqual([]);
    expect(boundaryTrips(change, { orders: present('orders') })).toEqual([
      'orders: create "orders" is of a dataset that already exists',
    ]);
  });

  it('may be described if it is a chart without a title', () => {
    const described: DatasetChange = { ...change, address: 'sales', urn: sales };
    const trips = (lineage: LineageReading, urn = sales) => {
      const reading = { kind: 'present', urn, removed: false, lineage } as const;
      const context = tamperedContext([{ ...described, urn }], { orders: present('orders') });
      const datasets = new Map<EntityUrn, DatasetReading>([[urn, reading]]);
      const observed = { ...context.observed, datasets };
      return boundary({ ...context, observed }).map(({ message }) => message);
    };
    expect(trips({ version: '-1' })).toEqual([]);
    expect(trips({ version: '1', value: { upstreams: [] } })).toEqual([
      'create "sales" is of a chart that already exists',
    ]);
    expect(trips({ version: '-1' }, load)).toEqual([
      'create "sales" is of a job that already exists',
    ]);
  });

  it('may be updated if we made it', () => {
    const mended = (customProperties?: Readonly<Record<string, string>>) => {
      const info = {
        version: '1',
        value: { ...(customProperties && { customProperties }) },
      };
      const contents = new Map([[urnOf('orders'), { info, schemaMetadata: { version: '-1' } }]]);
      const context = tamperedContext([mend], { orders: present('orders') });
      return boundary({ ...context, observed: { ...context.observed, contents } }).map(
        ({ message }) => message,
      );
    };
    expect(mended({ headwater: 'shop' })).toEqual([]);
    expect(mended({ headwater: 'finance' })).toEqual([
      'update "orders" is of a dataset that the stack did not create',
    ]);
    expect(mended()).toHaveLength(1);
    expect(boundaryTrips(mend, { orders: present('orders') })).toHaveLength(1);
  });
});

describe('a change of a downstream that was not planned', () => {
  it('has no right through the manifests', () => {
    const record = columnRecord('orders.total', ['raw.amount']);
    const context = guardContext(
      desire([]),
      observe(present('orders', withRecords(lineageOf('raw'), record))),
    );
    const changes = [tamperedEdge({ reason: 'exclusive' }), tamperedPair({ reason: 'exclusive' })];
    expect(boundary({ ...context, units: [], changes })).toHaveLength(2);
  });
});

describe('a plan with errors', () => {
  it('is not checked', () => {
    const context = tamperedContext([tamperedEdge({})], {
      orders: present('orders', lineageOf('raw')),
    });
    expect(boundary(context)).toHaveLength(1);
    expect(boundary({ ...context, appliable: false })).toEqual([]);
  });
});

describe('a change outside the scope', () => {
  it('is refused, ours or not', () => {
    const desired = desire([unitOf('mart', 'orders')], [named('sheet', { columns: [] })]);
    const observed = observe('mart', present('orders', lineageOf(marked('raw'))));
    const scope = scopeIn({ select: ['mart'] }, desired, observed);
    const changes = [
      tamperedEdge({}),
      tamperedEdge({ kind: 'create', downstream: urnOf('mart'), address: 'mart <- raw' }),
    ];
    const trips = boundary({ ...guardContext(desired, observed, { scope }), changes });
    expect(trips).toEqual([
      {
        guard: 'boundary',
        address: 'orders <- raw',
        message: 'delete "orders <- raw" is outside the scope',
      },
    ]);
  });
});

describe('the result of the guard', () => {
  const context = tamperedContext([tamperedEdge({})], {
    orders: present('orders', lineageOf('raw')),
  });

  it('cannot be lifted by any allowance', () => {
    // The type of an allowance excludes this guard, so the test casts.
    const all = ['boundary', 'mass-delete', 'exclusive'].map(
      (guard) => ({ guard, reason: 'so it is' }) as Allowance,
    );
    expect(
      evaluateGuards(context, [...all, { ...all[0], address: 'orders <- raw' } as Allowance]),
    ).toEqual([
      {
        guard: 'boundary',
        address: 'orders <- raw',
        message: expect.stringContaining('not ours'),
        allowed: null,
      },
    ]);
  });
});
