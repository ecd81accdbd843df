import { kindOf, kinds } from '../../model/kinds.js';
import { type Change, type ChangeKind, changedDataset } from '../../plan/document/change.js';
import type { Impact, NamedEntity } from '../../plan/document/impact.js';
import {
  isRefused,
  type PlanDocument,
  type PlanScope,
  type WayReason,
  type WriteWay,
} from '../../plan/document/plan.js';
import { countsText, elementCounts } from './describe-change.js';
import { countEntities, downstreamNoun } from './entity-words.js';
import { escapeControls, inBrackets } from './escape.js';
import { levelSummary } from './finding-parts.js';
import { nameText } from './impact-phrases.js';
import { listWords, nounFor, pluralize } from './pluralize.js';
import { catalogFact, commitFact } from './target-phrases.js';
import { planTestsLine } from './test-phrases.js';

/** Names the catalog or revision that the manifests were compared with. */
export function planBasis({ base, target }: PlanDocument): string {
  if (base === null) return catalogFact(target, escapeControls);
  const since = `manifests since ${escapeControls(base.ref)} (${escapeControls(base.commit.slice(0, 12))})`;
  return `${since}; no catalog was asked, so it is not known what the catalog holds and who owns it`;
}

/** Describes the scope in one line, so that the reader sees that the plan is partial. */
export function scopeLine(
  { select, exclude, units, outside }: PlanScope,
  { summary }: Pick<PlanDocument, 'summary'>,
): string {
  const selected = select.length === 0 ? 'all' : select.join(', ');
  const without = exclude.length === 0 ? '' : `, without ${exclude.join(', ')}`;
  return `scope: ${escapeControls(selected + without)}: ${pluralize(units, downstreamNoun(summary))} with lineage; ${leftAlone(outside)}\n`;
}

function leftAlone(outside: number): string {
  if (outside === 0) return 'there is no other';
  return outside === 1 ? '1 other is left alone' : `${outside} others are left alone`;
}

/** Returns the purpose of a plan, which follows the words `Headwater plan`. Empty for a sync. */
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

/** Reminds the user to revert the commit, if the plan is a rollback with changes. */
export function revertLine({ intent, changes }: PlanDocument): readonly string[] {
  return intent === 'rollback' && changes.length > 0 ? [REVERT_REMINDER] : [];
}

