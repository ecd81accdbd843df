import { kindOf } from '../../model/kinds.js';
import { pluralize } from '../words/pluralize.js';
import type { PrintedRow, TreeBlock } from './tree-blocks.js';
import type { TreeItem } from './tree-row.js';

/** The printed lines of datasets, and the elements in them. */
interface FittedBlocks {
  /** Each dataset ends with an empty line. */
  readonly lines: readonly string[];
  readonly printed: ReadonlySet<TreeItem>;
}

/**
 * Prints as many rows as fit into a number of lines, the lowest rank first. A dataset and
 * an edge are printed with the first of their rows.
 */
export function fitBlocks(blocks: readonly TreeBlock[], room: number): FittedBlocks {
  const ordered = blocks
    .flatMap(placedRows)
    .map((one) => ({ ...one, rank: lowestRank(one.row) }))
    .sort((a, b) => a.rank - b.rank);
  const shown = new Set<unknown>();
  let left = room;
  for (const { block, branch, row } of ordered) {
    const added = [...new Set([block, ...branch.edge, row])].filter((part) => !shown.has(part));
    left -= added.reduce((sum, part) => sum + sizeOf(part), 0);
    if (left < 0) break;
    for (const part of added) shown.add(part);
  }
  return {
    lines: blocks.filter((block) => shown.has(block)).flatMap((block) => print(block, shown)),
    printed: new Set(ordered.filter(({ row }) => shown.has(row)).flatMap(({ row }) => row.items)),
  };
}

/**
 * Lists the rows with elements, each with its dataset and its edge. The line of an unchanged edge
 * comes with its column pairs.
 */
function placedRows(block: TreeBlock) {
  return block.branches.flatMap((branch) =>
    [...branch.edge, ...branch.pairs]
      .filter(({ items }) => items.length > 0)
      .map((row) => ({ block, branch, row })),
  );
}

function lowestRank({ items }: PrintedRow): number {
  return items.reduce((least, { rank }) => Math.min(least, rank), Number.POSITIVE_INFINITY);
}

/** Counts the lines. A dataset has its head and an empty line. */
function sizeOf(part: TreeBlock | PrintedRow): number {
  return 'head' in part ? part.head.length + 1 : part.lines.length;
}

function print({ urn, head, branches }: TreeBlock, shown: ReadonlySet<unknown>): readonly string[] {
  const rows = branches.flatMap(({ edge, pairs }) => [...edge, ...pairs]);
  const left = rows.filter((row) => !shown.has(row)).flatMap(({ items }) => items).length;
  return [
    ...head,
    ...rows.filter((row) => shown.has(row)).flatMap(({ lines }) => lines),
    ...(left === 0
      ? []
      : [`      ... and ${pluralize(left, 'more element')} of this ${kindOf(urn).word}`]),
    '',
  ];
}
