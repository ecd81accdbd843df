import { useStoreApi } from '@xyflow/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Places } from '../layout/placed.js';
import type { Graph, Path } from '../model/graph.js';
import { readColors } from './colors.js';
import styles from './edge-canvas.module.css';
import type { EdgeHit } from './edge-hit.js';
import { linesOf } from './lines.js';
import { type EdgePainter, paintEdges } from './paint-edges.js';

interface EdgeCanvasProps {
  readonly graph: Graph;
  readonly places: Places;
  /** The lit path. Null: no line is dimmed. */
  readonly path: Path | null;
  /** The edge or column pair whose details are shown. */
  readonly selected: EdgeHit | null;
  /** Called for each click beside boxes. Null: no line is within 6 pixels. Keep it the same. */
  readonly onPick: (hit: EdgeHit | null) => void;
}

/**
 * Draws all edges of the graph under the boxes. It belongs inside `ReactFlow`, whose view it
 * follows. Keyboards and screen readers find the edges in the details of boxes and in the list.
 */
export function EdgeCanvas({ graph, places, path, selected, onPick }: EdgeCanvasProps): ReactNode {
  const store = useStoreApi();
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<EdgePainter>(null);
  const lines = useMemo(() => linesOf(graph, places), [graph, places]);

  useEffect(() => {
    if (!canvas.current) return;
    const element = canvas.current;
    const started = paintEdges(element, store);
    painter.current = started;
    const color = (): void => started.color(readColors(element.parentElement ?? element));
    color();
    const end = onThemeChange(color);
    return () => {
      end();
      started.stop();
    };
  }, [store]);

  useEffect(() => painter.current?.show({ lines, path, selected }), [lines, path, selected]);

  useEffect(() => {
    const flow = canvas.current?.closest<HTMLElement>('.react-flow');
    if (!flow) return;
    return followPointer(flow, (event) => painter.current?.hitAt(event) ?? null, onPick);
  }, [onPick]);

  return (
    <div className={styles.layer} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  );
}

/** Calls back when the reader or the system changes the theme. Returns a function that ends it. */
function onThemeChange(callback: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', callback);
  const chosen = new MutationObserver(callback);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', callback);
    chosen.disconnect();
  };
}

/** Shows the hand over lines and reports clicks on React Flow's pane, which lies over the canvas. */
function followPointer(
  flow: HTMLElement,
  hitAt: (event: MouseEvent) => EdgeHit | null,
  onPick: (hit: EdgeHit | null) => void,
): () => void {
  const end = new AbortController();
  const options = { signal: end.signal };
  flow.addEventListener(
    'pointermove',
    (event) => {
      const pane = paneOf(event);
      if (pane) pane.style.cursor = event.buttons === 0 && hitAt(event) ? 'pointer' : '';
    },
    options,
  );
  flow.addEventListener('click', (event) => paneOf(event) && onPick(hitAt(event)), options);
  return () => end.abort();
}

/** React Flow's pane, if the event happened on it and not on a box. */
function paneOf({ target }: Event): HTMLElement | undefined {
  const isPane = target instanceof HTMLElement && target.classList.contains('react-flow__pane');
  return isPane ? target : undefined;
}
