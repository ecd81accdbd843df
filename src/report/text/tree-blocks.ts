import type { Place } from '../../errors/place.js';
import { describeDataset, longName } from '../../plan/document/address-book.js';
import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import { asEntityUrn, type EntityUrn } from '../../urn/entity-urn.js';
import { escapeControls } from '../words/escape.js';
import { lineageTree } from './lineage-tree.js';
import type { TextContext } from './text-context.js';
import { renderTreeLine } from './tree-line.js';
import type { TreeItem, TreeRow } from './tree-row.js';

interface TreeDataset {
  readonly urn: EntityUrn;
  /** The name that the reader knows. */
  readonly name: string;
  readonly items: readonly TreeItem[];
  /** Lines between the head and the elements. */
  readonly notes?: readonly string[];
  /** The place of the declaration. Default: the first place of the elements in their file. */
  readonly place?: Place;
}

/** The printed dataset: its head, and one branch for each edge. */
export interface TreeBlock {
  readonly urn: EntityUrn;
  readonly head: readonly string[];
  readonly branches: readonly PrintedBranch[];
}

export interface PrintedBranch {
  readonly edge: readonly PrintedRow[];
  readonly pairs: readonly PrintedRow[];
}

export interface PrintedRow {
  readonly items: readonly TreeItem[];
  readonly lines: readonly string[];
}

/** The maximum number of columns that keep their names and share one row. */
const MAX_LISTED = 60;

/** Prints a dataset as a tree. */
export function treeBlock(
  { urn, name, items, notes = [], place = firstPlace(items) }: TreeDataset,
  context: TextContext,
  maxListed: number = MAX_LISTED,
): TreeBlock {
  const print = (row: TreeRow): PrintedRow => ({
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
    urn,
    head: [...renderTreeLine(head, context), ...notes],
    branches: lineageTree(items, { file: place?.file, maxListed }).map(({ edge, pairs }) => ({
      edge: edge.map(print),
      pairs: pairs.map(print),
    })),
  };
}

/** Finds the place of the elements: their first line in the file of the first element. */
function firstPlace(items: readonly TreeItem[]): Place | undefined {
  const places = items.flatMap(({ place }) => (place === null ? [] : [place]));
  const [first] = places;
  return places
    .filter(({ file }) => file === first?.file)
    .reduce((a, b) => (b.line < a.line ? b : a), first as Place);
}

/** Returns platform, name and environment. Leaves out the usual environment and a repetition. */
function descriptionBeside(urn: EntityUrn, name: string): string {
  const parts = parseDatasetUrn(urn);
  if (!parts.ok) return asEntityUrn(urn).ok && name === longName(urn) ? '' : describeDataset(urn);
  const { platform, env } = parts.value;
  const beside = env === 'PROD' ? '' : ` (${env})`;
  return name === longName(urn) ? beside.trim() : `${platform} ${parts.value.name}${beside}`;
}
