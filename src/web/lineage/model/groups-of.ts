import { entityNames } from '../../entity/entity-names.js';
import { toPlatform } from '../../entity/facets.js';
import { type Group, groupId } from './graph.js';
import type { GraphData, Need } from './graph-data.js';
import type { NeighborMaps } from './neighbors.js';
import type { OpenSide, Walk } from './walk.js';

interface Groups {
  readonly groups: readonly Group[];
  readonly needs: readonly Need[];
}

/**
 * The groups of the sides with too many new neighbors: by platform, or by schema if there is one
 * platform. A side with more neighbors than a hop lists has groups by platform alone, since the
 * catalog has no facet of schemas.
 */
export function groupsOf({ nodes, sides }: Walk, drawn: NeighborMaps, data: GraphData): Groups {
  const groups: Group[] = [];
  const needs: Need[] = [];
  for (const side of sides.values()) {
    const { node, direction, hop } = side;
    if (!side.isGrouped || !hop) continue;
    if (hop.total <= hop.relationships.length) {
      groups.push(...listedGroups(side, nodes));
      continue;
    }
    needs.push({ kind: 'platforms', urn: node.urn, direction });
    groups.push(...countedGroups(side, drawn[direction].get(node.urn) ?? [], data));
  }
  return { groups, needs };
}

function listedGroups({ node, direction, hop }: OpenSide, nodes: Walk['nodes']): readonly Group[] {
  const members = (hop?.relationships ?? []).flatMap(({ entity }) =>
    entity && !nodes.has(entity.urn) ? [entityNames(entity.urn)] : [],
  );
  const bySchema =
    new Set(members.map(({ platform }) => platform)).size === 1 &&
    new Set(members.map(({ schema }) => schema)).size > 1;
  const groups = new Map<string, Group>();
  for (const { platform, schema } of members) {
    const place = { anchor: node.urn, direction, platform, schema: bySchema ? schema : undefined };
    const id = groupId(place);
    groups.set(id, { id, ...place, boxes: [node.urn], count: (groups.get(id)?.count ?? 0) + 1 });
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

/**
 * Groups by the counts of the catalog. Searches leave out entities that do not exist, so the rest
 * is a group without a platform.
 */
function countedGroups(
  { node, direction, hop }: OpenSide,
  drawn: readonly string[],
  data: GraphData,
): readonly Group[] {
  const shown = new Map<string, number>();
  for (const urn of drawn) {
    const { platform } = entityNames(urn);
    shown.set(platform, (shown.get(platform) ?? 0) + 1);
  }
  const counts = (data.platforms(node.urn, direction).data ?? []).map(({ value, count }) => {
    const platform = toPlatform(value);
    return { platform, count: Math.max(0, count - (shown.get(platform) ?? 0)) };
  });
  const found = counts.reduce((sum, { count }) => sum + count, 0);
  const rest = (hop?.total ?? 0) - drawn.length - found;
  return [...counts, { platform: '', count: rest }]
    .filter(({ count }) => count > 0)
    .map(({ platform, count }) => {
      const place = { anchor: node.urn, direction, platform, schema: undefined };
      return { id: groupId(place), ...place, boxes: [node.urn], count };
    });
}
