import type { ReactFlowState, useStoreApi } from '@xyflow/react';
import type { Point } from '../../../report/html/svg/curve.js';
import { type Bounds, FAR_ZOOM, isNear, shownBounds } from '../layout/placed.js';
import type { Selection } from '../model/lineage-address.js';
import type { Colors } from './colors.js';
import { beforeEnd, type Curve, shownPart } from './curve.js';
import { hitTest } from './edge-hit.js';
import {
  batchesOf,
  bundleWidth,
  drawnStyle,
  type EdgeDrawing,
  type LineBatch,
  lineShapes,
} from './line-batches.js';
import { drawLabels, labelsOf } from './line-labels.js';
import type { Line } from './lines.js';

/** Keeps a canvas up to date with React Flow's view, without React. */
export type EdgePainter = ReturnType<typeof paintEdges>;

/** Starts to paint. Each frame paints at most once, and only if the view or the drawing changed. */
export function paintEdges(canvas: HTMLCanvasElement, store: ReturnType<typeof useStoreApi>) {
  let batches: readonly LineBatch[] = [];
  let shownNow: EdgeDrawing | undefined;
  let colors: Colors | undefined;
  let frame = 0;
  const paint = (): void => {
    frame = 0;
    const context = canvas.getContext('2d');
    if (!colors || !context) return;
    const view = store.getState();
    resize(canvas, view.width * window.devicePixelRatio, view.height * window.devicePixelRatio);
    drawEdges(context, batches, colors, view);
    const { words, places } = shownNow ?? {};
    const [x, y, zoom] = view.transform;
    const shown = shownBounds({ x, y, zoom }, view);
    if (words && places)
      drawLabels(context, labelsOf(batches, words, { places, zoom, shown }), { colors, zoom });
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
    show: (drawing: EdgeDrawing): void => {
      shownNow = drawing;
      batches = batchesOf(drawing);
      request();
    },
    color: (next: Colors): void => {
      colors = next;
      request();
    },
    /** The edge at a place of the window. */
    hitAt: (client: Point): Selection | null => {
      const [x, y, zoom] = store.getState().transform;
      const { left, top } = canvas.getBoundingClientRect();
      const point = { x: (client.x - left - x) / zoom, y: (client.y - top - y) / zoom };
      return hitTest(shownNow?.lines ?? [], point, zoom);
    },
    stop: (): void => {
      unsubscribe();
      cancelAnimationFrame(frame);
    },
  };
}

/** Setting the size of a canvas clears it, even if it is the same. */
function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
  if (canvas.width !== Math.round(width)) canvas.width = Math.round(width);
  if (canvas.height !== Math.round(height)) canvas.height = Math.round(height);
}

function drawEdges(
  context: CanvasRenderingContext2D,
  batches: readonly LineBatch[],
  colors: Colors,
  { transform: [x, y, zoom], width, height }: ReactFlowState,
): void {
  const ratio = window.devicePixelRatio;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width * ratio, height * ratio);
  context.setTransform(zoom * ratio, 0, 0, zoom * ratio, x * ratio, y * ratio);
  const shown = shownBounds({ x, y, zoom }, { width, height });
  for (const batch of batches) {
    if (batch.kind === 'column' && zoom < FAR_ZOOM) continue;
    const style = drawnStyle(batch, colors);
    context.strokeStyle = style.color;
    context.fillStyle = style.color;
    context.globalAlpha = style.alpha;
    context.setLineDash(style.dashes.map((dash) => dash / zoom));
    const visible = batch.lines.filter(({ bounds }) => isNear(bounds, shown, style.head / zoom));
    for (const line of visible) {
      const part = shownPart(line.curve, line.parts, shown, style.head / zoom);
      context.lineWidth = (style.width + bundleWidth(line)) / zoom;
      // Dashes start with the line, so that they do not run while the view moves.
      if (part) strokeCurve(context, style.dashes.length > 0 ? line.curve : part);
    }
    fillShapes(
      context,
      visible.filter((line) => isShapeNear(line, shown)),
      style.head / Math.max(zoom, FAR_ZOOM),
    );
    if (style.sign !== '') drawSigns(context, visible, { ...style, ground: colors.ground, zoom });
  }
  context.globalAlpha = 1;
}

/** Strokes one line at a time: one stroke of all lines takes extra time for their crossings. */
function strokeCurve(
  context: CanvasRenderingContext2D,
  { start, startHandle, endHandle, end }: Curve,
): void {
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.bezierCurveTo(startHandle.x, startHandle.y, endHandle.x, endHandle.y, end.x, end.y);
  context.stroke();
}

/** Draws the sign of a change on each line, in a disc of 16 CSS pixels of the screen. */
function drawSigns(
  context: CanvasRenderingContext2D,
  lines: readonly Line[],
  { sign, ground, color, zoom }: Record<'sign' | 'ground' | 'color', string> & { zoom: number },
): void {
  context.setLineDash([]);
  context.lineWidth = 1.5 / zoom;
  context.font = `700 ${13 / zoom}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { curve } of lines) {
    const { x, y } = beforeEnd(curve);
    context.beginPath();
    context.arc(x, y, 8 / zoom, 0, 2 * Math.PI);
    context.fillStyle = ground;
    context.fill();
    context.stroke();
    context.fillStyle = color;
    context.fillText(sign, x, y);
  }
}

/** True if the arrow head of a line, or the sign of a job on it, may be in view. */
function isShapeNear({ curve: { end }, isThrough }: Line, shown: Bounds): boolean {
  const tip = { left: end.x, right: end.x, top: end.y, bottom: end.y };
  return isThrough || isNear(tip, shown, 40);
}

function fillShapes(
  context: CanvasRenderingContext2D,
  lines: readonly Line[],
  length: number,
): void {
  context.beginPath();
  for (const corners of lines.flatMap((line) => lineShapes(line, length))) {
    corners.forEach(({ x, y }, index) => {
      if (index === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    context.closePath();
  }
  context.fill();
}
