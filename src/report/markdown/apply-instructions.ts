import { hasErrors } from '../../errors/finding.js';
import { isRefused, type PlanDocument, type PlanScope } from '../../plan/document/plan.js';
import type { ReportOptions } from '../report-document.js';
import { planCommand } from '../text/plan-command.js';
import { revertLine } from '../text/plan-text.js';
import { shellWord } from '../text/shell-word.js';
import { inlineCode } from './escape.js';
import { bullets } from './head.js';

/** Returns the steps to apply a plan, and its effect digest. Empty if the plan has no changes. */
export function applyInstructions(
  plan: PlanDocument,
  { appliedBy = 'command' }: Pick<ReportOptions, 'appliedBy'> = {},
): string {
  if (plan.changes.length === 0) return '';
  const isMerged =
    appliedBy === 'merge' && plan.base === null && plan.appliable && !isRefused(plan);
  const lines = [
    ...(isMerged ? [MERGE] : commandLines(plan)),
    ...revertLine(plan),
    `Effect digest: ${inlineCode(plan.digests.effect)}`,
  ];
  return `### Apply it\n\n${bullets(lines)}`;
}

const MERGE =
  'Merge this pull request: the apply that follows writes nothing beyond what is shown here.';

function commandLines(plan: PlanDocument): readonly string[] {
  if (plan.base !== null)
    return [
      'A comparison is never applied: `headwater plan` against a catalog shows what an apply would do.',
    ];
  const command = `${planCommand(plan)}${scopeFlags(plan.scope)}`;
  if (hasErrors(plan.findings)) return [`Mend the errors, then ${inlineCode(command)} again.`];
  if (isRefused(plan))
    return [
      `Lift what is meant, guard by guard, with the words above: then ${inlineCode(command)} again.`,
    ];
  const again = plan.guards.length === 0 ? '' : ', each with the same `--allow`';
  return [
    `${inlineCode(`${command} --out plan.json`)}, then \`headwater apply plan.json\`${again}: it writes nothing beyond what is shown here.`,
  ];
}

/** The flags of the plan's scope, so that the command plans the same part. */
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
