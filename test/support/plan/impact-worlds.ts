import type { DatasetReading, ObservedState } from '../../../src/model/observed-state.js';
import { NO_SURROUNDINGS, type Surroundings } from '../../../src/plan/impact/surroundings.js';
import { mapping, withColumns, withSchemas } from '../model/lineage-builders.js';
import { desire, observe, unitOf } from '../model/state-builders.js';

/** `orders.total` is declared to come from `raw.amount`. */
export const desired = desire([
  withColumns(unitOf('orders', 'raw'), mapping('total', ['raw.amount'])),
]);

const schemas = { orders: ['total'], raw: ['amount', 'tax'] };

/** `orders` and `raw` without lineage, and these datasets. */
export function catalog(...readings: readonly (string | DatasetReading)[]): ObservedState {
  return withSchemas(observe('orders', 'raw', ...readings), schemas);
}

/** Empty surroundings, except for these. */
export function surroundingsWith(more: Partial<Surroundings>): Surroundings {
  return { ...NO_SURROUNDINGS, ...more };
}
