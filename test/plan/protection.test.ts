import { describe, expect, it } from 'vitest';
import type { DesiredUnit } from '../../src/model/desired-state.js';
import { columnRecord, fingerprintOf, mapping, marked, withColumns, withRecords, withSchemas } from '../support/lineage-builders.js';
import { namesOf, planOf } from '../support/plan-of.js';
import { desire, lineageOf, observe, present, unitOf } from '../support/state-builders.js';

const pairs = [fingerprintOf('orders.a', 'raw.a'), fingerprintOf('orders.b', 'raw.b')].sort();
const guarded = marked('raw', { shop: { edge: true, pairs, protect: true } });
const onOthers = marked('raw', { shop: { pairs, protect: true } });
const records = [columnRecord('orders.a', ['raw.a']), columnRecord('orders.b', ['raw.b'])];

describe('what was applied with protect: true', () => {
  it('is not removed when its block is gone: the edge says so for its pairs', () => {
    const plan = planAgainst(guarded, []);
    expect(namesOf(plan.findings)).toEqual(['protected-element error']);
    expect(plan.appliable).toBe(false);
  });

  it('is not removed pair by pair either', () => {
    const plan = planAgainst(guarded, [withColumns({ ...unitOf('orders', 'raw'), protect: true }, mapping('a', ['raw.a']))]);
    expect(plan.findings.map(({ message }) => message)).toEqual([
      '"orders.b <- raw.b" was applied with protect: true and is declared no more',
    ]);
  });

  it('is not removed from an edge of others', () => {
    expect(namesOf(planAgainst(onOthers, []).findings)).toEqual(['protected-element error', 'protected-element error']);
  });

  it('does not leave for another stack that stays, either', () => {
    const shared = marked('raw', { finance: { edge: true }, shop: { edge: true, protect: true } });
    expect(namesOf(planAgainst(shared, []).findings)).toEqual(['protected-element error']);
  });

  it('may be changed, and its protection lifted', () => {
    const lifted = withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a'], { confidence: 0.5 }), mapping('b', ['raw.b']));
    const plan = planAgainst(guarded, [lifted]);
    expect(plan.appliable).toBe(true);
    expect(plan.writes.proposals[0]?.marks[0]?.mark).toEqual({ edge: true, pairs, protect: false });
  });
});

function planAgainst(record: typeof guarded, units: readonly DesiredUnit[]) {
  const observed = observe('raw', present('orders', withRecords(lineageOf(record), ...records)));
  return planOf(desire(units), withSchemas(observed, { orders: ['a', 'b'], raw: ['a', 'b'] }));
}
