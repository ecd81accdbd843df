import { formatPlace } from '../../errors/place.js';
import { groupBy } from '../../model/group-by.js';
import { describeDataset } from '../../plan/document/address-book.js';
import { type Change, changedDataset } from '../../plan/document/change.js';
import { changedName } from '../words/dataset-names.js';
import { changeReasons, changeSymbols, describeElement } from '../words/describe-change.js';
import { escapeControls } from '../words/escape.js';
import { padColumns, terminalWidth } from './terminal-width.js';
import type { TextContext } from './text-context.js';

/** The row of an element: `+ create edge a <- b`, and beside it the reason and the place. */
export interface TextRow {
  /** Symbol and word. It has the same width in every row of a report. */
  readonly label: string;
  readonly what: string;
  /** At least one text. If they do not fit beside the name, each gets its own line. */
  readonly beside: readonly string[];
  readonly paint: (text: string) => string;
}

/**
 * Longer names are not aligned, so that one long transform does not push all reasons off the
 * screen.
 */
const MAX_WIDTH = 56;

const INDENT = 2;
const GAP = 2;

/**
 * Returns the width for padding names, so that the texts beside them are aligned and fit into a
 * line. Rows that are too long for one line do not count.
 *
 * @param rows all rows of a report
 */
export function nameWidth(rows: readonly TextRow[], columns: number): number {
  // No spread into Math.max: a plan can have more changes than a call takes arguments.
  let widest = 0;
  let room = columns;
  for (const row of rows) {
    const own = terminalWidth(row.what);
    const beside = terminalWidth(besideText(row.beside));
    const left = columns - INDENT - row.label.length - 1 - GAP - beside;
    if (own > left) continue;
    widest = Math.max(widest, own);
    room = Math.min(room, left);
  }
  return Math.min(MAX_WIDTH, widest, room);
}

function besideText(beside: TextRow['beside']): string {
  return beside.join('; ');
}

/** Renders the lines of a row: one line if it fits, else the texts follow below the name. */
export function rowLines(
  { label, what, beside, paint }: TextRow,
  width: number,
  { paint: { faint }, columns }: TextContext,
): readonly string[] {
  const name = `${' '.repeat(INDENT)}${paint(`${label} ${padColumns(what, width)}`)}`;
  const under = ' '.repeat(INDENT + label.length + 1);
  const all = besideText(beside);
  const taken = under.length + Math.max(terminalWidth(what), width) + GAP + terminalWidth(all);
  if (taken <= columns) return [`${name}${' '.repeat(GAP)}${faint(all)}`];
  return [
    `${' '.repeat(INDENT)}${paint(`${label} ${what}`)}`,
    ...beside.map((one) => `${under}${faint(one)}`),
  ];
}

/**
 * Lists changes by dataset, one line each, for `--full`. Every line has a symbol, a verb and the
 * whole address, so that a search finds it.
 */
export function changeRows(changes: readonly Change[], context: TextContext): readonly string[] {
  const { paint } = context;
  const rows = new Map(changes.map((change) => [change, changeRow(change, context)]));
  const width = nameWidth([...rows.values()], context.columns);
  return [...groupBy(rows, ([change]) => changedDataset(change))].flatMap(([urn, group]) => [
    `${paint.title(escapeControls(changedName(group[0][0])))}  ${paint.faint(escapeControls(describeDataset(urn)))}`,
    ...group.flatMap(([, row]) => rowLines(row, width, context)),
    '',
  ]);
}

/** Makes the row of a change: symbol, verb and element, and beside it the reason and the place. */
function changeRow(change: Change, { paint }: TextContext): TextRow {
  const place = change.place ? `  ${escapeControls(formatPlace(change.place))}` : '';
  return {
    label: `${changeSymbols[change.kind]} ${change.kind.padEnd(6)}`,
    what: describeElement(change),
    beside: [`${changeReasons[change.reason]}${place}`],
    paint: paint[change.kind],
  };
}
