import type { Placed, Places } from '../layout/placed.js';
import type { Box, Graph, Group } from '../model/graph.js';
import type { BoxNodeType } from './box-node.js';
import type { GroupNodeType } from './group-node.js';

export type GraphNode = BoxNodeType | GroupNodeType;

/** The nodes that React Flow draws. Nodes whose box and place stay are the same objects. */
export function nodesOf(
  { boxes, groups }: Graph,
  places: Places,
  before: readonly GraphNode[],
): readonly GraphNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  return [
    ...boxes.flatMap((box) => {
      const placed = places.get(box.urn);
      return placed ? [keep(known.get(box.urn), boxNode(box, placed), box)] : [];
    }),
    ...groups.flatMap((group) => {
      const placed = places.get(group.id);
      return placed ? [keep(known.get(group.id), groupNode(group, placed), group)] : [];
    }),
  ];
}

/** The box inside the node has the role and the name. */
const PLAIN = { 'aria-roledescription': undefined } as const;
/** React Flow lets no clicks through to nodes that cannot be selected. */
const CLICKABLE = { pointerEvents: 'all' } as const;

function keep(before: GraphNode | undefined, after: GraphNode, content: Box | Group): GraphNode {
  const isSame =
    before !== undefined &&
    contentOf(before) === content &&
    before.position.x === after.position.x &&
    before.position.y === after.position.y &&
    before.height === after.height;
  return isSame ? before : after;
}

function contentOf({ data }: GraphNode): Box | Group {
  return 'box' in data ? data.box : data.group;
}

function boxNode(box: Box, { x, y, width, height }: Placed): BoxNodeType {
  return {
    id: box.urn,
    type: 'box',
    data: { box },
    position: { x, y },
    width,
    height,
    style: CLICKABLE,
    domAttributes: PLAIN,
  };
}

function groupNode(group: Group, { x, y, width, height }: Placed): GroupNodeType {
  return {
    id: group.id,
    type: 'group-of-boxes',
    data: { group },
    position: { x, y },
    width,
    height,
    style: CLICKABLE,
    domAttributes: PLAIN,
  };
}
