import type { ChangeKind } from '../../plan/document/change.js';
import {
  type AffectedColumn,
  type AncestorPath,
  type Ancestors,
  type ColumnPath,
  type Impact,
  type ImpactCategory,
  type ImpactLimit,
  MAX_LISTED_COLUMNS,
  type ReRoutedPath,
} from '../../plan/document/impact.js';
import type { PlanDocument } from '../../plan/document/plan.js';
import { changeSymbols } from '../words/describe-change.js';
import { escapeControls } from '../words/escape.js';
import { takeFitting } from '../words/fitting.js';
import { entityCount, limitLine, lostInputLines } from '../words/impact-phrases.js';
import { pluralize } from '../words/pluralize.js';
import { nameWidth, rowLines, type TextRow } from './rows.js';
import type { TextContext } from './text-context.js';

const MAX_LINES = 40;

type Affecting = Pick<PlanDocument, 'impact' | 'changes'>;

/**
 * Lists the columns that lose an ancestor and gain none, one line each, and what loses its last
 * input, without a limit. Empty if the changes already tell all of them.
 */
export function narrowedColumnsText(plan: Affecting, context: TextContext): string {
  const { columns, counts } = plan.impact;
  const narrowed = columns.filter(isNarrowed);
  const told = untold(plan).filter(isNarrowed);
  const unlisted = counts.narrowing - narrowed.length;
  const inputs = lostInputLines(plan.impact)
    .map((line) => `${line}.\n`)
    .join('');
  if (told.length + unlisted === 0) return inputs;
  const lines = [
    context.paint.title('Columns that lose an ancestor'),
    ...columnLines(told, context).flat(),
    ...(unlisted === 0
      ? []
      : [
          `  ... and ${pluralize(unlisted, 'more column')} that lose an ancestor; a plan names ${MAX_LISTED_COLUMNS} columns.`,
        ]),
  ];
  return `${lines.join('\n')}\n${inputs}`;
}

/**
 * Lists the other affected columns as far as they fit, and counts the entities downstream. Columns
 * that the changes already describe are only counted. Empty if there is nothing to report.
 */
