import type { GraphDataset, GraphDocument } from '../../insight/graph/graph-document.js';
import { findJoins, type Joined } from '../../insight/graph/whole-graph.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { compareNatural } from '../words/natural-order.js';

/** A dataset in a tree of lineage, with its downstreams below it. */
export interface GraphTreeNode {
  readonly dataset: GraphDataset;
  /** The link to the node above. Undefined at the top of a tree. */
  readonly join: Joined | undefined;
  /** The reason why its downstreams are elsewhere. Undefined if they are below or do not exist. */
  readonly elsewhere: 'above' | 'below' | 'cycle' | undefined;
  /** True at the first place of the dataset in the trees. */
  readonly isFirst: boolean;
  readonly children: readonly GraphTreeNode[];
}

/** A deeper tree would leave no room for names, so its lower part becomes a tree of its own. */
const MAX_DEPTH = 10;

/**
 * Arranges a graph as trees that follow the lineage downstream. Each link appears exactly once. The
 * trees begin at the datasets without upstreams, then at selected datasets of cycles.
 */
export function graphTrees(graph: GraphDocument): readonly GraphTreeNode[] {
  const byName = [...graph.datasets].sort((a, b) => compareNatural(a.address, b.address));
  const joins = groupBy(findJoins(graph), ({ downstream }) => downstream);
  const links = byName.flatMap((dataset) =>
    groupAt(joins, dataset.urn).map((join): Link => ({ dataset, join })),
  );
  const derived = new Set(
    links.flatMap(({ join }) => (join.downstream === join.upstream ? [] : [join.downstream])),
  );
  const walk: Walk = {
    links: groupBy(links, ({ join }) => join.upstream),
    placed: new Set(),
    opened: new Set(),
    waiting: new Set(),
  };
  const selectedFirst = [...byName].sort((a, b) => Number(b.selected) - Number(a.selected));
  return [
    ...byName.filter(({ urn }) => !derived.has(urn)).flatMap((top) => treesFrom(top, walk)),
    ...selectedFirst.flatMap((top) => (walk.placed.has(top.urn) ? [] : treesFrom(top, walk))),
  ];
}

interface Link {
  readonly dataset: GraphDataset;
  readonly join: Joined;
}

interface Walk {
  /** By upstream, in the order of the downstreams' names. */
  readonly links: ReadonlyMap<EntityUrn, readonly Link[]>;
  readonly placed: Set<EntityUrn>;
  /** The datasets whose downstreams already have their place. */
  readonly opened: Set<EntityUrn>;
  /** The datasets whose downstreams are too deep for their tree. */
  readonly waiting: Set<GraphDataset>;
}

function treesFrom(top: GraphDataset, walk: Walk): readonly GraphTreeNode[] {
  const trees = [placeNode({ dataset: top, join: undefined }, [], walk)];
  // A tree that is too deep adds to the set while it is read.
  for (const dataset of walk.waiting)
    if (!walk.opened.has(dataset.urn))
      trees.push(placeNode({ dataset, join: undefined }, [], walk));
  walk.waiting.clear();
  return trees;
}

/** @param path the datasets above */
function placeNode(
  { dataset, join }: Pick<GraphTreeNode, 'dataset' | 'join'>,
  path: readonly EntityUrn[],
  walk: Walk,
): GraphTreeNode {
  const { urn } = dataset;
  const below = groupAt(walk.links, urn);
  const isFirst = !walk.placed.has(urn);
  walk.placed.add(urn);
  const elsewhere = below.length === 0 ? undefined : placeElsewhere(dataset, path, walk);
  if (elsewhere !== undefined) return { dataset, join, elsewhere, isFirst, children: [] };
  walk.opened.add(urn);
  const children = below.map((link) => placeNode(link, [...path, urn], walk));
  return { dataset, join, elsewhere, isFirst, children };
}

function placeElsewhere(
  dataset: GraphDataset,
  path: readonly EntityUrn[],
  { opened, waiting }: Walk,
): GraphTreeNode['elsewhere'] {
  if (path.includes(dataset.urn)) return 'cycle';
  if (opened.has(dataset.urn)) return 'above';
  if (path.length < MAX_DEPTH) return undefined;
  waiting.add(dataset);
  return 'below';
}
