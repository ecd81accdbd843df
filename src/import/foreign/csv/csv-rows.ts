import { HeadwaterError } from '../../../errors/headwater-error.js';

/** A row of a CSV file that is not empty. */
export interface CsvRow {
  readonly cells: readonly string[];
  /** The line on which the row starts, from 1. */
  readonly line: number;
  /** True if text follows a closing quote, so that the cells are not certain. */
  readonly isMalformed: boolean;
}

/** A longer row shows that a quote is not closed. */
const MAX_ROW_LENGTH = 1_000_000;

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
  /** The number of characters for the next try. It doubles, so that small chunks stay linear. */
  #neededLength = 1;
  #line = 1;
  /** Matches a cell. Undefined before the end of the first line, which tells the delimiter. */
  #cell: RegExp | undefined;

  *push(chunk: string): Generator<CsvRow> {
    this.#pending.push(chunk);
    this.#pendingLength += chunk.length;
    if (this.#pendingLength >= this.#neededLength) yield* this.#readRows(false);
  }

  *end(): Generator<CsvRow> {
    yield* this.#readRows(true);
  }

  *#readRows(isLast: boolean): Generator<CsvRow> {
    const text = this.#pending.join('');
    const [firstLine = '', ...more] = this.#cell ? [] : text.split('\n', 2);
    if (more.length > 0 || isLast) this.#cell ??= cellPattern(mostFrequentDelimiter(firstLine));
    let start = 0;
    while (this.#cell !== undefined && start < text.length) {
      const row = scanRow(text, start, this.#cell, isLast);
      if (row === undefined) break;
      const { cells, next, isMalformed } = row;
      if (cells.length > 1 || cells[0] !== '') yield { cells, line: this.#line, isMalformed };
      this.#line += text.slice(start, next).split('\n').length - 1;
      start = next;
    }
    const rest = text.slice(start);
    if (rest.length > (isLast ? 0 : MAX_ROW_LENGTH)) throw unclosedQuote(this.#line);
    this.#pending = [rest];
    this.#pendingLength = rest.length;
    this.#neededLength = 2 * rest.length;
  }
}

/** Returns the most frequent delimiter. The first one wins a tie. */
function mostFrequentDelimiter(line: string): string {
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * Returns a pattern for a cell and its end. Its groups are: the text between quotes, the text
 * behind the closing quote, the text of a cell without quotes, and the end. The pattern is linear
 * in the length of the cell, even if it does not match.
 */
function cellPattern(delimiter: string): RegExp {
  const plain = `[^${delimiter}\\n]*`;
  const quoted = `"([^"]*(?:""[^"]*)*)"(?!")(${plain})`;
  return new RegExp(`(?:${quoted}|(?!")(${plain}))(${delimiter}|\\n|$)`, 'y');
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
  cell: RegExp,
  isLast: boolean,
): ScannedRow | undefined {
  const cells: string[] = [];
  let isMalformed = false;
  cell.lastIndex = start;
  for (;;) {
    const match = cell.exec(text);
    if (match === null) return undefined;
    const [, quoted, behind = '', plain = '', end = ''] = match;
    // At the end of a chunk, the next chunk may begin with the second of two quotes.
    if (end === '' && !isLast) return undefined;
    const isRowEnd = end === '' || end === '\n';
    const trim = (part: string) => (isRowEnd && part.endsWith('\r') ? part.slice(0, -1) : part);
    cells.push(quoted === undefined ? trim(plain) : quoted.replaceAll('""', '"'));
    isMalformed ||= trim(behind) !== '';
    if (isRowEnd) return { cells, next: cell.lastIndex, isMalformed };
  }
}

function unclosedQuote(line: number): HeadwaterError {
  return new HeadwaterError(
    'csv-malformed',
    `the row at line ${line} does not end: a quote is not closed, or the row is longer than ${MAX_ROW_LENGTH} characters`,
    { hint: `close the quote of the row at line ${line}` },
  );
}
