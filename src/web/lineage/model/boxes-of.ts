import { type Direction, type EntityState, stateOf } from '../../entity/entity.js';
import { kindNamed } from '../../entity/entity-kinds.js';
import { entityNames } from '../../entity/entity-names.js';
import { linksOf } from '../../entity/links.js';
import type { ColumnList } from './column-lists.js';
import type { GraphBox, Side } from './graph.js';
import { typeInUrn } from './neighbor-groups.js';
import type { NeighborMaps } from './neighbors.js';
import { type Node, sideKey, type Walk } from './walk.js';

/** The boxes of a walk, in its order. */
export function boxesOf(
  walk: Walk,
  drawn: NeighborMaps,
  lists: ReadonlyMap<string, ColumnList>,
): readonly GraphBox[] {
  return [...walk.nodes.values()].map((node) => ({
    urn: node.urn,
    key: node.key,
    type: node.entity?.type ?? typeInUrn(node.urn),
    ...entityNames(node.urn, node.entity?.properties?.name),
    state: boxState(node),
    isHome: walk.roots.size === 1 && walk.roots.has(node.urn),
    isRoot: walk.roots.has(node.urn),
    isCollapsed: walk.collapsed.has(node.urn),
    layer: node.layer,
    owners: node.entity ? linksOf(node.entity).owners : [],
    sides: { up: sideOf(node, 'up', walk, drawn), down: sideOf(node, 'down', walk, drawn) },
    ...(lists.get(node.urn) ?? NO_COLUMNS),
  }));
}

const NO_COLUMNS: ColumnList = { columns: [], hiddenColumns: 0, listsAllColumns: false };

function sideOf(node: Node, direction: Direction, walk: Walk, drawn: NeighborMaps): Side {
  const key = sideKey(node.urn, direction);
  const open = walk.sides.get(key);
  const known = direction === 'up' ? node.entity?.ups : node.entity?.downs;
  const total = open?.hop?.total ?? known?.total ?? null;
  const shown = drawn[direction].get(node.urn)?.length ?? 0;
  return {
    // The index can lag behind the aspects that give the edges.
    total: total === null ? null : Math.max(total, shown),
    shown,
    isOpen: open !== undefined,
    isLoading: open !== undefined && open.hop === undefined && open.isFetching,
    error: open?.error ?? null,
  };
}

/** An answer without aspects comes from a catalog that does not show the entity to the caller. */
function boxState({ entity }: Node): EntityState {
  if (entity === null) return 'missing';
  const state = stateOf(entity);
  if (state !== 'present' || !entity) return state;
  const isHidden =
    entity.type === 'RESTRICTED' ||
    (kindNamed(entity.type) !== undefined && entity.aspects === null);
  return isHidden ? 'hidden' : 'present';
}
