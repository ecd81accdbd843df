import type { DatasetReading } from '../../src/model/observed-state.js';
import type { Change, EdgeChange, PairChange } from '../../src/plan/change.js';
import { boundary } from '../../src/plan/guards/boundary.js';
import type { GuardContext } from '../../src/plan/guards/guard.js';
import { guardContext } from './guard-context.js';
import { fieldOf } from './lineage-builders.js';
import type { PlanExtras } from './plan-of.js';
import { desire, observe, unitOf, urnOf } from './state-builders.js';

export const edgeValue = { type: 'TRANSFORMED', owned: true, protected: false };

/** A change of `orders <- raw` as no planner should make it. */
export function tamperedEdge(more: Partial<EdgeChange>): EdgeChange {
  return {
    element: 'edge',
    kind: 'delete',
    reason: 'undeclared',
    address: 'orders <- raw',
    downstream: urnOf('orders'),
    upstream: urnOf('raw'),
    place: null,
    before: edgeValue,
    after: null,
    ...more,
  };
}

export const pairValue = { transform: null, confidence: 1, owned: true };

/** The same of `orders.total <- raw.amount`. */
export function tamperedPair(more: Partial<PairChange>): PairChange {
  return {
    ...tamperedEdge({}),
    element: 'pair',
    address: 'orders.total <- raw.amount',
    downstreamField: fieldOf('orders.total'),
    upstreamField: fieldOf('raw.amount'),
    before: pairValue,
    after: null,
    ...more,
  };
}

/** What the catalog shows of `orders`, whether its manifest declares `raw`, and whether it is the whole truth. */
export interface Told {
  readonly orders: DatasetReading;
  /** Default: it is declared. */
  readonly undeclared?: boolean;
  readonly exclusive?: boolean;
  readonly more?: PlanExtras;
}

/** What guards see of a plan whose changes are these. */
export function tamperedContext(
  changes: readonly Change[],
  { orders, undeclared = false, exclusive = false, more }: Told,
): GuardContext {
  const unit = {
    ...unitOf('orders', undeclared ? 'fx' : 'raw'),
    ...(exclusive && { ownership: 'exclusive' as const }),
  };
  return { ...guardContext(desire([unit]), observe('raw', orders), more), changes };
}

/** `address: message` of each trip. */
export function boundaryTrips(change: Change, told: Told): readonly string[] {
  return boundary(tamperedContext([change], told)).map(
    ({ address, message }) => `${address}: ${message}`,
  );
}
