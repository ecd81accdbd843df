import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlacedGraph, Places } from '../layout/placed.js';
import type { Look } from '../look/look.js';
import type { Graph, GraphBox, Group } from '../model/graph.js';
import type { BoxNodeType } from './box-node.js';
import { boxElementId, columnElementId, groupElementId } from './element-ids.js';
import type { GroupNodeType } from './group-node.js';
import { boxOf } from './move-active.js';
import { isReduced, MOTION_MS } from './use-viewport.js';

/** The nodes of the graph. Nodes that did not change stay the same objects. */
export function useNodes({ graph, places }: PlacedGraph): GraphNode[] {
  const before = useRef<readonly GraphNode[]>([]);
  const nodes = useMemo(() => nodesOf(graph, places, before.current), [graph, places]);
  useEffect(() => {
    before.current = nodes;
  }, [nodes]);
  return nodes;
}

/** True for 150 ms after boxes get new places. A new layout does not move boxes, but redraws them. */
export function useMoving({ places, layouts }: PlacedGraph): boolean {
  const [isMoving, setMoving] = useState(false);
  const before = useRef({ places, layouts });
  useEffect(() => {
    const isSame = before.current.places === places || before.current.layouts !== layouts;
    before.current = { places, layouts };
    if (isSame || isReduced()) return;
    setMoving(true);
    const timer = setTimeout(() => setMoving(false), MOTION_MS);
    return () => clearTimeout(timer);
  }, [places, layouts]);
  return isMoving;
}

/** The id of the element that the keys act on. */
export function activeId({ graph }: PlacedGraph, { active }: Look): string | undefined {
  if (active?.kind === 'group') return groupElementId(active.id);
  const box = boxOf(graph, active);
  if (active === null || box === undefined) return undefined;
  if (active.kind === 'box') return boxElementId(box.key);
  const index = box.columns.findIndex(({ name }) => name === active.column);
  return columnElementId(box.key, index);
}

type GraphNode = BoxNodeType | GroupNodeType;

const COMMON = {
  // React Flow lets no clicks through to nodes that cannot be selected.
  style: { pointerEvents: 'all' },
  // The box inside the node has the role and the name.
  domAttributes: { 'aria-roledescription': undefined },
} as const;

/** The nodes that React Flow draws. Nodes whose box and place stay are the same objects. */
function nodesOf(
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

function contentOf({ data }: GraphNode): GraphBox | Group {
  return 'box' in data ? data.box : data.group;
}
