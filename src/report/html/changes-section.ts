import { diffArrays } from 'diff';
import { formatPlace, type Place } from '../../errors/place.js';
import type { DatasetContent } from '../../model/desired-state.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import { describeDataset } from '../../plan/document/address-book.js';
import {
  type Change,
  changedDataset,
  type EdgeValue,
  type PairValue,
} from '../../plan/document/change.js';
import { changedName } from '../drawing/dataset-names.js';
import { changeReasons, changeSymbols, countKinds, elementWords } from '../text/describe-change.js';
import { pluralize } from '../text/pluralize.js';
import { andMore, cutNote, cutTo } from './cut.js';
import { element, type Html, NOTHING, text } from './element.js';
import { cell, code, folding, row, section, soft, table, tag } from './section.js';

/** With more changes than this, the tables of all datasets are folded. */
const MAX_OPEN = 80;

export interface ChangesOptions {
  readonly title: string;
  /** Maximum size in bytes. */
  readonly room: number;
  /** A sentence that tells the reader where the omitted changes are. */
  readonly where: string;
}

/** Renders all changes, one table for each dataset that is written. The tables can be folded. */
export function changesSection(
  changes: readonly Change[],
  { title, room, where }: ChangesOptions,
): Html {
  if (changes.length === 0) return NOTHING;
  const groups = [...groupBy(changes, changedDataset).values()];
  const open = changes.length <= MAX_OPEN;
  const { shown, rest } = cutTo(groups, room, (group, left) =>
    datasetTable(group, { open, room: left, where }),
  );
  return section(title, ...shown, cutNote(leftOut(rest, where)));
}

function leftOut(groups: readonly NonEmpty<Change>[], where: string): string | null {
  if (groups.length === 0) return null;
  return `… and ${pluralize(groups.flat().length, 'more change')} of ${pluralize(groups.length, 'dataset')}. ${where}`;
}

interface TableOptions {
  readonly open: boolean;
  readonly room: number;
  readonly where: string;
}

/** Bytes around the rows: the frame, the column heads, the note about omitted rows. */
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
  return folding(
    { summary: content, open },
    table(heads, shown),
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

function changeRow(change: Change): Html {
  const { kind, element: what, address, reason, place } = change;
  return row(
    cell(tag(kind, `${changeSymbols[kind]} ${kind}`)),
    cell(soft(elementWords[what]), text(' '), code(address)),
    valueCell(change),
    cell(text(changeReasons[reason])),
    placeCell(place),
  );
}

export function placeCell(place: Place | null | undefined): Html {
  return element('td', { class: 'where' }, place ? code(formatPlace(place)) : NOTHING);
}

/** Longer values, such as a long description, do not fit into a table. */
const MAX_LINES = 40;

/**
 * Renders the lines of a value that are added or removed, each with its sign. Unchanged lines are
 * left out.
 */
function valueCell(change: Change): Html {
  if (change.kind === 'mark') return cell();
  const usual = change.before === null || change.after === null ? 'TRANSFORMED' : null;
  const lines = diffArrays(
    [...valueLines(change.before, usual)],
    [...valueLines(change.after, usual)],
  ).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => valueLine(added ? 'ins' : 'del', line)) : [],
  );
  const more = lines.length - MAX_LINES;
  const rest =
    more > 0
      ? element('div', { class: 'cut' }, text(`… and ${more} more lines, in the format json`))
      : NOTHING;
  return cell(...lines.slice(0, MAX_LINES), rest);
}

function valueLine(name: 'ins' | 'del', line: string): Html {
  return element('div', { class: 'mono' }, element(name, {}, text(line)));
}

/**
 * @param usual the default type, which is left out of a value that is created or deleted as a whole
 */
function valueLines(
  value: DatasetContent | EdgeValue | PairValue | null,
  usual: string | null,
): readonly string[] {
  if (value === null) return [];
  if ('columns' in value) return contentLines(value);
  const own = value.owned ? [] : ['not ours'];
  if ('type' in value)
    return [
      ...(value.type === usual ? [] : [value.type]),
      ...(value.protected ? ['protected'] : []),
      ...own,
    ];
  return [
    ...(value.transform === null ? [] : value.transform.split('\n')),
    ...(value.confidence === 1 ? [] : [`confidence ${value.confidence}`]),
    ...own,
  ];
}

function contentLines({ description, columns }: DatasetContent): readonly string[] {
  return [
    ...(description === undefined ? [] : description.split('\n')),
    ...columns.map(
      ({ fieldPath, type, nativeType }) =>
        `${fieldPath}: ${type === nativeType ? type : `${type} (${nativeType})`}`,
    ),
  ];
}
