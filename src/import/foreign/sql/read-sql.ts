import { type Finding, finding } from '../../../errors/finding.js';
import type { Place } from '../../../errors/place.js';
import type { CodePlace, CodePlaces } from '../../../model/code-places.js';
import type { FormatReading, LeftOut, PortableLineage } from '../../../model/portable-lineage.js';
import type { EntityUrn } from '../../../urn/entity-urn.js';
import { LineageCollector } from '../lineage-collector.js';
import {
  hasLineage,
  type LinkOptions,
  linkStatement,
  readsItself,
  recordOf,
  type StatementLineage,
  type TableLineage,
  unknownTables,
} from './link-statement.js';
import { columnSpeller } from './sql-names.js';
import type { SqlReading, SqlSchemas } from './sql-parser.js';
import { type JoinedStatement, joinTemporaryTables } from './temporary-tables.js';

/** A text with SQL, and what the parser found in it. */
export interface SqlFile {
  /** The path for places: relative to the folder of the settings. */
  readonly file: string;
  readonly reading: SqlReading;
  /** True if the text has a star. Default: false. */
  readonly hasStar?: boolean | undefined;
}

export interface SqlOptions {
  /** The namespace of the catalog's urns. The parser knows only `li`. */
  readonly namespace: string;
  /** The columns that the parser was told. Columns are spelled as here. */
  readonly schemas: SqlSchemas;
}

/** The lineage of statements, and the places of the code. */
export interface SqlLineage extends FormatReading {
  readonly findings: readonly Finding[];
  readonly places: CodePlaces;
  /** The names of the tables that are read and whose columns the parser does not know. */
  readonly unknown: readonly string[];
}

/**
 * Reads the lineage of statements. Each table that a statement writes gets an edge from each table
 * that it reads. Several statements that write one table are united; of two values for the same
 * columns, an expression counts more than a copy, and the first one stays. Temporary tables are
 * joined away.
 *
 * Records are: each text that the parser could not take; each statement; each upstream column of a
 * column that a statement with lineage writes; each table that such a statement both reads and
 * writes; each table that it writes with unknown columns; and each table of it without a valid urn.
 * A statement is taken if it has lineage, or if it makes a temporary table for one that has.
 */
export function readSql(files: readonly SqlFile[], { namespace, schemas }: SqlOptions): SqlLineage {
  const readings = files.map(({ reading }) => reading);
  const spell = columnSpeller(schemas, readings);
  const read = files.map(({ file, reading, hasStar = false }) =>
    reading.kind === 'failed'
      ? failedText(file, reading.reason)
      : readStatements(joinTemporaryTables(reading.statements), {
          file,
          namespace,
          spell,
          hasStar,
        }),
  );
  const tables = read.flatMap((one) => one.tables);
  const leftOut = read.flatMap((one) => one.leftOut);
  const taken = read.reduce((sum, one) => sum + one.taken, 0);
  const pairs = tables.reduce((sum, one) => sum + one.pairs.length, 0);
  return {
    lineage: unite(tables),
    records: taken + pairs + leftOut.length,
    leftOut,
    findings: read.flatMap((one) => one.findings),
    places: findPlaces(tables),
    unknown: [...new Set(read.flatMap((one) => one.unknown))],
  };
}

const NOTHING: StatementLineage = { tables: [], leftOut: [], findings: [], unknown: [] };

/** The lineage of a text, and the number of its statements that are taken. */
interface TextLineage extends StatementLineage {
  readonly taken: number;
}

function failedText(file: string, reason: string): TextLineage {
  const found = finding('parser-failed', {
    message: `text left out: ${reason}`,
    place: startOf(file),
  });
  const leftOut: LeftOut = { code: 'parser-failed', record: file };
  return { ...NOTHING, leftOut: [leftOut], findings: [found], taken: 0 };
}

function readStatements(joined: readonly JoinedStatement[], options: LinkOptions): TextLineage {
  const feeding = new Set(joined.filter(hasLineage).flatMap(({ through }) => through));
  const linked = joined.map((one): TextLineage => {
    if (hasLineage(one)) return { ...linkStatement(one, options), taken: 1 };
    if (feeding.has(one.statement)) return { ...NOTHING, unknown: unknownTables(one), taken: 1 };
    return { ...withoutLineage(one, options), taken: 0 };
  });
  return {
    tables: linked.flatMap((one) => one.tables),
    leftOut: linked.flatMap((one) => one.leftOut),
    findings: linked.flatMap((one) => one.findings),
    unknown: linked.flatMap((one) => one.unknown),
    taken: linked.reduce((sum, one) => sum + one.taken, 0),
  };
}

/** The words of DataHub's parser for a statement without a query, such as DECLARE. */
const NO_QUERY = /^Can only generate column-level lineage for select-like/;

/** A statement with a table or without a problem was read. */
function withoutLineage(joined: JoinedStatement, { file }: LinkOptions): StatementLineage {
  const { line, problem, reads, writes } = joined.statement;
  const record = recordOf(file, joined);
  const isSelf = joined.writes.some((table) => readsItself(table, joined));
  const isRead = problem === undefined || NO_QUERY.test(problem);
  if (isRead || reads.length + writes.length > 0) {
    const code = isSelf ? 'import-self-edge' : 'sql-without-lineage';
    return { ...NOTHING, leftOut: [{ code, record }] };
  }
  const place = { ...startOf(file), line };
  const found = finding('sql-unparsed', { message: `statement left out: ${problem}`, place });
  return { ...NOTHING, leftOut: [{ code: 'sql-unparsed', record }], findings: [found] };
}

function startOf(file: string): Place {
  return { file, line: 1, column: 1 };
}

function unite(tables: readonly TableLineage[]): PortableLineage {
  const collector = new LineageCollector();
  for (const { downstream, upstreams } of tables)
    for (const upstream of upstreams) collector.addEdge(downstream, upstream);
  for (const isChanged of [true, false])
    for (const { downstream, pairs } of tables)
      for (const pair of pairs)
        if ((pair.transform !== undefined) === isChanged) collector.addPair(downstream, pair);
  return collector.finish();
}

/** Finds the first statement that writes each table, and the first place of each column. */
function findPlaces(tables: readonly TableLineage[]): CodePlaces {
  const places = new Map<EntityUrn, CodePlace>();
  for (const { downstream, place, columns, problem, open } of tables) {
    const before = places.get(downstream);
    places.set(downstream, {
      place: before?.place ?? place,
      columns: new Map([...columns, ...(before?.columns ?? [])]),
      problem: before?.problem ?? problem,
      unknown: [...(before?.unknown ?? []), ...open],
    });
  }
  return places;
}