export function affectedColumnsText(plan: Affecting, context: TextContext): string {
  const { impact } = plan;
  const lines = [
    ...(isAllAdded(plan) ? [ALL_ADDED] : otherColumnLines(plan, context)),
    ...downstreamLines(impact),
  ];
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

const ALL_ADDED = 'The plan only adds; nothing downstream loses anything.';

/** Returns true if all changes add, and each affected column only gains ancestors. */
function isAllAdded({ changes, impact: { counts, limits } }: Affecting): boolean {
  return (
    counts.additive > 0 &&
    counts.additive === counts.columns &&
    limits.length === 0 &&
    changes.every(({ kind }) => kind === 'create')
  );
}

function otherColumnLines(plan: Affecting, context: TextContext): readonly string[] {
  const { columns, counts } = plan.impact;
  const told = untold(plan).filter((one) => !isNarrowed(one));
  const shown = takeFitting(columnLines(told, context), {
    room: context.full ? Number.POSITIVE_INFINITY : MAX_LINES,
    render: (lines) => lines,
    sizeOf: (lines) => lines.length,
  });
  const narrowed = columns.filter(isNarrowed).length;
  const left = counts.columns - counts.narrowing + counts.metadata - shown.length;
  const hasMore = shown.length < told.length || isCut(plan.impact, narrowed);
  if (shown.length === 0 && !hasMore) return [];
  return [
    context.paint.title(narrowed === 0 ? 'Affected columns' : 'Other affected columns'),
    ...shown.flat(),
    ...restLines(left, hasMore),
  ];
}

/** Returns the columns that the changes do not already describe. */
function untold({ impact, changes }: Affecting): readonly AffectedColumn[] {
  const mapped = new Set(
    changes.flatMap((change) => (change.element === 'pair' ? [change.downstreamField] : [])),
  );
  return impact.columns.filter(
    (one) => one.category !== 'metadata' && !(mapped.has(one.column) && isCoveredByChanges(one)),
  );
}

function isNarrowed({ category }: AffectedColumn): boolean {
  return category === 'narrowing';
}

/** Returns true if the column only gains or loses ancestors that its own mapping names. */
function isCoveredByChanges({ direct, gains, loses, reRouted }: AffectedColumn): boolean {
  const isNear = ({ listed, count }: Ancestors<AncestorPath>) =>
    listed.length === count && listed.every(({ path }) => path.length === 2);
  return direct && reRouted.count === 0 && isNear(gains) && isNear(loses);
}

/** Returns true if the impact counts more columns than it lists, apart from narrowed columns. */
function isCut({ columns, counts }: Impact, narrowed: number): boolean {
  return columns.length - narrowed < counts.columns - counts.narrowing + counts.metadata;
}

function columnLines(
  columns: readonly AffectedColumn[],
  context: TextContext,
): readonly (readonly string[])[] {
  const rows = columns.map((one) => affectedRow(one, context));
  const width = nameWidth(rows, context.columns);
  return rows.map((row) => rowLines(row, width, context));
}

function restLines(count: number, hasMore: boolean): readonly string[] {
  if (count === 0) return [];
  if (hasMore)
    return [
      `  ... and ${pluralize(count, 'more column')}; --format json names up to ${MAX_LISTED_COLUMNS} of them.`,
    ];
  return [`  ${pluralize(count, 'more column')}: changed only as listed above.`];
}

/** Renders the downstream entities, and reasons why there may be more. */
function downstreamLines({ downstream, limits }: Impact): readonly string[] {
  return [
    ...(downstream.length > 0
      ? [`Downstream of what changes: ${downstream.map(entityCount).join(', ')}.`]
      : []),
    ...limits.filter(isUnstated).map(limitLine),
  ];
}

/**
 * Returns false for the limit that the head of a comparison already states: no catalog was asked.
 */
function isUnstated({ reason }: ImpactLimit): boolean {
  return reason !== 'declared-only';
}

/** The kind of change that has the sign and the color of a category. */
const kinds: Readonly<Record<ImpactCategory, ChangeKind>> = {
  additive: 'create',
  narrowing: 'delete',
  're-route': 'update',
  metadata: 'mark',
};

/** Makes the row of an affected column, with the nearest gained, lost or re-routed ancestor. */
function affectedRow(
  { address, category, gains, loses, reRouted }: AffectedColumn,
  { paint }: TextContext,
): TextRow {
  const facts = [
    ...gains.listed
      .slice(0, 1)
      .map(({ path }) => `gains ${ancestorText(path)}${moreText(gains.count)}`),
    ...loses.listed
      .slice(0, 1)
      .map(({ path }) => `loses ${ancestorText(path)}${moreText(loses.count)}`),
    ...reRouted.listed.slice(0, 1).map((one) => `${reRoutedText(one)}${moreText(reRouted.count)}`),
  ];
  return {
    label: `${changeSymbols[kinds[category]]} ${category.padEnd(9)}`,
    what: escapeControls(address),
    beside: facts,
    paint: paint[kinds[category]],
  };
}

function moreText(count: number): string {
  return count > 1 ? ` (and ${count - 1} more)` : '';
}

function ancestorText(path: ColumnPath): string {
  const names = path.slice(-1).map(({ address }) => escapeControls(address));
  return `${names.join('')}${viaText(path)}`;
}

function reRoutedText({ before, after }: ReRoutedPath): string {
  return `reaches ${ancestorText(after)}, before${viaText(before) || ' directly'}`;
}

/** Names the columns in between, nearest first. Counts the middle of a long path. */
function viaText(path: ColumnPath): string {
  const between = path.slice(1, -1).map(({ address }) => escapeControls(address));
  if (between.length === 0) return '';
  const named =
    between.length <= MAX_VIA
      ? between
      : [...between.slice(0, 1), `${between.length - 2} more`, ...between.slice(-1)];
  return ` via ${named.join(', ')}`;
}

const MAX_VIA = 3;
