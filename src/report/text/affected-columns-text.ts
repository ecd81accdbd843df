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
import { takeFitting } from '../fitting.js';
import { entityCount, limitLine } from '../impact-phrases.js';
import { escapeControls } from './escape.js';
import { pluralize } from './pluralize.js';
import { nameWidth, type Row, rowLines } from './rows.js';
import type { Paint, TextContext } from './text-context.js';

const MAX_LINES = 40;

/**
 * Lists the affected columns, one line for each, with the nearest ancestor that is gained, lost or
 * reached by another path. Columns that the changes already describe are only counted. Empty if
 * there is nothing to report.
 */
export function affectedColumnsText(
  { impact, changes }: Pick<PlanDocument, 'impact' | 'changes'>,
  context: TextContext,
): string {
  const { columns, counts } = impact;
  const mapped = new Set(
    changes.flatMap((change) => (change.element === 'pair' ? [change.downstreamField] : [])),
  );
  const told = columns.filter(
    (one) => one.category !== 'metadata' && !(mapped.has(one.column) && isCoveredByChanges(one)),
  );
  const rows = told.map((one) => columnRow(one, context));
  const width = nameWidth(rows, context.columns);
  const shown = takeColumns(rows.map((row) => rowLines(row, width, context)));
  const rest = {
    count: counts.columns + counts.metadata - shown.length,
    isCut: shown.length < told.length || isCut(impact),
  };
  const lines = [
    ...(shown.length > 0
      ? [context.paint.title('Affected columns'), ...shown.flat(), ...restLines(rest)]
      : []),
    ...downstreamLines(impact),
  ];
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

/** Returns true if the column only gains or loses ancestors that its own mapping names. */
function isCoveredByChanges({ direct, gains, loses, reRouted }: AffectedColumn): boolean {
  const isNear = ({ listed, count }: Ancestors<AncestorPath>) =>
    listed.length === count && listed.every(({ path }) => path.length === 2);
  return direct && reRouted.count === 0 && isNear(gains) && isNear(loses);
}

/** Returns true if the impact counts more columns than it lists. */
function isCut({ columns, counts }: Impact): boolean {
  return columns.length < counts.columns + counts.metadata;
}

function takeColumns(all: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return takeFitting(all, {
    room: MAX_LINES,
    render: (lines) => lines,
    sizeOf: (lines) => lines.length,
  });
}

interface Rest {
  readonly count: number;
  readonly isCut: boolean;
}

function restLines({ count, isCut: hasMore }: Rest): readonly string[] {
  if (count === 0) return [];
  if (hasMore)
    return [
      `  ... and ${pluralize(count, 'more column')}; --format json names up to ${MAX_LISTED_COLUMNS} of them.`,
    ];
  return [`  ${pluralize(count, 'more column')}: changed only as listed above.`];
}

const symbols: Readonly<Record<ImpactCategory, string>> = {
  additive: '+',
  narrowing: '-',
  're-route': '~',
  metadata: '*',
};

const colors: Readonly<Record<ImpactCategory, keyof Paint>> = {
  additive: 'create',
  narrowing: 'delete',
  're-route': 'update',
  metadata: 'mark',
};

function columnRow(
  { address, category, gains, loses, reRouted }: AffectedColumn,
  { paint }: TextContext,
): Row {
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
    label: `${symbols[category]} ${category.padEnd(9)}`,
    what: escapeControls(address),
    beside: facts,
    paint: paint[colors[category]],
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

/** The columns in between, nearest first. The middle of a long path is counted. */
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

/** The downstream entities, and reasons why there may be more. */
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
