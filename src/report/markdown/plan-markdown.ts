import { isRefused, type PlanDocument } from '../../plan/document/plan.js';
import type { ReportOptions } from '../document/report-document.js';
import { changeDrawing } from '../drawing/change-drawing.js';
import { fitDrawing } from '../drawing/fit-drawing.js';
import { flowchart, MERMAID_BUDGET } from '../mermaid/flowchart.js';
import { otherTitle, splitLosses } from '../words/change-order.js';
import { applySteps, FULL_SAVED_PLAN, fullPlanCommand } from '../words/plan-commands.js';
import {
  intentPhrase,
  planBasis,
  planStatus,
  scopeLine,
  unchangedLines,
} from '../words/plan-phrases.js';
import { pluralize } from '../words/pluralize.js';
import { catalogFact, commitFact, forStack } from '../words/target-phrases.js';
import { besidesTests, planTestsLine } from '../words/test-phrases.js';
import { assembleReport, bullets, type Head, headWords, nameCode } from './assemble-report.js';
import { changesPart } from './changes-part.js';
import { inlineCode, inlineText } from './escape.js';
import { errorsPart, liftedPart, otherFindingsPart, refusalParts } from './findings-part.js';
import { impactPart, narrowingPart } from './impact-part.js';
import { lossesPart } from './losses-part.js';
import { fixedPart, joinBlocks, type Part, titled } from './part.js';
import { planTestsPart } from './tests-markdown.js';

/** Renders a plan for a reviewer: whether it can be applied, what it takes away, then the rest. */
export function planMarkdown(
  plan: PlanDocument,
  options: Pick<ReportOptions, 'appliedBy' | 'link'> = {},
): string {
  const where = planWhere(plan);
  const { losses, others } = splitLosses(plan.changes);
  const changes = changesPart(others, { ...options, where });
  return assembleReport(planHead(plan), [
    errorsPart(plan.findings, where),
    ...refusalParts(plan.guards, where),
    lossesPart(losses, { ...options, where }),
    narrowingPart(plan.impact, where),
    { rank: 3, part: diagramPart(plan) },
    { rank: 4, part: titled(`### ${otherTitle(losses)}`, changes) },
    impactPart(plan.impact, where),
    planTestsPart(plan, { ...options, where }),
    otherFindingsPart(besidesTests(plan.findings, plan.tests), where),
    liftedPart(plan.guards, where),
    { rank: 0, part: fixedPart(applyInstructions(plan, options)) },
  ]);
}

/** Returns a sentence that says where to find the whole plan. */
export function planWhere(plan: PlanDocument): string {
  const command = inlineCode(fullPlanCommand(plan));
  return `All of it: ${command}, or ${inlineCode(FULL_SAVED_PLAN)} of the saved plan.`;
}

/**
 * Renders the head of a plan: its kind, its verdict, its size, and the subject of the comparison.
 */
function planHead(plan: PlanDocument): Head {
  const kind = plan.base === null ? 'plan' : 'comparison';
  const title = [kind, headWords(intentPhrase(plan)), forStack(plan.target, nameCode)];
  return {
    title: title.filter(Boolean).join(' '),
    status: statusLine(plan),
    bad: plan.base === null && (!plan.appliable || isRefused(plan)),
    facts: [
      plan.base === null ? catalogFact(plan.target, nameCode) : headWords(planBasis(plan)),
      ...commitFact(plan.source, inlineCode),
      ...(plan.scope === null ? [] : [headWords(scopeLine(plan.scope, plan).trim())]),
      ...unchangedLines(plan).map(headWords),
      ...planTestsLine(plan.tests),
    ],
    everything: fullPlanCommand(plan),
  };
}

function statusLine(plan: PlanDocument): string {
  const { verdict, line: words } = planStatus(plan);
  // The line names dashboards.
  const line = headWords(words);
  if (plan.base === null) return verdict === '' ? `**${line}**` : `**${verdict}** ${line}`;
  const refusing = plan.guards.filter(({ allowed }) => allowed === null).length;
  const lifts = refusing > 0 ? ` ${pluralize(refusing, 'guard')} would have to be lifted.` : '';
  return `**Compared offline, without a catalog.** ${line}${lifts}`;
}

/** Renders the steps to apply a plan, and its effect digest. Empty if the plan has no changes. */
function applyInstructions(plan: PlanDocument, options: Pick<ReportOptions, 'appliedBy'>): string {
  const steps = applySteps(plan, options);
  if (steps.length === 0) return '';
  const lines = steps.map((step) =>
    step.map((words) => (typeof words === 'string' ? words : inlineCode(words.code))).join(''),
  );
  return `### Apply it\n\n${bullets(lines)}`;
}

const LEGEND =
  'Thick and `+`: added. Dashed and `-`: removed. `~`: changed. `*`: our mark alone. Thin: around it, unchanged.';

/** Number of characters of the legend and the fence. */
const AROUND = 147;

/**
 * Renders a diagram of the lineage that changes, and a list of what the diagram leaves out. Empty
 * if no lineage changes.
 */
function diagramPart(plan: Pick<PlanDocument, 'changes' | 'impact'>): Part {
  return titled('### Lineage', (room) => ({ text: diagram(plan, room), left: 0 }));
}

function diagram(plan: Pick<PlanDocument, 'changes' | 'impact'>, room: number): string {
  const bytes = Math.min(MERMAID_BUDGET.bytes, room - AROUND);
  const fitted = fitDrawing(changeDrawing(plan), { ...MERMAID_BUDGET, bytes }, (one) =>
    flowchart(one),
  );
  switch (fitted.kind) {
    case 'empty':
      return '';
    case 'too-large':
      return inlineText(`${fitted.words}.`);
    case 'drawn':
      return joinBlocks([
        `\`\`\`mermaid\n${fitted.text}\`\`\``,
        LEGEND,
        bullets(fitted.drawing.leftOut.map((words) => inlineText(`not drawn: ${words}`))),
      ]);
  }
}
