import stringWidth from 'string-width';

/**
 * Counts the columns that a terminal needs for a text: two for each Chinese, Japanese or Korean
 * character and each emoji, none for colours and combining marks.
 */
export function terminalWidth(text: string): number {
  return stringWidth(text);
}

/** Pads a text with spaces to a number of columns. */
export function padColumns(text: string, columns: number): string {
  return `${text}${' '.repeat(Math.max(0, columns - terminalWidth(text)))}`;
}
