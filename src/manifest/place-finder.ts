import type { LineCounter } from 'yaml';
import type { Place } from '../errors/place.js';

/** Turns a stretch of a text, from one offset to another, into lines and columns. */
export type PlaceFinder = (start: number, end: number) => Place;

/** @param lines has counted the lines of the text already */
export function placeFinder(file: string, text: string, lines: LineCounter): PlaceFinder {
  return (start, end) => {
    const from = lines.linePos(start);
    const to = lines.linePos(lastInk(text, start, end));
    return { file, line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
  };
}

/** The end without trailing white space: block values reach to the start of whatever follows them. */
function lastInk(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && /\s/.test(text.charAt(last - 1))) last--;
  return last > start ? last : end;
}
