import { isRefused, type Plan, type PlanScope } from '../../plan/plan.js';
import { changesText } from './changes-text.js';
import { counted } from './counted.js';
import { findingsText } from './findings-text.js';
import { guardsText } from './guards-text.js';
import { harmless } from './harmless.js';
import { levelSummary } from './level-summary.js';
import type { TextContext } from './text-context.js';

/**
 * Who would do what where, change by change, then findings, then one line to grep for. The last line is
 * `No changes.` or begins with `Plan:`, whatever came before.
 */
export function planText(plan: Plan, context: TextContext): string {
  const blocks = [
    header(plan, context),
    ...(plan.changes.length > 0 ? [changesText(plan, context)] : []),
    ...(plan.findings.length > 0 ? [findingsText(plan.findings, context)] : []),
    ...(plan.guards.length > 0 ? [guardsText(plan.guards, context)] : []),
    ...standing(plan),
    ...(plan.appliable ? [] : [context.paint.error(`This plan cannot be applied: ${levelSummary(plan.findings)}.`)]),
    ...refusedLine(plan, context),
    ...revertLine(plan),
    summaryLine(plan),
  ];
  return `${blocks.join('\n')}\n`;
}

function header(plan: Plan, { paint }: TextContext): string {
  const { target, scope } = plan;
  const named = target.target === null ? '' : `, target ${harmless(target.target)}`;
  const title = paint.title(`Headwater plan${purpose(plan)} for stack ${harmless(target.stack)}${named}`);
  return `${title}\ncatalog ${harmless(target.origin)}, as ${harmless(target.actor)}\n${scope ? scopeLine(scope) : ''}`;
}

/** Whoever reads a plan has to see that it is not all. */
function scopeLine({ select, exclude, units, outside }: PlanScope): string {
  const selected = select.length === 0 ? 'all' : select.join(', ');
  const without = exclude.length === 0 ? '' : `, without ${exclude.join(', ')}`;
  return `scope: ${harmless(selected + without)}: ${counted(units, 'dataset')} with lineage; ${leftAlone(outside)}\n`;
}

function leftAlone(outside: number): string {
  if (outside === 0) return 'there is no other';
  return outside === 1 ? '1 other is left alone' : `${outside} others are left alone`;
}

function purpose({ intent, source }: Plan): string {
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

/** What the manifests still declare comes back with the next apply. */
function revertLine({ intent, changes }: Plan): readonly string[] {
  if (intent !== 'rollback' || changes.length === 0) return [];
  return ['Revert the commit as well: what the manifests declare comes back with the next apply.'];
}

function summaryLine(plan: Plan): string {
  const { summary, changes, appliable } = plan;
  if (changes.length === 0 && appliable && !isRefused(plan)) return 'No changes.';
  const { add, change, remove, mark, datasets } = summary;
  const marks = mark > 0 ? `, ${mark} to mark` : '';
  return `Plan: ${add} to add, ${change} to change, ${remove} to remove${marks} across ${counted(datasets, 'dataset')}.`;
}

function refusedLine({ guards }: Plan, { paint }: TextContext): readonly string[] {
  const refusing = guards.filter(({ allowed }) => allowed === null).length;
  return refusing === 0 ? [] : [paint.error(`Refused: ${counted(refusing, 'guard')} would have to be lifted.`)];
}

/** What stays as it is: what is right already, and what belongs to others and is none of our business. */
function standing({ summary }: Plan): readonly string[] {
  const { unchanged, others, otherPairs } = summary;
  const theirs = [...(others > 0 ? [counted(others, 'edge')] : []), ...(otherPairs > 0 ? [counted(otherPairs, 'column pair')] : [])];
  const single = others + otherPairs === 1;
  return [
    ...(unchanged > 0 ? [`${counted(unchanged, 'declared edge')} ${unchanged === 1 ? 'is' : 'are'} in the catalog already.`] : []),
    ...(theirs.length > 0
      ? [`${theirs.join(' and ')} of these datasets ${single ? 'belongs' : 'belong'} to others and ${single ? 'stays' : 'stay'}.`]
      : []),
  ];
}
