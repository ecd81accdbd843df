import { describe, expect, it } from 'vitest';
import { marked } from '../../support/model/lineage-builders.js';
import { lineageOf } from '../../support/model/state-builders.js';
import { orders, plannedOrders as planned, total } from '../../support/plan/planned-orders.js';

describe('only a mark changes if', () => {
  it.each([
    ['protects the edge', true, false],
    ['no longer protects it', false, true],
  ])('the manifest %s', (_what, protect, before) => {
    const { lines, plan } = planned(
      { ...orders, protect },
      lineageOf(marked('raw', { shop: { edge: true, protect: before } })),
    );
    expect(lines).toEqual(['mark orders <- raw protect']);
    expect(plan.changes[0]).toMatchObject({
      before: { protected: before },
      after: { protected: protect },
    });
  });

  it('it names a pair that does not exist any more', () => {
    const { lines, marks } = planned(
      orders,
      lineageOf(marked('raw', { shop: { edge: true, pairs: [total] } })),
    );
    expect(lines).toEqual(['mark orders <- raw mark-outdated']);
    expect(marks).toMatchObject([{ mark: { edge: true, pairs: [] } }]);
  });

  it('it names only missing elements, on an edge of others', () => {
    const { lines, marks } = planned(null, lineageOf(marked('raw', { shop: { pairs: [total] } })));
    expect(lines).toEqual(['mark orders <- raw mark-outdated']);
    expect(marks).toMatchObject([{ mark: { edge: false, pairs: [] } }]);
  });
});
