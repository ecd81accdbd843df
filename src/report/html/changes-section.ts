import type { NonEmpty } from '../../model/group-by.js';
import { describeDataset } from '../../plan/document/address-book.js';
import { type Change, changedDataset } from '../../plan/document/change.js';
import type { ReportOptions } from '../document/report-document.js';
import { opensTable, orderChanges } from '../words/change-order.js';
import { changedName } from '../words/dataset-names.js';
import {
  changeDetails,
  changeReasons,
  changeSymbols,
  countKinds,
  elementWords,
} from '../words/describe-change.js';
import { andMore, pluralize } from '../words/pluralize.js';
import { valueCell } from './change-values.js';
import { cutNote, cutTo, type SectionOptions } from './cut.js';
import { element, type Html, lines, NOTHING, text } from './element.js';
import { cell, code, folding, placeCell, row, section, soft, tag } from './section.js';
import { table } from './tables.js';

/** With more changes than this, the tables of datasets are folded. */
const MAX_OPEN = 80;

interface ChangesOptions extends SectionOptions {
  readonly title: string;
  /** Maximum size in bytes. */
  readonly room: number;
}

/** Renders changes, one table for each dataset that is written. The tables can be folded. */
export function changesSection(
  changes: readonly Change[],
  { title, room, ...options }: ChangesOptions,
): Html {
  if (changes.length === 0) return NOTHING;
  const isOpen = opensTable(changes, MAX_OPEN);
  const { shown, rest } = cutTo(orderChanges(changes), room, (group, left) =>
    changesTable(group, { ...options, open: isOpen(group), room: left }),
  );
  return section(title, ...shown, cutNote(leftOut(rest, options.where)));
}

function leftOut(groups: readonly NonEmpty<Change>[], where: string): string {
  if (groups.length === 0) return '';
  return `… and ${pluralize(groups.flat().length, 'more change')} of ${pluralize(groups.length, 'dataset')}. ${where}`;
}

interface TableOptions extends SectionOptions {
  readonly open: boolean;
  /** Maximum size in bytes. */
  readonly room: number;
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

function changeRow(
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

/** Up to this number, each loss is a row of a table. */
const MAX_ROWS = 1_000;

/** Renders every loss, without a limit. Very many are lines, which a browser opens faster. */
export function lossesSection(
  losses: readonly Change[],
  title: string,
  { link }: Pick<ReportOptions, 'link'>,
): Html {
  const sorted = orderChanges(losses).flat();
  if (sorted.length === 0) return NOTHING;
  const content =
    sorted.length <= MAX_ROWS
      ? table(
          'changes',
          sorted.map((change) => changeRow(change, { link, full: true })),
        )
      : element('ul', { class: 'lines' }, lines(sorted.map(lossItem)));
  return section(title, content);
}

function lossItem(change: Change): Html {
  const details = [...changeDetails(change), changeReasons[change.reason]].join(', ');
  return element(
    'li',
    { class: change.kind },
    soft(`${changeSymbols[change.kind]} ${elementWords[change.element]} `),
    code(change.address),
    text(' '),
    soft(details),
  );
}
