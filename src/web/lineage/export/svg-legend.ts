import { linkSigns } from '../../../report/drawing/drawing.js';
import { textWidth } from '../../../report/drawing/look/text-width.js';
import { element, type Html, sequence } from '../../../report/html/element.js';
import type { ColorName, Colors } from '../canvas/colors.js';
import { type Curve, loopAbove } from '../canvas/curve.js';
import type { LineBatch, LineStyle } from '../canvas/line-batches.js';
import type { Graph } from '../model/graph.js';
import { countWords, type Owners } from '../owners/owner-classes.js';
import { labelMarkup, sampleLine } from './svg-lines.js';
import { textLine } from './svg-text.js';

const SIZE = 12;
const SAMPLE = 40;
const GAP = 24;
const ROW = 26;
const LEFT = { x: 0, y: 13 };
const RIGHT = { x: SAMPLE, y: 13 };
const FLAT: Curve = { start: LEFT, startHandle: LEFT, endHandle: RIGHT, end: RIGHT };
const LOOP = loopAbove({ x: SAMPLE + 20, y: 22 });

/** A sign with its meaning, and true if the export has it. The sign takes 40 by 26 pixels. */
type Entry = readonly [sign: Html, words: string, isIn: boolean];

interface LegendOptions {
  readonly width: number;
  readonly colors: Colors;
  readonly owners: Owners | null;
}

/** Explains the lines and borders that an export has. */
export function legendMarkup(
  graph: Graph,
  batches: readonly LineBatch[],
  { width, colors, owners }: LegendOptions,
) {
  const all = [
    ...lineEntries(batches, colors, owners ? 'ink' : undefined),
    ...ownerEntries(owners, colors),
    ...boxEntries(graph, colors),
  ];
  const entries = all.filter(([, , isIn]) => isIn);
  let [x, y] = [0, 0];
  const placed = entries.map(([sign, words]) => {
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

const CHANGES = [
  ['removed', 'removed'],
  ['changed', 'changed'],
  ['added', 'added'],
  ['marked', 'only our mark changes'],
] as const;

const SAMPLE_LINE = { curve: FLAT, head: 'right', isThrough: false } as const;

function ownerEntries(owners: Owners | null, colors: Colors): readonly Entry[] {
  return (owners?.classes ?? []).map((one) => {
    const { name, tone, sign } = one;
    const place = { left: 13, top: 5, right: 28, bottom: 21 };
    const line = sampleLine({ ...PLAIN, tone }, colors, SAMPLE_LINE);
    const label = labelMarkup({ ...place, text: sign, tone }, colors);
    return [sequence([line, label]), `${name}: ${countWords(one)}`, true];
  });
}

const PLAIN = { kind: 'edge', light: 'plain', state: null } as const;

/** @param tone the color of the samples where colors stand for owners */
function lineEntries(
  batches: readonly LineBatch[],
  colors: Colors,
  tone: ColorName | undefined,
): readonly Entry[] {
  const has = (test: (batch: LineBatch) => boolean) => batches.some(test);
  const flat = (style: LineStyle): Html => sampleLine(style, colors, SAMPLE_LINE);
  const plain = { ...PLAIN, tone };
  return [
    [flat(plain), 'edge of boxes', has(({ kind }) => kind === 'edge')],
    [flat({ ...plain, kind: 'column' }), 'edge of columns', has(({ kind }) => kind === 'column')],
    ...CHANGES.map(
      ([state, words]): Entry => [
        flat({ ...plain, state }),
        `${linkSigns[state]} ${words}`,
        has((batch) => batch.state === state),
      ],
    ),
    [flat({ ...plain, light: 'lit' }), 'on the path', has(({ light }) => light === 'lit')],
    [
      sampleLine(plain, colors, { ...SAMPLE_LINE, isThrough: true }),
      'through a job that is drawn as a link',
      has(({ lines }) => lines.some(({ isThrough }) => isThrough)),
    ],
    [
      sampleLine(plain, colors, { ...SAMPLE_LINE, curve: LOOP, head: 'down' }),
      'box that feeds itself',
      has(({ lines }) => lines.some(({ head }) => head === 'down')),
    ],
  ];
}

function boxEntries({ boxes, groups }: Graph, colors: Colors): readonly Entry[] {
  const frame = { x: 4, y: 4, width: 32, height: 18, rx: 4, fill: 'none', stroke: colors.faint };
  const inner = { ...frame, x: 7, y: 7, width: 26, height: 12, rx: 2 };
  return [
    [
      element('rect', { ...frame, stroke: colors.ink, 'stroke-width': 3 }),
      'start of the graph',
      boxes.some(({ isHome }) => isHome),
    ],
    [
      element('rect', { ...frame, 'stroke-dasharray': '5 4' }),
      'missing, soft-deleted or not visible',
      boxes.some(({ state }) => state !== 'present'),
    ],
    [
      sequence([element('rect', frame), element('rect', inner)]),
      'group that is not drawn',
      groups.length > 0,
    ],
  ];
}
