import { hasErrors } from '../../errors/finding.js';
import { isRefused, type PlanDocument } from '../../plan/document/plan.js';
import type { ReportOptions } from '../document/report-document.js';
import { planCommand, revertLine, scopeFlags } from './plan-phrases.js';

/** A sentence whose commands stand apart. Each format writes them in its own way. */
export type Step = readonly (string | { readonly code: string })[];

/** The steps to apply a plan, then its effect digest. Empty if the plan has no changes. */
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
      'Lift what is meant, guard by guard, with the words above: then ',
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
