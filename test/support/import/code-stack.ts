import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  SqlColumn,
  SqlReading,
  SqlTable,
} from '../../../src/import/foreign/sql/sql-parser.js';
import { stackFolder } from '../cli/stack-folder.js';
import { urnOf } from '../model/state-builders.js';
import { fakeParser } from './fake-parser.js';

/** The columns of a statement: `{total: ['SUM(amount)', 'raw.amount']}`; a copy has no expression. */
export type Columns = Readonly<Record<string, readonly [sql: string | undefined, ...string[]]>>;

/** The answer to `CREATE VIEW name AS SELECT …` with a line for each column. */
export function viewReading(name: string, columns: Columns, problem?: string): SqlReading {
  const all = Object.entries(columns).map(([column, [logic, ...from]], index): SqlColumn => {
    const upstreams = from.map((one) => {
      const [table = '', path = ''] = one.split('.');
      return { table: urnOf(table), column: path };
    });
    const isCopy = logic === undefined;
    return { name: column, table: urnOf(name), line: index + 2, upstreams, isCopy, logic };
  });
  const read = new Set(all.flatMap(({ upstreams }) => upstreams.map(({ table }) => table)));
  return {
    kind: 'parsed',
    statements: [
      {
        line: 1,
        kind: 'CREATE_VIEW',
        reads: [...read].map(tableOf),
        writes: [tableOf(urnOf(name))],
        isTemporary: false,
        columns: all,
        confidence: 0.9,
        problem,
      },
    ],
  };
}

function tableOf(urn: string): SqlTable {
  return { urn, candidates: [urn], hasSchema: true };
}

export const codeSettings = `version: 1
stack: shop
code: {sql: {paths: [sql/], dialect: snowflake}}
`;

/** A stack with `sql/orders.sql`, and a parser that reads this file so. */
export async function codeStack(
  manifest: string,
  reading: SqlReading,
  files: Readonly<Record<string, string>> = {},
) {
  const { path, write } = await stackFolder({
    'headwater.yaml': codeSettings,
    'lineage/a.yaml': manifest,
    'sql/orders.sql': 'the view',
    ...files,
  });
  const parser = fakeParser(new Map([['the view', reading]]));
  return {
    path,
    write,
    parser,
    request: { cwd: path, openParser: parser.open },
    manifest: () => readFile(join(path, 'lineage/a.yaml'), 'utf8'),
  };
}
