import { diffArrays } from 'diff';
import { contentTexts } from '../../model/content-form.js';
import type { DatasetContent } from '../../model/desired-state.js';
import type { NonEmpty } from '../../model/group-by.js';
import { describeDataset } from '../../plan/document/address-book.js';
import {
  type Change,
  changedDataset,
  type EdgeValue,
  type PairValue,
} from '../../plan/document/change.js';
import type { ReportOptions } from '../document/report-document.js';
import { opensTable, orderChanges } from '../words/change-order.js';
import { changedName } from '../words/dataset-names.js';
import {
  changeDetails,
  changeReasons,
  changeSymbols,
  countKinds,
  elementWord,
  noteText,
} from '../words/describe-change.js';
import { countEntities } from '../words/entity-words.js';
import { pluralize } from '../words/pluralize.js';
import { cutNote, cutTo, type SectionOptions } from './cut.js';
import { element, type Html, lines, NOTHING, text } from './element.js';
import { cell, code, folding, placeCell, row, section, soft, table, tag } from './section.js';

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
  const cut = { room, noun: 'dataset', where: options.where };
  const { shown, rest } = cutTo(orderChanges(changes), cut, (group, left) =>
    changesTable(group, { ...options, open: isOpen(group), room: left }),
  );
  return section(title, ...shown, cutNote(leftOut(rest, options.where)));
}

function leftOut(groups: readonly NonEmpty<Change>[], where: string): string {
  if (groups.length === 0) return '';
  return `… and ${pluralize(groups.flat().length, 'more change')} of ${countEntities(groups.map(([first]) => changedDataset(first)))}. ${where}`;
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
  const { shown, note } = cutTo(
    group,
    { room: room - FRAME_BYTES, noun: 'change', where },
    (change) => changeRow(change, { link, full }),
  );
  const head = { summary: element('span', {}, ...summary), open };
  return folding(head, table('changes', shown), note);
}

/** Counts the changes by kind: `+2 -1`. Leaves out zeros. */
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
  const { kind, address, reason, place } = change;
  return row(
    cell(tag(kind, `${changeSymbols[kind]} ${kind}`)),
    cell(soft(elementWord(change)), text(' '), code(address)),
    valueCell(change, full),
    cell(text(changeReasons[reason])),
    placeCell(place, { link }),
  );
}

/** Up to this number, each loss is a row of a table. */
const MAX_ROWS = 1_000;

/** Renders every loss, without a limit. Many losses become lines, which a browser opens faster. */
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
    soft(`${changeSymbols[change.kind]} ${elementWord(change)} `),
    code(change.address),
    text(' '),
    soft(details),
  );
}

/** Longer values, such as a long description, do not fit into a table. */
const MAX_LINES = 40;

/**
 * Renders the old and the new value of everything that changes, line by line, each with its sign.
 * Leaves out unchanged lines.
 *
 * @param full true to show long values as a whole
 */
function valueCell(change: Change, full: boolean): Html {
  if (change.kind === 'mark' && change.reason !== 'note') return cell();
  const { before, after } = change;
  const [old, now] =
    before === null || after === null
      ? [wholeLines(before), wholeLines(after)]
      : [comparedLines(before), comparedLines(after)];
  const lines = diffArrays([...old], [...now]).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => valueLine(added ? 'ins' : 'del', line)) : [],
  );
  const shown = full ? lines : lines.slice(0, MAX_LINES);
  const more = lines.length - shown.length;
  const rest =
    more > 0
      ? element('div', { class: 'cut' }, text(`… and ${more} more lines, in the format json`))
      : NOTHING;
  return cell(...shown, rest);
}

function valueLine(name: 'ins' | 'del', line: string): Html {
  return element('div', { class: 'mono' }, element(name, {}, text(line)));
}

type Value = DatasetContent | EdgeValue | PairValue | null;

/** Returns the lines of a value that is created or deleted as a whole, without defaults. */
function wholeLines(value: Value): readonly string[] {
  if (value === null) return [];
  if ('columns' in value) return contentLines(value);
  const own = value.owned ? [] : ['not ours'];
  if ('type' in value)
    return [
      ...(value.type === 'TRANSFORMED' ? [] : [value.type]),
      ...(value.protected ? ['protected'] : []),
      ...noteLine(value),
      ...own,
    ];
  return [
    ...(value.transform === null ? [] : value.transform.split('\n')),
    ...(value.confidence === 1 ? [] : [`confidence ${value.confidence}`]),
    ...own,
  ];
}

/** Returns the lines of a value before or after a change, with defaults, so that both show. */
function comparedLines(value: NonNullable<Value>): readonly string[] {
  if ('columns' in value) return contentLines(value);
  const own = value.owned ? 'ours' : 'not ours';
  if ('type' in value)
    return [value.type, value.protected ? 'protected' : 'not protected', ...noteLine(value), own];
  const transform = value.transform === null ? ['no transform'] : value.transform.split('\n');
  return [...transform, `confidence ${value.confidence}`, own];
}

function noteLine({ note }: EdgeValue): readonly string[] {
  return note === undefined ? [] : [noteText(note)];
}

function contentLines(content: DatasetContent): readonly string[] {
  return [
    ...contentTexts.flatMap((text) => content[text]?.split('\n') ?? []),
    ...content.columns.map(
      ({ fieldPath, type, nativeType }) =>
        `${fieldPath}: ${type === nativeType ? type : `${type} (${nativeType})`}`,
    ),
  ];
}
