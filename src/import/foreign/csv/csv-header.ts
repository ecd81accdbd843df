import { type Finding, finding } from '../../../errors/finding.js';
import { HeadwaterError } from '../../../errors/headwater-error.js';
import { type CsvDialectName, csvDialects } from './csv-dialects.js';
import type { Dialect } from './dataset-names.js';

/** The columns of a file in the words of its dialect. */
export interface CsvHeader {
  readonly dialect: Dialect;
  /** The position of each column that the dialect reads. */
  readonly positions: ReadonlyMap<string, number>;
  /** The positions without a name, under which no row may have a cell. */
  readonly unnamed: readonly number[];
  readonly findings: readonly Finding[];
}

export type Dialects = Readonly<Record<CsvDialectName, Dialect>>;

/**
 * Recognizes the columns of the first row by their meaning. The dialect is the first one that fits.
 *
 * @throws HeadwaterError `csv-malformed`, if no dialect fits, or a column is not understood
 */
export function readHeader(
  cells: readonly string[],
  dialects: Dialects,
  wanted?: CsvDialectName,
): CsvHeader {
  const candidates = wanted === undefined ? csvDialects : [wanted];
  const name = candidates.find((one) =>
    dialects[one].headers.some((columns) =>
      columns.every((column) => cells.some((cell) => isMeant(cell, column, dialects[one]))),
    ),
  );
  if (name === undefined) throw notUnderstood(cells, candidates, dialects);
  const dialect = dialects[name];
  const positions = new Map<string, number>();
  const unread: string[] = [];
  const unnamed: number[] = [];
  const known = [...new Set([...dialect.headers.flat(), ...dialect.optional])];
  for (const [at, cell] of cells.entries()) {
    const column = known.find((one) => isMeant(cell, one, dialect));
    if (column === undefined) {
      if (columnKey(cell) === '') unnamed.push(at);
      else unread.push(cell.trim());
    } else if (positions.has(column)) throw repeated(column, cells, dialect);
    else positions.set(column, at);
  }
  if (dialect.synonyms !== undefined && unread.length > 0)
    throw notUnderstood(unread, [name], dialects);
  return { dialect, positions, unnamed, findings: unreadFindings(name, unread) };
}

/** Letter case, blanks, hyphens, underscores and dots do not count. */
function columnKey(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_.-]+/g, '');
}

function isMeant(cell: string, column: string, { synonyms }: Dialect): boolean {
  const key = columnKey(cell);
  return key === columnKey(column) || (synonyms?.[column]?.test(key) ?? false);
}

function unreadFindings(name: CsvDialectName, unread: readonly string[]): readonly Finding[] {
  if (unread.length === 0) return [];
  const message = `these columns of the dialect ${name} are not read: ${unread.join(', ')}`;
  return [finding('csv-column-unread', { message })];
}

const HINT =
  'Name the columns in the first row, such as upstream,downstream, and remove those that say no lineage';

function notUnderstood(
  cells: readonly string[],
  candidates: readonly CsvDialectName[],
  dialects: Dialects,
): HeadwaterError {
  const named = quoted(cells);
  const known = candidates.map((one) => {
    const { headers, optional } = dialects[one];
    const columns = [...new Set([...headers.flat(), ...optional])];
    return `${one} (${columns.join(', ')})`;
  });
  return new HeadwaterError(
    'csv-malformed',
    `the first row has columns that are not understood: ${named}; known are those of ${known.join('; ')}`,
    { hint: HINT },
  );
}

const MAX_SHOWN = 60;

function quoted(cells: readonly string[]): string {
  return cells.map((cell) => `"${cell.trim().slice(0, MAX_SHOWN)}"`).join(', ');
}

function repeated(column: string, cells: readonly string[], dialect: Dialect): HeadwaterError {
  const named = quoted(cells.filter((cell) => isMeant(cell, column, dialect)));
  return new HeadwaterError(
    'csv-malformed',
    `the first row has several columns that mean ${column}: ${named}`,
    { hint: 'Keep one of them, or rename the others' },
  );
}
