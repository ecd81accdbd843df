import { hasErrors } from '../../errors/finding.js';
import { isRefused, type PlanDocument } from '../../plan/document/plan.js';
import { levelSummary } from '../finding-parts.js';
import {
  intentPhrase,
  planBasis,
  planCommand,
  planSummaryLine,
  revertLine,
  scopeFlags,
  scopeLine,
  unchangedLines,
} from '../plan-phrases.js';
import type { ReportOptions } from '../report-document.js';
import { catalogFact, forStack } from '../target-phrases.js';
import { pluralize } from '../text/pluralize.js';
import { changesPart } from './changes-part.js';
import { diagramPart } from './diagram-part.js';
import { inlineCode } from './escape.js';
import { blockerParts, findingsPart } from './findings-part.js';
import { bullets, commitFacts, headPart, headWords, nameCode } from './head.js';
import { impactPart } from './impact-part.js';
import { assembleReport, capped, fixedPart, MAX_PART, type RankedPart, titled } from './part.js';

const WHERE = 'All of it: `--output html=FILE`, or `headwater show PLAN` of the saved plan.';

/** Renders a plan for a reviewer: whether it can be applied, what prevents it, then each change. */
export function planMarkdown(
  plan: PlanDocument,
  options: Pick<ReportOptions, 'appliedBy'> = {},
): string {
  const others = plan.findings.filter(({ level }) => level !== 'error');
  return assembleReport([
    planHead(plan),
    ...blockerParts(plan, WHERE),
    { rank: 2, part: diagramPart(plan) },
    { rank: 4, part: titled('### Changes', changesPart(plan.changes, WHERE)) },
    { rank: 3, part: capped(MAX_PART, impactPart(plan.impact, WHERE)) },
    { rank: 3, part: capped(MAX_PART, findingsPart(others, { title: 'Findings', where: WHERE })) },
    { rank: 0, part: fixedPart(applyInstructions(plan, options)) },
  ]);
}

/**
 * The head of a plan: its kind, whether it can be applied, its size, and what it was compared with.
 */
function planHead(plan: PlanDocument): RankedPart {
  return headPart({
    title: [
      plan.base === null ? 'plan' : 'comparison',
      headWords(intentPhrase(plan)),
      forStack(plan.target, nameCode),
    ]
      .filter(Boolean)
      .join(' '),
    status: statusLine(plan),
    bad: plan.base === null && (!plan.appliable || isRefused(plan)),
    facts: [
      plan.base === null ? catalogFact(plan.target, nameCode) : headWords(planBasis(plan)),
      ...commitFacts(plan.source),
      ...(plan.scope === null ? [] : [headWords(scopeLine(plan.scope).trim())]),
      ...unchangedLines(plan).map(headWords),
    ],
  });
}

function statusLine(plan: PlanDocument): string {
  const { base, appliable, changes, findings } = plan;
  const summary = planSummaryLine(plan);
  const refusing = plan.guards.filter(({ allowed }) => allowed === null).length;
  if (base !== null)
    return `**Compared offline, without a catalog.** ${summary}${refusing > 0 ? ` ${guardCount(refusing)} would have to be lifted.` : ''}`;
  if (!appliable) return `**Cannot be applied: ${levelSummary(findings)}.** ${summary}`;
  if (refusing > 0) return `**Refused by ${guardCount(refusing)}.** ${summary}`;
  return changes.length === 0 ? `**${summary}**` : `**Can be applied.** ${summary}`;
}

function guardCount(count: number): string {
  return pluralize(count, 'guard');
}

/** Returns the steps to apply a plan, and its effect digest. Empty if the plan has no changes. */
function applyInstructions(
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
