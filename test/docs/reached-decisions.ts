import type { Intent } from '../../src/plan/document/intent.js';
import type { EdgeDecision, PairDecision } from '../../src/plan/unit/decision.js';
import type { PlannedUnit } from '../../src/plan/unit/planned-unit.js';
import { unitPlanner } from '../../src/plan/unit/unit-planner.js';
import { desire, named, observe, present, urnOf } from '../support/model/state-builders.js';
import { planInput } from '../support/plan/plan-of.js';
import { type DecisionWorld, decisionWorlds } from './decision-worlds.js';

/** The intents that give each decision, by `edge create` or `pair delete exclusive`. */
export type ReachedDecisions = ReadonlyMap<string, ReadonlySet<Intent>>;

/** Plans many small worlds and collects the decisions. */
export function reachedDecisions(): ReachedDecisions {
  const reached = new Map<string, Set<Intent>>();
  for (const world of decisionWorlds()) {
    const { edges, pairs } = plan(world);
    const keys = [
      ...edges.map(({ decision }) => decisionKey('edge', decision)),
      ...pairs.map(({ decision }) => decisionKey('pair', decision)),
    ];
    for (const key of keys)
      reached.set(key, (reached.get(key) ?? new Set()).add(world.intent.kind));
  }
  return reached;
}

function plan({ lineage, unit, intent, prune, held, upstreams }: DecisionWorld): PlannedUnit {
  const reading = present('orders', lineage);
  const input = planInput(
    desire(unit ? [unit] : [], [named('orders')]),
    observe(reading, ...upstreams),
    { intent, held, settings: { prune } },
  );
  return unitPlanner(input).plan(urnOf('orders'), reading);
}

function decisionKey(element: 'edge' | 'pair', decision: EdgeDecision | PairDecision): string {
  const reason =
    'reason' in decision ? decision.reason : 'why' in decision ? decision.why : undefined;
  return [element, decision.kind, ...(reason === undefined ? [] : [reason])].join(' ');
}