/** Counts the unchanged elements: declared ones that already exist, and ones of other writers. */
export function unchangedLines({ summary, base }: PlanDocument): readonly string[] {
  const { unchanged, unchangedPairs, others, otherPairs } = summary;
  const asBefore = base ? 'declared as before' : 'in the catalog already';
  const there = countElements(unchanged, unchangedPairs, 'declared ');
  const theirs = countElements(others, otherPairs);
  const those = nounFor(2, downstreamNoun(summary));
  const are = unchanged + unchangedPairs === 1 ? 'is' : 'are';
  const stay = others + otherPairs === 1 ? ['belongs', 'stays'] : ['belong', 'stay'];
  return [
    ...(there === '' ? [] : [`${there} ${are} ${asBefore}.`]),
    ...(theirs === '' ? [] : [`${theirs} of these ${those} ${stay.join(' to others and ')}.`]),
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

/**
 * Returns the last line of a plan: `No changes.`, or a line that begins with `Plan:`. Scripts can
 * search for it.
 */
export function planSummaryLine(plan: PlanDocument): string {
  const { summary, changes, appliable, base } = plan;
  if (changes.length === 0 && (appliable || base) && !isRefused(plan)) return 'No changes.';
  return `Plan: ${countsText(summary)} across ${countChanged(changes)}${affectedText(plan.impact)}.`;
}

const { graphType: DASHBOARD } = kinds.dashboard;

/** `2 datasets and 1 dashboard`: the entities that changes are written to. */
export function countChanged(changes: readonly Change[]): string {
  return countEntities(new Set(changes.map(changedDataset)));
}

/** Counts the affected columns, and names the dashboards: they are what people look at. */
function affectedText({ counts, downstream, dashboards = [], limits }: Impact): string {
  const affected = [
    ...(counts.columns > 0 ? [pluralize(counts.columns, 'column')] : []),
    ...downstream.flatMap(({ type, count }) =>
      type === DASHBOARD ? [pluralize(count, 'dashboard')] : [],
    ),
  ];
  if (affected.length === 0) return '';
  return `; ${limits.length > 0 ? 'at least ' : ''}${affected.join(' and ')} affected downstream${dashboardNames(dashboards, downstream)}`;
}

const MAX_NAMED = 3;

/** `: sales, q3_deck` and the number of dashboards without a name here. */
function dashboardNames(
  dashboards: readonly NamedEntity[],
  downstream: Impact['downstream'],
): string {
  if (dashboards.length === 0) return '';
  const names = dashboards.slice(0, MAX_NAMED).map(nameText);
  const all = downstream.find(({ type }) => type === DASHBOARD)?.count ?? 0;
  const more = all - names.length;
  return `: ${listWords([...names, ...(more > 0 ? [`${more} more`] : [])])}`;
}

/** Counts the changes in a first line: `Plan: 39 to add (8 edges, 31 columns), …; 5 datasets`. */
export function summaryBreakdown({ changes, summary }: PlanDocument): string {
  const { add, change, remove, mark } = summary;
  const of = (kind: ChangeKind) => countsInBrackets(changes.filter((one) => one.kind === kind));
  const parts = [
    `${add} to add${of('create')}`,
    `${change} to change${of('update')}`,
    `${remove} to remove${of('delete')}`,
    ...(mark > 0 ? [`${mark} to mark${of('mark')}`] : []),
  ];
  return `Plan: ${parts.join(', ')}; ${countChanged(changes)}`;
}

/** ` (8 edges, 31 columns)`. Empty without changes. */
function countsInBrackets(changes: readonly Change[]): string {
  return inBrackets(changes.length === 0 ? [] : [elementCounts(changes)]);
}

/** Returns the last line of a plan: the reasons why it cannot be applied, else its summary. */
export function planLastLine(plan: PlanDocument): string {
  return planVerdictLine(plan) ?? planSummaryLine(plan);
}

/** Lists the reasons why a plan cannot be applied, with their numbers. Undefined if it can be. */
export function planVerdictLine({ base, findings, guards }: PlanDocument): string | undefined {
  if (base !== null) return undefined;
  const errors = findings.filter(({ level }) => level === 'error').length;
  const refusing = guards.filter(({ allowed }) => allowed === null).length;
  const reasons = [
    ...(errors > 0 ? [pluralize(errors, 'error')] : []),
    ...(refusing > 0 ? [`refused by ${pluralize(refusing, 'guard')}`] : []),
  ];
  return reasons.length === 0
    ? undefined
    : `Cannot be applied: ${reasons.join(', ')}. Nothing was written.`;
}

/** The result, shown at the top. */
export interface ReportStatus {
  readonly mood: 'good' | 'bad' | 'plain';
  /** A few words. May be empty. */
  readonly verdict: string;
  readonly line: string;
}

/** Lists the facts about the subject of a plan. */
export function planFacts(plan: PlanDocument): readonly string[] {
  return [
    planBasis(plan),
    ...commitFact(plan.source),
    ...(plan.scope === null ? [] : [scopeLine(plan.scope, plan).trim()]),
    ...unchangedLines(plan),
    ...wayLines(plan),
    ...planTestsLine(plan.tests),
  ];
}

/** Returns the verdict on a plan. */
export function planStatus(plan: PlanDocument): ReportStatus {
  const line = planSummaryLine(plan);
  if (plan.base !== null)
    return { mood: 'plain', verdict: 'Compared offline; cannot be applied.', line };
  if (!plan.appliable)
    return { mood: 'bad', verdict: `Cannot be applied: ${levelSummary(plan.findings)}.`, line };
  const refusing = plan.guards.filter(({ allowed }) => allowed === null).length;
  if (isRefused(plan))
    return { mood: 'bad', verdict: `Refused by ${pluralize(refusing, 'guard')}.`, line };
  return { mood: 'good', verdict: plan.changes.length === 0 ? '' : 'Can be applied.', line };
}

/** Names the way of the writes and its reason, in one line. Empty if a plan writes no lineage. */
export function wayLines(plan: PlanDocument): readonly string[] {
  const way = plan.base === null ? plan.way : null;
  if (!way) return [];
  const written = plan.changes.filter(({ element }) => element !== 'dataset').map(changedDataset);
  return [`Writes: ${written.some(isMutable) ? wayPhrase(way) : proposalsPhrase(way)}.`];
}

/** True if `updateLineage` may write the edges of an entity. */
function isMutable(urn: string): boolean {
  return kindOf(urn).mutable ?? false;
}

/** Names the way of lineage that `updateLineage` never writes. */
function proposalsPhrase(way: Phrased): string {
  if (way.route === 'proposals') return wayPhrase(way);
  return way.why === 'no-conditions'
    ? 'proposals, which can undo what others write meanwhile, since this version of the catalog ignores conditions'
    : 'proposals, since updateLineage is for datasets alone';
}

type Phrased = Omit<WriteWay, 'refused'> & { readonly refused: readonly string[] };

/** Names the way of the writes and its reason. Follows `Writes:`. */
export function wayPhrase({ route, why, isAtomic, refused }: Phrased): string {
  if (route === 'mutations')
    return `updateLineage for plain edges, ${mutationReasons[why]}${isAtomic ? '' : UNDOES}; proposals for the rest`;
  const mutated = refused.filter(isMutable).length;
  const exception =
    mutated > 0 && why === 'conditions'
      ? `; updateLineage for plain edges of ${pluralize(mutated, 'dataset')} where EDIT_ENTITY is missing${UNDOES}`
      : '';
  return `conditional proposals, ${why === 'setting' ? 'as the setting writes says' : 'which cannot undo what others write meanwhile'}${exception}`;
}

const UNDOES = ', and it can undo what others write meanwhile';

const mutationReasons: Readonly<Record<WayReason, string>> = {
  'atomic-mutation': 'which is atomic in this catalog',
  'no-conditions': 'since this version of the catalog ignores conditions',
  setting: 'as the setting writes says',
  conditions: '',
};
