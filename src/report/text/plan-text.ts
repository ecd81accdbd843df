import type { PlanDocument, PlanScope } from '../../plan/document/plan.js';
import { catalogFact, forStack } from '../target-phrases.js';
import { affectedColumnsText } from './affected-columns-text.js';
import { changesText, MAX_LINES } from './changes-text.js';
import { escapeControls } from './escape.js';
import { findingsText } from './findings-text.js';
import { guardsText } from './guards-text.js';
import { levelSummary } from './level-summary.js';
import { planSummaryLine } from './plan-summary-line.js';
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

/** The catalog or revision with which the manifests were compared. */
export function planBasis({ base, target }: PlanDocument): string {
  if (base === null) return catalogFact(target, escapeControls);
  const since = `manifests since ${escapeControls(base.ref)} (${escapeControls(base.commit.slice(0, 12))})`;
  return `${since}; no catalog was asked: what it holds, and what of it is whose, is not known`;
}

/** The scope in one line, so that the reader sees that the plan is partial. */
export function scopeLine({ select, exclude, units, outside }: PlanScope): string {
  const selected = select.length === 0 ? 'all' : select.join(', ');
  const without = exclude.length === 0 ? '' : `, without ${exclude.join(', ')}`;
  return `scope: ${escapeControls(selected + without)}: ${pluralize(units, 'dataset')} with lineage; ${leftAlone(outside)}\n`;
}

function leftAlone(outside: number): string {
  if (outside === 0) return 'there is no other';
  return outside === 1 ? '1 other is left alone' : `${outside} others are left alone`;
}

/** The purpose of a plan, which follows the words `Headwater plan`. Empty for a sync. */
export function intentPhrase({ intent, source }: PlanDocument): string {
  switch (intent) {
    case 'sync':
      return '';
    case 'adopt':
      return ' to adopt what is there already,';
    case 'release':
      return ' to release what is owned,';
    case 'rollback':
      return ` to roll back ${source.receipt ? escapeControls(source.receipt.path) : 'an apply'},`;
  }
}

export const REVERT_REMINDER =
  'Revert the commit as well: what the manifests declare comes back with the next apply.';

/** The reminder to revert the commit, if the plan is a rollback with changes. */
export function revertLine({ intent, changes }: PlanDocument): readonly string[] {
  if (intent !== 'rollback' || changes.length === 0) return [];
  return [REVERT_REMINDER];
}

function refusedLine({ guards }: PlanDocument, { paint }: TextContext): readonly string[] {
  const refusing = guards.filter(({ allowed }) => allowed === null).length;
  return refusing === 0
    ? []
    : [paint.error(`Refused: ${pluralize(refusing, 'guard')} would have to be lifted.`)];
}

/**
 * The elements that stay unchanged: declared ones that already exist, and ones of other writers.
 */
export function unchangedLines({ summary, base }: PlanDocument): readonly string[] {
  const { unchanged, unchangedPairs, others, otherPairs } = summary;
  const asBefore = base ? 'declared as before' : 'in the catalog already';
  const there = countElements(unchanged, unchangedPairs, 'declared ');
  const theirs = countElements(others, otherPairs);
  const single = others + otherPairs === 1;
  return [
    ...(there === ''
      ? []
      : [`${there} ${unchanged + unchangedPairs === 1 ? 'is' : 'are'} ${asBefore}.`]),
    ...(theirs === ''
      ? []
      : [
          `${theirs} of these datasets ${single ? 'belongs' : 'belong'} to others and ${single ? 'stays' : 'stay'}.`,
        ]),
  ];
}

/** `3 edges and 1 column pair`. Empty without edges and pairs. */
function countElements(edges: number, pairs: number, adjective = ''): string {
  const parts = [
    ...(edges > 0 ? [pluralize(edges, `${adjective}edge`)] : []),
    ...(pairs > 0 ? [pluralize(pairs, edges > 0 ? 'column pair' : `${adjective}column pair`)] : []),
  ];
  return parts.join(' and ');
}
