import { hasErrors } from '../../errors/finding.js';
import {
  isRefused,
  type Plan,
  type PlanDocument,
  type PlanScope,
} from '../../plan/document/plan.js';
import type { PlanReport, ReportOptions } from '../document/report-document.js';
import { escapeControls, shellWord } from './escape.js';
import { revertLine } from './plan-phrases.js';

/** Names the next command after an appliable plan. Empty for a plan within another report. */
export function nextPhrase({ plan, next }: PlanReport): readonly string[] {
  if (next === undefined || plan.base !== null || plan.changes.length === 0) return [];
  if (!plan.appliable || isRefused(plan)) return [];
  if (next.savedAs !== null) return [`Next: headwater apply ${shellWord(next.savedAs)}`];
  const flags = scopeFlags(plan.scope);
  return [`Next: headwater apply${flags}; for a review: headwater plan${flags} --out plan.json`];
}

/** Returns the flags of a plan's scope, so that a command plans the same part. */
function scopeFlags(scope: PlanScope | null): string {
  const { select, exclude } = scope ?? { select: [], exclude: [] };
  const flags = [
    ...select.map((one) => ` --select ${shellWord(one)}`),
    ...exclude.map((one) => ` --exclude ${shellWord(one)}`),
  ].join('');
  // A truncated command would plan something else.
  return flags.length > MAX_FLAGS ? ' … (--select and --exclude as above)' : flags;
}

const MAX_FLAGS = 1_000;

/** Returns the command that plans the same again. */
export function planCommand({ intent, source }: Pick<Plan, 'intent' | 'source'>): string {
  if (intent === 'sync') return 'headwater plan';
  return `headwater ${intent}${source.receipt ? ` ${escapeControls(source.receipt.path)}` : ''}`;
}

/** Returns the command that plans the same again and prints everything. */
export function fullPlanCommand(plan: PlanDocument): string {
  const { base, scope } = plan;
  const since = base === null ? '' : ` --base-ref ${shellWord(base.ref)}`;
  return `${planCommand(plan)}${since}${scopeFlags(scope)} --full`;
}

export const FULL_SAVED_PLAN = 'headwater show PLAN --full';

/** The command that prints everything of a receipt. */
export const FULL_RECEIPT = 'headwater show RECEIPT --full';

/** A sentence whose commands stand apart. Each format writes them in its own way. */
export type Step = readonly (string | { readonly code: string })[];

/** Lists the steps to apply a plan, then its effect digest. Empty if the plan has no changes. */
export function applySteps(
  plan: PlanDocument,
  { appliedBy = 'command' }: Pick<ReportOptions, 'appliedBy'> = {},
): readonly Step[] {
  if (plan.changes.length === 0) return [];
  const isMerged =
    appliedBy === 'merge' && plan.base === null && plan.appliable && !isRefused(plan);
  return [
    isMerged ? [MERGE] : commandStep(plan),
    ...revertLine(plan).map((line) => [line]),
    ['Effect digest: ', { code: plan.digests.effect }],
  ];
}

const MERGE =
  'Merge this pull request: the apply that follows writes nothing beyond what is shown here.';

function commandStep(plan: PlanDocument): Step {
  if (plan.base !== null)
    return [
      'A comparison is never applied: ',
      { code: 'headwater plan' },
      ' against a catalog shows what an apply would do.',
    ];
  const command = `${planCommand(plan)}${scopeFlags(plan.scope)}`;
  if (hasErrors(plan.findings)) return ['Mend the errors, then ', { code: command }, ' again.'];
  if (isRefused(plan))
    return [
      'Allow what is intended, guard by guard, with the flags above: then ',
      { code: command },
      ' again.',
    ];
  const again: Step =
    plan.guards.length === 0 ? [': '] : [', each with the same ', { code: '--allow' }, ': '];
  return [
    { code: `${command} --out plan.json` },
    ', then ',
    { code: 'headwater apply plan.json' },
    ...again,
    'it writes nothing beyond what is shown here.',
  ];
}
