import { groupBy } from '../../../model/group-by.js';
import { FAR_ZOOM, type Point } from '../layout/placed.js';
import type { Path } from '../model/graph.js';
import type { Colors } from './colors.js';
import { type Bounds, isNear } from './curve.js';
import { DIM_ALPHA, type EdgeHit, LIGHTS, type Light, lightOf, lineWidth } from './line-style.js';
import type { Line } from './lines.js';

/** The view of the graph: pixels of the window from its origin, and the zoom. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  /** CSS pixels of the window. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the device in a CSS pixel. */
  readonly ratio: number;
}

export interface EdgeDrawing {
  readonly lines: readonly Line[];
  /** The lit path. Null: all lines are alike. */
  readonly path: Path | null;
  readonly selected: EdgeHit | null;
}

/** Lines that are drawn in one way. */
export interface Batch {
  readonly kind: Line['kind'];
  readonly light: Light;
  readonly lines: readonly Line[];
}

/** The kinds of lines from the back to the front. */
const KINDS: readonly Line['kind'][] = ['edge', 'group', 'column'];
/** The lengths of arrow heads. */
export const HEAD_LENGTH: Readonly<Record<Line['kind'], number>> = { edge: 9, group: 9, column: 6 };

/** Sorts lines by the way to draw them, from the back to the front. */
export function batchesOf({ lines, path, selected }: EdgeDrawing): readonly Batch[] {
  const groups = groupBy(lines, (line) => `${lightOf(line, path, selected)} ${line.kind}`);
  return LIGHTS.flatMap((light) =>
    KINDS.flatMap((kind) => {
      const found = groups.get(`${light} ${kind}`);
      return found ? [{ kind, light, lines: found }] : [];
    }),
  );
}

/** Clears a canvas and draws the lines that the view shows. */
export function drawEdges(
  context: CanvasRenderingContext2D,
  batches: readonly Batch[],
  colors: Colors,
  { x, y, zoom, width, height, ratio }: View,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, width * ratio, height * ratio);
  context.setTransform(zoom * ratio, 0, 0, zoom * ratio, x * ratio, y * ratio);
  const shown: Bounds = {
    left: -x / zoom,
    top: -y / zoom,
    right: (width - x) / zoom,
    bottom: (height - y) / zoom,
  };
  for (const { kind, light, lines } of batches) {
    if (kind === 'column' && zoom < FAR_ZOOM) continue;
    const color = colorOf(kind, light, colors);
    context.strokeStyle = color;
    context.fillStyle = color;
    context.globalAlpha = light === 'dim' ? DIM_ALPHA : 1;
    context.lineWidth = lineWidth(kind, light) / zoom;
    const visible = lines.filter(({ bounds }) => isNear(bounds, shown, HEAD_LENGTH.edge / zoom));
    for (const line of visible) strokeLine(context, line);
    fillHeads(context, visible, HEAD_LENGTH[kind] / Math.max(zoom, FAR_ZOOM));
  }
  context.globalAlpha = 1;
}

/** The color of lines. */
export function colorOf(kind: Line['kind'], light: Light, colors: Colors): string {
  if (light === 'lit' || light === 'chosen') return colors.mark;
  return kind === 'column' ? colors.soft : colors.faint;
}

/** Lines are stroked one by one: one stroke of them all would take the time of their crossings. */
function strokeLine(context: CanvasRenderingContext2D, { curve }: Line): void {
  const { start, startHandle, endHandle, end } = curve;
  context.beginPath();
  context.moveTo(start.x, start.y);
  context.bezierCurveTo(startHandle.x, startHandle.y, endHandle.x, endHandle.y, end.x, end.y);
  context.stroke();
}

function fillHeads(
  context: CanvasRenderingContext2D,
  lines: readonly Line[],
  length: number,
): void {
  context.beginPath();
  for (const line of lines) {
    const [tip, ...others] = headPoints(line, length);
    context.moveTo(tip.x, tip.y);
    for (const { x, y } of others) context.lineTo(x, y);
    context.closePath();
  }
  context.fill();
}

/** The corners of an arrow head, its tip first. */
export function headPoints(
  { curve, head }: Pick<Line, 'curve' | 'head'>,
  length: number,
): readonly [Point, Point, Point] {
  const { x, y } = curve.end;
  const half = length / 2;
  return head === 'right'
    ? [curve.end, { x: x - length, y: y - half }, { x: x - length, y: y + half }]
    : [curve.end, { x: x - half, y: y - length }, { x: x + half, y: y - length }];
}
