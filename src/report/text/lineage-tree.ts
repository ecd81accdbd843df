import type { Place } from '../../errors/place.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { compareNatural } from '../natural-order.js';
import { escapeControls, inBrackets } from './escape.js';
import { pluralize } from './pluralize.js';
import { padCells, type TreeLine } from './tree-line.js';

/** An element below its dataset. Texts are not escaped. */
export interface TreeItem {
  readonly element: TreeElement;
  /** `+`, `~`, `-` or `*`. */
  readonly sign: string;
  /** Attributes or their changes, such as `VIEW -> COPY`. */
  readonly details: readonly string[];
  /** The reason, if it is worth a word. Otherwise empty. */
  readonly note: string;
  readonly place: Place | null;
  readonly paint: (text: string) => string;
}

export type TreeElement =
  | { readonly kind: 'dataset' }
  | { readonly kind: 'edge'; readonly upstream: string }
  | {
      readonly kind: 'pair';
      readonly upstream: string;
      readonly column: string;
      readonly upstreamColumn: string;
    };

/** A line of the tree with its items. The line of an edge that stays as it is has none. */
export interface TreeRow<Item extends TreeItem = TreeItem> {
  readonly items: readonly Item[];
  readonly line: TreeLine;
}

/** An edge with the column pairs below it. */
export interface TreeBranch<Item extends TreeItem = TreeItem> {
  readonly edge: readonly TreeRow<Item>[];
  readonly pairs: readonly TreeRow<Item>[];
}

export interface TreeOptions {
  /** The file that the head of the dataset names. Places in it show their line alone. */
  readonly file: string | undefined;
  /** The most columns that one line lists. The others are counted. */
  readonly maxListed: number;
}

const EDGE_INDENT = 2;
const PAIR_INDENT = 6;

/**
 * Arranges the elements of one dataset: the dataset itself, then each edge with its column pairs.
 * Names are in natural order.
 */
export function lineageTree<Item extends TreeItem>(
  items: readonly Item[],
  options: TreeOptions,
): readonly TreeBranch<Item>[] {
  const own = items.filter(({ element }) => element.kind === 'dataset');
  const byUpstream = groupBy(
    items.filter(({ element }) => element.kind !== 'dataset'),
    ({ element }) => (element.kind === 'dataset' ? '' : element.upstream),
  );
  const upstreams = [...byUpstream.keys()].sort(compareNatural);
  return [
    ...own.map((item) => ({ edge: [datasetRow(item, options)], pairs: [] })),
    ...upstreams.map((upstream) => branch(upstream, groupAt(byUpstream, upstream), options)),
  ];
}

function datasetRow<Item extends TreeItem>(item: Item, options: TreeOptions): TreeRow<Item> {
  return row([item], `dataset${inBrackets(item.details)}`, { indent: EDGE_INDENT, options });
}

function branch<Item extends TreeItem>(
  upstream: string,
  items: readonly Item[],
  options: TreeOptions,
): TreeBranch<Item> {
  const edges = items.filter(({ element }) => element.kind === 'edge');
  const name = `<- ${escapeControls(upstream)}`;
  const told = new Set(edges.map(({ note }) => note));
  return {
    edge:
      edges.length === 0
        ? [{ items: [], line: { ...BLANK, text: `  ${name}` } }]
        : edges.map((item) =>
            row([item], `${name}${inBrackets(item.details)}`, { indent: EDGE_INDENT, options }),
          ),
    pairs: pairRows(
      items.filter(({ element }) => element.kind === 'pair'),
      told,
      options,
    ),
  };
}

const BLANK: TreeLine = {
  indent: EDGE_INDENT,
  text: '',
  note: '',
  place: '',
  paint: (text) => text,
};

/**
 * Columns that keep their name share a line if nothing else distinguishes them. Every other pair
 * has a line of its own.
 */
