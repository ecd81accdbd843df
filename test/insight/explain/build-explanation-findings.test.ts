import { describe, expect, it } from 'vitest';
import { finding } from '../../../src/errors/finding.js';
import { buildPlan } from '../../../src/plan/build-plan.js';
import { unitPlanner } from '../../../src/plan/unit/unit-planner.js';
import { explainAddress } from '../../support/insight/explain-address.js';
import { mapping, marked, withColumns } from '../../support/model/lineage-builders.js';
import {
  at,
  desire,
  lineageOf,
  observe,
  present,
  somewhere,
  unitOf,
  urnOf,
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

  it('of the plan are also given for an element that no manifest names', () => {
    const observed = observe(
      present('orders', lineageOf('x')),
      present('raw', undefined, { removed: true }),
      'fx',
    );
    const explanation = explainAddress('orders', orders, observed);
    expect(explanation.datasets.find(({ urn }) => urn === urnOf('x'))).toMatchObject({
      place: null,
      shortNames: [],
    });
    expect(explanation.findings.map(({ name }) => name)).toEqual(['soft-deleted']);
  });

  it('of the whole plan concern an element that would be deleted', () => {
    const observed = observe(
      present('orders', lineageOf(marked('raw'), marked('fx'))),
      'raw',
      'fx',
    );
    const gone = { ...desire([]), datasets: orders.datasets };
    expect(explainAddress('orders <- raw', gone, observed).guards).toMatchObject([
      { guard: 'empty-desired', address: null },
    ]);
    expect(explainAddress('orders <- raw', orders, observed).guards).toEqual([]);
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
