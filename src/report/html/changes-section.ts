import type { NonEmpty } from '../../model/group-by.js';
import { describeDataset } from '../../plan/document/address-book.js';
import { type Change, changedDataset } from '../../plan/document/change.js';
import type { ReportOptions } from '../document/report-document.js';
import { opensTable, orderChanges } from '../words/change-order.js';
import { changedName } from '../words/dataset-names.js';
import {
  changeReasons,
  changeSymbols,
  countKinds,
  elementWords,
} from '../words/describe-change.js';
import { pluralize } from '../words/pluralize.js';
import { valueCell } from './change-values.js';
import { andMore, cutNote, cutTo } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { placeCell } from './place-cell.js';
import { cell, code, folding, row, section, soft, tag } from './section.js';
import { table } from './tables.js';

/** With more changes than this, the tables of datasets are folded. */
const MAX_OPEN = 80;

export interface ChangesOptions extends Pick<ReportOptions, 'link' | 'full'> {
  readonly title: string;
  /** Maximum size in bytes. */
  readonly room: number;
  /** A sentence that tells the reader where the omitted changes are. */
  readonly where: string;
}

/** Renders changes, one table for each dataset that is written. The tables can be folded. */
export function changesSection(
  changes: readonly Change[],
  { title, room, where, link, full }: ChangesOptions,
): Html {
  if (changes.length === 0) return NOTHING;
  const isOpen = opensTable(changes, MAX_OPEN);
  const { shown, rest } = cutTo(orderChanges(changes), room, (group, left) =>
    changesTable(group, { open: isOpen(group), room: left, where, link, full }),
  );
  return section(title, ...shown, cutNote(leftOut(rest, where)));
}

function leftOut(groups: readonly NonEmpty<Change>[], where: string): string | null {
  if (groups.length === 0) return null;
  return `… and ${pluralize(groups.flat().length, 'more change')} of ${pluralize(groups.length, 'dataset')}. ${where}`;
}

interface TableOptions extends Pick<ReportOptions, 'link' | 'full'> {
  readonly open: boolean;
  /** Maximum size in bytes. */
  readonly room: number;
  /** A sentence that tells the reader where the omitted changes are. */
  readonly where: string;
}

/** Bytes around the rows: the frame, the column heads, the note about omitted rows. */
const FRAME_BYTES = 6_000;

function changesTable(
  group: NonEmpty<Change>,
  { open, room, where, link, full = false }: TableOptions,
): Html {
  const [first] = group;
  const summary = [
    element('b', {}, text(changedName(first))),
    text(' '),
    soft(describeDataset(changedDataset(first))),
    ...countTags(group),
  ];
  const { shown, rest } = cutTo(group, room - FRAME_BYTES, (change) =>
    changeRow(change, { link, full }),
  );
  return folding(
    { summary: element('span', {}, ...summary), open },
    table('changes', shown),
    cutNote(andMore(rest.length, 'change', where)),
  );
}

/** Numbers of changes by kind: `+2 -1`. Zeros are left out. */
function countTags(changes: readonly Change[]): readonly Html[] {
  const { add, change, remove, mark } = countKinds(changes);
  const counts = [
    ['create', add],
    ['update', change],
    ['delete', remove],
    ['mark', mark],
  ] as const;
  return counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => tag(kind, `${changeSymbols[kind]}${count}`));
}

/** The row of one change in a table of changes. */
export function changeRow(
  change: Change,
  { link, full }: Pick<ReportOptions, 'link'> & { readonly full: boolean },
): Html {
  const { kind, element: what, address, reason, place } = change;
  return row(
    cell(tag(kind, `${changeSymbols[kind]} ${kind}`)),
    cell(soft(elementWords[what]), text(' '), code(address)),
    valueCell(change, full),
    cell(text(changeReasons[reason])),
    placeCell(place, { link }),
  );
}
