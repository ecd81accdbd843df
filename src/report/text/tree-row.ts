import type { Place } from '../../errors/place.js';
import { columnName } from '../../urn/schema-field-urn.js';
import type { AddressedElement } from '../words/dataset-names.js';
import { elementWord } from '../words/describe-change.js';
import { escapeControls } from '../words/escape.js';
import { columnBelow, type OtherEnd, otherEnd } from '../words/other-end.js';
import type { TreeLine } from './tree-line.js';

/** An element below its dataset. Texts are not escaped. */
export interface TreeItem {
  readonly element: TreeElement;
  /** Lines of a lower rank are printed first if there is no room for all. */
  readonly rank: number;
  /** `+`, `~`, `-` or `*`. */
  readonly sign: string;
  /** Attributes or their changes, such as `VIEW -> COPY`. */
  readonly details: readonly string[];
  /** The reason, if it is worth a word. Otherwise empty. */
  readonly note: string;
  readonly place: Place | null;
  readonly paint: (text: string) => string;
  /** True if a long detail may be cut, since the reader loses nothing that matters. */
  readonly isCuttable: boolean;
}

type TreeElement = TreeEntity | TreeEdge | TreePair;

/** The entity itself, with the word for its kind. */
interface TreeEntity {
  readonly kind: 'entity';
  readonly word: string;
}

interface TreeEdge {
  readonly kind: 'edge';
  readonly other: OtherEnd;
}

interface TreePair {
  readonly kind: 'pair';
  readonly other: OtherEnd;
  /** With its dataset below a job. */
  readonly column: string;
  readonly upstreamColumn: string;
}

/** Names an element as its line in the tree does, by the names in its address. */
export function treeElement(one: AddressedElement): TreeElement {
  if (one.element === 'dataset') return { kind: 'entity', word: elementWord(one) };
  const other = otherEnd(one);
  if (one.element === 'edge') return { kind: 'edge', other };
  return {
    kind: 'pair',
    other,
    column: columnBelow(one),
    upstreamColumn: columnName(one.upstreamField),
  };
}

export type EntityItem = TreeItem & { readonly element: TreeEntity };

export type EdgeItem = TreeItem & { readonly element: TreeEdge };

/** A column pair below its edge. */
export type PairItem = TreeItem & { readonly element: TreePair };

/** A line of the tree with its items. The line of an unchanged edge has no items. */
export interface TreeRow {
  readonly items: readonly TreeItem[];
  readonly line: TreeLine;
}

export interface TreeOptions {
  /** The file that the head of the dataset names. Places in this file show their line alone. */
  readonly file: string | undefined;
  /** The maximum number of columns that one line lists. The line counts the others. */
  readonly maxListed: number;
}

interface RowOptions {
  readonly indent: number;
  readonly options: TreeOptions;
  readonly note?: string;
  readonly uncut?: number;
}

/** Creates the row of elements that share a sign. The place covers all of them. */
export function treeRow(
  items: readonly [TreeItem, ...TreeItem[]],
  text: string,
  { indent, options, note = items[0].note, uncut }: RowOptions,
): TreeRow {
  const [{ sign, paint }] = items;
  return {
    items,
    line: {
      indent,
      text: `${sign} ${text}`,
      note: escapeControls(note),
      place: placeText(items, options),
      paint,
      ...(uncut !== undefined && { uncut }),
    },
  };
}

/** `:15`, `:17-19`, or `lineage/other.yaml:3` if the head names another file. */
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
