import { describeDataset } from '../../plan/address-book.js';
import { type Change, changedDataset } from '../../plan/change.js';
import { changeDetails, elementWords, type Group, groupByDataset, nameOf, reasons, symbols } from '../text/change-words.js';
import { counted } from '../text/counted.js';
import { countKinds, countsText } from '../text/counts-text.js';
import { cellCode, inlineCode, inlineText, summaryCode } from './escape.js';
import { joined, type Part, SEPARATOR, together } from './fit.js';
import { folded, titled } from './fold.js';
import { placeCell } from './place-cell.js';
import { signed, table } from './table.js';
import { diffsPart, hasDiff } from './value-diff.js';

/** With more changes than this, each dataset is folded. */
const MAX_OPEN = 25;

/** Of the room, for datasets with their changes; the rest of it is for those that are only counted. */
const SHARE_OF_TABLES = 0.8;

/** Of that room, for one dataset, so that a large one leaves room for others. */
const SHARE_OF_ONE = 0.5;

/**
 * All changes, a table a dataset. Where room is short, datasets come with the number of their changes alone, and where it
 * is shorter still, those that are left are counted together.
 *
 * @param where the reader finds the rest
 */
export function changesPart(changes: readonly Change[], where: string): Part {
  const groups = groupByDataset(changes).map(([, group]) => group);
  const isFolded = changes.length > MAX_OPEN;
  const tables = groups.map((group) => tablePart(group, { isFolded, where }));
  return (room) => {
    const all = joined(tables.map((one) => one(Number.POSITIVE_INFINITY)));
    return all.length <= room ? all : shortened({ groups, tables, where }, room);
  };
}

interface Shortened {
  readonly groups: readonly Group[];
  readonly tables: readonly Part[];
  readonly where: string;
}

function shortened({ groups, tables, where }: Shortened, room: number): string {
  const least = countsPart(groups, where)(0).length + SEPARATOR.length;
  const shown = fittingTables(tables, Math.min(room * SHARE_OF_TABLES, room - least));
  const others = countsPart(groups.slice(shown.length), where);
  return joined([...shown, others(room - joined(shown).length - SEPARATOR.length)]);
}

function fittingTables(tables: readonly Part[], room: number): readonly string[] {
  const shown: string[] = [];
  let left = room;
  for (const one of tables) {
    const text = one(Math.min(left, room * SHARE_OF_ONE));
    left -= text.length + SEPARATOR.length;
    if (left < 0) break;
    shown.push(text);
  }
  return shown;
}

/** Datasets with the number of their changes. */
function countsPart(groups: readonly Group[], where: string): Part {
  return table(groups, {
    columns: ['Dataset, its changes left out here', 'Changes'],
    cells: (group) => ({ 'Dataset, its changes left out here': cellCode(nameOf(group)), Changes: countsText(countKinds(group)) }),
    rest: (missing) => {
      const changes = missing.flat();
      const of = counted(missing.length, 'more dataset');
      return `… and ${of} with ${counted(changes.length, 'change')}: ${countsText(countKinds(changes))}. ${where}`;
    },
  });
}

interface GroupOptions {
  readonly isFolded: boolean;
  readonly where: string;
}

function tablePart(group: Group, { isFolded, where }: GroupOptions): Part {
  const [first] = group;
  const name = nameOf(group);
  const dataset = describeDataset(changedDataset(first));
  const part = together([
    { rank: 0, part: rowsPart(group, where) },
    { rank: 1, part: diffsPart(group, where) },
  ]);
  if (isFolded) return folded(`${summaryCode(name)}: ${countsText(countKinds(group))}`, part);
  return titled(`#### ${inlineCode(name)} ${inlineText(dataset)}`, part);
}

function rowsPart(group: Group, where: string): Part {
  return table(group, {
    columns: ['Change', 'Element', 'What', 'Why', 'Where'],
    cells: (change) => ({
      Change: signed(symbols[change.kind], change.kind),
      Element: `${elementWords[change.element]} ${cellCode(change.address)}`,
      What: whatCell(change),
      Why: reasons[change.reason],
      Where: placeCell(change.place),
    }),
    rest: (missing) => {
      const more = counted(missing.length, 'more change');
      return `… and ${more} of ${inlineCode(nameOf(group))}: ${countsText(countKinds(missing))}. ${where}`;
    },
  });
}

function whatCell(change: Change): string {
  const below = hasDiff(change);
  const details = changeDetails(below ? withoutTransform(change) : change).map(cellCode);
  return [...details, ...(below ? ['see below'] : [])].join(', ');
}

/** What stands in the cell beside a transform that stands below. */
function withoutTransform(change: Change): Change {
  if (change.element !== 'pair') return change;
  const { before, after } = change;
  return { ...change, before: before && { ...before, transform: null }, after: after && { ...after, transform: null } };
}
