import { element, type Html, sequence } from '../../../report/html/element.js';
import type { Point } from '../../../report/html/svg/curve.js';
import { textWidth } from '../../../report/html/svg/text-width.js';
import { isJob, kindSign } from '../../entity/entity-kinds.js';
import type { Colors } from '../canvas/colors.js';
import { headerY, rowsOf, rowY } from '../layout/graph-items.js';
import { BOX_WIDTH, COLUMN_HEIGHT, HEADER_HEIGHT, type Placed } from '../layout/placed.js';
import { boxNote, boxPlace, jobNote } from '../model/box-words.js';
import type { BoxColumn, GraphBox, Group } from '../model/graph.js';
import { groupNote, groupTitle } from '../model/group-words.js';
import { FAMILIES, textLine, titleOf } from './svg-text.js';

const PADDING = 12;
const RADIUS = 8;
const SMALL = 12;
/** The width between the paddings. */
const INNER = BOX_WIDTH - 2 * PADDING;
/** The side of the sign of a kind, with the room after it. */
const SIGN = 14;
const SIGN_ROOM = 20;
/** The end of texts on the right side. */
const RIGHT = BOX_WIDTH - PADDING;
/** The width that the type of a column may take. */
const TYPE_WIDTH = 100;

type Size = Pick<Placed, 'width' | 'height'>;

/** A box as the page shows it. Its texts stay inside, since a nested drawing cuts the rest. */
export function boxMarkup(box: GraphBox, { x, y, width, height }: Placed, colors: Colors): Html {
  const { columns, more } = rowsOf(box);
  const rows = columns.map((column, row) => rowMarkup(column, row, colors));
  return element(
    'svg',
    { x, y, width, height, 'data-box': box.urn },
    titleOf(box.urn),
    frame(box, { width, height }, colors),
    isJob(box.type) ? jobMarkup(box, width, colors) : headerMarkup(box, colors),
    element('g', { 'font-family': FAMILIES.mono }, ...rows),
    ...(more === 0 ? [] : [moreMarkup(more, columns.length, colors)]),
  );
}

function frame(box: GraphBox, { width, height }: Size, colors: Colors): Html {
  const stroke = box.isHome ? 3 : 1;
  return element('rect', {
    x: stroke / 2,
    y: stroke / 2,
    width: width - stroke,
    height: height - stroke,
    rx: isJob(box.type) ? height / 2 : RADIUS,
    fill: colors.ground,
    stroke: box.isHome ? colors.ink : colors.faint,
    'stroke-width': stroke,
    'stroke-dasharray': box.state === 'present' ? undefined : '5 4',
  });
}

function headerMarkup(box: GraphBox, colors: Colors): Html {
  const place = { x: PADDING, font: 'sans', size: SMALL, color: colors.soft } as const;
  const where = boxPlace(box).join(' · ');
  const room = INNER - textWidth(box.env, 'sans') * SMALL - PADDING;
  const note = boxNote(box);
  const last = { ...place, y: headerY(box) + 3, color: noteColor(box, colors), width: INNER };
  return sequence([
    textLine(where, { ...place, y: 19, width: room }),
    textLine(box.env, { ...place, x: RIGHT, y: 19, anchor: 'end' }),
    nameMarkup(box, { x: PADDING, y: 37, size: 14, width: INNER }, colors),
    ...(note ? [textLine(note, last)] : []),
  ]);
}

/** The name and the notes of a job, which has no room for more. */
function jobMarkup(box: GraphBox, width: number, colors: Colors): Html {
  const inner = width - 2 * JOB_PADDING;
  const place = { x: JOB_PADDING, y: 37, font: 'sans', size: SMALL, width: inner } as const;
  return sequence([
    nameMarkup(box, { x: JOB_PADDING, y: 21, size: 13, width: inner }, colors),
    textLine(jobNote(box), { ...place, color: noteColor(box, colors) }),
  ]);
}

/** The sides of a job are round. */
const JOB_PADDING = 18;

function noteColor({ state }: GraphBox, colors: Colors): string {
  return state === 'present' ? colors.soft : colors.alter;
}

interface NamePlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
}

/** The sign of a kind and the name. */
function nameMarkup({ type, name }: GraphBox, place: NamePlace, colors: Colors): Html {
  const sign = kindSign(type);
  const { x, y, width } = place;
  const style = { ...place, font: 'sans', weight: 600, color: colors.ink } as const;
  if (sign === undefined) return textLine(name, style);
  return sequence([
    signMarkup(sign, { x, y: y - SIGN + 2 }, colors.ink),
    textLine(name, { ...style, x: x + SIGN_ROOM, width: width - SIGN_ROOM }),
  ]);
}

/** The sign of a kind at a place. */
function signMarkup(sign: string, { x, y }: Point, color: string): Html {
  const box = { x, y, width: SIGN, height: SIGN, viewBox: '0 0 16 16' };
  const lines = { d: sign, fill: 'none', stroke: color, 'stroke-width': 1.4 };
  return element('svg', box, element('path', { ...lines, 'stroke-linejoin': 'round' }));
}

function rowMarkup({ name, type, isUnknown }: BoxColumn, row: number, colors: Colors): Html {
  const note = isUnknown ? 'not in schema' : (type ?? '');
  const place = { font: 'mono', size: SMALL, y: rowY(row) + 4 } as const;
  const end = { ...place, x: RIGHT, anchor: 'end', color: colors.soft, width: TYPE_WIDTH } as const;
  const width = note === '' ? INNER : INNER - TYPE_WIDTH - PADDING;
  return sequence([
    rule(row, colors),
    textLine(name, { ...place, x: PADDING, color: colors.ink, width }),
    ...(note === '' ? [] : [textLine(note, end)]),
  ]);
}

function moreMarkup(more: number, row: number, colors: Colors): Html {
  const place = { x: PADDING, y: rowY(row) + 4, font: 'sans', size: SMALL } as const;
  const words = `+${more.toLocaleString('en')} more`;
  return sequence([rule(row, colors), textLine(words, { ...place, color: colors.mark })]);
}

/** The line above a row. */
function rule(row: number, colors: Colors): Html {
  const y = HEADER_HEIGHT + row * COLUMN_HEIGHT;
  return element('line', { x1: 3, x2: BOX_WIDTH - 3, y1: y, y2: y, stroke: colors.line });
}

/** A group of neighbors: their number in a double border, which holds the members if it is open. */
export function groupMarkup(group: Group, { x, y, width, height }: Placed, colors: Colors): Html {
  const border = (inset: number): Html =>
    element('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      rx: RADIUS - inset,
      fill: group.isOpen ? 'none' : colors.ground,
      stroke: colors.faint,
    });
  const place = { x: PADDING, font: 'sans', width: INNER } as const;
  return element(
    'svg',
    { x, y, width, height, 'data-group': group.id },
    border(0.5),
    border(3.5),
    textLine(groupTitle(group), { ...place, y: 22, size: 14, weight: 600, color: colors.ink }),
    textLine(groupNote(group), { ...place, y: 38, size: SMALL, color: colors.soft }),
  );
}
