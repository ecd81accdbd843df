import { expect } from 'vitest';
import type { UpstreamLineage } from '../../src/model/upstream-lineage.js';
import type { Change } from '../../src/plan/change.js';
import type { PlanIntent } from '../../src/plan/intent.js';
import type { LineageWrite, Plan } from '../../src/plan/plan.js';
import { planOf } from './plan-of.js';
import { desire, lineageOf, named, observe, present } from './state-builders.js';

interface RolledBack {
  /** As {@link ownershipLine} says them. */
  readonly lines: readonly string[];
  /** `HW3021 message`, one for each finding. */
  readonly left: readonly string[];
  /** What is written of `orders`. */
  readonly proposal: LineageWrite | undefined;
  readonly plan: Plan;
}

/** Plans a rollback of `orders`, with `raw` and `fx` beside it. */
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

/** `mark orders <- raw false -> true`: kind, address, and how ownership moves. */
export function ownershipLine({ kind, address, before, after }: Change): string {
  const owned = [before, after].map((value) =>
    value && 'owned' in value ? String(value.owned) : 'none',
  );
  return `${kind} ${address} ${owned.join(' -> ')}`;
}
