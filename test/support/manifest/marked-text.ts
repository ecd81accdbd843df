import type { Place } from '../../../src/errors/place.js';

export interface MarkedText {
  /** The text without the marks. */
  readonly text: string;
  /** The position of each pair of marks, in the order of the text. */
  readonly places: readonly Place[];
}

/**
 * Removes `⟦` and `⟧` from a text and returns the ranges that they enclosed. A test shows with them
 * where a finding points, without counting lines and columns.
 */
export function markedText(marked: string, file = 'orders.yaml'): MarkedText {
  const places: Place[] = [];
  let text = '';
  for (const [index, part] of marked.split(/[⟦⟧]/).entries()) {
    const start = positionAfter(text);
    text += part;
    const end = positionAfter(text);
    if (index % 2 === 1) places.push({ file, ...start, endLine: end.line, endColumn: end.column });
  }
  return { text, places };
}

function positionAfter(text: string): { readonly line: number; readonly column: number } {
  const lines = text.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
