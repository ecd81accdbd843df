import { describe, expect, it } from 'vitest';
import { finding } from '../../../src/errors/finding.js';
import { buildPlan } from '../../../src/plan/build-plan.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import { expectExplanations, explainAddress } from '../../support/insight/explain-address.js';
import { mapping, marked, withColumns } from '../../support/model/lineage-builders.js';
import {
  at,
  desire,
  lineageOf,
  observe,
  present,
  somewhere,
  unitOf,
} from '../../support/model/state-builders.js';
import { planInput } from '../../support/plan/plan-of.js';

const orders = desire([unitOf('orders', 'raw', 'fx')]);

describe('findings and guards', () => {
  const findings = [
    finding('unused-dataset', { message: 'about fx alone', about: ['fx'] }),
    finding('cycle', { message: 'at the place of the edge', place: somewhere }),
    finding('cycle', { message: 'beside it', place: at(99), related: [somewhere] }),
    finding('cycle', { message: 'elsewhere', place: at(99), related: [at(98)] }),
    finding('cycle', { message: 'about raw', place: at(99), about: ['fx', 'raw'] }),
    finding('cycle', { message: 'about raw_orders', about: ['raw_orders'] }),
    finding('cycle', { message: 'has the word "raw" and is about no address' }),
    finding('beyond-target', { message: 'about orders <- raw', about: ['orders <- raw'] }),
  ];

  it('are those about the element and those that point at it, sorted', () => {
    expect(
      explainAddress('orders <- raw', orders, null, { findings }).findings.map(
        ({ message }) => message,
      ),
    ).toEqual(['about raw', 'at the place of the edge', 'beside it', 'about orders <- raw']);
  });

  it('of the plan are given for elements without a manifest, or that would be deleted', async () => {
    const derived = present('orders', lineageOf('x'));
    const owned = present('orders', lineageOf(marked('raw'), marked('fx')));
    const removed = present('raw', undefined, { removed: true });
    const gone = { ...desire([]), datasets: orders.datasets };
    await expectExplanations(import.meta, 'findings-of-the-plan', {
      'an element that no manifest names': explainAddress(
        'orders',
        orders,
        observe(derived, removed, 'fx'),
      ),
      'an element that would be deleted': explainAddress(
        'orders <- raw',
        gone,
        observe(owned, 'raw', 'fx'),
      ),
      'an element that stays': explainAddress('orders <- raw', orders, observe(owned, 'raw', 'fx')),
    });
  });

  it('may be about a dataset, an edge or a column', () => {
    const state = desire([withColumns(unitOf('orders', 'raw'), mapping('a', ['raw.a']))]);
    const withGuards = (...addresses: readonly (string | null)[]) => {
      const observed = observe('orders', 'raw');
      const guards = addresses.map((address) => ({
        guard: 'protected' as const,
        address,
        message: '',
        allowed: null,
      }));
      const input = planInput(state, observed);
      const planned = {
        plan: { ...buildPlan(input), guards },
        observed,
        planner: unitPlanner(input),
      };
      return explainAddress('orders', state, observed, { planned }).guards.map(
        ({ address }) => address,
      );
    };
    expect(
      withGuards(
        'orders',
        'raw',
        'orders <- raw',
        'orders.a',
        'orders.a <- raw.a',
        'orders.b',
        'mart',
        null,
      ),
    ).toEqual(['orders', 'raw', 'orders <- raw', 'orders.a', 'orders.a <- raw.a']);
  });
});
