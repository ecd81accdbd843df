import type { ReactFlowState } from '@xyflow/react';
import type { Point } from '../layout/placed.js';
import type { Colors } from './colors.js';
import { type Batch, batchesOf, drawEdges, type EdgeDrawing } from './draw-edges.js';
import { hitTest } from './hit-test.js';
import type { EdgeHit } from './line-style.js';
import type { Line } from './lines.js';

/** The part of React Flow's store that the painter uses. */
export interface FlowStore {
  readonly getState: () => Pick<ReactFlowState, 'transform' | 'width' | 'height'>;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keeps a canvas up to date with React Flow's view, without React. */
export interface EdgePainter {
  readonly show: (drawing: EdgeDrawing) => void;
  readonly color: (colors: Colors) => void;
  /** The edge at a place of the window. */
  readonly hitAt: (client: Point) => EdgeHit | null;
  readonly stop: () => void;
}

/** Starts to paint. Each frame paints at most once, and only if the view or the drawing changed. */
export function paintEdges(canvas: HTMLCanvasElement, store: FlowStore): EdgePainter {
  let lines: readonly Line[] = [];
  let batches: readonly Batch[] = [];
  let colors: Colors | undefined;
  let frame = 0;
  const paint = (): void => {
    frame = 0;
    const context = canvas.getContext('2d');
    if (!colors || !context) return;
    const { transform, width, height } = store.getState();
    const [x, y, zoom] = transform;
    const ratio = window.devicePixelRatio;
    resize(canvas, Math.round(width * ratio), Math.round(height * ratio));
    drawEdges(context, batches, colors, { x, y, zoom, width, height, ratio });
  };
  const request = (): void => {
    if (frame === 0) frame = requestAnimationFrame(paint);
  };
  let last = store.getState();
  const unsubscribe = store.subscribe(() => {
    const now = store.getState();
    const isSame =
      now.transform === last.transform && now.width === last.width && now.height === last.height;
    last = now;
    if (!isSame) request();
  });
  return {
    show: (drawing) => {
      lines = drawing.lines;
      batches = batchesOf(drawing);
      request();
    },
    color: (next) => {
      colors = next;
      request();
    },
    hitAt: (client) => {
      const [x, y, zoom] = store.getState().transform;
      const { left, top } = canvas.getBoundingClientRect();
      const point = { x: (client.x - left - x) / zoom, y: (client.y - top - y) / zoom };
      return hitTest(lines, point, zoom);
    },
    stop: () => {
      unsubscribe();
      cancelAnimationFrame(frame);
    },
  };
}

/** Setting the size of a canvas clears it, even if it is the same. */
function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
