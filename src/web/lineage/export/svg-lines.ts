import {
  element,
  type Html,
  type HtmlAttributes,
  sequence,
  text,
} from '../../../report/html/element.js';
import type { Point } from '../../../report/html/svg/curve.js';
import type { Colors } from '../canvas/colors.js';
import { beforeEnd } from '../canvas/curve.js';
import { drawnStyle, type LineBatch, type LineStyle, lineShapes } from '../canvas/line-batches.js';
import { LABEL_PADDING, LABEL_SIZE, type Label } from '../canvas/line-labels.js';
import type { Line } from '../canvas/lines.js';
import { FAMILIES, textLine } from './svg-text.js';

/** Names of the attributes that say which edge or group a line belongs to. */
const ATTRIBUTES: Readonly<Record<Line['kind'], string>> = {
  edge: 'data-edge',
  group: 'data-group-edge',
  column: 'data-column-edge',
  bundle: 'data-bundle',
};

/** Lines of one style, each with its arrow head. */
export function batchMarkup({ lines, ...style }: LineBatch, colors: Colors): Html {
  const shapes = lines.map((line) =>
    lineMarkup(line, drawnStyle(style, colors).head, {
      [ATTRIBUTES[line.kind]]: line.id,
      'data-pairs': line.kind === 'column' ? line.pairs.length : undefined,
    }),
  );
  const { sign } = drawnStyle(style, colors);
  const places = sign === '' ? [] : lines.map(({ curve }) => beforeEnd(curve));
  const signs = places.map((place) => signMarkup(sign, place, colors.ground));
  return inStyle(style, colors, sequence([...shapes, ...signs]));
}

/** The sign of a change in a disc, in the color of its line. */
function signMarkup(sign: string, { x, y }: Point, ground: string): Html {
  const disc = {
    cx: x,
    cy: y,
    r: 8,
    fill: ground,
    'stroke-width': 1.5,
    'stroke-dasharray': 'none',
  };
  const font = { 'font-size': 13, 'font-weight': 700, 'text-anchor': 'middle', stroke: 'none' };
  return sequence([
    element('circle', disc),
    element('text', { x, y: y + 4.5, ...font }, text(sign)),
  ]);
}

/** A label of a line, in a frame. */
export function labelMarkup(label: Label, colors: Colors): Html {
  const { text, tone = 'mark', left: x, top: y, right, bottom } = label;
  const frame = { x, y, width: right - x, height: bottom - y, rx: 4, 'stroke-width': 1.5 };
  const place = { x: x + LABEL_PADDING, y: bottom - 4, font: 'mono', size: LABEL_SIZE } as const;
  return element(
    'g',
    { 'data-label': text, 'font-family': FAMILIES.mono },
    element('rect', { ...frame, fill: colors.ground, stroke: colors[tone] }),
    textLine(text, { ...place, color: colors.ink }),
  );
}

/** A line that shows what a style means. */
export function sampleLine(
  style: LineStyle,
  colors: Colors,
  shape: Pick<Line, 'curve' | 'head' | 'isThrough'>,
): Html {
  return inStyle(style, colors, lineMarkup(shape, drawnStyle(style, colors).head, {}));
}

function inStyle(style: LineStyle, colors: Colors, shapes: Html): Html {
  const { color, width, alpha, dashes } = drawnStyle(style, colors);
  const attributes = {
    stroke: color,
    fill: color,
    'stroke-width': width,
    'stroke-dasharray': dashes.length === 0 ? undefined : dashes.join(' '),
    opacity: alpha === 1 ? undefined : alpha,
  };
  return element('g', attributes, shapes);
}

/** A curve with these attributes, its arrow head, and the sign of a job between its ends. */
function lineMarkup(
  line: Pick<Line, 'curve' | 'head' | 'isThrough'>,
  headLength: number,
  attributes: HtmlAttributes,
): Html {
  const { start, startHandle, endHandle, end } = line.curve;
  const handles = `C${startHandle.x} ${startHandle.y} ${endHandle.x} ${endHandle.y}`;
  const d = `M${start.x} ${start.y}${handles} ${end.x} ${end.y}`;
  const shapes = lineShapes(line, headLength).map(
    (corners) => `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`,
  );
  return sequence([
    element('path', { ...attributes, d, fill: 'none' }),
    element('path', { d: shapes.join(''), stroke: 'none' }),
  ]);
}
