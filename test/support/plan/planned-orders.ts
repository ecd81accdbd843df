import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { Change } from '../../../src/plan/document/change.js';
import { columnRecord, fingerprintOf, mapping, withColumns } from '../model/lineage-builders.js';
import { desire, observe, present, unitOf } from '../model/state-builders.js';
import { namesOf, type PlanExtras, planOf } from './plan-of.js';

export const total = fingerprintOf('orders.total', 'raw.amount');

/** `orders` derived from `raw`, without and with a column mapping. */
export const orders = unitOf('orders', 'raw');
export const mapped = withColumns(orders, mapping('total', ['raw.amount']));
export const record = columnRecord('orders.total', ['raw.amount']);

/**
 * Plans `orders` and returns each change, for example `mark orders <- raw renamed-stack`, and the
 * write.
 */
export function plannedOrders(
  unit: typeof orders | null,
  lineage: UpstreamLineage,
  more: PlanExtras = {},
) {
  const plan = planOf(
    desire(unit ? [unit] : []),
    observe('raw', 'fx', present('orders', lineage)),
    more,
  );
  const line = (change: Change) =>
    `${change.kind} ${change.address} ${change.reason}`.replaceAll('snowflake:', '');
  return {
    plan,
    lines: plan.changes.map(line),
    marks: plan.writes.proposals.flatMap(({ marks }) => marks),
    findings: namesOf(plan.findings),
  };
}
