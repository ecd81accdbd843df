import type { DatasetReading } from '../../../src/model/observed-state.js';
import type { Change, EdgeChange, PairChange } from '../../../src/plan/document/change.js';
import { boundary } from '../../../src/plan/guards/boundary.js';
import type { GuardContext } from '../../../src/plan/guards/guard.js';
import { fieldOf } from '../model/lineage-builders.js';
import { desire, observe, unitOf, urnOf } from '../model/state-builders.js';
import { guardContext } from './guard-context.js';
import type { PlanExtras } from './plan-of.js';

export const edgeValue = { type: 'TRANSFORMED', owned: true, protected: false };

/** A change of `orders <- raw` that no correct planner makes. */
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

/** A change of `orders.total <- raw.amount` that no correct planner makes. */
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

/**
 * The catalog's state of `orders`, and its manifest: whether it declares `raw`, and its ownership.
 */
export interface TamperedCase {
  readonly orders: DatasetReading;
  /** True if the manifest does not declare it. Default: false. */
  readonly undeclared?: boolean;
  readonly exclusive?: boolean;
  readonly more?: PlanExtras;
}

/** The context of the guards for a plan with these changes. */
export function tamperedContext(
  changes: readonly Change[],
  { orders, undeclared = false, exclusive = false, more }: TamperedCase,
): GuardContext {
  const unit = {
    ...unitOf('orders', undeclared ? 'fx' : 'raw'),
    ...(exclusive && { ownership: 'exclusive' as const }),
  };
  return { ...guardContext(desire([unit]), observe('raw', orders), more), changes };
}

/** Formats each trip of the boundary guard as `address: message`. */
export function boundaryTrips(change: Change, told: TamperedCase): readonly string[] {
  return boundary(tamperedContext([change], told)).map(
    ({ address, message }) => `${address}: ${message}`,
  );
}
