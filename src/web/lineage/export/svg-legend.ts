import { element, type Html, sequence } from '../../../report/html/element.js';
import { textWidth } from '../../../report/html/svg/text-width.js';
import type { Colors } from '../canvas/colors.js';
import { type Curve, loopAbove } from '../canvas/curve.js';
import type { LineBatch, LineStyle } from '../canvas/line-batches.js';
import type { Graph } from '../model/graph.js';
import { sampleLine } from './svg-lines.js';
import { textLine } from './svg-text.js';

const SIZE = 12;
const SAMPLE = 40;
const GAP = 24;
const ROW = 26;
const LEFT = { x: 0, y: 13 };
const RIGHT = { x: SAMPLE, y: 13 };
const FLAT: Curve = { start: LEFT, startHandle: LEFT, endHandle: RIGHT, end: RIGHT };
const LOOP = loopAbove({ x: SAMPLE + 20, y: 22 });

/** A sign with its meaning. The sign stands in a room of 40 by 26 pixels. */
interface Entry {
  readonly sign: Html;
  readonly words: string;
}

/** Says what the lines and borders of an export mean, only those that are in it. */
export function legendMarkup(
  graph: Graph,
  batches: readonly LineBatch[],
  { width, colors }: { readonly width: number; readonly colors: Colors },
) {
  const entries = [...lineEntries(batches, colors), ...boxEntries(graph, colors)];
  let [x, y] = [0, 0];
  const placed = entries.map(({ sign, words }) => {
    const taken = SAMPLE + 8 + textWidth(words, 'sans') * SIZE;
    if (x > 0 && x + taken > width) [x, y] = [0, y + ROW];
    const place = { x: SAMPLE + 8, y: 17, font: 'sans', size: SIZE, color: colors.soft } as const;
    const markup = element(
      'g',
      { transform: `translate(${x} ${y})` },
      sign,
      textLine(words, place),
    );
    x = Math.ceil(x + taken + GAP);
    return markup;
  });
  return { markup: sequence(placed), height: y + ROW };
}

function lineEntries(batches: readonly LineBatch[], colors: Colors): readonly Entry[] {
  const has = (test: (batch: LineBatch) => boolean) => batches.some(test);
  const flat = (style: LineStyle): Html =>
    sampleLine(style, colors, { curve: FLAT, head: 'right' });
  const plain = { kind: 'edge', light: 'plain' } as const;
  return [
    {
      sign: flat(plain),
      words: 'edge of datasets',
      isIn: has(({ kind }) => kind === 'edge'),
    },
    {
      sign: flat({ kind: 'column', light: 'plain' }),
      words: 'edge of columns',
      isIn: has(({ kind }) => kind === 'column'),
    },
    {
      sign: flat({ kind: 'edge', light: 'lit' }),
      words: 'on the path',
      isIn: has(({ light }) => light === 'lit'),
    },
    {
      sign: sampleLine(plain, colors, { curve: LOOP, head: 'down' }),
      words: 'dataset that feeds itself',
      isIn: has(({ lines }) => lines.some(({ head }) => head === 'down')),
    },
  ].filter(({ isIn }) => isIn);
}

function boxEntries({ boxes, groups }: Graph, colors: Colors): readonly Entry[] {
  const frame = { x: 4, y: 4, width: 32, height: 18, rx: 4, fill: 'none', stroke: colors.faint };
  const inner = { ...frame, x: 7, y: 7, width: 26, height: 12, rx: 2 };
  return [
    {
      sign: element('rect', { ...frame, stroke: colors.ink, 'stroke-width': 3 }),
      words: 'dataset that the graph starts from',
      isIn: boxes.some(({ isHome }) => isHome),
    },
    {
      sign: element('rect', { ...frame, 'stroke-dasharray': '5 4' }),
      words: 'missing, soft-deleted or not visible',
      isIn: boxes.some(({ state }) => state !== 'present'),
    },
    {
      sign: sequence([element('rect', frame), element('rect', inner)]),
      words: 'group of datasets that are not drawn',
      isIn: groups.length > 0,
    },
  ].filter(({ isIn }) => isIn);
}
