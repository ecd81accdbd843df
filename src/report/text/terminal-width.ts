import stringWidth from 'string-width';
import { escapeCommands } from '../words/escape.js';

/**
 * Counts the columns that a terminal needs for a text: two for each Chinese, Japanese or Korean
 * character and each emoji, none for colors and combining marks.
 */
export function terminalWidth(text: string): number {
  return ONE_COLUMN_EACH.test(text) ? text.length : stringWidth(text);
}

/** Letters of English, the lines of trees, and the dashes and ellipses of our own words. */
const ONE_COLUMN_EACH = /^[ -~\u2013\u2014\u2026\u2500-\u257f]*$/;

/** Pads a text with spaces to a number of columns. */
export function padColumns(text: string, columns: number): string {
  return `${text}${' '.repeat(Math.max(0, columns - terminalWidth(text)))}`;
}

/** Cuts a text to a number of columns, with an ellipsis at its end. */
export function truncateEnd(text: string, columns: number): string {
  if (terminalWidth(text) <= columns) return text;
  let cut = '';
  for (const character of text) {
    if (terminalWidth(cut + character) >= columns) break;
    cut += character;
  }
  return `${cut.trimEnd()}…`;
}

/** The further lines of a broken line are indented by this many more columns. */
export const HANG = 2;

/**
 * Breaks lines at spaces if they are wider than the terminal, which would break words in the middle
 * and not indent. A longer word stays whole, so that the user can copy it. Colors do not count.
 *
 * @param staysWhole returns true for a line that is never broken. Default: for none.
 */
export function wrapLines(
  text: string,
  columns: number,
  staysWhole: (line: string) => boolean = () => false,
): string {
  return text
    .split('\n')
    .map((line) => (staysWhole(line) ? line : wrapLine(line, columns)))
    .join('\n');
}

function wrapLine(line: string, columns: number): string {
  if (terminalWidth(line) <= columns) return line;
  const text = line.trimStart();
  const indent = line.slice(0, line.length - text.length);
  const room = columns - indent.length;
  return wrapWords(text, room, room - HANG)
    .map((one, at) => `${indent}${at === 0 ? '' : ' '.repeat(HANG)}${one}`)
    .join('\n');
}

/**
 * Breaks a text at spaces into at least one line. A longer word stays whole. No line after the
 * first begins with a command of GitHub's runner.
 *
 * @param first the columns of the first line
 * @param others the columns of each further line
 */
export function wrapWords(text: string, first: number, others: number): readonly string[] {
  const [start = '', ...words] = text.split(' ');
  const lines: string[] = [];
  let current = start;
  for (const word of words) {
    const joined = `${current} ${word}`;
    if (terminalWidth(joined) <= (lines.length === 0 ? first : others)) {
      current = joined;
      continue;
    }
    lines.push(current.trimEnd());
    current = word;
  }
  return [...lines, current].map((line, at) => (at === 0 ? line : escapeCommands(line)));
}
