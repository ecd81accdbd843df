import type { Group } from './graph.js';
import { groupId } from './neighbor-groups.js';
import type { OpenSide, Walk } from './walk.js';

/**
 * The groups of the sides with too many new neighbors. The neighbors beyond those whose urns are
 * read are the rest of their side.
 */
export function groupsOf(walk: Walk): readonly Group[] {
  return [...walk.sides.values()].flatMap((side) => [
    ...side.groups.flatMap(({ urns, ...group }) => {
      const members = urns.filter((urn) => walk.memberOf.get(urn) === group.id);
      const count = members.length + urns.filter((urn) => !walk.nodes.has(urn)).length;
      return count === 0 ? [] : { ...group, boxes: [side.node.urn], count, members };
    }),
    ...restOf(side),
  ]);
}

function restOf({ node, direction, hop, urns }: OpenSide): readonly Group[] {
  const count = (hop?.total ?? 0) - urns.length;
  if (count <= 0) return [];
  const anchor = node.urn;
  const place = { anchor, direction, type: '', platform: '', schema: undefined };
  return [{ id: groupId(place), ...place, boxes: [anchor], count, members: [], isOpen: false }];
}
