import '@xyflow/react/dist/base.css';
import { ReactFlow, useStore } from '@xyflow/react';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.js';
import { BlockNode } from '../boxes/block-node.js';
import { BoxNode } from '../boxes/box-node.js';
import { activeId, useBlocks, useMoving, useNodes } from '../boxes/graph-nodes.js';
import { GroupNode } from '../boxes/group-node.js';
import { runKey } from '../boxes/run-key.js';
import { GraphProvider } from '../boxes/use-shown-words.js';
import { MAX_ZOOM, type ViewportControl } from '../boxes/use-viewport.js';
import { EdgeCanvas } from '../canvas/edge-canvas.js';
import type { EdgePainter } from '../canvas/paint-edges.js';
import { MIN_ZOOM, type PlacedGraph, type Places } from '../layout/placed.js';
import { type Active, idOf } from '../look/look.js';
import type { Selection } from '../model/lineage-address.js';
import { useEdgeTip } from '../steps/edge-tip.js';
import styles from './graph-stage.module.css';
import page from './lineage.module.css';
import { Overview, useLabels } from './overview.js';
import type { Work } from './use-work.js';

const NO_EDGES: [] = [];

/** The parts of React Flow that are switched off, so that our own keys and clicks take over. */
const SETTINGS = {
  edges: NO_EDGES,
  nodeTypes: { box: BoxNode, 'group-of-boxes': GroupNode, block: BlockNode },
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
  onlyRenderVisibleElements: true,
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  deleteKeyCode: null,
  selectionKeyCode: null,
  multiSelectionKeyCode: null,
  panActivationKeyCode: null,
  zoomActivationKeyCode: null,
  zoomOnDoubleClick: false,
  // The license does not ask for a link in the page. It would be a second tab stop.
  proOptions: { hideAttribution: true },
} as const;

interface GraphStageProps {
  readonly work: Work;
  readonly placed: PlacedGraph;
}

/** The boxes, their edges, the keys and the buttons of the view. It is one tab stop. */
export function GraphStage({ work, placed }: GraphStageProps): ReactNode {
  const { look, viewport, actions, setActive, words } = work;
  const wrapper = useRef<HTMLDivElement>(null);
  const { blocks, far } = useBlocks(placed);
  const nodes = useNodes(placed, far);
  const isMoving = useMoving(placed);
  useLabels(wrapper);
  const { outside, fit, move } = useFit(work, placed);
  const { last, activate } = useActivate(work, placed);
  const commands = { ...work.commands, setActive: activate, fit, zoomBy: viewport.zoomBy };
  const painter = useRef<EdgePainter>(null);
  const { pointAt: pointAtEdge, tip } = useEdgeTip(placed);
  const hitAt = ({ clientX: x, clientY: y }: MouseEvent): Selection | null =>
    painter.current?.hitAt({ x, y }) ?? null;
  const pointAt = (node: string): void => {
    const id = far?.blocks.find((one) => one.id === node)?.place.id ?? node;
    const isGroup = placed.graph.groups.some((group) => group.id === id);
    last.current = isGroup ? { kind: 'group', id } : { kind: 'box', urn: id };
    setActive(last.current);
  };
  return (
    <GraphProvider value={placed.graph}>
      <ReactFlow
        {...SETTINGS}
        ref={wrapper}
        className={styles.graph}
        data-moving={isMoving}
        nodes={nodes}
        tabIndex={0}
        aria-label="Lineage graph. Press ? for its keys."
        aria-activedescendant={activeId(placed, look, far)}
        onKeyDown={(event) => runKey({ placed, active: look.active, actions, commands }, event)}
        onFocus={() => activate(look.active ?? last.current)}
        onBlur={() => setActive(null)}
        onClick={({ target }) => {
          const node = target instanceof Element ? target.closest('.react-flow__node') : null;
          const id = node?.getAttribute('data-id');
          if (id) pointAt(id);
          wrapper.current?.focus({ preventScroll: true });
        }}
        onPaneClick={(event) => actions.select(hitAt(event))}
        onPaneMouseMove={(event) => pointAtEdge(showHand(event, hitAt), event)}
        onPaneMouseLeave={() => pointAtEdge(null)}
        onMoveStart={(event) => event && move()}
      >
        <EdgeCanvas {...placed} {...{ ...look, far, words, painter }} />
        <Overview places={placed.places} blocks={blocks} />
      </ReactFlow>
      {tip}
      <ZoomButtons viewport={viewport} fit={fit} outside={outside} />
    </GraphProvider>
  );
}

