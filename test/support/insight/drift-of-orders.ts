import { marked } from '../model/lineage-builders.js';
import { desire, lineageOf, observe, unitOf } from '../model/state-builders.js';
import { driftOf, presentAt, version } from './drift-of.js';

/** `orders <- raw` is declared. `ourLineage` has it with our mark. */
export const desired = desire([unitOf('orders', 'raw')]);
export const ourLineage = lineageOf(marked('raw'));

/** Finds the drift of `orders` with these versions of its lineage, oldest first. */
export function driftOfOrders(
  ...versions: readonly ReturnType<typeof version>[]
): ReturnType<typeof driftOf> {
  const [now = version(1, lineageOf()), ...earlier] = [...versions].reverse();
  return driftOf(desired, observe('raw', presentAt('orders', now)), { orders: earlier });
}
