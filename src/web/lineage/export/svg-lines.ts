import type { Colors } from '../canvas/colors.js';
import { type Batch, colorOf, HEAD_LENGTH, headPoints } from '../canvas/draw-edges.js';
import { DIM_ALPHA, lineWidth } from '../canvas/line-style.js';
import type { Line } from '../canvas/lines.js';
import { type Attributes, element } from './svg-text.js';

/** Names of the attributes that say which edge or group a line belongs to. */
const ATTRIBUTES: Readonly<Record<Line['kind'], string>> = {
  edge: 'data-edge',
  group: 'data-group-edge',
  column: 'data-column-edge',
};

/** Lines of one style, each with its arrow head. */
export function batchMarkup(batch: Batch, colors: Colors): string {
  const shapes = batch.lines.map((line) =>
    lineShapes(line, {
      [ATTRIBUTES[line.kind]]: line.id,
      'data-pairs': line.kind === 'column' ? line.pairs.length : undefined,
    }),
  );
  return inStyle(batch, colors, shapes.join(''));
}

/** Gives shapes the style of lines. */
export function inStyle(
  { kind, light }: Pick<Batch, 'kind' | 'light'>,
  colors: Colors,
  shapes: string,
): string {
  const color = colorOf(kind, light, colors);
  const attributes = {
    stroke: color,
    fill: color,
    'stroke-width': lineWidth(kind, light),
    opacity: light === 'dim' ? DIM_ALPHA : undefined,
  };
  return element('g', attributes, shapes);
}

/** A curve with these attributes, and its arrow head. */
export function lineShapes(
  { kind, curve, head }: Pick<Line, 'kind' | 'curve' | 'head'>,
  attributes: Attributes = {},
): string {
  const { start, startHandle, endHandle, end } = curve;
  const handles = `C${startHandle.x} ${startHandle.y} ${endHandle.x} ${endHandle.y}`;
  const d = `M${start.x} ${start.y}${handles} ${end.x} ${end.y}`;
  const points = headPoints({ curve, head }, HEAD_LENGTH[kind]).map(({ x, y }) => `${x} ${y}`);
  const arrow = element('path', { d: `M${points.join('L')}Z`, stroke: 'none' });
  return element('path', { ...attributes, d, fill: 'none' }) + arrow;
}
