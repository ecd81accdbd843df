import type { TextContext } from './text-context.js';

/** What is said of one element: `+ create edge a <- b`, and beside it why and where. */
export interface Row {
  /** Symbol and word, as wide in every row of a report. */
  readonly label: string;
  readonly what: string;
  /** At least one; where there is no room beside the name, each goes to a line of its own. */
  readonly beside: readonly string[];
  readonly paint: (text: string) => string;
}

/** Longer names are not aligned: one long transform should not push every reason off the screen. */
const MAX_WIDTH = 56;

const INDENT = 2;
const GAP = 2;

/**
 * How wide the names of rows are, so that what stands beside them is one below the other and still fits. Rows that do not fit
 * into a line by themselves have no say.
 *
 * @param rows all of a report
 */
export function nameWidth(rows: readonly Row[], columns: number): number {
  // Not by spreading: a plan may have more changes than a call takes arguments.
  let widest = 0;
  let room = columns;
  for (const row of rows) {
    const left = columns - INDENT - row.label.length - 1 - GAP - besideText(row.beside).length;
    if (row.what.length > left) continue;
    widest = Math.max(widest, row.what.length);
    room = Math.min(room, left);
  }
  return Math.min(MAX_WIDTH, widest, room);
}

function besideText(beside: Row['beside']): string {
  return beside.join('; ');
}

/** One line where it fits; else more, those after the first under the name. */
export function rowLines(
  { label, what, beside, paint }: Row,
  width: number,
  { paint: { faint }, columns }: TextContext,
): readonly string[] {
  const name = `${' '.repeat(INDENT)}${paint(`${label} ${what.padEnd(width)}`)}`;
  const under = ' '.repeat(INDENT + label.length + 1);
  const all = besideText(beside);
  if (under.length + Math.max(what.length, width) + GAP + all.length <= columns) return [`${name}${' '.repeat(GAP)}${faint(all)}`];
  return [`${' '.repeat(INDENT)}${paint(`${label} ${what}`)}`, ...beside.map((one) => `${under}${faint(one)}`)];
}
