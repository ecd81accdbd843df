import { groupAt, groupBy } from '../../model/group-by.js';
import { escapeControls, inBrackets } from '../words/escape.js';
import { compareNatural } from '../words/natural-order.js';
import { pairRows } from './pair-rows.js';
import type { TreeLine } from './tree-line.js';
import {
  type EdgeItem,
  type PairItem,
  type TreeItem,
  type TreeOptions,
  type TreeRow,
  treeRow,
} from './tree-row.js';

/** An edge with the column pairs below it. */
export interface TreeBranch<Item extends TreeItem = TreeItem> {
  readonly edge: readonly TreeRow<Item>[];
  readonly pairs: readonly TreeRow<Item>[];
}

const EDGE_INDENT = 2;

/**
 * Arranges the elements of one dataset: the dataset itself, then each edge with its column pairs.
 * Names are in natural order.
 */
export function lineageTree<Item extends TreeItem>(
  items: readonly Item[],
  options: TreeOptions,
): readonly TreeBranch<Item>[] {
  const edges = groupBy(items.filter(isEdge<Item>), ({ element }) => element.upstream);
  const pairs = groupBy(items.filter(isPair<Item>), ({ element }) => element.upstream);
  const upstreams = [...new Set([...edges.keys(), ...pairs.keys()])].sort(compareNatural);
  return [
    ...items
      .filter(({ element }) => element.kind === 'dataset')
      .map((item) => ({ edge: [datasetRow(item, options)], pairs: [] })),
    ...upstreams.map((upstream) => ({
      edge: edgeRows(upstream, groupAt(edges, upstream), options),
      pairs: pairRows(groupAt(pairs, upstream), {
        ...options,
        told: new Set(groupAt(edges, upstream).map(({ note }) => note)),
      }),
    })),
  ];
}

function isEdge<Item extends TreeItem>(item: Item): item is Item & EdgeItem {
  return item.element.kind === 'edge';
}

function isPair<Item extends TreeItem>(item: Item): item is Item & PairItem {
  return item.element.kind === 'pair';
}

function datasetRow<Item extends TreeItem>(item: Item, options: TreeOptions): TreeRow<Item> {
  return treeRow([item], `dataset${inBrackets(item.details)}`, { indent: EDGE_INDENT, options });
}

/** The line of an edge. An edge that stays as it is has a line without a sign. */
function edgeRows<Item extends TreeItem>(
  upstream: string,
  edges: readonly Item[],
  options: TreeOptions,
): readonly TreeRow<Item>[] {
  const name = `<- ${escapeControls(upstream)}`;
  if (edges.length === 0) return [{ items: [], line: { ...BLANK, text: `  ${name}` } }];
  return edges.map((item) =>
    treeRow([item], `${name}${inBrackets(item.details)}`, { indent: EDGE_INDENT, options }),
  );
}

const BLANK: TreeLine = {
  indent: EDGE_INDENT,
  text: '',
  note: '',
  place: '',
  paint: (text) => text,
};
