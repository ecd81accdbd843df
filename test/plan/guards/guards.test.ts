import { describe, expect, it } from 'vitest';
import type { Allowance } from '../../../src/model/allowance.js';
import type { DesiredUnit } from '../../../src/model/desired-state.js';
import type { DatasetReading } from '../../../src/model/observed-state.js';
import { isRefused } from '../../../src/plan/document/plan.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../../support/model/lineage-builders.js';
import { desire, lineageOf, observe, present, unitOf } from '../../support/model/state-builders.js';
import { type PlanExtras, planOf } from '../../support/plan/plan-of.js';

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** One downstream with this number of owned edges. */
function owning(edges: number): DatasetReading {
  return present('orders', lineageOf(...numbers(edges).map((i) => marked(`r${i}`))));
}

function guardsOf(
  units: readonly DesiredUnit[],
  readings: readonly DatasetReading[],
  settings: PlanExtras['settings'] = {},
) {
  const upstreams = numbers(120).map((i) => present(`r${i}`));
  return planOf(desire(units), observe(...upstreams, ...readings), { settings }).guards.map(
    ({ guard, message }) => `${guard}: ${message}`,
  );
}

describe('mass-delete', () => {
  const keeping = (kept: number) => [unitOf('orders', ...numbers(kept).map((i) => `r${i}`))];

  it.each([
    ['a fifth of ten edges', 10, 8, []],
    [
      'more than a fifth of ten',
      10,
      7,
      ['mass-delete: would remove 3 of the 10 edges that the stack owns (30 %, more than 20 %)'],
    ],
    ['most of nine, too few for a percentage', 9, 1, []],
    [
      'all but one of eleven',
      11,
      1,
      ['mass-delete: would remove 10 of the 11 edges that the stack owns (91 %, more than 20 %)'],
    ],
  ])('counts %s', (_what, owned, kept, expected) => {
    expect(guardsOf(keeping(kept), [owning(owned)])).toEqual(expected);
  });

  it('counts edges whatever their share', () => {
    const settings = { limits: { percent: 100, count: 50 } };
    expect(guardsOf(keeping(60), [owning(110)], settings)).toEqual([]);
    expect(guardsOf(keeping(59), [owning(110)], settings)).toEqual([
      'mass-delete: would remove 51 edges, more than 50',
    ]);
  });

  it('counts column pairs, but not those that another upstream replaces', () => {
    const columns = numbers(10).map((i) => `c${i}`);
    const pairs = columns.map((column) => fingerprintOf(`orders.${column}`, `r0.${column}`));
    const records = columns.map((column) => columnRecord(`orders.${column}`, [`r0.${column}`]));
    const lineage = withRecords(
      lineageOf(marked('r0', { shop: { edge: true, pairs } })),
      ...records,
    );
    const planFor = (...mappings: readonly ReturnType<typeof mapping>[]) => {
      const observed = withSchemas(observe('r0', present('orders', lineage)), {
        orders: columns,
        r0: [...columns, 'other'],
      });
      return planOf(
        desire([withColumns(unitOf('orders', 'r0'), ...mappings)]),
        observed,
      ).guards.map(({ message }) => message);
    };
    const kept = columns.slice(0, 7).map((column) => mapping(column, [`r0.${column}`]));
    const replaced = columns.slice(7).map((column) => mapping(column, ['r0.other']));
    expect(planFor(...kept)).toEqual([
      'would remove 3 of the 10 column pairs that the stack owns (30 %, more than 20 %)',
    ]);
    expect(planFor(...kept, ...replaced)).toEqual([]);
  });
});

describe('empty-desired', () => {
  it('does not apply if something is declared or nothing is owned', () => {
    expect(guardsOf([unitOf('mart')], [owning(2), present('mart')])).toEqual([]);
    expect(guardsOf([], [present('orders', lineageOf('r0'))])).toEqual([]);
  });
});

describe('an allowance', () => {
  const plan = (...allowances: readonly Allowance[]) =>
    planOf(
      desire([]),
      observe(
        present('orders', lineageOf(marked('r0', { shop: { edge: true, protect: true } }))),
        'r0',
      ),
      {
        settings: { allowances },
      },
    );
  const empty: Allowance = { guard: 'empty-desired', reason: 'we leave' };

  it('lifts only the guard of its name, and states its reason', () => {
    expect(plan(empty).guards).toMatchObject([
      { guard: 'empty-desired', allowed: 'we leave' },
      { guard: 'protected', allowed: null },
    ]);
    expect(isRefused(plan(empty))).toBe(true);
    expect(isRefused(plan(empty, { guard: 'protected', reason: 'so it is' }))).toBe(false);
  });

  it('may apply to one address alone', () => {
    const here = {
      guard: 'protected',
      address: 'snowflake:orders <- snowflake:r0',
      reason: 'here',
    } as const;
    expect(isRefused(plan(empty, here))).toBe(false);
    expect(isRefused(plan(empty, { ...here, address: 'snowflake:orders <- snowflake:r1' }))).toBe(
      true,
    );
  });

  it('is part of the effect of the plan', () => {
    const digests = [plan(), plan(empty), plan({ ...empty, reason: 'another' })].map(
      ({ digests: { effect } }) => effect,
    );
    expect(new Set(digests).size).toBe(3);
  });
});
