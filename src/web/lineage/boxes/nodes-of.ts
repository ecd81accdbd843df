import type { Places } from '../layout/placed.js';
import type { Box, Graph, Group } from '../model/graph.js';
import type { BoxNodeType } from './box-node.js';
import type { GroupNodeType } from './group-node.js';

export type GraphNode = BoxNodeType | GroupNodeType;

const COMMON = {
  // React Flow lets no clicks through to nodes that cannot be selected.
  style: { pointerEvents: 'all' },
  // The box inside the node has the role and the name.
  domAttributes: { 'aria-roledescription': undefined },
} as const;

/** The nodes that React Flow draws. Nodes whose box and place stay are the same objects. */
export function nodesOf(
  { boxes, groups }: Graph,
  places: Places,
  before: readonly GraphNode[],
): GraphNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  return [
    ...boxes.map((box) => ({ id: box.urn, type: 'box', data: { box } }) as const),
    ...groups.map((group) => ({ id: group.id, type: 'group-of-boxes', data: { group } }) as const),
  ].flatMap((node): GraphNode[] => {
    const placed = places.get(node.id);
    if (!placed) return [];
    const { x, y, width, height } = placed;
    const after: GraphNode = { ...COMMON, ...node, position: { x, y }, width, height };
    const last = known.get(node.id);
    return [last && isSame(last, after) ? last : after];
  });
}

function isSame(before: GraphNode, after: GraphNode): boolean {
  return (
    contentOf(before) === contentOf(after) &&
    before.position.x === after.position.x &&
    before.position.y === after.position.y &&
    before.height === after.height
  );
}

function contentOf({ data }: GraphNode): Box | Group {
  return 'box' in data ? data.box : data.group;
}
