import { describe, expect, it } from 'vitest';
import { readSql, type SqlFile } from '../../../../src/import/foreign/sql/read-sql.js';
import {
  column,
  linesOf,
  nameOf,
  sqlFile,
  statement,
  table,
} from '../../../support/import/sql-statements.js';

const read = (...files: readonly SqlFile[]) =>
  readSql(files, { namespace: 'li', schemas: new Map() });

describe('temporary tables', () => {
  const temporary = (name: string, from: string, parts = {}) =>
    statement({
      kind: 'CREATE_TABLE_AS_SELECT',
      isTemporary: true,
      reads: [from],
      writes: [name],
      columns: [column(`${name}.x`, [`${from}.x`])],
      ...parts,
    });
  const insert = (into: string, from: string, parts = {}) =>
    statement({
      line: 9,
      reads: [from],
      writes: [into],
      columns: [column(`${into}.x`, [`${from}.x`])],
      ...parts,
    });

  it('joins a chain of them away, with the last expression and the least confidence', () => {
    const chain = sqlFile(
      'a.sql',
      temporary('t1', 'raw', {
        columns: [column('t1.X', ['raw.x'], 'raw.x + 1')],
        confidence: 0.4,
      }),
      temporary('t2', 't1'),
      temporary('t3', 't2', { columns: [column('t3.x', ['t2.x'], 'abs(x)')] }),
      insert('b', 't2'),
      insert('c', 't3', { columns: [column('c.x', ['t3.X'])] }),
    );
    expect(linesOf([chain])).toEqual([
      'b <- raw',
      'b.x <- raw.x SQL: raw.x + 1 0.4',
      'c <- raw',
      'c.x <- raw.x SQL: abs(x) 0.4',
    ]);
    expect(read(chain)).toMatchObject({ records: 7, leftOut: [] });
  });

  it('adds what later statements put into them, and forgets them when they are made anew', () => {
    const file = sqlFile(
      'a.sql',
      temporary('t', 'raw'),
      insert('t', 'more'),
      insert('t', 't', { kind: 'UPDATE', columns: [column('t.x', ['t.x'], 'x + 1')] }),
      insert('a', 't'),
      temporary('t', 'other'),
      insert('b', 't'),
      temporary('t', 'raw', { isTemporary: false }),
      insert('c', 't'),
    );
    expect(linesOf([file])).toEqual([
      'a <- more',
      'a <- raw',
      'a.x <- more.x SQL: x + 1 0.9',
      'a.x <- raw.x SQL: x + 1 0.9',
      'b <- other',
      'b.x <- other.x 0.9',
      'c <- t',
      'c.x <- t.x 0.9',
      't <- raw',
      't.x <- raw.x 0.9',
    ]);
  });

  it('end with their file', () => {
    const files = [
      sqlFile('a.sql', temporary('t', 'raw'), insert('a', 't')),
      sqlFile('b.sql', insert('b', 't')),
    ];
    expect(linesOf(files)).toContain('b <- t');
  });

  it('are counted if nothing reads them, and so are their unknown columns', () => {
    const { leftOut, lineage, unknown } = read(
      sqlFile(
        'a.sql',
        temporary('unread', 'raw'),
        temporary('star', 'raw', { line: 2, columns: [], reads: [table('raw', false)] }),
        temporary('next', 'star', {
          line: 3,
          columns: [column('next.x', ['star.x']), column('other.x', ['star.x'])],
        }),
        insert('a', 'star', { reads: [table('star', false)] }),
        insert('b', 'next'),
        insert('c', 'constants'),
        temporary('constants', 'constants', { reads: [], line: 12 }),
        insert('d', 'constants', { line: 13 }),
      ),
    );
    expect(
      lineage.units.map(({ downstream, pairs }) => `${nameOf(downstream)} ${pairs.length}`),
    ).toEqual(['a 0', 'b 0', 'c 1']);
    expect(leftOut.map(({ code, record }) => `${code} ${record}`)).toEqual([
      'sql-without-lineage a.sql:1 CREATE_TABLE_AS_SELECT',
      'sql-columns-unclear a.sql:9 INSERT: x <- x',
      'sql-columns-unclear a.sql:9 INSERT: x <- x',
      'sql-without-lineage a.sql:12 CREATE_TABLE_AS_SELECT',
      'sql-without-lineage a.sql:13 INSERT',
    ]);
    expect(unknown).toEqual(['raw']);
  });

  it('have no value in a column that nothing fills', () => {
    const made = statement({
      kind: 'CREATE_DDL',
      isTemporary: true,
      writes: ['t'],
      columns: [column('t.x', []), column('t.y', [])],
    });
    const reader = insert('a', 't', {
      columns: [column('a.x', ['t.x']), column('a.y', ['t.y'])],
    });
    const file = sqlFile('a.sql', made, insert('t', 'raw'), reader);
    expect(linesOf([file])).toEqual(['a <- raw', 'a.x <- raw.x 0.9']);
    expect(read(file).leftOut.map(({ record }) => record)).toEqual(['a.sql:9 INSERT: y <- y']);
  });

  it('stay small when a statement changes them again and again', () => {
    const changes = Array.from({ length: 100 }, () =>
      insert('t', 't', { kind: 'UPDATE', columns: [column('t.x', ['t.x', 't.x'], 'x + x')] }),
    );
    const file = sqlFile('a.sql', temporary('t', 'raw'), ...changes, insert('a', 't'));
    expect(linesOf([file])).toEqual(['a <- raw', 'a.x <- raw.x SQL: x + x 0.9']);
  });
});
