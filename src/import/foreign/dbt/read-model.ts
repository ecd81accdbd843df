import type { CodeName } from '../../../errors/codes.js';
import { type Finding, finding } from '../../../errors/finding.js';
import type { CodePlace } from '../../../model/code-places.js';
import type { LeftOut } from '../../../model/portable-lineage.js';
import { columnFacts, isUnclear } from '../sql/column-facts.js';
import { hasStar } from '../sql/sql-names.js';
import type { SqlParser, SqlReading, SqlStatement } from '../sql/sql-parser.js';
import { type DbtCode, lineFinder } from './dbt-code.js';
import type { DbtColumnEdge } from './info-schema.js';
import type { ParsedTables } from './parsed-tables.js';
import type { DbtNode } from './read-dbt-project.js';

/** A model or a snapshot with its code. */
export interface CodedModel {
  readonly node: DbtNode;
  readonly code: DbtCode;
}

/** The columns that the code of one model makes. */
export interface DbtModelColumns {
  readonly edges: readonly DbtColumnEdge[];
  readonly gaps: readonly LeftOut[];
  readonly findings: readonly Finding[];
  /** The columns of the model. Empty if the parser found none. */
  readonly columns: readonly string[];
  /** Those of its columns that have no upstreams. */
  readonly constants: readonly string[];
  /** The nodes or urns that it reads and whose columns the parser does not know. */
  readonly unknown: readonly string[];
  readonly place: CodePlace;
}

interface ModelContext {
  readonly parser: SqlParser;
  readonly tables: ParsedTables;
  /** The file of the model as places name it. */
  readonly file: string;
}

/** The end of a text, and what the parser says against it. */
interface Answer {
  /** The last statement. Those before it prepare something, such as a function. */
  readonly statement: Pick<SqlStatement, 'columns' | 'reads' | 'confidence'>;
  readonly trouble?: readonly [code: CodeName, words: string] | undefined;
}

const NOTHING: Answer['statement'] = { columns: [], reads: [], confidence: 0 };

/** Parses the code of one model. What its upstreams are must be parsed before. */
export async function readModel(
  { node, code }: CodedModel,
  { parser, tables, file }: ModelContext,
): Promise<DbtModelColumns> {
  const { id } = node;
  const reads = new Set(node.dependsOn);
  const target = tables.urnOf(node);
  const detached = tables.detached(reads);
  const { statement, trouble } = answerOf(
    await parser.parseColumns({ sql: code.compiled, target, detached }),
  );
  const place = { file, line: 1, column: 1 };
  const findings = trouble ? [finding(trouble[0], { message: `${id}: ${trouble[1]}`, place })] : [];
  const { columns } = statement;
  const lineOf = lineFinder(code);
  const unread = statement.reads.filter(({ hasSchema }) => !hasSchema);
  const unknown = unread.map(({ urn }) => tables.findNode(urn, reads) ?? urn);
  return {
    edges: edgesOf(statement, id, reads, tables),
    gaps: gapsOf(id, { statement, trouble }),
    unknown,
    findings,
    columns: columns.map(({ name }) => name),
    constants: columns
      .filter((one) => one.upstreams.length === 0 && !isUnclear(one, statement.reads))
      .map(({ name }) => name),
    place: {
      place,
      columns: new Map(
        columns.map((column) => [column.name.toLowerCase(), { ...place, line: lineOf(column) }]),
      ),
      problem: trouble?.[1],
      unknown: hasStar(code.compiled) ? unknown : [],
    },
  };
}

function answerOf(reading: SqlReading): Answer {
  if (reading.kind === 'failed')
    return { statement: NOTHING, trouble: ['parser-failed', reading.reason] };
  const statement = reading.statements.at(-1);
  if (statement === undefined)
    return { statement: NOTHING, trouble: ['sql-unparsed', 'the code has no statement'] };
  const { problem, kind } = statement;
  const code = kind === 'UNKNOWN' ? 'sql-unparsed' : 'sql-columns-unclear';
  return { statement, trouble: problem === undefined ? undefined : [code, problem] };
}

function edgesOf(
  statement: Answer['statement'],
  id: string,
  reads: ReadonlySet<string>,
  { findNode }: ParsedTables,
): readonly DbtColumnEdge[] {
  return statement.columns.flatMap((column) =>
    column.upstreams.map((upstream) => ({
      child: { node: id, column: column.name },
      parent: {
        node: findNode(upstream.table, reads) ?? upstream.table,
        column: upstream.column,
      },
      evolution: column.isCopy ? 'copy' : 'mod',
      facts: columnFacts(column, statement),
    })),
  );
}

/** A model of constants has no gap. Without any upstream, a star may have been among them. */
function gapsOf(
  id: string,
  { statement: { columns, reads }, trouble }: Answer,
): readonly LeftOut[] {
  const code = 'sql-columns-unclear';
  if (trouble !== undefined) return [{ code: trouble[0], record: id }];
  const isFound = columns.some(({ upstreams }) => upstreams.length > 0);
  const isSure = columns.length > 0 && reads.every(({ hasSchema }) => hasSchema);
  if (!isFound) return isSure || reads.length === 0 ? [] : [{ code, record: id }];
  return columns
    .filter((column) => isUnclear(column, reads))
    .map(({ name }) => ({ code, record: `${id}.${name}` }));
}
