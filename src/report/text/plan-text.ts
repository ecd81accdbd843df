import type { PlanDocument } from '../../plan/document/plan.js';
import { levelSummary } from '../finding-parts.js';
import {
  intentPhrase,
  planBasis,
  planSummaryLine,
  revertLine,
  scopeLine,
  unchangedLines,
} from '../plan-phrases.js';
import { forStack } from '../target-phrases.js';
import { affectedColumnsText } from './affected-columns-text.js';
import { changesText, MAX_LINES } from './changes-text.js';
import { escapeControls } from './escape.js';
import { findingsText, guardsText } from './findings-text.js';
import { pluralize } from './pluralize.js';
import type { TextContext } from './text-context.js';

/**
 * Renders a plan: catalog and user, each change, then impact, findings and guards. The last line is
 * always `No changes.` or begins with `Plan:`, so that scripts can search for it.
 */
export function planText(plan: PlanDocument, context: TextContext): string {
  const impact = affectedColumnsText(plan, context);
  const before = header(plan, context);
  const after = [
    ...(impact === '' ? [] : [impact]),
    ...(plan.findings.length > 0 ? [findingsText(plan.findings, context)] : []),
    ...(plan.guards.length > 0 ? [guardsText(plan.guards, context)] : []),
    ...unchangedLines(plan),
    ...(plan.appliable || plan.base
      ? []
      : [context.paint.error(`This plan cannot be applied: ${levelSummary(plan.findings)}.`)]),
    ...refusedLine(plan, context),
    ...revertLine(plan),
    planSummaryLine(plan),
  ];
  const changes =
    plan.changes.length > 0
      ? [changesText(plan, context, linesForChanges([before, ...after]))]
      : [];
  return `${[before, ...changes, ...after].join('\n')}\n`;
}

/** The minimum number of lines for changes, even if there are many findings. */
const MIN_CHANGE_LINES = 40;

/** Number of the lines about omitted changes, with the empty line after the changes. */
const CLOSING_LINES = 4;

/** The number of lines for changes. Findings, guards and the last line are never omitted. */
function linesForChanges(blocks: readonly string[]): number {
  const taken = blocks.join('\n').split('\n').length + CLOSING_LINES;
  return Math.max(MIN_CHANGE_LINES, MAX_LINES - taken);
}

function header(plan: PlanDocument, { paint }: TextContext): string {
  const { target, scope } = plan;
  const title = paint.title(
    `Headwater plan${intentPhrase(plan)} ${forStack(target, escapeControls)}`,
  );
  return `${title}\n${planBasis(plan)}\n${scope ? scopeLine(scope) : ''}`;
}

function refusedLine({ guards }: PlanDocument, { paint }: TextContext): readonly string[] {
  const refusing = guards.filter(({ allowed }) => allowed === null).length;
  return refusing === 0
    ? []
    : [paint.error(`Refused: ${pluralize(refusing, 'guard')} would have to be lifted.`)];
}
