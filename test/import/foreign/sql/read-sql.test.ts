import { describe, expect, it } from 'vitest';
import { readSql, type SqlFile } from '../../../../src/import/foreign/sql/read-sql.js';
import { hasStar } from '../../../../src/import/foreign/sql/sql-names.js';
import type { EntityUrn } from '../../../../src/urn/entity-urn.js';
import {
  column,
  linesOf,
  sqlFile,
  statement,
  table,
  tableUrn,
} from '../../../support/import/sql-statements.js';

const read = (...files: readonly SqlFile[]) =>
  readSql(files, { namespace: 'li', schemas: new Map() });

const load = statement({
  line: 3,
  reads: ['raw'],
  writes: ['orders'],
  columns: [
    column('orders.id', ['raw.id'], undefined, 4),
    column('orders.total', ['raw.net', 'raw.tax'], 'net + tax', 5),
  ],
});

describe('readSql', () => {
  it('takes edges and columns, with the places of the code', () => {
    const file = sqlFile('etl/load.sql', load);
    expect(linesOf([file])).toEqual([
      'orders <- raw',
      'orders.id <- raw.id 0.9',
      'orders.total <- raw.net SQL: net + tax 0.9',
      'orders.total <- raw.tax SQL: net + tax 0.9',
    ]);
    const { records, leftOut, places, lineage } = read(file);
    expect({ records, leftOut }).toEqual({ records: 4, leftOut: [] });
    expect(lineage.units.map(({ edges }) => edges.map(({ type }) => type))).toEqual([
      ['TRANSFORMED'],
    ]);
    const at = (line: number) => ({ file: 'etl/load.sql', line, column: 1 });
    expect(places.get(tableUrn('orders') as EntityUrn)).toEqual({
      place: at(3),
      columns: new Map([
        ['id', at(4)],
        ['total', at(5)],
      ]),
      unknown: [],
    });
  });

  it('says why columns of a table may be missing', () => {
    const star = statement({ reads: [table('raw', false)], writes: ['orders'], problem: 'odd' });
    const more = statement({ line: 9, reads: [table('fees', false)], writes: ['orders'] });
    const placeOf = (hasStar: boolean) => {
      const file = { ...sqlFile('a.sql', star, more), hasStar };
      const { problem, unknown } = read(file).places.get(tableUrn('orders') as EntityUrn) ?? {};
      return { problem, unknown };
    };
    expect(placeOf(true)).toEqual({ problem: 'odd', unknown: ['raw', 'fees'] });
    expect(placeOf(false)).toEqual({ problem: 'odd', unknown: [] });
  });

  it.each([
    ['SELECT * FROM a', true],
    ['select distinct\n*, 1 from a', true],
    ['select x, * from a', true],
    ['select a.* from a', true],
    ['select count(*), x * 2 from a', false],
  ])('%j has a star: %j', (sql, expected) => {
    expect(hasStar(sql)).toBe(expected);
  });

  it('unites the statements that write one table', () => {
    const update = statement({
      line: 7,
      kind: 'UPDATE',
      reads: ['fees'],
      writes: ['orders'],
      columns: [
        column('orders.fee', ['fees.fee'], undefined, 8),
        column('orders.id', ['fees.id'], 'max(id)', 9),
      ],
    });
    const again = statement({
      reads: ['raw'],
      writes: ['orders'],
      columns: [column('orders.id', ['raw.id'], 'trim(id)')],
    });
    const files = [sqlFile('a.sql', load, update), sqlFile('b.sql', again)];
    expect(linesOf(files)).toEqual([
      'orders <- fees',
      'orders <- raw',
      'orders.fee <- fees.fee 0.9',
      'orders.id <- fees.id SQL: max(id) 0.9',
      'orders.id <- raw.id SQL: trim(id) 0.9',
      'orders.total <- raw.net SQL: net + tax 0.9',
      'orders.total <- raw.tax SQL: net + tax 0.9',
    ]);
    const place = read(...files).places.get(tableUrn('orders') as EntityUrn);
    expect(place?.place.line).toBe(3);
    expect([...(place?.columns ?? [])].map(([name, at]) => `${name} ${at.line}`)).toEqual([
      'id 4',
      'fee 8',
      'total 5',
    ]);
  });

  it('leaves out and counts edges to the own table', () => {
    const fromColumns = statement({
      reads: ['raw'],
      writes: ['orders'],
      columns: [column('orders.id', ['raw.id', 'orders.id'], 'coalesce(raw.id, id)')],
    });
    const alone = statement({ line: 2, kind: 'MERGE', reads: ['a'], writes: ['a'] });
    const target = statement({ line: 4, kind: 'UPDATE', reads: ['a'], writes: ['a'] });
    const merged = statement({
      line: 3,
      kind: 'INSERT',
      writes: ['a'],
      columns: [column('a.x', ['a.x'])],
    });
    const { leftOut, records } = read(sqlFile('a.sql', fromColumns, alone, merged, target));
    expect({ leftOut, records }).toEqual({
      leftOut: [
        { code: 'import-self-edge', record: 'a.sql:1 INSERT: orders' },
        { code: 'import-self-edge', record: 'a.sql:2 MERGE' },
        { code: 'import-self-edge', record: 'a.sql:3 INSERT' },
        { code: 'sql-without-lineage', record: 'a.sql:4 UPDATE' },
      ],
      records: 6,
    });
    expect(linesOf([sqlFile('a.sql', fromColumns)])).toEqual([
      'orders <- raw',
      'orders.id <- raw.id SQL: coalesce(raw.id, id) 0.9',
    ]);
  });

  it('counts statements without lineage, and shows the words for those that nobody can read', () => {
    const { lineage, leftOut, findings, records } = read(
      sqlFile(
        'a.sql',
        statement({ kind: 'SELECT', reads: ['raw'] }),
        statement({ line: 2, kind: 'UNKNOWN', writes: ['raw'], problem: 'not DROP' }),
        statement({ line: 3, kind: 'UNKNOWN', problem: 'expected a table' }),
        statement({
          line: 4,
          kind: 'UNKNOWN',
          problem:
            'Can only generate column-level lineage for select-like inner statements, not Declare',
        }),
      ),
      { file: 'b.sql', reading: { kind: 'failed', reason: 'no answer within 30 s' } },
    );
    expect({ lineage, records }).toEqual({ lineage: { units: [] }, records: 5 });
    expect(leftOut).toEqual([
      { code: 'sql-without-lineage', record: 'a.sql:1 SELECT' },
      { code: 'sql-without-lineage', record: 'a.sql:2 UNKNOWN' },
      { code: 'sql-unparsed', record: 'a.sql:3 UNKNOWN' },
      { code: 'sql-without-lineage', record: 'a.sql:4 UNKNOWN' },
      { code: 'parser-failed', record: 'b.sql' },
    ]);
    expect(findings).toMatchObject([
      {
        name: 'sql-unparsed',
        message: 'statement left out: expected a table',
        place: { file: 'a.sql', line: 3 },
      },
      {
        name: 'parser-failed',
        message: 'text left out: no answer within 30 s',
        place: { file: 'b.sql', line: 1 },
      },
    ]);
  });

  it('takes the edges of a statement whose columns are unclear', () => {
    const unread = statement({ reads: ['raw'], writes: ['a'], problem: 'cannot expand *' });
    const star = statement({ line: 2, reads: [table('raw', false)], writes: ['b'] });
    const deleted = statement({
      line: 3,
      kind: 'DELETE',
      reads: ['raw'],
      writes: ['c'],
      problem: 'not DELETE',
    });
    const files = [sqlFile('a.sql', unread, star, deleted)];
    const { leftOut, findings, unknown, records } = read(...files);
    expect(linesOf(files)).toEqual(['a <- raw', 'b <- raw', 'c <- raw']);
    expect({ leftOut, unknown, records }).toEqual({
      leftOut: [
        { code: 'sql-columns-unclear', record: 'a.sql:1 INSERT: a' },
        { code: 'sql-columns-unclear', record: 'a.sql:2 INSERT: b' },
      ],
      unknown: ['raw'],
      records: 5,
    });
    expect(findings).toMatchObject([
      { name: 'sql-columns-unclear', message: 'edges without columns: cannot expand *' },
    ]);
  });

  it('leaves out columns of tables that are not read, and names that no manifest can state', () => {
    const odd = statement({
      reads: ['raw'],
      writes: ['a'],
      columns: [
        column('a.x', ['other.x']),
        column('a.y', ['raw.y\u0007']),
        column('a.z\u0007', ['raw.z']),
        column('a.one', []),
        { ...column('a.x', ['raw.x']), table: undefined },
      ],
    });
    const { leftOut, lineage } = read(sqlFile('a.sql', odd));
    expect(lineage.units.map(({ pairs }) => pairs)).toEqual([[]]);
    expect(leftOut.map(({ code, record }) => `${code} ${record}`)).toEqual([
      'sql-columns-unclear a.sql:1 INSERT: x <- other.x',
      'sql-columns-unclear a.sql:1 INSERT: y <- raw.y\u0007',
      'sql-columns-unclear a.sql:1 INSERT: z\u0007 <- raw.z',
    ]);
  });

  it('counts expressions whose columns the parser does not find, and no constants', () => {
    const logics = ['UPPER([c]) AS [x]', '`c`', '"C" || \'\'', '1 AS "X"', "'[\"`'", 'NOW()'];
    const columns = logics.map((logic, at) => column(`a.x${at}`, [], logic));
    const { leftOut } = read(
      sqlFile('a.sql', statement({ reads: ['raw'], writes: ['a'], columns })),
    );
    expect(leftOut.map(({ code, record }) => `${code} ${record}`)).toEqual([
      'sql-columns-unclear a.sql:1 INSERT: x0 <- UPPER([c]) AS [x]',
      'sql-columns-unclear a.sql:1 INSERT: x1 <- `c`',
      'sql-columns-unclear a.sql:1 INSERT: x2 <- "C" || \'\'',
    ]);
  });

  it('leaves out tables without a valid urn', () => {
    const bad = { ...table('raw'), urn: 'raw' };
    const long = table('x'.repeat(600));
    const control = table('x\u0007y');
    const { leftOut, lineage } = read(
      sqlFile(
        'a.sql',
        statement({
          reads: [bad, 'b', control],
          writes: ['a'],
          columns: [{ ...column('a.x', []), upstreams: [{ table: 'raw', column: 'x' }] }],
        }),
        statement({ line: 2, reads: ['b'], writes: [long] }),
      ),
    );
    expect(lineage.units.map(({ edges }) => edges.length)).toEqual([1]);
    expect(leftOut).toEqual([
      { code: 'import-malformed-urn', record: expect.stringMatching(/^a\.sql:1 INSERT: raw /) },
      { code: 'import-malformed-urn', record: expect.stringContaining('control character') },
      { code: 'sql-columns-unclear', record: 'a.sql:1 INSERT: x <- raw.x' },
      { code: 'import-malformed-urn', record: expect.stringContaining('longer than 512 bytes') },
    ]);
  });

  it('gives urns the namespace of the catalog', () => {
    const { lineage } = readSql([sqlFile('a.sql', load)], {
      namespace: 'acme',
      schemas: new Map(),
    });
    expect(lineage.units.map(({ downstream }) => downstream)).toEqual([
      'urn:acme:dataset:(urn:acme:dataPlatform:snowflake,orders,PROD)',
    ]);
    const odd = { ...table('x'), urn: 'urn:li:dataset:(urn:li:dataPlatform:snow,x,PROD)' };
    const named = readSql([sqlFile('a.sql', statement({ reads: [odd], writes: ['a'] }))], {
      namespace: 'no namespace',
      schemas: new Map(),
    });
    expect(named.leftOut.map(({ code }) => code)).toEqual([
      'import-malformed-urn',
      'import-malformed-urn',
    ]);
  });

  it('states no transform that a manifest cannot hold', () => {
    const bell = column('a.x', ['raw.x'], "f(x, '\u0007')");
    const breaks = column('a.y', ['raw.y'], 'f(\r\ny)');
    const file = sqlFile(
      'a.sql',
      statement({ reads: ['raw'], writes: ['a'], columns: [bell, breaks] }),
    );
    const [unit] = read(file).lineage.units;
    expect(unit?.pairs.map(({ transform }) => transform)).toEqual([undefined, 'SQL: f(\ny)']);
  });
});
