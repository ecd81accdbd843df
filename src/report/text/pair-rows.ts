import { groupBy } from '../../model/group-by.js';
import { escapeControls, inBrackets } from '../words/escape.js';
import { compareNatural } from '../words/natural-order.js';
import { pluralize } from '../words/pluralize.js';
import { terminalWidth } from './terminal-width.js';
import { padCells } from './tree-line.js';
import { type PairItem, type TreeOptions, type TreeRow, treeRow } from './tree-row.js';

/** The options of the rows below an edge. */
interface PairOptions extends TreeOptions {
  /** The notes of the edge, which its columns do not repeat. */
  readonly told: ReadonlySet<string>;
}

const PAIR_INDENT = 6;

/**
 * The rows of the column pairs below an edge. Columns that keep their name share a line if nothing
 * else distinguishes them. Every other column has a line with all its upstream columns.
 */
export function pairRows<Item extends PairItem>(
  items: readonly Item[],
  options: PairOptions,
): readonly TreeRow<Item>[] {
  const sorted = [...items].sort((a, b) => compareNatural(columnOf(a), columnOf(b)));
  const kept = groupBy(sorted.filter(keepsName), ({ sign, details, note }) =>
    JSON.stringify([sign, details, note]),
  );
  const shared = [...kept.values()].filter(
    ([first, ...others]) => others.length > 0 || first.details.length === 0,
  );
  const inShared = new Set(shared.flat());
  const others = groupBy(
    sorted.filter((item) => !inShared.has(item)),
    (item) => JSON.stringify([item.sign, columnOf(item), item.details, item.note]),
  );
  return [
    ...shared.map((group) => sharedRow(group, options)),
    ...columnRows([...others.values()], options),
  ];
}

function columnOf({ element }: PairItem): string {
  return element.column;
}

function keepsName({ element }: PairItem): boolean {
  return element.column === element.upstreamColumn;
}

function sharedRow<Item extends PairItem>(
  group: readonly [Item, ...Item[]],
  options: PairOptions,
): TreeRow<Item> {
  const listed = group.slice(0, options.maxListed).map((item) => escapeControls(columnOf(item)));
  const more = group.length - listed.length;
  const names = `${listed.join(', ')}${more === 0 ? '' : ` and ${pluralize(more, 'more column')}`}`;
  const [{ details, note }] = group;
  const notes = [group.length === 1 ? 'same name' : 'same names', untold(note, options)];
  return treeRow(group, `${names}${inBrackets(details)}`, {
    indent: PAIR_INDENT,
    options,
    note: notes.filter(Boolean).join('; '),
  });
}

/** Longer names are not aligned, so that one long name does not push the others to the right. */
const MAX_CELL = 30;

function columnRows<Item extends PairItem>(
  groups: readonly (readonly [Item, ...Item[]])[],
  options: PairOptions,
): readonly TreeRow<Item>[] {
  const names = padCells(
    groups.map(([item]) => escapeControls(columnOf(item))),
    MAX_CELL,
  );
  const origins = padCells(groups.map(originsOf), MAX_CELL);
  return groups.map((group, i) => {
    const [{ details, note }] = group;
    const values = details.map((one) => escapeControls(oneLine(one))).join(', ');
    const cells = `${names[i]}  ${origins[i]}`;
    return treeRow(group, `${cells}  ${values}`.trimEnd(), {
      indent: PAIR_INDENT,
      options,
      note: untold(note, options),
      ...(group[0].isCuttable && { uncut: SIGN_WIDTH + terminalWidth(cells) }),
    });
  });
}

/** `<- amount, payment_method` */
function originsOf(group: readonly PairItem[]): string {
  const names = group.map(({ element }) => escapeControls(element.upstreamColumn));
  return `<- ${names.sort(compareNatural).join(', ')}`;
}

/** A transform of several lines, in one. `--full` and JSON have it as it is. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** The note of a pair, unless its edge says the same. */
function untold(note: string, { told }: PairOptions): string {
  return told.has(note) ? '' : note;
}

/** The sign and a space. */
const SIGN_WIDTH = 2;
