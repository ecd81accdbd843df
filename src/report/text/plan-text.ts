import type { Finding } from '../../errors/finding.js';
import type { Plan, PlanDocument } from '../../plan/document/plan.js';
import type { PlanReport } from '../document/report-document.js';
import { escapeControls } from '../words/escape.js';
import { nextPhrase } from '../words/plan-commands.js';
import {
  intentPhrase,
  planBasis,
  planLastLine,
  planSummaryLine,
  planVerdictLine,
  revertLine,
  scopeLine,
  summaryBreakdown,
  unchangedLines,
  wayLines,
} from '../words/plan-phrases.js';
import { catalogPhrase, stackPhrase } from '../words/target-phrases.js';
import { besidesTests, planTestsLine } from '../words/test-phrases.js';
import { affectedColumnsText, narrowedColumnsText } from './affected-columns-text.js';
import { lossesText, MAX_LINES, otherChangesText } from './changes-text.js';
import { findingsText, guardsText } from './findings-text.js';
import { planTestsText } from './test-lines.js';
import type { TextContext } from './text-context.js';

/**
 * Renders a plan. First comes what a reader must not miss: errors, refused guards, removals, and
 * columns that lose an ancestor. Then follow the other changes as far as they fit, the tests that did
 * not simply hold, their impact and the other findings. If the plan has errors, renders only these and the last line, unless `--full`
 * is set: the changes of such a plan mostly follow from a mistake.
 *
 * The last line is `No changes.`, or it begins with `Plan:`, or it says that the plan cannot be
 * applied, so that scripts can search for it.
 */
export function planText(report: PlanReport, context: TextContext): string {
  const { plan } = report;
  const errors = plan.findings.filter(({ level }) => level === 'error');
  if (plan.base === null && !plan.appliable && !context.full)
    return errorsText(plan, errors, context);
  const others = besidesTests(plan.findings, plan.tests).filter(({ level }) => level !== 'error');
  const refused = plan.guards.filter(({ allowed }) => allowed === null);
  const allowed = plan.guards.filter((verdict) => verdict.allowed !== null);
  const blocks = [
    headText(plan, context),
    ...(errors.length > 0 ? [findingsText(errors, context)] : []),
    ...(refused.length > 0 ? [guardsText(refused, context)] : []),
    lossesText(plan.changes, context),
    narrowedColumnsText(plan, context),
  ];
  const after = [
    planTestsText(plan, context),
    ...(others.length > 0 ? [findingsText(others, context)] : []),
    ...(allowed.length > 0 ? [guardsText(allowed, context)] : []),
    `${affectedColumnsText(plan, context)}${endText(report, context)}`,
  ];
  const changes = otherChangesText(plan.changes, context, linesLeft([...blocks, ...after]));
  return [...blocks, changes, ...after].filter((text) => text !== '').join('\n');
}

/** Renders the title, the errors, and the last line of a plan that cannot be applied. */
function errorsText(plan: Plan, errors: readonly Finding[], context: TextContext): string {
  const blocks = [
    `${titleText(plan, context)}\n`,
    ...(errors.length > 0 ? [findingsText(errors, context)] : []),
    `--full shows the plan that these errors would lead to.\n${context.paint.error(planLastLine(plan))}\n`,
  ];
  return blocks.join('\n');
}

function titleText(plan: PlanDocument, { paint }: TextContext): string {
  const { target, base } = plan;
  const about = `Headwater ${base === null ? 'plan' : 'comparison'}${intentPhrase(plan).replace(/,$/, '')} · ${stackPhrase(target, escapeControls)}`;
  return paint.title(
    base === null ? `${about} -> ${catalogPhrase(target, escapeControls)}` : about,
  );
}

/** Renders the title with the catalog, the numbers of changes, and the scope. */
function headText(plan: PlanDocument, context: TextContext): string {
  const { scope, base, changes } = plan;
  const lines = [
    titleText(plan, context),
    ...(base === null ? [] : [planBasis(plan)]),
    ...(scope ? [scopeLine(scope, plan).trimEnd()] : []),
    ...(changes.length === 0 ? [] : [summaryBreakdown(plan)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The minimum number of lines for changes, even if there are many findings. */
const MIN_CHANGE_LINES = 40;

/** The heading, an empty line and the two lines about what is left out. */
const LINES_AROUND = 4;

/** Returns the number of lines for changes that take nothing away. */
function linesLeft(blocks: readonly string[]): number {
  const taken = blocks
    .filter((text) => text !== '')
    .join('\n')
    .split('\n').length;
  return Math.max(MIN_CHANGE_LINES, MAX_LINES - LINES_AROUND - taken);
}

function endText(report: PlanReport, { paint }: TextContext): string {
  const { plan } = report;
  const verdict = planVerdictLine(plan);
  const lines = [
    ...unchangedLines(plan),
    ...wayLines(plan),
    ...revertLine(plan),
    ...planTestsLine(plan.tests),
    ...nextPhrase(report),
    planSummaryLine(plan),
    ...(verdict === undefined ? [] : [paint.error(verdict)]),
  ];
  return `${lines.join('\n')}\n`;
}