/** The number of boxes outside of the fitted view, and the functions that change the view. */
function useFit({ viewport, hold }: Work, placed: PlacedGraph) {
  const { home } = placed.graph;
  const [outside, setOutside] = useState(0);
  const show = useCallback(
    (places: Places) => setOutside(viewport.show(places, home)),
    [viewport, home],
  );
  useView(placed, { show, reveal: viewport.reveal });
  const fit = (): void => show(placed.places);
  const move = (): void => {
    hold();
    setOutside(0);
  };
  return { outside, fit, move };
}

/** The place that the keys had last, and the function that takes them to another. */
function useActivate({ viewport, actions, setActive, startsAt }: Work, placed: PlacedGraph) {
  const last = useRef<Active>({ kind: 'box', urn: placed.graph.home });
  useEffect(() => {
    if (startsAt !== undefined) last.current = { kind: 'box', urn: startsAt };
  }, [startsAt]);
  const activate = (active: Active | null): void => {
    setActive(active);
    if (active === null) return;
    last.current = active;
    actions.hover(active.kind === 'column' ? active : null);
    const place = placed.places.get(idOf(active));
    if (place) viewport.reveal([place]);
  };
  return { last, activate };
}

/**
 * Shows the hand over lines. Returns the edge under it. Boxes are in the pane, and their events pass
 * through it.
 */
function showHand(
  event: MouseEvent,
  hitAt: (event: MouseEvent) => Selection | null,
): Selection | null {
  const pane = event.currentTarget as HTMLElement;
  const hit = event.target === pane && event.buttons === 0 ? hitAt(event) : null;
  pane.style.cursor = hit ? 'pointer' : '';
  return hit;
}

interface ZoomButtonsProps {
  readonly viewport: ViewportControl;
  readonly fit: () => void;
  /** The number of boxes and groups outside of the fitted view. */
  readonly outside: number;
}

function ZoomButtons({ viewport, fit, outside }: ZoomButtonsProps): ReactNode {
  return (
    <div className={page.zoom}>
      {outside > 0 && (
        <p role="status" className={styles.outside}>
          Fits the middle, {outside.toLocaleString('en')} {outside === 1 ? 'box is' : 'boxes are'}{' '}
          outside.
        </p>
      )}
      <Button onClick={fit}>Fit</Button>
      <Button onClick={() => viewport.zoomTo(1)}>100 %</Button>
      <Button aria-label="Zoom in" onClick={() => viewport.zoomBy(1)}>
        +
      </Button>
      <Button aria-label="Zoom out" onClick={() => viewport.zoomBy(-1)}>
        −
      </Button>
    </div>
  );
}

interface Moves extends Pick<ViewportControl, 'reveal'> {
  readonly show: (places: Places) => void;
}

/** Fits the view after each layout of the whole graph. Boxes that come later come into view. */
function useView({ layouts, places }: PlacedGraph, { show, reveal }: Moves): void {
  const before = useRef({ layouts: 0, places });
  const hasRoom = useStore(({ width }) => width > 0);
  useEffect(() => {
    if (!hasRoom) return;
    const last = before.current;
    before.current = { layouts, places };
    if (last.layouts !== layouts) return show(places);
    reveal([...places.values()].filter(({ id }) => !last.places.has(id)));
  }, [layouts, places, show, reveal, hasRoom]);
}
