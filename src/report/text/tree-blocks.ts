import type { Place } from '../../errors/place.js';
import { longName } from '../../plan/document/address-book.js';
import { type DatasetUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import { escapeControls } from '../words/escape.js';
import { lineageTree } from './lineage-tree.js';
import type { TextContext } from './text-context.js';
import { renderTreeLine } from './tree-line.js';
import type { TreeItem, TreeRow } from './tree-row.js';

/** A dataset with its elements. */
interface TreeDataset<Item extends TreeItem> {
  readonly urn: DatasetUrn;
  /** The name that the reader knows. */
  readonly name: string;
  readonly items: readonly Item[];
  /** Lines between the head and the elements. */
  readonly notes?: readonly string[];
  /** The place of the declaration. Default: the first place of the elements in their file. */
  readonly place?: Place;
}

/** The printed dataset: its head, and one branch for each edge. */
export interface TreeBlock<Item extends TreeItem> {
  readonly head: readonly string[];
  readonly branches: readonly PrintedBranch<Item>[];
}

/** An edge with its column pairs, as they are printed. */
export interface PrintedBranch<Item extends TreeItem> {
  readonly edge: readonly PrintedRow<Item>[];
  readonly pairs: readonly PrintedRow<Item>[];
}

/** A row with its printed lines. */
export interface PrintedRow<Item extends TreeItem> {
  readonly items: readonly Item[];
  readonly lines: readonly string[];
}

/** The most columns that keep their names and are listed in one row. */
const MAX_LISTED = 60;

/** Prints a dataset as a tree. */
export function treeBlock<Item extends TreeItem>(
  { urn, name, items, notes = [], place = firstPlace(items) }: TreeDataset<Item>,
  context: TextContext,
  maxListed: number = MAX_LISTED,
): TreeBlock<Item> {
  const print = (row: TreeRow<Item>): PrintedRow<Item> => ({
    items: row.items,
    lines: renderTreeLine(row.line, context),
  });
  const head = {
    indent: 0,
    text: escapeControls(name),
    note: escapeControls(descriptionBeside(urn, name)),
    place: place ? `${escapeControls(place.file)}:${place.line}` : '',
    paint: context.paint.title,
    cutsNote: true,
  };
  return {
    head: [...renderTreeLine(head, context), ...notes],
    branches: lineageTree(items, { file: place?.file, maxListed }).map(({ edge, pairs }) => ({
      edge: edge.map(print),
      pairs: pairs.map(print),
    })),
  };
}

/** The first line of the elements in the file that declares the first of them. */
function firstPlace(items: readonly TreeItem[]): Place | undefined {
  const places = items.flatMap(({ place }) => (place === null ? [] : [place]));
  const [first] = places;
  return places
    .filter(({ file }) => file === first?.file)
    .reduce((a, b) => (b.line < a.line ? b : a), first as Place);
}

/** Platform, name and environment. The usual environment and a repetition are left out. */
function descriptionBeside(urn: DatasetUrn, name: string): string {
  const parts = parseDatasetUrn(urn);
  if (!parts.ok) return urn;
  const { platform, env } = parts.value;
  const beside = env === 'PROD' ? '' : ` (${env})`;
  return name === longName(urn) ? beside.trim() : `${platform} ${parts.value.name}${beside}`;
}
