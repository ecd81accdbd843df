import { formatPlace, type Place } from '../../errors/place.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { describeDataset } from '../../plan/address-book.js';
import { type Change, changedDataset } from '../../plan/change.js';
import { changedName } from '../drawing/dataset-names.js';
import { elementWords, reasons, symbols } from '../text/change-words.js';
import { counted } from '../text/counted.js';
import { countKinds } from '../text/counts-text.js';
import { andMore, cutNote, cutTo } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { cell, code, folding, row, section, soft, table, tag } from './section.js';
import { valueCell } from './value-cell.js';

/** With more changes than this, only the names of datasets are seen at first. */
const MAX_OPEN = 80;

export interface ChangesOptions {
  readonly title: string;
  /** Bytes. */
  readonly room: number;
  /** Where the reader finds what is left out. */
  readonly where: string;
}

/** All changes, a table that folds for each dataset that is written. */
export function changesSection(changes: readonly Change[], { title, room, where }: ChangesOptions): Html {
  if (changes.length === 0) return NOTHING;
  const groups = [...groupBy(changes, changedDataset).values()];
  const open = changes.length <= MAX_OPEN;
  const { shown, rest } = cutTo(groups, room, (group, left) => datasetTable(group, { open, room: left, where }));
  return section(title, ...shown, cutNote(leftOut(rest, where)));
}

function leftOut(groups: readonly NonEmpty<Change>[], where: string): string | null {
  if (groups.length === 0) return null;
  return `… and ${counted(groups.flat().length, 'more change')} of ${counted(groups.length, 'dataset')}. ${where}`;
}

interface TableOptions {
  readonly open: boolean;
  readonly room: number;
  readonly where: string;
}

/** Around the rows: the frame, the heads, the words on what is missing. */
const FRAME_BYTES = 6_000;

function datasetTable(group: NonEmpty<Change>, { open, room, where }: TableOptions): Html {
  const [first] = group;
  const summary = [
    element('b', {}, text(changedName(first))),
    text(' '),
    soft(describeDataset(changedDataset(first))),
    ...countTags(group),
  ];
  const { shown, rest } = cutTo(group, room - FRAME_BYTES, changeRow);
  const heads = ['Change', 'Element', 'Values', 'Why', 'Where'];
  const content = element('span', {}, ...summary);
  return folding({ summary: content, open }, table(heads, shown), cutNote(andMore(rest.length, 'change', where)));
}

/** `+2 -1`, what there is none of left out. */
function countTags(changes: readonly Change[]): readonly Html[] {
  const { add, change, remove, mark } = countKinds(changes);
  const counts = [
    ['create', add],
    ['update', change],
    ['delete', remove],
    ['mark', mark],
  ] as const;
  return counts.filter(([, count]) => count > 0).map(([kind, count]) => tag(kind, `${symbols[kind]}${count}`));
}

function changeRow(change: Change): Html {
  const { kind, element: what, address, reason, place } = change;
  return row(
    cell(tag(kind, `${symbols[kind]} ${kind}`)),
    cell(soft(elementWords[what]), text(' '), code(address)),
    valueCell(change),
    cell(text(reasons[reason])),
    placeCell(place),
  );
}

export function placeCell(place: Place | null | undefined): Html {
  return element('td', { class: 'where' }, place ? code(formatPlace(place)) : NOTHING);
}
