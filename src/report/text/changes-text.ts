import { groupBy } from '../../model/group-by.js';
import { type Change, changedDataset } from '../../plan/document/change.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { areRemovals, changeRank, isLoss } from '../words/change-order.js';
import { changedName } from '../words/dataset-names.js';
import {
  changeDetails,
  changeReasons,
  changeSymbols,
  countKinds,
  presentCounts,
} from '../words/describe-change.js';
import { compareNatural } from '../words/natural-order.js';
import { countChanged } from '../words/plan-phrases.js';
import { pluralize } from '../words/pluralize.js';
import { fitBlocks } from './fit-blocks.js';
import { changeRows } from './rows.js';
import type { TextContext } from './text-context.js';
import { treeBlock } from './tree-blocks.js';
import { type TreeItem, treeElement } from './tree-row.js';

/** The maximum number of lines for changes that take nothing away. Readers do not read further. */
export const MAX_LINES = 200;

/**
 * Prints changes as one tree a dataset: first everything that takes something away, without a
 * limit, then the other changes as far as they fit. With `--full`, each element has a line.
 */
export function changesText(changes: readonly Change[], context: TextContext): string {
  const losses = lossesText(changes, context);
  const others = otherChangesText(changes, context, MAX_LINES);
  return [losses, others].filter((text) => text !== '').join('\n');
}

/** Prints every removal and every new value for an element of another writer. May be empty. */
export function lossesText(changes: readonly Change[], context: TextContext): string {
  const losses = changes.filter(isLoss);
  if (losses.length === 0) return '';
  const title = areRemovals(losses) ? REMOVALS : LOSSES;
  const lines = context.full ? changeRows(losses, context) : fitChanges(losses, context, ALL).lines;
  return section(losses.length === changes.length ? '' : title, lines, context);
}

/** Room for everything. */
const ALL = Number.POSITIVE_INFINITY;

const REMOVALS = 'Removals';
const LOSSES = 'Removals, and new values for what others wrote';
const OTHERS = 'Other changes';

/** Prints changes that take nothing away as far as they fit, and counts the rest. May be empty. */
export function otherChangesText(
  changes: readonly Change[],
  context: TextContext,
  maxLines: number,
): string {
  const others = changes.filter((change) => !isLoss(change));
  if (others.length === 0) return '';
  const title = others.length === changes.length ? '' : OTHERS;
  if (context.full) return section(title, changeRows(others, context), context);
  const { lines, left } = fitChanges(others, context, maxLines);
  return section(title, [...lines, ...leftOutLines(left)], context);
}

function section(title: string, lines: readonly string[], { paint }: TextContext): string {
  const head = title === '' ? [] : [paint.title(title)];
  return `${[...head, ...lines].join('\n').trimEnd()}\n`;
}

interface ChangedDataset {
  readonly urn: EntityUrn;
  readonly name: string;
  readonly group: readonly Change[];
}

/** Returns the lines of the changes that fit, and the other changes. */
function fitChanges(changes: readonly Change[], context: TextContext, room: number) {
  const datasets = [...groupBy(changes, changedDataset)]
    .map(([urn, group]) => ({ urn, name: changedName(group[0]), group }))
    .sort((a, b) => compareNatural(a.name, b.name));
  const candidates = new Set(firstDatasets(datasets, room));
  const laidOut = [...candidates].flatMap(({ group }) => group);
  const items = new Map(laidOut.map((change) => [change, toItem(change, context)]));
  const blocks = [...candidates].map(({ urn, name, group }) =>
    treeBlock(
      { urn, name, items: group.map((change) => items.get(change) as TreeItem) },
      context,
      room === ALL ? ALL : undefined,
    ),
  );
  const { lines, printed } = fitBlocks(blocks, room);
  const isPrinted = (change: Change) => {
    const item = items.get(change);
    return item !== undefined && printed.has(item);
  };
  return { lines, left: changes.filter((change) => !isPrinted(change)) };
}

/** A dataset takes at least its head, one element and an empty line. */
const LINES_A_DATASET = 3;

/** Returns the datasets that may be printed, in their order. The others need no layout. */
function firstDatasets(
  datasets: readonly ChangedDataset[],
  room: number,
): readonly ChangedDataset[] {
  if (datasets.length * LINES_A_DATASET <= room) return datasets;
  const ranks = new Map(
    datasets.map((one) => [
      one,
      one.group.reduce((least, change) => Math.min(least, changeRank(change)), ALL),
    ]),
  );
  const first = [...datasets]
    .sort((a, b) => Number(ranks.get(a)) - Number(ranks.get(b)))
    .slice(0, Math.ceil(room / LINES_A_DATASET));
  return first.sort((a, b) => compareNatural(a.name, b.name));
}

function toItem(change: Change, { paint }: TextContext): TreeItem {
  const { kind, reason, place } = change;
  return {
    element: treeElement(change),
    rank: changeRank(change),
    sign: changeSymbols[kind],
    details: changeDetails(change),
    note: ORDINARY.has(reason) ? '' : changeReasons[reason],
    place,
    paint: paint[kind],
    isCuttable: kind === 'create',
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

/** `... and 12 more changes in 3 datasets: 10 to add, 2 to mark. …` */
function leftOutLines(left: readonly Change[]): readonly string[] {
  if (left.length === 0) return [];
  const kinds = presentCounts(countKinds(left));
  return [
    `... and ${pluralize(left.length, 'more change')} in ${countChanged(left)}: ${kinds}. --full shows all of them.`,
  ];
}
