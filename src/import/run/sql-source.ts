import { type Finding, finding } from '../../errors/finding.js';
import { throwIfInterrupted } from '../../errors/headwater-error.js';
import type { ReadPhase } from '../../model/progress.js';
import type { CatalogAccess } from '../../tasks/catalog/catalog-access.js';
import { orderTexts, type TextTables } from '../foreign/sql/order-texts.js';
import { readSchemasFile } from '../foreign/sql/read-schemas-file.js';
import { readSql, type SqlFile } from '../foreign/sql/read-sql.js';
import { hasStar } from '../foreign/sql/sql-names.js';
import type {
  OpenParser,
  ParserSetting,
  SqlParser,
  SqlReading,
  SqlSchemas,
  SqlTable,
} from '../foreign/sql/sql-parser.js';
import { isPlainSelect, type TargetNaming, tablesOfFile } from '../foreign/sql/sql-targets.js';
import { findSchemas } from './find-schemas.js';
import { type ImportInput, readWhole, shownName } from './import-input.js';
import type { ImportSource, ReadContext, SourceLineage } from './import-request.js';
import { instanceFacts } from './instance-facts.js';
import { readSqlInputs, type SqlInput } from './sql-inputs.js';

export interface SqlSourceRequest {
  /** Files, folders or standard input. */
  readonly inputs: readonly ImportInput[];
  readonly setting: ParserSetting & TargetNaming;
  /** A file of columns, in place of the catalog. Default: the catalog is asked. */
  readonly schemas?: ImportInput | undefined;
  /** The catalog to ask for columns. Default: none. */
  readonly catalog?: CatalogAccess | undefined;
  /** True if a file that holds one plain SELECT defines the table that it is named after. */
  readonly tablePerFile: boolean;
  readonly openParser: OpenParser;
}

/**
 * Reads the lineage of SQL. The parser reads each text twice: first for the tables, whose columns
 * the source then finds out, and then for the columns, in the order in which tables are made.
 *
 * An import keeps what an earlier one wrote of other tables if the parser failed at a text.
 */
export function sqlSource(request: SqlSourceRequest): ImportSource {
  return {
    format: 'sql',
    read: async (context) => {
      const { inputs, schemas: file, setting, openParser } = request;
      const texts = await readSqlInputs(inputs, context.stack.folder);
      const written = file && (await readSchemas(file));
      const parser = await openParser(setting);
      try {
        return await readTexts(parser, texts, { request, written, context });
      } finally {
        await parser.close();
      }
    },
  };
}

async function readSchemas(file: ImportInput): Promise<SqlSchemas> {
  return readSchemasFile({ path: shownName(file), text: await readWhole(file) });
}

interface Reading {
  readonly request: SqlSourceRequest;
  /** The columns of the file. Undefined without a file. */
  readonly written: SqlSchemas | undefined;
  readonly context: ReadContext;
}

async function readTexts(
  parser: SqlParser,
  texts: readonly SqlInput[],
  { request, written, context }: Reading,
): Promise<SourceLineage> {
  const { catalog, setting } = request;
  const { namespace } = context;
  const found = await eachText('tables', texts, context, async (text) => {
    return findTables(text, await parser.parseTables({ sql: text.sql }), request);
  });
  const tables = new Set(found.flatMap((text) => urnsToFind(text, written)));
  const source = { written, catalog, platformInstance: setting.platformInstance };
  const schemas = await findSchemas(tables, source, context);
  await parser.addSchemas(schemas);
  const readings = new Map<string, SqlReading>();
  await eachText('columns', orderTexts(found), context, async ({ file, sql, targets }) => {
    const target = targets.find((urn) => schemas.has(urn)) ?? targets.at(-1);
    readings.set(file, await parser.parseColumns({ sql, target }));
  });
  const files = [...texts].flatMap(({ file, sql }): readonly SqlFile[] => {
    const reading = readings.get(file);
    return reading === undefined ? [] : [{ file, reading, hasStar: hasStar(sql) }];
  });
  const { unknown, ...read } = readSql(files, { namespace, schemas });
  const made = new Set(read.lineage.units.map(({ downstream }) => downstream));
  const isWhole = read.leftOut.every(({ code }) => code !== 'parser-failed');
  return {
    ...read,
    parser: parser.versions,
    findings: [...read.findings, ...unknownColumns(unknown, request)],
    facts: instanceFacts(read.lineage, [setting.platformInstance]),
    covers: isWhole ? undefined : (holder) => made.has(holder),
  };
}

