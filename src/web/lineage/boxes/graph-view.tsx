import '@xyflow/react/dist/base.css';
import { MiniMap, ReactFlow } from '@xyflow/react';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PlacedGraph, Places } from '../layout/placed.js';
import type { Look } from '../look/look.js';
import type { Graph, GraphBox, Group } from '../model/graph.js';
import { BoxNode, type BoxNodeType, GroupNode, type GroupNodeType } from './box-node.js';
import { boxElementId, columnElementId, groupElementId } from './element-ids.js';
import styles from './graph-view.module.css';
import { boxOf } from './move-active.js';
import { isReduced, MAX_ZOOM, MIN_ZOOM, MOTION_MS } from './use-viewport.js';

const NODE_TYPES = { box: BoxNode, 'group-of-boxes': GroupNode };
const MINIMAP_FROM = 30;
/** The license does not ask for a link in the page. It would be a second tab stop. */
const PRO_OPTIONS = { hideAttribution: true };
const NO_EDGES: [] = [];

interface GraphViewProps {
  readonly placed: PlacedGraph;
  readonly look: Look;
  readonly onKeyDown: (event: React.KeyboardEvent) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  /** Called with the id of a node that the reader clicks. */
  readonly onPoint: (id: string) => void;
  /** Called for a click beside boxes. */
  readonly onPick: (event: MouseEvent) => void;
  /** Tells if a line is at the pointer. */
  readonly isOnLine: (event: MouseEvent) => boolean;
  /** Called once the reader moves the view. */
  readonly onMove: () => void;
  readonly children?: ReactNode;
}

/** The boxes of the graph. The wrapper is the one tab stop, and the keys act in it. */
export function GraphView(props: GraphViewProps): ReactNode {
  const { placed, look } = props;
  const wrapper = useRef<HTMLDivElement>(null);
  const nodes = useNodes(placed);
  const isMoving = useMoving(placed);
  return (
    <ReactFlow
      ref={wrapper}
      className={styles.graph}
      data-moving={isMoving}
      nodes={nodes}
      edges={NO_EDGES}
      nodeTypes={NODE_TYPES}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      onlyRenderVisibleElements={true}
      nodesDraggable={false}
      nodesConnectable={false}
      nodesFocusable={false}
      elementsSelectable={false}
      disableKeyboardA11y={true}
      deleteKeyCode={null}
      selectionKeyCode={null}
      multiSelectionKeyCode={null}
      panActivationKeyCode={null}
      zoomActivationKeyCode={null}
      zoomOnDoubleClick={false}
      proOptions={PRO_OPTIONS}
      tabIndex={0}
      aria-label="Lineage graph. Press ? for its keys."
      aria-activedescendant={activeId(placed, look)}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      onBlur={props.onBlur}
      onClick={({ target }) => {
        const node = target instanceof Element && target.closest('.react-flow__node');
        const id = node ? node.getAttribute('data-id') : null;
        if (id !== null) props.onPoint(id);
        wrapper.current?.focus({ preventScroll: true });
      }}
      onPaneClick={props.onPick}
      onPaneMouseMove={(event) => showHand(event, props.isOnLine)}
      onMoveStart={(event) => event && props.onMove()}
    >
      {props.children}
      {nodes.length >= MINIMAP_FROM && (
        <MiniMap
          ariaLabel="Overview of the graph"
          className={styles.minimap}
          pannable={true}
          zoomable={true}
        />
      )}
    </ReactFlow>
  );
}

/** Shows the hand over lines. Boxes are in the pane, and their events pass through it. */
function showHand(event: MouseEvent, isOnLine: GraphViewProps['isOnLine']): void {
  const pane = event.currentTarget as HTMLElement;
  const isHand = event.target === pane && event.buttons === 0 && isOnLine(event);
  pane.style.cursor = isHand ? 'pointer' : '';
}

/** The nodes of the graph. Those that did not change stay the same objects. */
function useNodes({ graph, places }: PlacedGraph): GraphNode[] {
  const before = useRef<readonly GraphNode[]>([]);
  const nodes = useMemo(() => nodesOf(graph, places, before.current), [graph, places]);
  useEffect(() => {
    before.current = nodes;
  }, [nodes]);
  return nodes;
}

/** True for 150 ms after boxes get new places. A new layout does not move boxes, but redraws them. */
function useMoving({ places, layouts }: PlacedGraph): boolean {
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
function activeId({ graph }: PlacedGraph, { active }: Look): string | undefined {
  if (active?.kind === 'group') return groupElementId(active.id);
  const box = boxOf(graph, active);
  if (active === null || box === undefined) return undefined;
  if (active.kind === 'box') return boxElementId(box.key);
  return columnElementId(
    box.key,
    box.columns.findIndex(({ name }) => name === active.column),
  );
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
