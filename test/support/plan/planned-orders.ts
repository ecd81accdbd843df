import type { DesiredUnit } from '../../../src/model/desired-state.js';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import { columnRecord, fingerprintOf, mapping, withColumns } from '../model/lineage-builders.js';
import { desire, observe, present, unitOf } from '../model/state-builders.js';
import { type PlanExtras, planOf } from './plan-of.js';

export const total = fingerprintOf('orders.total', 'raw.amount');

/** `orders` derived from `raw`, without and with a column mapping. */
export const orders = unitOf('orders', 'raw');
export const mapped = withColumns(orders, mapping('total', ['raw.amount']));
export const record = columnRecord('orders.total', ['raw.amount']);

/** The plan for `orders`, beside `raw` and `fx`. `null`: no manifest declares its lineage. */
export function plannedOrders(
  unit: DesiredUnit | null,
  lineage: UpstreamLineage,
  more: PlanExtras = {},
): Plan {
  const observed = observe('raw', 'fx', present('orders', lineage));
  return planOf(desire(unit ? [unit] : []), observed, more);
}
