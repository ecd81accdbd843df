import { expect } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { Change } from '../../../src/plan/document/change.js';
import type { LineageWrite, Plan } from '../../../src/plan/document/plan.js';
import type { PlanIntent } from '../../../src/plan/unit/plan-intent.js';
import { desire, lineageOf, named, observe, present } from '../model/state-builders.js';
import { planOf } from './plan-of.js';

interface RolledBack {
  /** Changes as {@link ownershipLine} formats them. */
  readonly lines: readonly string[];
  /** Each finding as `HW3021 message`. */
  readonly left: readonly string[];
  /** The write of `orders`. */
  readonly proposal: LineageWrite | undefined;
  readonly plan: Plan;
}

/** Plans a rollback of `orders`. The datasets `raw` and `fx` also exist. */
export function rolledBack(intent: PlanIntent, lineage: UpstreamLineage = lineageOf()): RolledBack {
  const desired = desire([], [named('orders'), named('raw'), named('fx')]);
  const plan = planOf(desired, observe('raw', 'fx', present('orders', lineage)), { intent });
  expect(plan.changes.filter(({ reason }) => reason !== 'rolled-back')).toEqual([]);
  return {
    lines: plan.changes.map(ownershipLine),
    left: plan.findings.map(({ code, message }) => `${code} ${message}`),
    proposal: plan.writes.proposals[0],
    plan,
  };
}

/**
 * Formats kind, address and ownership before and after, for example `mark orders <- raw false ->
 * true`.
 */
export function ownershipLine({ kind, address, before, after }: Change): string {
  const owned = [before, after].map((value) =>
    value && 'owned' in value ? String(value.owned) : 'none',
  );
  return `${kind} ${address} ${owned.join(' -> ')}`;
}
