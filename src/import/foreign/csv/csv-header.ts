import { type Finding, finding } from '../../../errors/finding.js';
import { HeadwaterError } from '../../../errors/headwater-error.js';
import type { CsvDialect } from './csv-names.js';
import { amundsen, atlan, coalesce, ibm, openMetadata } from './foreign-dialects.js';
import { native } from './native.js';

export type CsvDialectName = 'native' | 'openmetadata' | 'coalesce' | 'amundsen' | 'atlan' | 'ibm';

/** All dialects. `native` is Headwater's own. The first dialect that fits a file is its dialect. */
export const csvDialects: Readonly<Record<CsvDialectName, CsvDialect>> = {
  native,
  openmetadata: openMetadata,
  coalesce,
  amundsen,
  atlan,
  ibm,
};

/** The columns of a file in the words of its dialect. */
export interface CsvHeader {
  readonly name: CsvDialectName;
  readonly dialect: CsvDialect;
  /** The number of cells. */
  readonly width: number;
  /** The position of each column that the dialect reads. */
  readonly positions: ReadonlyMap<string, number>;
  /** The positions of columns without a name. No row may have a cell there. */
  readonly unnamed: readonly number[];
  readonly findings: readonly Finding[];
}

/**
 * Recognizes the columns of the first row by their meaning. The first dialect that fits counts.
 *
 * @throws HeadwaterError `csv-malformed`, if no dialect fits, or a column is not understood
 */
export function readHeader(cells: readonly string[], wanted?: CsvDialectName): CsvHeader {
  const candidates = Object.entries(csvDialects) as [CsvDialectName, CsvDialect][];
  const allowed = candidates.filter(([name]) => wanted === undefined || name === wanted);
  const fitting = allowed.find(([, dialect]) =>
    dialect.headers.some((columns) =>
      columns.every((column) => cells.some((cell) => isMeant(cell, column, dialect))),
    ),
  );
  if (fitting === undefined) throw notUnderstood(cells, allowed);
  const [name, dialect] = fitting;
  const positions = new Map<string, number>();
  const unread: string[] = [];
  const unnamed: number[] = [];
  const known = columnsOf(dialect);
  for (const [at, cell] of cells.entries()) {
    const column = known.find((one) => isMeant(cell, one, dialect));
    if (column === undefined) {
      if (columnKey(cell) === '') unnamed.push(at);
      else unread.push(cell.trim());
    } else if (positions.has(column)) throw repeated(column, cells, dialect);
    else positions.set(column, at);
  }
  if (dialect.synonyms !== undefined && unread.length > 0) throw notUnderstood(unread, [fitting]);
  const findings = unreadFindings(name, unread);
  return { name, dialect, width: cells.length, positions, unnamed, findings };
}

function columnsOf({ headers, optional }: CsvDialect): readonly string[] {
  return [...new Set([...headers.flat(), ...optional])];
}

/** Simplifies a name: letter case, blanks, hyphens, underscores and dots do not count. */
function columnKey(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_.-]+/g, '');
}

function isMeant(cell: string, column: string, { synonyms }: CsvDialect): boolean {
  const key = columnKey(cell);
  return key === columnKey(column) || (synonyms?.[column]?.test(key) ?? false);
}

function unreadFindings(name: CsvDialectName, unread: readonly string[]): readonly Finding[] {
  if (unread.length === 0) return [];
  const message = `these columns of the dialect ${name} are not read: ${unread.join(', ')}`;
  return [finding('csv-column-unread', { message })];
}

function notUnderstood(
  cells: readonly string[],
  dialects: readonly (readonly [CsvDialectName, CsvDialect])[],
): HeadwaterError {
  const known = dialects.map(([name, dialect]) => `${name} (${columnsOf(dialect).join(', ')})`);
  return new HeadwaterError(
    'csv-malformed',
    `the first row has columns that are not understood: ${quoted(cells)}; known columns: ${known.join('; ')}`,
    {
      hint: 'Name the columns in the first row, such as upstream,downstream, and remove columns without lineage',
    },
  );
}

const MAX_SHOWN = 60;

function quoted(cells: readonly string[]): string {
  return cells.map((cell) => `"${cell.trim().slice(0, MAX_SHOWN)}"`).join(', ');
}

function repeated(column: string, cells: readonly string[], dialect: CsvDialect): HeadwaterError {
  const named = quoted(cells.filter((cell) => isMeant(cell, column, dialect)));
  return new HeadwaterError(
    'csv-malformed',
    `the first row has several columns that mean ${column}: ${named}`,
    { hint: 'Keep one of them, or rename the others' },
  );
}
