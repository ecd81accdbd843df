import { useStore } from '@xyflow/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Block, type Blocks, blocksOf } from '../layout/blocks.js';
import { BLOCK_ZOOM, type PlacedGraph, type Places } from '../layout/placed.js';
import { idOf, type Look } from '../look/look.js';
import type { Graph } from '../model/graph.js';
import type { BlockNodeType } from './block-node.js';
import type { BoxNodeType } from './box-node.js';
import { blockElementId, boxElementId, columnElementId, groupElementId } from './element-ids.js';
import type { GroupNodeType } from './group-node.js';
import { boxOf } from './move-active.js';
import { isReduced, MOTION_MS } from './use-viewport.js';

/** The blocks of a graph, for the map; and for the stage while boxes have no room for names. */
export function useBlocks({ graph, places }: PlacedGraph) {
  const isFar = useStore(({ transform }) => transform[2] < BLOCK_ZOOM);
  const blocks = useMemo(() => blocksOf({ graph, places }), [graph, places]);
  return { blocks, far: isFar ? blocks : null };
}

/** The nodes of the graph. Nodes that did not change stay the same objects. */
export function useNodes({ graph, places }: PlacedGraph, far: Blocks | null): GraphNode[] {
  const before = useRef<readonly GraphNode[]>([]);
  const nodes = useMemo(
    () => (far ? far.blocks.map(blockNode) : nodesOf(graph, places, before.current)),
    [graph, places, far],
  );
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
export function activeId(
  { graph }: PlacedGraph,
  { active }: Look,
  far: Blocks | null,
): string | undefined {
  if (far && active) return blockElementId(`block ${far.blockOf.get(idOf(active)) ?? ''}`);
  if (active?.kind === 'group') return groupElementId(active.id);
  const box = boxOf(graph, active);
  if (active === null || box === undefined) return undefined;
  if (active.kind === 'box') return boxElementId(box.key);
  const index = box.columns.findIndex(({ name }) => name === active.column);
  return columnElementId(box.key, index);
}

type GraphNode = BoxNodeType | GroupNodeType | BlockNodeType;

const COMMON = {
  // React Flow lets no clicks through to nodes that cannot be selected.
  style: { pointerEvents: 'all' },
  // The box inside the node has the role and the name.
  domAttributes: { 'aria-roledescription': undefined },
} as const;

/** Clicks reach the lines inside of the frame of an open group. */
const FRAME = { ...COMMON, style: { pointerEvents: 'none' } } as const;

function blockNode(block: Block): BlockNodeType {
  const { x, y, width, height } = block.place;
  const size = { position: { x, y }, width, height };
  return { ...COMMON, id: block.id, type: 'block', data: { block }, ...size };
}

/** The nodes that React Flow draws. Nodes whose box and place stay are the same objects. */
function nodesOf(
  { boxes, groups }: Graph,
  places: Places,
  before: readonly GraphNode[],
): GraphNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  return [
    // The frames of open groups lie behind their members.
    ...groups.map((group) => ({ id: group.id, type: 'group-of-boxes', data: { group } }) as const),
    ...boxes.map((box) => ({ id: box.urn, type: 'box', data: { box } }) as const),
  ].flatMap((node): GraphNode[] => {
    const placed = places.get(node.id);
    if (!placed) return [];
    const { x, y, width, height } = placed;
    const look = 'group' in node.data && node.data.group.isOpen ? FRAME : COMMON;
    const after: GraphNode = { ...look, ...node, position: { x, y }, width, height };
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

function contentOf({ data }: GraphNode): unknown {
  return Object.values(data)[0];
}
