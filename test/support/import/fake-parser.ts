import type {
  OpenParser,
  ParserSetting,
  SqlParser,
  SqlReading,
  SqlSchemas,
  SqlText,
} from '../../../src/import/foreign/sql/sql-parser.js';

/** A parser in memory, and what it was asked. */
export interface FakeParser extends SqlParser {
  readonly open: OpenParser;
  /** The setting of each start. */
  readonly settings: readonly ParserSetting[];
  /** All columns that it was given. The last ones of a table count. */
  readonly schemas: SqlSchemas;
  /** The texts, in the order of the calls. */
  readonly texts: readonly SqlText[];
  readonly isClosed: () => boolean;
}

/**
 * Returns a parser that answers a text by the map. `parseTables` answers without the columns.
 *
 * @param normalForms the normal form of expressions. Default: the expression itself
 * @throws Error of the call for a text that the map does not have
 */
export function fakeParser(
  readings: ReadonlyMap<string, SqlReading>,
  normalForms: ReadonlyMap<string, string | undefined> = new Map(),
): FakeParser {
  const settings: ParserSetting[] = [];
  const schemas = new Map<string, ReadonlyMap<string, string>>();
  const texts: SqlText[] = [];
  let closed = false;
  const parseColumns = async (text: SqlText) => {
    texts.push(text);
    const reading = readings.get(text.sql);
    if (reading === undefined) throw new Error(`fakeParser has no reading of: ${text.sql}`);
    return reading;
  };
  const parser: SqlParser = {
    versions: { datahub: '1.7.0.17', sqlglot: '30.8.0', python: '3.11.0' },
    addSchemas: async (more) => {
      for (const [urn, columns] of more) schemas.set(urn, columns);
    },
    parseTables: async (text) => withoutColumns(await parseColumns(text)),
    parseColumns,
    normalize: async (expressions) =>
      expressions.map((one) => (normalForms.has(one) ? normalForms.get(one) : one)),
    close: async () => {
      closed = true;
    },
  };
  const open: OpenParser = async (setting) => {
    settings.push(setting);
    return parser;
  };
  return { ...parser, open, settings, schemas, texts, isClosed: () => closed };
}

function withoutColumns(reading: SqlReading): SqlReading {
  if (reading.kind === 'failed') return reading;
  return {
    ...reading,
    statements: reading.statements.map((statement) => ({ ...statement, columns: [] })),
  };
}
