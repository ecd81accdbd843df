import { terminalWidth } from './terminal-width.js';

/**
 * Breaks lines at spaces that are longer than the terminal is wide. Continuation lines are indented
 * by two more columns. A terminal would break words in the middle and not indent. A longer word
 * stays whole, so that the user can copy it. Colours do not count.
 */
export function wrapLines(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns))
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
      current = `${indent}  ${word}`;
    } else current = isEmpty ? `${current}${word}` : `${current} ${word}`;
    isEmpty = false;
  }
  return [...lines, current].join('\n');
}