function pairRows<Item extends TreeItem>(
  items: readonly Item[],
  told: ReadonlySet<string>,
  options: TreeOptions,
): readonly TreeRow<Item>[] {
  const sorted = [...items].sort((a, b) => compareNatural(columnOf(a), columnOf(b)));
  const kept = groupBy(sorted.filter(keepsName), ({ sign, details, note }) =>
    JSON.stringify([sign, details, note]),
  );
  const others = sorted.filter((item) => !keepsName(item));
  return [
    ...[...kept.values()].map((group) => sharedRow(group, told, options)),
    ...singleRows(others, told, options),
  ];
}

function columnOf({ element }: TreeItem): string {
  return element.kind === 'pair' ? element.column : '';
}

function keepsName({ element }: TreeItem): boolean {
  return element.kind === 'pair' && element.column === element.upstreamColumn;
}

function sharedRow<Item extends TreeItem>(
  group: readonly [Item, ...Item[]],
  told: ReadonlySet<string>,
  options: TreeOptions,
): TreeRow<Item> {
  const listed = group.slice(0, options.maxListed).map((item) => escapeControls(columnOf(item)));
  const more = group.length - listed.length;
  const names = `${listed.join(', ')}${more === 0 ? '' : ` and ${pluralize(more, 'more column')}`}`;
  const [{ details, note }] = group;
  const notes = [group.length === 1 ? 'same name' : 'same names', untold(note, told)];
  return row(group, `${names}${inBrackets(details)}`, {
    indent: PAIR_INDENT,
    options,
    note: notes.filter(Boolean).join('; '),
  });
}

/** Longer names are not aligned, so that one long name does not push the others to the right. */
const MAX_CELL = 30;

function singleRows<Item extends TreeItem>(
  items: readonly Item[],
  told: ReadonlySet<string>,
  options: TreeOptions,
): readonly TreeRow<Item>[] {
  const names = padCells(
    items.map((item) => escapeControls(columnOf(item))),
    MAX_CELL,
  );
  const origins = padCells(
    items.map(({ element }) =>
      element.kind === 'pair' ? `<- ${escapeControls(element.upstreamColumn)}` : '',
    ),
    MAX_CELL,
  );
  return items.map((item, i) => {
    const details = item.details.map((one) => escapeControls(oneLine(one))).join(', ');
    return row([item], `${names[i]}  ${origins[i]}  ${details}`.trimEnd(), {
      indent: PAIR_INDENT,
      options,
      note: untold(item.note, told),
    });
  });
}

/** A transform of several lines, in one. `--full` and JSON have it as it is. */
function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** The note of a pair, unless its edge says the same. */
function untold(note: string, told: ReadonlySet<string>): string {
  return told.has(note) ? '' : note;
}

interface RowOptions {
  readonly indent: number;
  readonly options: TreeOptions;
  readonly note?: string;
}

function row<Item extends TreeItem>(
  items: readonly [Item, ...Item[]],
  text: string,
  { indent, options, note = items[0].note }: RowOptions,
): TreeRow<Item> {
  const [{ sign, paint }] = items;
  return {
    items,
    line: {
      indent,
      text: `${sign} ${text}`,
      note: escapeControls(note),
      place: placeText(items, options),
      paint,
    },
  };
}

/** `:15`, `:17-19`, or `lineage/other.yaml:3` for another file than that of the head. */
function placeText(items: readonly TreeItem[], { file }: TreeOptions): string {
  const [first, ...others] = items.flatMap(({ place }) => (place === null ? [] : [place]));
  if (first === undefined) return '';
  const lines = [first, ...others].filter((one) => one.file === first.file).map(({ line }) => line);
  const [from, to] = [least(lines), greatest(lines)];
  return `${first.file === file ? '' : escapeControls(first.file)}:${from}${from === to ? '' : `-${to}`}`;
}

// No spread into Math.min: a wildcard can have more columns than a call takes arguments.
function least(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.min(a, b));
}

function greatest(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => Math.max(a, b));
}
