import { useStoreApi } from '@xyflow/react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Blocks } from '../layout/blocks.js';
import type { Places } from '../layout/placed.js';
import type { Graph, Path } from '../model/graph.js';
import type { Selection } from '../model/lineage-address.js';
import { bundlesOf } from './bundles.js';
import { readColors } from './colors.js';
import styles from './edge-canvas.module.css';
import type { LineWords } from './line-batches.js';
import { linesOf } from './lines.js';
import { type EdgePainter, paintEdges } from './paint-edges.js';

interface EdgeCanvasProps {
  readonly graph: Graph;
  readonly places: Places;
  /** The blocks to draw instead of boxes. Null: the reader is near. */
  readonly far: Blocks | null;
  /** The lit path. Null: no line is dimmed. */
  readonly path: Path | null;
  readonly selected: Selection | null;
  /** The colors and words of lines. Undefined: none. */
  readonly words: LineWords | undefined;
  /** Takes the painter, which finds the edge at a place. */
  readonly painter: RefObject<EdgePainter | null>;
}

/**
 * Draws all edges of the graph under the boxes. It belongs inside `ReactFlow`, whose view it
 * follows. Keyboards and screen readers find the edges in the details of boxes and in the list.
 */
export function EdgeCanvas(props: EdgeCanvasProps): ReactNode {
  const { graph, places, far, path, selected, words, painter } = props;
  const store = useStoreApi();
  const canvas = useRef<HTMLCanvasElement>(null);
  const lines = useMemo(
    () => (far ? bundlesOf(graph, places, far) : linesOf(graph, places)),
    [graph, places, far],
  );
  const drawn = useMemo(
    () => (far ? new Map(far.blocks.map(({ id, place }) => [id, place])) : places),
    [places, far],
  );

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
  }, [store, painter]);

  useEffect(
    () => painter.current?.show({ lines, path, selected, words, places: drawn }),
    [lines, path, selected, words, drawn, painter],
  );

  return (
    <div className={styles.layer} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  );
}

/** Calls back when the reader or the system changes the theme. Returns a function to stop that. */
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
