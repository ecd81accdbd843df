import { HeadwaterError } from '../../../errors/headwater-error.js';

/** A row of a CSV file that is not empty. */
export interface CsvRow {
  readonly cells: readonly string[];
  /** The line on which the row starts, from 1. */
  readonly line: number;
  /** True if text follows a closing quote, so that the cells are not certain. */
  readonly isMalformed: boolean;
}

/** A longer row is the sign of a quote that is not closed. */
const MAX_ROW_LENGTH = 1_000_000;

const QUOTE = 0x22;
const LINE_BREAK = 0x0a;

/**
 * Reads the rows of a CSV text (RFC 4180). The delimiter is the most frequent of comma, semicolon
 * and tab in the first row. Rows end with `\n` or `\r\n`. A quote within an unquoted cell is text.
 *
 * @throws HeadwaterError `csv-malformed`, if a quote is not closed or a row is too long
 */
export async function* readCsvRows(chunks: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const reader = new RowReader();
  for await (const chunk of chunks) yield* reader.push(chunk);
  yield* reader.end();
}

/** Cuts chunks of text into rows. */
class RowReader {
  #pending: string[] = [];
  #pendingLength = 0;
  /** The next attempt needs so many characters. It doubles, so that small chunks stay linear. */
  #neededLength = 1;
  #line = 1;
  #isFirst = true;
  #delimiter = 0;

  *push(chunk: string): Generator<CsvRow> {
    this.#pending.push(chunk);
    this.#pendingLength += chunk.length;
    if (this.#pendingLength >= this.#neededLength) yield* this.#readRows(false);
  }

  *end(): Generator<CsvRow> {
    yield* this.#readRows(true);
  }

  *#readRows(isLast: boolean): Generator<CsvRow> {
    const text = this.#takePending();
    if (this.#isFirst && !this.#detectDelimiter(text, isLast)) {
      this.#keep(text);
      return;
    }
    let start = 0;
    while (start < text.length) {
      const scanned = scanRow(text, start, this.#delimiter, isLast);
      if (scanned === undefined) break;
      const { cells, next, isMalformed } = scanned;
      if (cells.length > 1 || cells[0] !== '') yield { cells, line: this.#line, isMalformed };
      this.#line += countLineBreaks(text, start, next);
      start = next;
    }
    if (isLast && start < text.length) throw unclosedQuote(this.#line);
    this.#keep(text.slice(start));
  }

  #takePending(): string {
    const text = this.#pending.join('');
    this.#pending = [];
    return this.#isFirst && text.startsWith('\uFEFF') ? text.slice(1) : text;
  }

  #keep(rest: string): void {
    if (rest.length > MAX_ROW_LENGTH) throw unclosedQuote(this.#line);
    this.#pending = [rest];
    this.#pendingLength = rest.length;
    this.#neededLength = 2 * rest.length;
  }

  /** Returns false if the first line is not yet complete. */
  #detectDelimiter(text: string, isLast: boolean): boolean {
    const end = text.indexOf('\n');
    if (end < 0 && !isLast) return false;
    this.#delimiter = mostFrequentDelimiter(end < 0 ? text : text.slice(0, end));
    this.#isFirst = false;
    return true;
  }
}

/** The first one wins if several are equally frequent. */
function mostFrequentDelimiter(line: string): number {
  const counts = [',', ';', '\t'].map((one) => ({
    code: one.charCodeAt(0),
    count: line.split(one).length,
  }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).code;
}

interface ScannedRow {
  readonly cells: readonly string[];
  /** The offset behind the row. */
  readonly next: number;
  readonly isMalformed: boolean;
}

/**
 * Scans the row at an offset. Undefined if the text ends before the row does.
 *
 * @param isLast true if no more text follows, so that the end of the text ends a row
 */
function scanRow(
  text: string,
  start: number,
  delimiter: number,
  isLast: boolean,
): ScannedRow | undefined {
  const cells: string[] = [];
  let isMalformed = false;
  let at = start;
  for (;;) {
    const cell = scanCell(text, at, delimiter, isLast);
    if (cell === undefined) return undefined;
    cells.push(cell.text);
    isMalformed ||= cell.isMalformed;
    at = cell.end + 1;
    if (cell.isRowEnd) return { cells, next: Math.min(at, text.length), isMalformed };
  }
}

interface ScannedCell {
  readonly text: string;
  /** The offset of the delimiter or line break behind the cell. */
  readonly end: number;
  readonly isRowEnd: boolean;
  readonly isMalformed: boolean;
}

function scanCell(
  text: string,
  start: number,
  delimiter: number,
  isLast: boolean,
): ScannedCell | undefined {
  const isQuoted = text.charCodeAt(start) === QUOTE;
  const close = isQuoted ? closingQuote(text, start, isLast) : start;
  if (close === undefined) return undefined;
  const rest = isQuoted ? close + 1 : start;
  const end = cellEnd(text, rest, delimiter);
  if (end === text.length && !isLast) return undefined;
  const isRowEnd = end === text.length || text.charCodeAt(end) === LINE_BREAK;
  const plain = isRowEnd ? withoutReturn(text.slice(rest, end)) : text.slice(rest, end);
  return isQuoted
    ? { text: unquote(text.slice(start + 1, close)), end, isRowEnd, isMalformed: plain !== '' }
    : { text: plain, end, isRowEnd, isMalformed: false };
}

function unquote(text: string): string {
  return text.replaceAll('""', '"');
}

/** Returns the offset of the quote that closes the one at an offset. */
function closingQuote(text: string, open: number, isLast: boolean): number | undefined {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text.charCodeAt(at + 1) === QUOTE) at = text.indexOf('"', at + 2);
  // At the end of a chunk, the second quote of two may follow in the next one.
  return at < 0 || (at + 1 === text.length && !isLast) ? undefined : at;
}

function cellEnd(text: string, start: number, delimiter: number): number {
  let at = start;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === delimiter || code === LINE_BREAK) break;
  }
  return at;
}

function withoutReturn(text: string): string {
  return text.endsWith('\r') ? text.slice(0, -1) : text;
}

function countLineBreaks(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1))
    count++;
  return count;
}

function unclosedQuote(line: number): HeadwaterError {
  return new HeadwaterError(
    'csv-malformed',
    `the row at line ${line} does not end: a quote is not closed, or the row is longer than ${MAX_ROW_LENGTH} characters`,
    { hint: `close the quote of the row at line ${line}` },
  );
}
