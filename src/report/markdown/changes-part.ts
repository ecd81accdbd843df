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
  countsText,
  elementWord,
} from '../words/describe-change.js';
import { countEntities, entityHead } from '../words/entity-words.js';
import { takeFitting } from '../words/fitting.js';
import { pluralize } from '../words/pluralize.js';
import { cellCode, inlineCode, inlineText, summaryCode } from './escape.js';
import {
  type CountedText,
  combineParts,
  folded,
  joinTexts,
  type Part,
  SEPARATOR,
  titled,
} from './part.js';
import { placeCell, table, withSymbol } from './table.js';
import { diffsPart, hasDiff } from './value-diff.js';

/** With more changes than this, datasets are folded. */
const MAX_OPEN = 25;

/**
 * The share of the room for tables of changes. The rest is for datasets that only show the number
 * of their changes.
 */
const SHARE_OF_TABLES = 0.8;

/** The maximum share of the room for one dataset, so that a large one leaves room for others. */
const SHARE_OF_ONE = 0.5;

export interface ChangesOptions extends Pick<ReportOptions, 'link'> {
  /** A sentence that tells the reader where the omitted changes are. */
  readonly where: string;
}

/**
 * Renders the changes that take nothing away, one table for each dataset. If the room is too small,
 * further datasets only show the number of their changes. The last ones may share one count.
 */
export function changesPart(changes: readonly Change[], options: ChangesOptions): Part {
  const groups = orderChanges(changes);
  const isOpen = opensTable(changes, MAX_OPEN);
  const tables = groups.map((group) => tablePart(group, { ...options, isFolded: !isOpen(group) }));
  return (room) => {
    const all = joinTexts(tables.map((one) => one(Number.POSITIVE_INFINITY)));
    return all.text.length <= room
      ? all
      : shortenGroups({ groups, tables, where: options.where }, room);
  };
}

/** Renders all changes in one table, in full. Values that do not fit into it follow below it. */
export function wholeTable(changes: readonly Change[], options: ChangesOptions): string {
  const [first, ...rest] = orderChanges(changes).flat();
  if (first === undefined) return '';
  const group: NonEmpty<Change> = [first, ...rest];
  const parts = [rowsPart(group, options), diffsPart(group, options.where)];
  return joinTexts(parts.map((part) => part(Number.POSITIVE_INFINITY))).text;
}

interface ShortenedGroups {
  readonly groups: readonly NonEmpty<Change>[];
  readonly tables: readonly Part[];
  readonly where: string;
}

function shortenGroups({ groups, tables, where }: ShortenedGroups, room: number): CountedText {
  const least = countsPart(groups, where)(0).text.length + SEPARATOR.length;
  const shown = takeTables(tables, Math.min(room * SHARE_OF_TABLES, room - least));
  const others = countsPart(groups.slice(shown.length), where);
  const taken = joinTexts(shown).text.length;
  return joinTexts([...shown, others(room - taken - SEPARATOR.length)]);
}

function takeTables(tables: readonly Part[], room: number): readonly CountedText[] {
  return takeFitting(tables, {
    room,
    render: (table, left) => table(Math.min(left, room * SHARE_OF_ONE)),
    sizeOf: ({ text }) => text.length + SEPARATOR.length,
  });
}

function countsPart(groups: readonly NonEmpty<Change>[], where: string): Part {
  const urns = groups.map(([first]) => changedDataset(first));
  const head = `${entityHead(urns)}, its changes left out here`;
  return table(groups, {
    columns: [head, 'Changes'],
    cells: (group) => ({
      [head]: cellCode(changedName(group[0])),
      Changes: countsText(countKinds(group)),
    }),
    rest: (missing) => {
      const changes = missing.flat();
      const of = countEntities(
        missing.map(([first]) => changedDataset(first)),
        'more ',
      );
      return `… and ${of} with ${pluralize(changes.length, 'change')}: ${countsText(countKinds(changes))}. ${where}`;
    },
  });
}

interface GroupOptions extends ChangesOptions {
  readonly isFolded: boolean;
}

function tablePart(group: NonEmpty<Change>, { isFolded, ...options }: GroupOptions): Part {
  const [first] = group;
  const name = changedName(group[0]);
  const dataset = describeDataset(changedDataset(first));
  const part = combineParts([
    { rank: 0, part: rowsPart(group, options) },
    { rank: 1, part: diffsPart(group, options.where) },
  ]);
  if (isFolded) return folded(`${summaryCode(name)}: ${countsText(countKinds(group))}`, part);
  return titled(`#### ${inlineCode(name)} ${inlineText(dataset)}`, part);
}

function rowsPart(group: NonEmpty<Change>, options: ChangesOptions): Part {
  return table(group, {
    columns: ['Change', 'Element', 'What', 'Why', 'Where'],
    cells: (change) => ({
      Change: withSymbol(changeSymbols[change.kind], change.kind),
      Element: `${elementWord(change)} ${cellCode(change.address)}`,
      What: whatCell(change),
      Why: changeReasons[change.reason],
      Where: placeCell(change.place, options),
    }),
    rest: (missing) => {
      const more = pluralize(missing.length, 'more change');
      return `… and ${more} of ${inlineCode(changedName(group[0]))}: ${countsText(countKinds(missing))}. ${options.where}`;
    },
  });
}

function whatCell(change: Change): string {
  const below = hasDiff(change);
  const details = changeDetails(below ? withoutTransform(change) : change).map(cellCode);
  return [...details, ...(below ? ['see below'] : [])].join(', ');
}

/** Returns the change without its transform, which the report shows below the table. */
function withoutTransform(change: Change): Change {
  if (change.element !== 'pair') return change;
  const { before, after } = change;
  return {
    ...change,
    before: before && { ...before, transform: null },
    after: after && { ...after, transform: null },
  };
}
