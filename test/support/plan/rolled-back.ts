import { expect } from 'vitest';
import type { UpstreamLineage } from '../../../src/model/upstream-lineage.js';
import type { Plan } from '../../../src/plan/document/plan.js';
import type { PlanIntent } from '../../../src/plan/unit/plan-intent.js';
import { desire, lineageOf, named, observe, present } from '../model/state-builders.js';
import { planOf } from './plan-of.js';

/** The rollback of `orders`. The datasets `raw` and `fx` also exist. */
export function rolledBack(intent: PlanIntent, lineage: UpstreamLineage = lineageOf()): Plan {
  const desired = desire([], [named('orders'), named('raw'), named('fx')]);
  const plan = planOf(desired, observe('raw', 'fx', present('orders', lineage)), { intent });
  expect(plan.changes.filter(({ reason }) => reason !== 'rolled-back')).toEqual([]);
  return plan;
}
