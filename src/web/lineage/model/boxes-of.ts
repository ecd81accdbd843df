import { type EntityState, stateOf } from '../../entity/edges.js';
import type { Direction } from '../../entity/entity.js';
import { entityNames } from '../../entity/entity-names.js';
import { linksOf } from '../../entity/links.js';
import type { ColumnList } from './column-lists.js';
import type { BoxEdge, GraphBox, Side } from './graph.js';
import { type Node, sideKey, type Walk } from './walk.js';

/** The boxes of a walk, in its order. */
export function boxesOf(
  walk: Walk,
  edges: readonly BoxEdge[],
  lists: ReadonlyMap<string, ColumnList>,
): readonly GraphBox[] {
  const shown = countShown(edges);
  const [home] = walk.nodes.values();
  return [...walk.nodes.values()].map((node) => ({
    urn: node.urn,
    key: node.key,
    type: node.entity?.type ?? typeInUrn(node.urn),
    ...entityNames(node.urn, node.entity?.properties?.name),
    state: boxState(node),
    isHome: node === home,
    layer: node.layer,
    owners: node.entity ? linksOf(node.entity).owners : [],
    sides: { up: sideOf(node, 'up', walk, shown), down: sideOf(node, 'down', walk, shown) },
    ...(lists.get(node.urn) ?? NO_COLUMNS),
  }));
}

const NO_COLUMNS: ColumnList = { columns: [], hiddenColumns: 0, listsAllColumns: false };

/** Numbers of drawn neighbours by {@link sideKey}. */
type Shown = ReadonlyMap<string, number>;

function countShown(edges: readonly BoxEdge[]): Shown {
  const shown = new Map<string, number>();
  const count = (key: string): unknown => shown.set(key, (shown.get(key) ?? 0) + 1);
  for (const { upstream, downstream } of edges) {
    count(sideKey(downstream, 'up'));
    count(sideKey(upstream, 'down'));
  }
  return shown;
}

function sideOf(node: Node, direction: Direction, walk: Walk, shown: Shown): Side {
  const key = sideKey(node.urn, direction);
  const open = walk.sides.get(key);
  const known = direction === 'up' ? node.entity?.ups : node.entity?.downs;
  const total = open?.hop?.total ?? known?.total ?? null;
  const drawn = shown.get(key) ?? 0;
  return {
    // The index can lag behind the aspects that give the edges.
    total: total === null ? null : Math.max(total, drawn),
    shown: drawn,
    isOpen: open !== undefined,
    isLoading: open !== undefined && open.hop === undefined && open.isFetching,
    error: open?.error ?? null,
  };
}

/** An answer without aspects comes from a catalog that does not show the dataset to the caller. */
function boxState({ entity }: Node): EntityState {
  const state = stateOf(entity);
  if (state !== 'present' || !entity) return state;
  const isHidden =
    entity.type === 'RESTRICTED' || (entity.type === 'DATASET' && entity.aspects === null);
  return isHidden ? 'hidden' : 'present';
}

function typeInUrn(urn: string): string {
  const [, , type = ''] = urn.split(':');
  return type.replaceAll(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase();
}
