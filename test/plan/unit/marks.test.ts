import { describe, expect, it } from 'vitest';
import { marked } from '../../support/model/lineage-builders.js';
import { lineageOf, recordOf, urnOf, us } from '../../support/model/state-builders.js';
import { orders, plannedOrders as planned, total } from '../../support/plan/planned-orders.js';

describe('only a mark changes if', () => {
  it('our own user made the edge and it has no mark', () => {
    const { lines, marks, plan } = planned(orders, lineageOf(recordOf('raw', 'TRANSFORMED', us)));
    expect(lines).toEqual(['mark orders <- raw made-by-us']);
    expect(marks).toEqual([
      { dataset: urnOf('raw'), owner: 'shop', mark: { edge: true, pairs: [], protect: false } },
    ]);
    expect(plan.summary).toMatchObject({ mark: 1, add: 0, change: 0, remove: 0 });
    expect(plan.changes[0]).toMatchObject({ before: { owned: false }, after: { owned: true } });
  });

  it('another stack declares the same', () => {
    const { lines } = planned(orders, lineageOf(marked('raw', { finance: { edge: true } })));
    expect(lines).toEqual(['mark orders <- raw shared']);
  });

  it('another stack also owns the edge, and we no longer declare it', () => {
    const { lines, marks, plan } = planned(
      null,
      lineageOf(marked('raw', { finance: { edge: true }, shop: { edge: true } })),
    );
    expect(lines).toEqual(['mark orders <- raw released']);
    expect(marks).toMatchObject([{ owner: 'shop', mark: { edge: false, pairs: [] } }]);
    expect(plan.changes[0]?.after).toEqual({ type: 'TRANSFORMED', owned: false, protected: false });
  });

  it('the stack was renamed: the old name is removed', () => {
    const settings = { formerly: ['old'] };
    const { lines, marks } = planned(orders, lineageOf(marked('raw', { old: { edge: true } })), {
      settings,
    });
    expect(lines).toEqual(['mark orders <- raw renamed-stack']);
    expect(marks.map(({ owner, mark }) => `${owner} ${mark.edge}`)).toEqual([
      'shop true',
      'old false',
    ]);
    // Without the setting the old name is another stack.
    expect(planned(orders, lineageOf(marked('raw', { old: { edge: true } }))).lines).toEqual([
      'mark orders <- raw shared',
    ]);
  });

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
