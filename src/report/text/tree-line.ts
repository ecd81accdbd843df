import { escapeCommands } from '../words/escape.js';
import { truncateMiddle } from '../words/fitting.js';
import { HANG, padColumns, terminalWidth, truncateEnd, wrapWords } from './terminal-width.js';
import type { TextContext } from './text-context.js';

/** A line of a tree: text on the left, a note beside it, and the place at the right edge. */
export interface TreeLine {
  readonly indent: number;
  readonly text: string;
  /** May be empty. */
  readonly note: string;
  /** May be empty. */
  readonly place: string;
  readonly paint: (text: string) => string;
  /**
   * The number of columns of the text that are never cut. The rest is cut if it needs a second
   * line. Default: nothing is cut.
   */
  readonly uncut?: number;
  /** True to cut the note if it needs a second line. Default: false. */
  readonly cutsNote?: boolean;
}

/** Places further to the right are hard to match with their lines. */
const MAX_WIDTH = 120;

const GAP = 2;

/**
 * Renders a line with its place at the right edge. A text that is too long continues on further
 * lines, and the place stays on the first. A longer word stays whole.
 */
export function renderTreeLine(
  line: TreeLine,
  { columns, paint: { faint } }: TextContext,
): readonly string[] {
  const { indent, place, paint } = line;
  const width = Math.min(columns, MAX_WIDTH);
  const room = width - (place === '' ? 0 : terminalWidth(place) + GAP);
  const pieces = wrapPieces({ ...cutLine(line, room - indent), indent, room, width });
  return pieces.map(({ own, beside }, i) => {
    const lead = ' '.repeat(i === 0 ? indent : indent + HANG);
    const gap = own !== '' && beside !== '' ? ' '.repeat(GAP) : '';
    const taken = `${lead}${own}${gap}${beside}`;
    const shown = `${lead}${own === '' ? '' : paint(own)}${gap}${beside === '' ? '' : faint(beside)}`;
    if (i > 0 || place === '') return shown;
    const fill = ' '.repeat(Math.max(GAP, width - terminalWidth(taken) - terminalWidth(place)));
    return `${shown}${fill}${faint(place)}`;
  });
}

/** A cut text with fewer columns tells nothing. */
const MIN_CUT = 8;
const MIN_NOTE = 20;

/** Cuts the text and the note where that is allowed, so that the line fits into its room. */
function cutLine(
  { text, note, uncut = Number.POSITIVE_INFINITY, cutsNote = false }: TreeLine,
  room: number,
): Pick<TreeLine, 'text' | 'note'> {
  const own = room - uncut >= MIN_CUT ? truncateEnd(text, room) : text;
  const left = room - terminalWidth(own) - GAP;
  const isCut = cutsNote && left >= MIN_NOTE && terminalWidth(note) > left;
  return { text: own, note: isCut ? truncateMiddle(note, left) : note };
}

interface WrapOptions {
  readonly text: string;
  readonly note: string;
  readonly indent: number;
  /** Width of the first line, which has the place as well. */
  readonly room: number;
  readonly width: number;
}

/** Returns the text and the note of each printed line. */
function wrapPieces({ text, note, indent, room, width }: WrapOptions) {
  const own = wrapWords(text, room - indent, width - indent - HANG);
  const last = String(own.at(-1));
  const isSingle = own.length === 1;
  const left = (isSingle ? room - indent : width - indent - HANG) - terminalWidth(last) - GAP;
  if (note === '' || terminalWidth(note) <= left)
    return own.map((one, i) => ({ own: one, beside: i === own.length - 1 ? note : '' }));
  const rest = width - indent - HANG;
  return [
    ...own.map((one) => ({ own: one, beside: '' })),
    ...wrapWords(note, rest, rest).map((one) => ({ own: '', beside: escapeCommands(one) })),
  ];
}

/** Pads the cells of a column of the tree to their widest, up to a limit. */
export function padCells(cells: readonly string[], most: number): readonly string[] {
  let width = 0;
  for (const cell of cells) {
    const own = terminalWidth(cell);
    if (own <= most) width = Math.max(width, own);
  }
  return cells.map((cell) => padColumns(cell, width));
}
