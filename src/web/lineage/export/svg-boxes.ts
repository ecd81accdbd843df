import { textWidth } from '../../../report/html/svg/text-width.js';
import type { Colors } from '../canvas/colors.js';
import { HEADER_Y, rowsOf, rowY } from '../layout/graph-items.js';
import { COLUMN_HEIGHT, HEADER_HEIGHT, type Placed } from '../layout/placed.js';
import { groupCount, groupPlace, stateWords } from '../model/box-words.js';
import type { Box, BoxColumn, Group } from '../model/graph.js';
import { element, FAMILIES, textLine, titleOf } from './svg-text.js';

const PADDING = 12;
const RADIUS = 8;
const SMALL = 12;
/** The width that the type of a column may take. */
const TYPE_WIDTH = 100;

/** A box as the page shows it. Its texts stay inside, since a nested drawing cuts the rest. */
export function boxMarkup(box: Box, place: Placed, colors: Colors): string {
  const { x, y, width, height } = place;
  const { columns, more } = rowsOf(box);
  const rows = columns.map((column, row) => rowMarkup(column, row, width, colors));
  const rest =
    more === 0 ? '' : rowText(`+${more.toLocaleString('en')} more`, columns.length, colors.mark);
  return element(
    'svg',
    { x, y, width, height, 'data-box': box.urn },
    [
      titleOf(box.urn),
      frame(place, box, colors),
      headerMarkup(box, width, colors),
      element('g', { 'font-family': FAMILIES.mono }, rows.join('')),
      more === 0 ? '' : rule(columns.length, width, colors) + rest,
    ].join(''),
  );
}

function frame({ width, height }: Placed, box: Box, colors: Colors): string {
  const stroke = box.isHome ? 3 : 1;
  return element('rect', {
    x: stroke / 2,
    y: stroke / 2,
    width: width - stroke,
    height: height - stroke,
    rx: RADIUS,
    fill: colors.ground,
    stroke: box.isHome ? colors.ink : colors.faint,
    'stroke-width': stroke,
    'stroke-dasharray': box.state === 'present' ? undefined : '5 4',
  });
}

function headerMarkup(box: Box, width: number, colors: Colors): string {
  const place = { x: PADDING, font: 'sans', size: SMALL, color: colors.soft } as const;
  const inner = width - 2 * PADDING;
  const env = textLine(box.env, { ...place, x: width - PADDING, y: 19, anchor: 'end' });
  const where = [box.platform || box.type, box.schema].filter((text) => text !== '').join(' · ');
  const room = inner - textWidth(box.env, 'sans') * SMALL - PADDING;
  const owners = box.owners.length > 0 ? `owned by ${box.owners.join(', ')}` : '';
  const state = stateWords[box.state];
  const color = state ? colors.alter : colors.soft;
  const notes = [state, owners].filter((text) => text !== '').join(' · ');
  return [
    textLine(where, { ...place, y: 19, width: room }),
    env,
    textLine(box.name, {
      ...place,
      y: 37,
      size: 14,
      weight: 600,
      color: colors.ink,
      width: inner,
    }),
    notes === '' ? '' : textLine(notes, { ...place, y: HEADER_Y + 3, color, width: inner }),
  ].join('');
}

function rowMarkup(
  { name, type, isUnknown }: BoxColumn,
  row: number,
  width: number,
  colors: Colors,
): string {
  const note = isUnknown ? 'not in schema' : (type ?? '');
  const inner = width - 2 * PADDING;
  const y = rowY(row) + 4;
  const place = { font: 'mono', size: SMALL, y } as const;
  const taken = note === '' ? 0 : TYPE_WIDTH + PADDING;
  return [
    rule(row, width, colors),
    textLine(name, { ...place, x: PADDING, color: colors.ink, width: inner - taken }),
    note === ''
      ? ''
      : textLine(note, {
          ...place,
          x: width - PADDING,
          anchor: 'end',
          color: colors.soft,
          width: TYPE_WIDTH,
        }),
  ].join('');
}

function rowText(text: string, row: number, color: string): string {
  return textLine(text, { x: PADDING, y: rowY(row) + 4, font: 'sans', size: SMALL, color });
}

/** The line above a row. */
function rule(row: number, width: number, colors: Colors): string {
  const y = HEADER_HEIGHT + row * COLUMN_HEIGHT;
  return element('line', { x1: 3, x2: width - 3, y1: y, y2: y, stroke: colors.line });
}

/** A group of neighbours that are too many to draw: a double border, and their number. */
export function groupMarkup(group: Group, place: Placed, colors: Colors): string {
  const { x, y, width, height } = place;
  const border = (inset: number): string =>
    element('rect', {
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: height - 2 * inset,
      rx: RADIUS - inset,
      fill: colors.ground,
      stroke: colors.faint,
    });
  const text = { x: PADDING, font: 'sans', width: width - 2 * PADDING } as const;
  return element(
    'svg',
    { x, y, width, height, 'data-group': group.id },
    [
      border(0.5),
      border(3.5),
      textLine(groupCount(group), { ...text, y: 22, size: 14, weight: 600, color: colors.ink }),
      textLine(groupPlace(group), { ...text, y: 38, size: SMALL, color: colors.soft }),
    ].join(''),
  );
}
