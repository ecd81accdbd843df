import { useStore } from '@xyflow/react';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Button } from '../../ui/button.js';
import { GraphView } from '../boxes/graph-view.js';
import { runKey } from '../boxes/run-key.js';
import type { ViewportControl } from '../boxes/use-viewport.js';
import { EdgeCanvas } from '../canvas/edge-canvas.js';
import { type EdgeHit, hitOf, selectionOf } from '../canvas/edge-hit.js';
import type { EdgePainter } from '../canvas/paint-edges.js';
import type { PlacedGraph } from '../layout/placed.js';
import { type Active, type Look, useGraphActions } from '../look/look.js';
import type { PageCommands } from './commands.js';
import styles from './lineage.module.css';

interface GraphStageProps {
  readonly placed: PlacedGraph;
  readonly look: Look;
  readonly viewport: ViewportControl;
  readonly setActive: (active: Active | null) => void;
  readonly onMove: () => void;
  readonly commands: PageCommands;
}

/** The boxes, their edges, the keys and the buttons of the view. */
export function GraphStage(props: GraphStageProps): ReactNode {
  const { placed, look, viewport, setActive } = props;
  const actions = useGraphActions();
  useView(placed, viewport);
  const fit = (): void => viewport.show(placed.places);
  const last = useRef<Active>({ kind: 'box', urn: placed.graph.home });
  const activate = (active: Active | null): void => {
    setActive(active);
    if (active === null) return;
    last.current = active;
    actions.hover(active.kind === 'column' ? active : null);
    const place = placed.places.get(active.kind === 'group' ? active.id : active.urn);
    if (place) viewport.reveal([place]);
  };
  const { zoomBy } = viewport;
  const commands = { ...props.commands, setActive: activate, fit, zoomBy };
  const painter = useRef<EdgePainter>(null);
  const hitAt = ({ clientX: x, clientY: y }: MouseEvent): EdgeHit | null =>
    painter.current?.hitAt({ x, y }) ?? null;
  const { selected } = look;
  const { graph } = placed;
  const hit = useMemo(() => hitOf(graph, selected), [graph, selected]);
  return (
    <>
      <GraphView
        placed={placed}
        look={look}
        onKeyDown={(event) => runKey({ placed, active: look.active, actions, commands }, event)}
        onFocus={() => activate(look.active ?? last.current)}
        onBlur={() => setActive(null)}
        onPoint={(id) => {
          const isGroup = graph.groups.some((group) => group.id === id);
          last.current = isGroup ? { kind: 'group', id } : { kind: 'box', urn: id };
          setActive(last.current);
        }}
        onPick={(event) => {
          const picked = hitAt(event);
          actions.select(picked && selectionOf(picked));
        }}
        isOnLine={(event) => hitAt(event) !== null}
        onMove={props.onMove}
      >
        <EdgeCanvas
          graph={graph}
          places={placed.places}
          path={look.path}
          selected={hit}
          painter={painter}
        />
      </GraphView>
      <ZoomButtons viewport={viewport} fit={fit} />
    </>
  );
}

interface ZoomButtonsProps {
  readonly viewport: ViewportControl;
  readonly fit: () => void;
}

function ZoomButtons({ viewport, fit }: ZoomButtonsProps): ReactNode {
  return (
    <div className={styles.zoom}>
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

/** Fits the view after each layout of the whole graph. Boxes that come later come into view. */
function useView({ layouts, places }: PlacedGraph, { show, reveal }: ViewportControl): void {
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
