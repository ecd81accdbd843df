import { groupAt, groupBy } from '../../model/group-by.js';
import { compareNatural } from '../natural-order.js';
import { escapeControls, inBrackets } from './escape.js';
import { pairRows } from './pair-rows.js';
import type { TreeLine } from './tree-line.js';
import { type TreeItem, type TreeOptions, type TreeRow, treeRow } from './tree-row.js';

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
  return treeRow([item], `dataset${inBrackets(item.details)}`, { indent: EDGE_INDENT, options });
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
            treeRow([item], `${name}${inBrackets(item.details)}`, { indent: EDGE_INDENT, options }),
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
