import type { PlanDocument } from '../../plan/document/plan.js';
import { shellWord } from './escape.js';
import { planCommand, scopeFlags } from './plan-phrases.js';

/** The command that plans the same again and prints everything. */
export function fullPlanCommand(plan: PlanDocument): string {
  const { base, scope } = plan;
  const since = base === null ? '' : ` --base-ref ${shellWord(base.ref)}`;
  return `${planCommand(plan)}${since}${scopeFlags(scope)} --full`;
}

/** The command that prints everything of a saved plan. */
export const FULL_SAVED_PLAN = 'headwater show PLAN --full';

/** The command that prints everything of a receipt. */
export const FULL_RECEIPT = 'headwater show RECEIPT --full';
