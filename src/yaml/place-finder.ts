import type { LineCounter } from 'yaml';
import type { Place } from '../errors/place.js';

/** Converts a range of offsets in a text to lines and columns. */
export type PlaceFinder = (start: number, end: number) => Place;

/** @param lines the line counter that the parser has filled from the same text */
export function placeFinder(file: string, text: string, lines: LineCounter): PlaceFinder {
  return (start, end) => {
    const from = lines.linePos(start);
    const to = lines.linePos(trimEnd(text, start, end));
    return { column: from.col, endColumn: to.col, endLine: to.line, file, line: from.line };
  };
}

/** Moves the end before trailing white space: block values reach to the start of the next value. */
function trimEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && /\s/.test(text.charAt(last - 1))) last--;
  return last > start ? last : end;
}
