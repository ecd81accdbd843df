import type {
  SqlColumn,
  SqlParser,
  SqlReading,
  SqlStatement,
  SqlTable,
  SqlText,
} from '../foreign/sql/sql-parser.js';
import type { Columns, ParserSession } from './parser-session.js';
import { firstLine, ParserStopped } from './parser-stopped.js';
import { placeStatements } from './place-statements.js';
import { type ParsedStatement, readStatement, readTexts } from './read-answer.js';

/**
 * Makes the port of a conversation with the script. Calls wait for each other.
 *
 * The parser learns the columns of a table from the statement that creates it, if nobody told them.
 * It keeps them after a new start. It forgets temporary tables after their text.
 */
export function pythonParser(session: ParserSession): SqlParser {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = async <T>(task: () => Promise<T>): Promise<T> => {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return await run;
  };
  return {
    versions: session.versions,
    addSchemas: async (schemas) =>
      await inTurn(async () => {
        for (const [urn, columns] of schemas)
          session.tell(urn, columns.size === 0 ? null : Object.fromEntries(columns));
      }),
    parseTables: async (text) => await inTurn(async () => await readText(session, text, false)),
    parseColumns: async (text) => await inTurn(async () => await readText(session, text, true)),
    normalize: async (expressions) =>
      await inTurn(async () => await normalForms(session, expressions)),
    close: session.close,
  };
}

async function readText(
  session: ParserSession,
  { sql, target, detached = new Map() }: SqlText,
  columns: boolean,
): Promise<SqlReading> {
  const temporary = new Map<string, Columns>();
  try {
    const texts =
      target === undefined
        ? await session.ask({ op: 'split', members: { sql } }, readTexts)
        : [sql];
    const statements: SqlStatement[] = [];
    for (const placed of placeStatements(sql, texts)) {
      const members = {
        ...{ sql: placed.sql, columns, target: target ?? '' },
        detached: Object.fromEntries(detached),
      };
      const parsed = await session.ask({ op: 'read', members }, readStatement);
      const statement = toStatement(parsed, placed, session.known);
      const isTemporary = parsed.isTemporary || parsed.writes.some(isTemporaryName);
      statements.push({
        ...statement,
        isTemporary: isTemporary || parsed.writes.some((urn) => temporary.has(urn)),
      });
      learn(session, parsed, isTemporary ? temporary : undefined);
    }
    return { kind: 'parsed', statements };
  } catch (error) {
    if (error instanceof ParserStopped) return { kind: 'failed', reason: error.message };
    throw error;
  } finally {
    for (const [urn, before] of temporary) session.tell(urn, before);
  }
}

/** SQL Server and Redshift mark temporary tables so. */
function isTemporaryName(urn: string): boolean {
  return /[,.]#/.test(urn);
}

/** They add rows to a table, so they need not name all of its columns. */
const ROW_KINDS: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Learns the columns that a statement makes, as DataHub does. */
function learn(
  { known, tell }: ParserSession,
  { kind, writes: [urn, ...others], columns }: ParsedStatement,
  temporary: Map<string, Columns> | undefined,
): void {
  if (urn === undefined || others.length > 0 || ROW_KINDS.has(kind)) return;
  const learned = columns.filter(({ name }) => !name.includes('.'));
  if (temporary !== undefined) {
    if (!temporary.has(urn)) temporary.set(urn, known.get(urn) ?? null);
  } else if (learned.length === 0 || isKnown(urn, known)) return;
  tell(urn, Object.fromEntries(learned.map(({ name, type }) => [name, type])));
}

function isKnown(urn: string, known: ParserSession['known']): boolean {
  return Object.keys(known.get(urn) ?? {}).length > 0;
}

function toStatement(
  { kind, reads, writes, candidates, columns, confidence, problem, isTemporary }: ParsedStatement,
  { line, linesBefore }: { readonly line: number; readonly linesBefore: number },
  known: ParserSession['known'],
): SqlStatement {
  const toTable = (urn: string): SqlTable => ({
    urn,
    candidates: [...new Set(candidates.get(urn) ?? [urn])],
    hasSchema: isKnown(urn, known),
  });
  const toColumn = ({ type: _, line: at, ...column }: (typeof columns)[number]): SqlColumn => ({
    ...column,
    line: at === undefined ? line : linesBefore + at,
  });
  const moved = problem?.replaceAll(
    /(?<=\bLine )\d+(?=, Col)/g,
    (at) => `${linesBefore + Number(at)}`,
  );
  return {
    ...{ line, kind, isTemporary, confidence },
    reads: reads.map(toTable),
    writes: writes.map(toTable),
    columns: columns.map(toColumn),
    problem: moved === undefined ? undefined : firstLine(moved),
  };
}

async function normalForms(
  session: ParserSession,
  expressions: readonly string[],
): Promise<readonly (string | undefined)[]> {
  // An event of OpenLineage names a kind of transformation so.
  const texts = expressions.map((text) => {
    const bare = text.trim().replace(/^(?:SQL|COPY): /, '');
    return /^[A-Z_]+(?::[A-Z_]+)+$/.test(bare) ? '' : bare;
  });
  try {
    return await session.ask({ op: 'normalize', members: { texts } }, (found) =>
      found.items().map((item) => item.text()),
    );
  } catch (error) {
    if (error instanceof ParserStopped) return texts.map(() => undefined);
    throw error;
  }
}
