import type { Place } from '../errors/place.js';

/** Converts a range of offsets in a text to lines and columns. */
export type PlaceFinder = (start: number, end: number) => Place;

/** The text of a file. It keeps the starts of its lines once it has been asked for a place. */
export class SourceText {
  readonly path: string;
  readonly text: string;
  #lineStarts: readonly number[] | undefined;

  /** @param text without a byte order mark */
  constructor(path: string, text: string) {
    this.path = path;
    this.text = text;
  }

  /** Returns the place of a range of offsets. */
  placeOf(start: number, end: number): Place {
    this.#lineStarts ??= findLineStarts(this.text);
    const lineStarts = this.#lineStarts;
    const line = lastUpTo(lineStarts, start);
    const endLine = end < Number(lineStarts[line]) ? line : lastUpTo(lineStarts, end);
    const column = start - Number(lineStarts[line - 1]) + 1;
    const endColumn = end - Number(lineStarts[endLine - 1]) + 1;
    // Keeps the order of canonical JSON, so that the digest of a plan copies no place.
    return { column, endColumn, endLine, file: this.path, line };
  }
}

function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Counts the lines that start at an offset or before it. */
function lastUpTo(lineStarts: readonly number[], offset: number): number {
  let [low, high] = [1, lineStarts.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (Number(lineStarts[middle - 1]) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Moves the end before trailing white space: block values reach to the start of the next value. */
export function trimEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && /\s/.test(text.charAt(last - 1))) last--;
  return last > start ? last : end;
}

/**
 * A range of a file. A stack has millions of ranges, so each makes its place on demand. Its fields
 * have no initializers, which would take a quarter of the time of a validation.
 */
export class SourceRange {
  declare readonly source: SourceText;
  /** The offset of the first character. */
  declare readonly start: number;
  /** The offset after the last character. */
  declare readonly end: number;

  constructor(source: SourceText, start: number, end: number) {
    this.source = source;
    this.start = start;
    this.end = end;
  }

  get place(): Place {
    return this.source.placeOf(this.start, this.end);
  }
}

/** A text of a file and its place. */
export class SourceWord extends SourceRange {
  declare readonly text: string;

  constructor(source: SourceText, start: number, end: number, text: string) {
    super(source, start, end);
    this.text = text;
  }
}
