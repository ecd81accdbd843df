import { describe, expect, it } from 'vitest';
import type { DesiredUnit } from '../../src/model/desired-state.js';
import {
  columnRecord,
  fingerprintOf,
  mapping,
  marked,
  withColumns,
  withRecords,
  withSchemas,
} from '../support/model/lineage-builders.js';
import { desire, lineageOf, observe, present, unitOf } from '../support/model/state-builders.js';
import { planOf } from '../support/plan/plan-of.js';

const pairs = [fingerprintOf('orders.a', 'raw.a'), fingerprintOf('orders.b', 'raw.b')].sort();
const guarded = marked('raw', { shop: { edge: true, pairs, protect: true } });
const onOthers = marked('raw', { shop: { pairs, protect: true } });
const records = [columnRecord('orders.a', ['raw.a']), columnRecord('orders.b', ['raw.b'])];

describe('lineage applied with protect: true', () => {
  it('is not removed pair by pair either', () => {
    const plan = planAgainst(guarded, [
      withColumns({ ...unitOf('orders', 'raw'), protect: true }, mapping('a', ['raw.a'])),
    ]);
    expect(plan.guards.map(({ address }) => address)).toEqual(['orders.b <- raw.b']);
  });

  it('is not removed from an edge of others', () => {
    expect(planAgainst(onOthers, []).guards.map(({ address }) => address)).toEqual([
      'snowflake:orders.a <- snowflake:raw.a',
      'snowflake:orders.b <- snowflake:raw.b',
    ]);
  });

  it('is not left to another stack that still declares it, either', () => {
    const shared = marked('raw', { finance: { edge: true }, shop: { edge: true, protect: true } });
    expect(planAgainst(shared, []).guards.map(({ guard }) => guard)).toEqual(['protected']);
  });

  it('may be changed, and its protection may be lifted', () => {
    const lifted = withColumns(
      unitOf('orders', 'raw'),
      mapping('a', ['raw.a'], { confidence: 0.5 }),
      mapping('b', ['raw.b']),
    );
    const plan = planAgainst(guarded, [lifted]);
    expect(plan.appliable).toBe(true);
    expect(plan.writes.proposals[0]?.marks[0]?.mark).toEqual({ edge: true, pairs, protect: false });
    expect(plan.changes.map(({ element, kind, reason }) => [element, kind, reason])).toEqual([
      ['edge', 'mark', 'protect'],
      ['pair', 'update', 'differs'],
    ]);
  });
});

function planAgainst(record: typeof guarded, units: readonly DesiredUnit[]) {
  // Something else is declared too. Otherwise the guard for empty manifests would trip.
  const declared = desire([...units, unitOf('mart')]);
  const observed = observe(
    'raw',
    'mart',
    present('orders', withRecords(lineageOf(record), ...records)),
  );
  return planOf(declared, withSchemas(observed, { orders: ['a', 'b'], raw: ['a', 'b'] }));
}
