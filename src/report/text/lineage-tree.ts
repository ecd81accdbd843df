import { groupBy } from '../../model/group-by.js';
import { escapeControls, inBrackets } from '../words/escape.js';
import { compareNatural } from '../words/natural-order.js';
import { groupByEnd } from '../words/other-end.js';
import { pluralize } from '../words/pluralize.js';
import { terminalWidth } from './terminal-width.js';
import { padCells, type TreeLine } from './tree-line.js';
import {
  type EdgeItem,
  type EntityItem,
  type PairItem,
  type TreeItem,
  type TreeOptions,
  type TreeRow,
  treeRow,
} from './tree-row.js';

/** An edge with the column pairs below it. */
interface TreeBranch {
  readonly edge: readonly TreeRow[];
  readonly pairs: readonly TreeRow[];
}

const EDGE_INDENT = 2;

/**
 * Arranges the elements of one dataset: the dataset itself, then each edge with its column pairs.
 * Names are in natural order.
 */
export function lineageTree(
  items: readonly TreeItem[],
  options: TreeOptions,
): readonly TreeBranch[] {
  return [
    ...items.filter(isEntity).map((item) => ({ edge: [entityRow(item, options)], pairs: [] })),
    ...groupByEnd(items.filter(isLineage), ({ element }) => element.other).map(
      ({ arrow, group }) => {
        const edges = group.filter(isEdge);
        const told = new Set(edges.map(({ note }) => note));
        return {
          edge: edgeRows(arrow, edges, options),
          pairs: pairRows(group.filter(isPair), { ...options, told }),
        };
      },
    ),
  ];
}

function isEntity(item: TreeItem): item is EntityItem {
  return item.element.kind === 'entity';
}

function isLineage(item: TreeItem): item is EdgeItem | PairItem {
  return item.element.kind !== 'entity';
}

function isEdge(item: TreeItem): item is EdgeItem {
  return item.element.kind === 'edge';
}

function isPair(item: TreeItem): item is PairItem {
  return item.element.kind === 'pair';
}

function entityRow(item: EntityItem, options: TreeOptions): TreeRow {
  const text = `${item.element.word}${inBrackets(item.details)}`;
  return treeRow([item], text, { indent: EDGE_INDENT, options });
}

/** Renders the line of an edge. The line of an unchanged edge has no sign. */
function edgeRows(
  arrow: string,
  edges: readonly TreeItem[],
  options: TreeOptions,
): readonly TreeRow[] {
  if (edges.length === 0) return [{ items: [], line: { ...BLANK, text: `  ${arrow}` } }];
  return edges.map((item) =>
    treeRow([item], `${arrow}${inBrackets(item.details)}`, { indent: EDGE_INDENT, options }),
  );
}

const BLANK: TreeLine = {
  indent: EDGE_INDENT,
  text: '',
  note: '',
  place: '',
  paint: (text) => text,
};

/** The options of the rows below an edge. */
interface PairOptions extends TreeOptions {
  /** The notes of the edge, which its columns do not repeat. */
  readonly told: ReadonlySet<string>;
}

const PAIR_INDENT = 6;

/**
 * Renders the rows of the column pairs below an edge. Columns that keep their name share a line if
 * nothing else distinguishes them. Every other column has a line with all its upstream columns.
 */
function pairRows(items: readonly PairItem[], options: PairOptions): readonly TreeRow[] {
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

function sharedRow(group: readonly [PairItem, ...PairItem[]], options: PairOptions): TreeRow {
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

function columnRows(
  groups: readonly (readonly [PairItem, ...PairItem[]])[],
  options: PairOptions,
): readonly TreeRow[] {
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

/** Joins the lines of a transform into one. `--full` and JSON keep the lines. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** Returns the note of a pair, unless its edge says the same. */
function untold(note: string, { told }: PairOptions): string {
  return told.has(note) ? '' : note;
}

/** The sign and a space. */
const SIGN_WIDTH = 2;
