import stringWidth from 'string-width';
import { escapeCommands } from '../words/escape.js';

/**
 * Counts the columns that a terminal needs for a text: two for each Chinese, Japanese or Korean
 * character and each emoji, none for colours and combining marks.
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

/**
 * Breaks lines at spaces that are longer than the terminal is wide. Continuation lines are indented
 * by two more columns. A terminal would break words in the middle and not indent. A longer word
 * stays whole, so that the user can copy it. Colours do not count.
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
  const indent = line.slice(0, line.length - line.trimStart().length);
  const lines: string[] = [];
  let current = indent;
  let isEmpty = true;
  for (const word of line.slice(indent.length).split(' ')) {
    if (!isEmpty && terminalWidth(current) + 1 + terminalWidth(word) > columns) {
      lines.push(current.trimEnd());
      current = `${indent}  ${escapeCommands(word)}`;
    } else current = isEmpty ? `${current}${word}` : `${current} ${word}`;
    isEmpty = false;
  }
  return [...lines, current].join('\n');
}
