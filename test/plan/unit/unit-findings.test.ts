import { describe, expect, it } from 'vitest';
import { isRefused } from '../../../src/plan/document/plan.js';
import {
  columnRecord,
  mapping,
  marked,
  withColumns,
  withRecords,
} from '../../support/model/lineage-builders.js';
import { edgeFrom, lineageOf, recordOf, unitOf } from '../../support/model/state-builders.js';
import {
  mapped,
  orders,
  plannedOrders as planned,
  record,
  total,
} from '../../support/plan/planned-orders.js';

describe('findings report that', () => {
  it.each([
    ['one stack', { finance: { edge: true, pairs: [total] } }, 'the stack "finance" owns'],
    [
      'two stacks',
      { finance: { edge: true, pairs: [total] }, sales: { edge: true, pairs: [total] } },
      'the stacks "finance", "sales" own',
    ],
  ])('an element is foreign, with the mark of %s', (_what, marks, words) => {
    const unit = withColumns(
      unitOf('orders', edgeFrom('raw', 'COPY')),
      mapping('total', ['raw.amount'], { confidence: 0.5 }),
    );
    const { plan, lines } = planned(unit, withRecords(lineageOf(marked('raw', marks)), record));
    expect(plan.guards.map(({ guard, address }) => `${guard} ${address}`)).toEqual([
      'foreign-owner orders <- raw',
      'foreign-owner orders.total <- raw.amount',
    ]);
    for (const { message } of plan.guards) expect(message).toContain(words);
    expect(lines).toEqual([]);
    expect(isRefused(plan)).toBe(true);
  });

  it('a mark would be too large, measured in bytes after all changes', () => {
    const crowd = (count: number) =>
      Array.from({ length: count }, (_, i) => String(i).padStart(8, 'x'));
    const big = (pairs: readonly string[]) =>
      lineageOf(marked('raw', { finance: { edge: true, pairs } }));
    expect(planned(orders, big(crowd(40_000))).findings).toEqual(['mark-too-large error']);
    expect(planned(orders, big(crowd(20_000))).findings).toEqual([]);
    // A renamed mark is not counted twice.
    const renamed = lineageOf(marked('raw', { old: { edge: true, pairs: crowd(18_000) } }));
    expect(planned(orders, renamed, { settings: { formerly: ['old'] } }).findings).toEqual([]);
  });

  it('exclusive ownership leaves the pairs of an edge with unreadable marks', () => {
    const nonsense = { ...recordOf('fx'), properties: { headwater: 'nonsense' } };
    const lineage = withRecords(
      lineageOf(nonsense, marked('raw')),
      columnRecord('orders.total', ['fx.rate']),
    );
    expect(planned(orders, lineage, { settings: { ownership: 'exclusive' } }).lines).toEqual([]);
  });

  it('exclusive ownership takes over what is declared and exists', () => {
    const exclusive = { ...mapped, ownership: 'exclusive' as const };
    const half = withRecords(lineageOf('raw'), { ...record, confidenceScore: 0.5 });
    expect(planned(exclusive, half).lines).toEqual([
      'mark orders <- raw exclusive',
      'update orders.total <- raw.amount exclusive',
    ]);
  });
});
