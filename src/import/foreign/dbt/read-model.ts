import type { CodeName } from '../../../errors/codes.js';
import { type Finding, finding } from '../../../errors/finding.js';
import type { CodePlace } from '../../../model/code-places.js';
import type { LeftOut } from '../../../model/portable-lineage.js';
import { columnFacts, isUnclear } from '../sql/column-facts.js';
import type { SqlParser, SqlReading, SqlStatement } from '../sql/sql-parser.js';
import { type DbtCode, lineFinder } from './dbt-code.js';
import type { DbtDataset } from './dbt-datasets.js';
import type { DbtColumnEdge } from './info-schema.js';
import type { ParsedTables } from './parsed-tables.js';

/** A model or a snapshot with its code. */
export interface CodedModel {
  readonly dataset: DbtDataset;
  readonly code: DbtCode;
  /** The ids of what it reads, also through ephemeral models. */
  readonly reads: ReadonlySet<string>;
}

/** What the code of one model says about its columns. */
export interface DbtModelColumns {
  readonly edges: readonly DbtColumnEdge[];
  readonly gaps: readonly LeftOut[];
  readonly findings: readonly Finding[];
  /** The columns of the model. Empty if the parser found none. */
  readonly columns: readonly string[];
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
  readonly statement?: SqlStatement | undefined;
  readonly trouble?: readonly [code: CodeName, words: string] | undefined;
}

/** Parses the code of one model. What its upstreams are must be parsed before. */
export async function readModel(
  { dataset: { node, own }, code, reads }: CodedModel,
  { parser, tables, file }: ModelContext,
): Promise<DbtModelColumns> {
  const { id } = node;
  const target = tables.urnOf(node);
  const detached = tables.detached(reads);
  const { statement, trouble } = answerOf(
    await parser.parseColumns({ sql: code.compiled, target, detached }),
  );
  const place = { file, line: 1, column: 1 };
  const findings = trouble
    ? [finding(trouble[0], { message: `${id}: ${trouble[1]}`, place, about: [own] })]
    : [];
  const columns = statement?.columns ?? [];
  const lineOf = lineFinder(code);
  return {
    edges: statement === undefined ? [] : edgesOf(statement, id, reads, tables),
    gaps: gapsOf(id, { statement, trouble }),
    findings,
    columns: columns.map(({ name }) => name),
    place: {
      place,
      columns: new Map(
        columns.map((column) => [column.name.toLowerCase(), { ...place, line: lineOf(column) }]),
      ),
    },
  };
}

function answerOf(reading: SqlReading): Answer {
  if (reading.kind === 'failed') return { trouble: ['parser-failed', reading.reason] };
  const statement = reading.statements.at(-1);
  if (statement === undefined) return { trouble: ['sql-unparsed', 'the code has no statement'] };
  const { problem } = statement;
  return { statement, trouble: problem === undefined ? undefined : ['sql-unparsed', problem] };
}

function edgesOf(
  statement: SqlStatement,
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

/** A model with constants alone has no gap. */
function gapsOf(id: string, { statement, trouble }: Answer): readonly LeftOut[] {
  const own: readonly LeftOut[] = trouble ? [{ code: trouble[0], record: id }] : [];
  if (statement === undefined) return own;
  const code = 'sql-columns-unclear';
  const { columns, reads } = statement;
  if (!trouble && columns.length === 0 && reads.length > 0) return [{ code, record: id }];
  const unclear = columns.filter((column) => isUnclear(column, statement));
  return [...own, ...unclear.map(({ name }) => ({ code, record: `${id}.${name}` }) as const)];
}
