import { textWidth } from '../../../report/drawing/look/text-width.js';
import {
  type Bounds,
  FAR_ZOOM,
  isNear,
  type Placed,
  type Places,
  placeBounds,
} from '../layout/placed.js';
import type { Colors } from './colors.js';
import { beforeEnd } from './curve.js';
import type { LabelText, LineBatch, LineWords } from './line-batches.js';
import type { Line } from './lines.js';

/** A label at its place, in pixels of the graph at zoom 1. */
export type Label = LabelText & Bounds;

/** In CSS pixels of the screen. */
export const LABEL_SIZE = 11;
const HEIGHT = 16;
export const LABEL_PADDING = 4;
const GAP = 2;
/** More labels are no help to a reader, and take time in each frame. */
const MAX_LABELS = 300;

interface LabelPlace {
  readonly places: Places;
  readonly zoom: number;
  /** The part of the graph that the view shows. */
  readonly shown: Bounds;
}

/**
 * Places the words of lines. A label keeps its size at any zoom. One that
 * would cover a box or another label is left out: details, tips and lists have the words, too.
 */
export function labelsOf(
  batches: readonly LineBatch[],
  words: LineWords,
  { places, zoom, shown }: LabelPlace,
): readonly Label[] {
  const boxes = [...places.values()].flatMap(takenAt(zoom)).filter((box) => isNear(box, shown, 0));
  const labels: Label[] = [];
  const add = (label: Label): boolean => {
    const isFree = [...boxes, ...labels].every((other) => !isNear(label, other, GAP / 2 / zoom));
    if (isFree && labels.length < MAX_LABELS) labels.push(label);
    return isFree;
  };
  for (const { lines, light, tone } of batches.filter(hasWords(zoom)).toReversed()) {
    for (const line of lines.filter(({ bounds }) => isNear(bounds, shown, 0)))
      words.textsOf(line, light).some((text) => add(lineLabel(line, { text, tone }, zoom)));
  }
  return labels;
}

/** The bounds of a box and, where it shows columns, of the buttons at its sides. */
function takenAt(zoom: number): (place: Placed) => readonly Bounds[] {
  return (place) => {
    const box = placeBounds(place);
    const { left, top, right } = box;
    const buttons = { left: left - 18, top, right: right + 18, bottom: top + 42 };
    return zoom < FAR_ZOOM ? [box] : [box, buttons];
  };
}

/** True for lines that stand out and have no sign of a change. */
function hasWords(zoom: number): (batch: LineBatch) => boolean {
  return ({ light, kind, state }) =>
    light !== 'dim' &&
    (kind !== 'column' || zoom >= FAR_ZOOM) &&
    (state === null || state === 'context');
}

function lineLabel({ kind, curve }: Line, label: LabelText, zoom: number): Label {
  const { start, end } = curve;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  // Blocks leave less room between them than boxes.
  const { x, y } = kind === 'bundle' ? middle : beforeEnd(curve);
  const width = (textWidth(label.text, 'mono') * LABEL_SIZE + 2 * LABEL_PADDING) / zoom;
  const height = HEIGHT / zoom;
  const [left, top] = [x - width / 2, y - height / 2];
  return { ...label, left, top, right: left + width, bottom: top + height };
}

/** Draws labels with frames in their colors. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  labels: readonly Label[],
  { colors, zoom }: { readonly colors: Colors; readonly zoom: number },
): void {
  context.setLineDash([]);
  context.lineWidth = 1.5 / zoom;
  context.font = `${LABEL_SIZE / zoom}px ui-monospace, "DejaVu Sans Mono", monospace`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { text, tone = 'mark', left, top, right, bottom } of labels) {
    context.beginPath();
    context.roundRect(left, top, right - left, bottom - top, 4 / zoom);
    context.fillStyle = colors.ground;
    context.strokeStyle = colors[tone];
    context.fill();
    context.stroke();
    context.fillStyle = colors.ink;
    context.fillText(text, (left + right) / 2, (top + bottom) / 2);
  }
}
