import type { PlanDocument, PlanScope } from '../../plan/plan.js';
import { affectedColumnsText } from './affected-columns-text.js';
import { changesText, MAX_LINES } from './changes-text.js';
import { counted } from './counted.js';
import { findingsText } from './findings-text.js';
import { guardsText } from './guards-text.js';
import { harmless } from './harmless.js';
import { levelSummary } from './level-summary.js';
import { planSummaryLine } from './plan-summary-line.js';
import type { TextContext } from './text-context.js';

/**
 * Who would do what where, change by change, then findings, then one line to grep for. The last line is
 * `No changes.` or begins with `Plan:`, whatever came before.
 */
export function planText(plan: PlanDocument, context: TextContext): string {
  const impact = affectedColumnsText(plan, context);
  const before = header(plan, context);
  const after = [
    ...(impact === '' ? [] : [impact]),
    ...(plan.findings.length > 0 ? [findingsText(plan.findings, context)] : []),
    ...(plan.guards.length > 0 ? [guardsText(plan.guards, context)] : []),
    ...standing(plan),
    ...(plan.appliable || plan.base ? [] : [context.paint.error(`This plan cannot be applied: ${levelSummary(plan.findings)}.`)]),
    ...refusedLine(plan, context),
    ...revertLine(plan),
    planSummaryLine(plan),
  ];
  const changes = plan.changes.length > 0 ? [changesText(plan, context, roomFor([before, ...after]))] : [];
  return `${[before, ...changes, ...after].join('\n')}\n`;
}

/** However much there is to find fault with, some changes are shown. */
const MIN_CHANGE_LINES = 40;

/** Of the last lines that say what is left out, and the empty one after the changes. */
const CLOSING_LINES = 4;

/** What is left of a report's lines. Findings, guards and the last line never fall out. */
function roomFor(blocks: readonly string[]): number {
  const taken = blocks.join('\n').split('\n').length + CLOSING_LINES;
  return Math.max(MIN_CHANGE_LINES, MAX_LINES - taken);
}

function header(plan: PlanDocument, { paint }: TextContext): string {
  const { target, scope } = plan;
  const named = target.target === null ? '' : `, target ${harmless(target.target)}`;
  const title = paint.title(`Headwater plan${purpose(plan)} for stack ${harmless(target.stack)}${named}`);
  return `${title}\n${comparedWith(plan)}\n${scope ? scopeLine(scope) : ''}`;
}

/** What the manifests were held against. */
export function comparedWith({ base, target }: PlanDocument): string {
  if (base === null) return `catalog ${harmless(target.origin)}, as ${harmless(target.actor)}`;
  const since = `manifests since ${harmless(base.ref)} (${harmless(base.commit.slice(0, 12))})`;
  return `${since}; no catalog was asked: what it holds, and what of it is whose, is not known`;
}

/** Whoever reads a plan has to see that it is not all. */
export function scopeLine({ select, exclude, units, outside }: PlanScope): string {
  const selected = select.length === 0 ? 'all' : select.join(', ');
  const without = exclude.length === 0 ? '' : `, without ${exclude.join(', ')}`;
  return `scope: ${harmless(selected + without)}: ${counted(units, 'dataset')} with lineage; ${leftAlone(outside)}\n`;
}

function leftAlone(outside: number): string {
  if (outside === 0) return 'there is no other';
  return outside === 1 ? '1 other is left alone' : `${outside} others are left alone`;
}

/** Reads on after `Headwater plan`; empty for the plan of an ordinary apply. */
export function purpose({ intent, source }: PlanDocument): string {
  switch (intent) {
    case 'sync':
      return '';
    case 'adopt':
      return ' to adopt what is there already,';
    case 'release':
      return ' to release what is owned,';
    case 'rollback':
      return ` to roll back ${source.receipt ? harmless(source.receipt.path) : 'an apply'},`;
  }
}

export const REVERT = 'Revert the commit as well: what the manifests declare comes back with the next apply.';

/** What the manifests still declare comes back with the next apply. */
export function revertLine({ intent, changes }: PlanDocument): readonly string[] {
  if (intent !== 'rollback' || changes.length === 0) return [];
  return [REVERT];
}

function refusedLine({ guards }: PlanDocument, { paint }: TextContext): readonly string[] {
  const refusing = guards.filter(({ allowed }) => allowed === null).length;
  return refusing === 0 ? [] : [paint.error(`Refused: ${counted(refusing, 'guard')} would have to be lifted.`)];
}

/** What stays as it is: what is right already, and what belongs to others and is none of our business. */
export function standing({ summary, base }: PlanDocument): readonly string[] {
  const { unchanged, unchangedPairs, others, otherPairs } = summary;
  const asBefore = base ? 'declared as before' : 'in the catalog already';
  const there = elements(unchanged, unchangedPairs, 'declared ');
  const theirs = elements(others, otherPairs);
  const single = others + otherPairs === 1;
  return [
    ...(there === '' ? [] : [`${there} ${unchanged + unchangedPairs === 1 ? 'is' : 'are'} ${asBefore}.`]),
    ...(theirs === '' ? [] : [`${theirs} of these datasets ${single ? 'belongs' : 'belong'} to others and ${single ? 'stays' : 'stay'}.`]),
  ];
}

/** `3 edges and 1 column pair`; empty where there is nothing of either. */
function elements(edges: number, pairs: number, adjective = ''): string {
  const parts = [
    ...(edges > 0 ? [counted(edges, `${adjective}edge`)] : []),
    ...(pairs > 0 ? [counted(pairs, edges > 0 ? 'column pair' : `${adjective}column pair`)] : []),
  ];
  return parts.join(' and ');
}