/**
 * A catalog is asked for every urn that a table may have. A file names tables as SQL does, so the
 * parser's choice stands, unless the file has an urn.
 */
function urnsToFind(
  { reads, writes, candidates }: FoundTables,
  written: SqlSchemas | undefined,
): readonly string[] {
  if (written === undefined) return candidates;
  return [...reads, ...writes, ...candidates.filter((urn) => written.has(urn))];
}

/** Runs a step for each text, one by one, and reports the progress. */
async function eachText<T, R>(
  phase: ReadPhase,
  texts: readonly T[],
  { signal, progress }: ReadContext,
  run: (text: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  for (const text of texts) {
    progress?.({ kind: 'phase', phase, done: results.length, total: texts.length });
    results.push(await run(text));
    throwIfInterrupted(signal, 'the SQL was read');
  }
  return results;
}

interface FoundTables extends SqlInput, TextTables {
  /** Every urn by which a catalog may know the tables without known columns. */
  readonly candidates: readonly string[];
  /** The urns of the table that the file defines. */
  readonly targets: readonly string[];
}

function findTables(
  text: SqlInput,
  reading: SqlReading,
  { setting, tablePerFile }: SqlSourceRequest,
): FoundTables {
  const statements = reading.kind === 'failed' ? [] : reading.statements;
  const isTarget = tablePerFile && isPlainSelect(reading);
  const targets = isTarget ? tablesOfFile(text.file, setting) : [];
  const temporary = new Set(
    statements
      .flatMap(({ isTemporary, writes }) => (isTemporary ? writes : []))
      .map(({ urn }) => urn),
  );
  const lasting = (tables: readonly SqlTable[]) => tables.filter(({ urn }) => !temporary.has(urn));
  const reads = lasting(statements.flatMap((statement) => statement.reads));
  const writes = lasting(statements.flatMap((statement) => statement.writes));
  return {
    ...text,
    targets,
    reads: new Set(reads.map(({ urn }) => urn)),
    writes: new Set([...writes.map(({ urn }) => urn), ...targets]),
    candidates: [...[...reads, ...writes].flatMap((table) => table.candidates), ...targets],
  };
}

/** The number of tables that a note names. */
const SHOWN = 3;

/** Returns the note that counts the tables with unknown columns, and says what to do. */
function unknownColumns(
  tables: readonly string[],
  { schemas, catalog }: SqlSourceRequest,
): readonly Finding[] {
  if (tables.length === 0) return [];
  const more = tables.length - SHOWN;
  const names = tables.slice(0, SHOWN).join(', ');
  const all = `tables with unknown columns: ${tables.length}: ${names}${more > 0 ? `, and ${more} more` : ''}`;
  const remedy = remedyOf(schemas, catalog);
  return [finding('sql-schema-absent', { message: `${all}; ${remedy}` })];
}

function remedyOf(
  schemas: SqlSourceRequest['schemas'],
  catalog: CatalogAccess | undefined,
): string {
  if (schemas !== undefined) return `add them to ${shownName(schemas)}`;
  const file = 'name a file of columns with --schemas';
  return catalog === undefined
    ? `set DATAHUB_GMS_URL to the catalog that has them, or ${file}`
    : `the catalog does not have them: ingest them, or ${file}`;
}
