import { framePath } from '../../../report/drawing/look/kind-look.js';
import { MARK_INK } from '../../../report/drawing/look/platform-mark.js';
import type { ShownWords } from '../../../report/drawing/look/view-words.js';
import { element, type Html, sequence } from '../../../report/html/element.js';
import { headMarkup } from '../../../report/html/svg/head-markup.js';
import { shownKind } from '../../entity/entity-kinds.js';
import type { Colors } from '../canvas/colors.js';
import { rowsOf, rowY } from '../layout/graph-items.js';
import { BOX_WIDTH, COLUMN_HEIGHT, HEADER_HEIGHT, type Placed } from '../layout/placed.js';
import { boxFacts, columnNote } from '../model/box-words.js';
import type { BoxColumn, GraphBox, Group } from '../model/graph.js';
import { groupNote, groupTitle } from '../model/group-words.js';
import { FAMILIES, textLine, titleOf } from './svg-text.js';

const PADDING = 12;
const RADIUS = 8;
const SMALL = 12;
const INNER = BOX_WIDTH - 2 * PADDING;
const RIGHT = BOX_WIDTH - PADDING;
const TYPE_WIDTH = 100;

/** A box as the page shows it. Its texts stay inside, since a nested drawing cuts the rest. */
export function boxMarkup(
  box: GraphBox,
  { x, y, width, height }: Placed,
  { words, colors }: { readonly words: ShownWords; readonly colors: Colors },
): Html {
  const { columns, more } = rowsOf(box);
  const rows = columns.map((column, row) => rowMarkup(column, row, colors));
  const kind = shownKind(box.type);
  const stroke = box.isHome ? 3 : 1;
  const head = { ...words, kind, platform: box.platform, facts: boxFacts(box) };
  const headHeight = kind === 'dataJob' ? height : HEADER_HEIGHT;
  return element(
    'svg',
    { x, y, width, height, 'data-box': box.urn },
    titleOf(box.urn),
    element('path', {
      d: framePath(kind, { width, height }, stroke),
      fill: colors.ground,
      stroke: box.isHome ? colors.ink : colors.faint,
      'stroke-width': stroke,
      'stroke-dasharray': box.state === 'present' ? undefined : '5 4',
    }),
    headMarkup(head, { width, height: headHeight }, paintOf(box, colors)),
    element('g', { 'font-family': FAMILIES.mono }, ...rows),
    ...(more === 0 ? [] : [moreMarkup(more, columns.length, colors)]),
  );
}

function paintOf({ state }: GraphBox, { ink, soft, alter }: Colors) {
  return {
    name: { fill: ink, 'font-weight': 600 },
    soft: { fill: soft },
    note: { fill: state === 'present' ? soft : alter },
    letters: { fill: MARK_INK, 'font-weight': 700 },
    sign: { fill: 'none', stroke: soft, 'stroke-width': 1.4, 'stroke-linejoin': 'round' },
  };
}

function rowMarkup(column: BoxColumn, row: number, colors: Colors): Html {
  const { name } = column;
  const note = columnNote(column);
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
