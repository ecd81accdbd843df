import { groupBy } from '../../../model/group-by.js';
import { linkSigns } from '../../../report/drawing/drawing.js';
import type { Point } from '../../../report/html/svg/curve.js';
import type { Places } from '../layout/placed.js';
import type { Path } from '../model/graph.js';
import { keyOfPair } from '../model/key-of.js';
import type { Selection } from '../model/lineage-address.js';
import type { ColorName, Colors } from './colors.js';
import { beforeEnd } from './curve.js';
import type { Line } from './lines.js';

/** The kinds of lines from the back to the front. */
const KINDS = ['bundle', 'edge', 'group', 'column'] as const;

/** The degrees in which a line stands out, from the back to the front. */
const LIGHTS = ['dim', 'plain', 'lit', 'chosen'] as const;

/** The states of lines from the back to the front. Losses are on top. */
const STATES = [null, 'context', 'marked', 'changed', 'added', 'removed'] as const;

type Light = (typeof LIGHTS)[number];

/** The way in which lines are drawn. Page and export share it. */
export interface LineStyle {
  readonly kind: Line['kind'];
  readonly light: Light;
  readonly state: Line['state'];
  /** The color of an owner. Undefined: lines have the colors of their kinds. */
  readonly tone?: ColorName | undefined;
}

/** Lines that are drawn in one way. */
export interface LineBatch extends LineStyle {
  readonly lines: readonly Line[];
}

/** The colors and words that a page gives lines. */
export interface LineWords {
  readonly toneOf: (line: Line) => ColorName | undefined;
  /** The texts that may stand on a line, the best first. The first that fits is drawn. */
  readonly textsOf: (line: Line, light: Light) => readonly string[];
}

/** A short text in a frame. */
export interface LabelText {
  readonly text: string;
  /** The color of the frame. Undefined: that of lit lines. */
  readonly tone: ColorName | undefined;
}

export interface EdgeDrawing {
  readonly lines: readonly Line[];
  /** The lit path. Null: all lines are alike. */
  readonly path: Path | null;
  /** A selected box changes no line. */
  readonly selected: Selection | null;
  /** Undefined: the lines have no colors and words of their own. */
  readonly words?: LineWords | undefined;
  /** The boxes that words keep clear of. */
  readonly places?: Places;
}

/** Sorts lines by the way to draw them, from the back to the front. */
export function batchesOf(drawing: EdgeDrawing): readonly LineBatch[] {
  const { lines, path, selected, words } = drawing;
  // Without a change, no line is beside one.
  const isPlain = lines.every(({ state }) => state === null || state === 'context');
  const groups = groupBy(
    lines,
    (line) => `${lightOf(line, path, selected)} ${isPlain ? null : line.state} ${line.kind}`,
  );
  return LIGHTS.flatMap((light) =>
    STATES.flatMap((state) =>
      KINDS.flatMap((kind) => {
        const found = groups.get(`${light} ${state} ${kind}`) ?? [];
        const tones = groupBy(found, (line) => words?.toneOf(line));
        return [...tones].map(([tone, some]) => ({ kind, light, state, tone, lines: some }));
      }),
    ),
  );
}

/**
 * Returns how much a line stands out. A path of columns lights its pairs and their edges. A path of
 * datasets lights edges, and does not change the columns on them.
 */
export function lightOf(line: Line, path: Path | null, chosen: Selection | null): Light {
  if (chosen !== null && isChosen(line, chosen)) return 'chosen';
  if (path === null) return 'plain';
  if (!line.ids.some((id) => path.edges.has(id))) return 'dim';
  if (line.kind !== 'column') return 'lit';
  if (path.start.column === null) return 'plain';
  return line.pairs.some((pair) => path.pairs.has(pair)) ? 'lit' : 'dim';
}

function isChosen({ kind, ids, pair }: Line, chosen: Selection): boolean {
  if (chosen.kind === 'box' || !ids.includes(chosen.id)) return false;
  if (kind === 'bundle') return true;
  return chosen.pair === null ? kind === 'edge' : pair !== null && keyOfPair(pair) === chosen.pair;
}

/** Widths in CSS pixels of the screen. */
const WIDTHS: Readonly<Record<Line['kind'], Readonly<Record<Light, number>>>> = {
  bundle: { dim: 1.5, plain: 1.5, lit: 3, chosen: 3 },
  edge: { dim: 2, plain: 2, lit: 3, chosen: 3 },
  group: { dim: 2, plain: 2, lit: 2, chosen: 2 },
  column: { dim: 1, plain: 1, lit: 2, chosen: 2.5 },
};

/** The pixels by which a bundle is wider than a line. */
export function bundleWidth({ weight }: Pick<Line, 'weight'>): number {
  return Math.min(10, 1.5 * Math.log2(weight));
}

/** The variable of the style sheet and the dashes of each change, in CSS pixels of the screen. */
const CHANGES = {
  added: { color: 'add', dashes: [] },
  removed: { color: 'cut', dashes: [7, 4] },
  changed: { color: 'alter', dashes: [] },
  marked: { color: 'mark', dashes: [2, 4] },
} as const;

/**
 * The color, the strength, the sizes and the sign of lines. Lines beside a lit path are pale, and
 * so are lines around changes. A line that changes keeps its color on a lit path.
 */
export function drawnStyle({ kind, light, state, tone }: LineStyle, colors: Colors) {
  const isMarked = light === 'lit' || light === 'chosen';
  const [plain, head] = kind === 'column' ? [colors.soft, 6] : [colors.faint, 9];
  const usual = isMarked ? colors.mark : plain;
  const sizes = { width: WIDTHS[kind][light], head };
  if (state === null || state === 'context') {
    const alpha = light === 'dim' ? 0.25 : state === null || isMarked ? 1 : 0.5;
    return { ...sizes, color: tone ? colors[tone] : usual, alpha, dashes: [], sign: '' };
  }
  const { color, dashes } = CHANGES[state];
  return {
    ...sizes,
    // A change is wider than the lines around it.
    width: sizes.width + (light === 'chosen' ? 2 : 0.5),
    color: colors[color],
    alpha: light === 'dim' ? 0.4 : 1,
    dashes,
    sign: linkSigns[state],
  };
}

/**
 * The corners of the shapes on a line: its arrow head, and the sign of a job between its ends. A
 * bundle has none, since there is no room between blocks.
 */
export function lineShapes(
  line: Pick<Line, 'curve' | 'head' | 'isThrough'> & Partial<Pick<Line, 'kind'>>,
  length: number,
): readonly (readonly Point[])[] {
  if (line.kind === 'bundle') return [];
  const head = headPoints(line, length);
  return line.isThrough ? [head, hexagonAt(beforeEnd(line.curve), length * 0.8)] : [head];
}

function hexagonAt({ x, y }: Point, radius: number): readonly Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = ((corner + 0.5) * Math.PI) / 3;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

/** The corners of an arrow head, its tip first. */
function headPoints(
  { curve, head }: Pick<Line, 'curve' | 'head'>,
  length: number,
): readonly [Point, Point, Point] {
  const { x, y } = curve.end;
  const half = length / 2;
  return head === 'right'
    ? [curve.end, { x: x - length, y: y - half }, { x: x - length, y: y + half }]
    : [curve.end, { x: x - half, y: y - length }, { x: x + half, y: y - length }];
}
