import { describe, expect, it } from 'vitest';
import { isPlainSelect, tablesOfFile } from '../../../../src/import/foreign/sql/sql-targets.js';
import { sqlFile, statement } from '../../../support/import/sql-statements.js';

describe('isPlainSelect', () => {
  const select = statement({ kind: 'SELECT', reads: ['a'] });

  it.each([
    ['one SELECT', [select], true],
    ['two of them', [select, select], false],
    ['SELECT INTO', [statement({ kind: 'SELECT', writes: ['b'] })], false],
    ['a statement of another kind', [statement({ kind: 'CREATE_VIEW' })], false],
    ['no statement', [], false],
  ])('judges %s', (_what, statements, isPlain) => {
    expect(isPlainSelect(sqlFile('a.sql', ...statements).reading)).toBe(isPlain);
  });

  it('takes no text that the parser could not read', () => {
    expect(isPlainSelect({ kind: 'failed', reason: 'it stopped' })).toBe(false);
  });
});

describe('tablesOfFile', () => {
  const names = (file: string, around: { database?: string; schema?: string } = {}) =>
    tablesOfFile(file, { platform: 'snowflake', env: 'PROD', ...around }).map(
      (urn) => urn.split(',')[1],
    );

  it.each([
    ['orders.sql', {}, 'orders'],
    ['models/orders.SQL', { database: 'db', schema: 's' }, 'db.s.orders'],
    ['other.orders.sql', { database: 'db', schema: 's' }, 'db.other.orders'],
    ['x.other.orders.sql', { database: 'db', schema: 's' }, 'x.other.orders'],
    ['w.x.other.orders.sql', { database: 'db' }, 'w.x.other.orders'],
    ['orders.sql', { schema: 's' }, 's.orders'],
  ])('names the table of %s', (file, around, name) => {
    expect(names(file, around)[0]).toBe(name);
  });

  it('also names it in lower case, and with the platform instance', () => {
    expect(names('Orders, new.sql')).toEqual(['Orders%2C new', 'orders%2C new']);
    const setting = { platform: 'snowflake', env: 'PROD', platformInstance: 'eu' } as const;
    expect(tablesOfFile('a.sql', setting)[0]).toContain('eu.a');
    expect(tablesOfFile('a.sql', { ...setting, platform: 'a,b' })).toEqual([]);
  });
});
