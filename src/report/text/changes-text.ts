import { groupBy } from '../../model/group-by.js';
import { type Change, changedDataset } from '../../plan/document/change.js';
import { columnName } from '../../urn/schema-field-urn.js';
import { changeRank, isLoss } from '../change-order.js';
import { changedName, namesInAddress } from '../drawing/dataset-names.js';
import { compareNatural } from '../natural-order.js';
import { changeRows } from './change-rows.js';
import { changeDetails, changeReasons, changeSymbols, countKinds } from './describe-change.js';
import { type FittedBlocks, fitBlocks } from './fit-blocks.js';
import type { TreeElement, TreeItem } from './lineage-tree.js';
import { pluralize } from './pluralize.js';
import type { TextContext } from './text-context.js';
import { treeBlock } from './tree-blocks.js';

/** The maximum number of lines for changes that take nothing away. Readers do not read further. */
export const MAX_LINES = 200;

/**
 * Prints changes as one tree a dataset: first everything that takes something away, without a
 * limit, then the other changes as far as they fit. With `--full`, each element has a line.
 */
export function changesText(
  changes: readonly Change[],
  context: TextContext,
  maxLines: number = MAX_LINES,
): string {
  const losses = lossesText(changes, context);
  const others = otherChangesText(changes, context, maxLines);
  return [losses, others].filter((text) => text !== '').join('\n');
}

/** Prints every removal and every new value for an element of another writer. May be empty. */
export function lossesText(changes: readonly Change[], context: TextContext): string {
  const losses = changes.filter(isLoss);
  if (losses.length === 0) return '';
  const title = losses.every(({ kind }) => kind === 'delete') ? REMOVALS : LOSSES;
  const lines = context.full ? changeRows(losses, context) : blocksOf(losses, context, ALL).lines;
  return section(losses.length === changes.length ? '' : title, lines, context);
}

/** Room for everything. */
const ALL = Number.POSITIVE_INFINITY;

const REMOVALS = 'Removals';
const LOSSES = 'Removals, and new values for what others wrote';
const OTHERS = 'Other changes';

/** Prints the changes that take nothing away, and counts those that do not fit. May be empty. */
export function otherChangesText(
  changes: readonly Change[],
  context: TextContext,
  maxLines: number = MAX_LINES,
): string {
  const others = changes.filter((change) => !isLoss(change));
  if (others.length === 0) return '';
  const title = others.length === changes.length ? '' : OTHERS;
  if (context.full) return section(title, changeRows(others, context), context);
  const { lines, left } = blocksOf(others, context, maxLines);
  return section(title, [...lines, ...leftOutLines(left.map(({ change }) => change))], context);
}

function section(title: string, lines: readonly string[], { paint }: TextContext): string {
  const head = title === '' ? [] : [paint.title(title)];
  return `${[...head, ...lines].join('\n').trimEnd()}\n`;
}

interface ChangeItem extends TreeItem {
  readonly change: Change;
}

function blocksOf(
  changes: readonly Change[],
  context: TextContext,
  room: number,
): FittedBlocks<ChangeItem> {
  const datasets = [...groupBy(changes, changedDataset)]
    .map(([urn, group]) => ({ urn, name: changedName(group[0]), group }))
    .sort((a, b) => compareNatural(a.name, b.name));
  const blocks = datasets.map(({ urn, name, group }) =>
    treeBlock(
      { urn, name, items: group.map((change) => toItem(change, context)) },
      context,
      room === ALL ? ALL : undefined,
    ),
  );
  return fitBlocks<ChangeItem>(blocks, room, ({ change }) => changeRank(change));
}

function toItem(change: Change, { paint }: TextContext): ChangeItem {
  const { kind, reason, place } = change;
  return {
    change,
    element: toElement(change),
    sign: changeSymbols[kind],
    details: changeDetails(change),
    note: ORDINARY.has(reason) ? '' : changeReasons[reason],
    place,
    paint: paint[kind],
  };
}

/** Reasons that the sign and the surroundings of a line already tell. */
const ORDINARY: ReadonlySet<Change['reason']> = new Set([
  'missing',
  'differs',
  'content-differs',
  'edge-removed',
  'declared',
  'declared-otherwise',
] as const);

function toElement(change: Change): TreeElement {
  if (change.element === 'dataset') return { kind: 'dataset' };
  const upstream = String(namesInAddress(change)[1]?.name);
  if (change.element === 'edge') return { kind: 'edge', upstream };
  return {
    kind: 'pair',
    upstream,
    column: columnName(change.downstreamField),
    upstreamColumn: columnName(change.upstreamField),
  };
}

/** Counts the omitted changes by kind. */
function leftOutLines(left: readonly Change[]): readonly string[] {
  if (left.length === 0) return [];
  return [`... and ${leftOutPhrase(left)}. ${FULL_HINT}`];
}

/** `12 more changes in 3 datasets: 10 to add, 2 to mark` */
function leftOutPhrase(left: readonly Change[]): string {
  const datasets = new Set(left.map(changedDataset)).size;
  const { add, change, remove, mark } = countKinds(left);
  const counts = [
    [add, 'add'],
    [change, 'change'],
    [remove, 'remove'],
    [mark, 'mark'],
  ] as const;
  const kinds = counts.filter(([count]) => count > 0).map(([count, verb]) => `${count} to ${verb}`);
  return `${pluralize(left.length, 'more change')} in ${pluralize(datasets, 'dataset')}: ${kinds.join(', ')}`;
}

/** The hint after a list that is cut. */
const FULL_HINT = '--full shows all of them.';
