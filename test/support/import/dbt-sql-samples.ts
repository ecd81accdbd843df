import type { DbtOptions } from '../../../src/import/foreign/dbt/dbt-names.js';
import { readDbtSql } from '../../../src/import/foreign/dbt/read-dbt-sql.js';
import type {
  SqlColumn,
  SqlReading,
  SqlStatement,
} from '../../../src/import/foreign/sql/sql-parser.js';
import type { Json, JsonObject } from '../../../src/model/json.js';
import { fakeParser } from './fake-parser.js';
import { readingText } from './reading-text.js';

export const urn = (name: string, platform = 'postgres') =>
  `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;

/** A column that copies `table.column`, or that computes it from several. */
export function column(name: string, upstreams: readonly string[], more: Partial<SqlColumn> = {}) {
  return {
    name,
    table: undefined,
    line: 1,
    isCopy: upstreams.length === 1,
    upstreams: upstreams.map((one) => {
      const dot = one.lastIndexOf('.');
      return { table: urn(one.slice(0, dot)), column: one.slice(dot + 1) };
    }),
    ...more,
  };
}

/** The answer to a text of one statement. */
export function parsed(
  columns: readonly SqlColumn[],
  more: Partial<SqlStatement> = {},
): SqlReading {
  return { kind: 'parsed', statements: [statement(columns, more)] };
}

export function statement(
  columns: readonly SqlColumn[],
  more: Partial<SqlStatement> = {},
): SqlStatement {
  const facts = { line: 1, kind: 'SELECT', reads: [], writes: [], isTemporary: false };
  return { ...facts, columns, confidence: 0.9, ...more };
}

/** A table that a statement reads. */
export const table = (name: string, hasSchema: boolean) => ({
  urn: urn(name),
  candidates: [urn(name)],
  hasSchema,
});

/** A node of a manifest whose compiled code is its name. */
export const node = (
  name: string,
  reads: readonly string[],
  more: JsonObject = {},
): JsonObject => ({
  database: 'db',
  schema: 's',
  name,
  original_file_path: `models/${name}.sql`,
  compiled_code: name,
  depends_on: { nodes: reads },
  ...more,
});

/** The only source of a sample that names none. */
export const source = { 'source.p.raw': { database: 'db', schema: 'raw', name: 'orders' } };

/** A project, and the answers of the parser by compiled code. */
interface Sample {
  readonly nodes: Readonly<Record<string, Json>>;
  readonly sources?: Readonly<Record<string, Json>>;
  readonly readings?: Readonly<Record<string, SqlReading>>;
  readonly catalog?: Json;
  readonly adapter?: string;
  readonly options?: Partial<DbtOptions>;
  readonly signal?: AbortSignal;
  /** The columns that the catalog has, by the name of the table. Default: no catalog is asked. */
  readonly live?: Readonly<Record<string, readonly string[]>>;
}

/** Reads a project with a parser that answers by the readings. */
export async function readSample(sample: Sample) {
  const { nodes, sources = source, readings = {}, catalog, adapter = 'postgres', options } = sample;
  const { live } = sample;
  const asked: string[] = [];
  const columnsOf = async (tables: ReadonlySet<string>) => {
    asked.push(...tables);
    const found = Object.entries(live ?? {});
    return new Map(
      found.map(([name, columns]) => [urn(name), new Map(columns.map((one) => [one, '']))]),
    );
  };
  const parser = fakeParser(new Map(Object.entries(readings)));
  const manifest = { metadata: { adapter_type: adapter }, nodes, sources };
  const reading = await readDbtSql(
    {
      manifest: { text: JSON.stringify(manifest), shownAs: 'm.json' },
      ...(catalog !== undefined && {
        catalog: { text: JSON.stringify(catalog), shownAs: 'c.json' },
      }),
      options: { urns: 'warehouse', env: 'PROD', case: 'auto', useIdentifiers: false, ...options },
    },
    {
      open: parser.open,
      fileOf: async (file) => `shop/${file}`,
      ...(live && { columnsOf }),
      signal: sample.signal,
    },
  );
  const lines = readingText(reading).split('\n');
  const pairs = lines.filter((line) => line.startsWith('  ') && !line.startsWith('  <-'));
  const notes = reading.findings?.map(({ name, message }) => `${name}: ${message}`);
  const leftOut = reading.leftOut.map(({ code, record }) => `${code} ${record}`);
  return { reading, parser, notes, leftOut, asked, pairs: pairs.map((line) => line.trim()) };
}
