import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/store/open-store.js';
import { thrownCode } from '../../support/server/refusal.js';
import { emptyDatabase } from '../../support/server/store.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { jane } from '../../support/server/urns.js';

const john = 'urn:li:corpuser:john' as typeof jane;

describe('the credential tables', () => {
  test('keeps one key', () => {
    const { credentialTables } = emptyDatabase();
    expect(credentialTables.readKey()).toBeUndefined();
    credentialTables.putKey({ secret: 'a', salt: 'b' });
    credentialTables.putKey({ secret: 'c', salt: 'd' });
    expect(credentialTables.readKey()).toEqual({ secret: 'c', salt: 'd' });
  });

  test('keeps one password hash per user', () => {
    const { credentialTables } = emptyDatabase();
    credentialTables.putPassword(jane, 'first');
    credentialTables.putPassword(jane, 'second');
    expect([credentialTables.readPassword(jane), credentialTables.readPassword(john)]).toEqual([
      'second',
      undefined,
    ]);
  });

  test('deletes sessions singly, by user, by time and all', () => {
    const { credentialTables } = emptyDatabase();
    const left = () =>
      ['a', 'b', 'c', 'd']
        .filter((hash) => credentialTables.readSession(hash) !== undefined)
        .join('');
    const fill = () => {
      credentialTables.dropAllSessions();
      expect(left()).toBe('');
      for (const [hash, user, expiresAt] of [
        ['a', jane, 1],
        ['b', jane, 2],
        ['c', john, 2],
        ['d', john, 3],
      ] as const) {
        credentialTables.addSession(hash, { user, expiresAt });
      }
      expect(left()).toBe('abcd');
    };
    fill();
    credentialTables.dropSession('b');
    expect(left()).toBe('acd');
    fill();
    credentialTables.dropUserSessions(jane);
    expect(left()).toBe('cd');
    fill();
    credentialTables.dropSessionsUntil(2);
    expect(left()).toBe('d');
    expect(credentialTables.readSession('d')).toMatchObject({ user: john, expiresAt: 3 });
  });

  test('takes part in the transactions of the store', () => {
    const { store, credentialTables } = emptyDatabase();
    credentialTables.putKey({ secret: 'a', salt: 'b' });
    const work = () => {
      credentialTables.putKey({ secret: 'c', salt: 'd' });
      throw new Error('broken off');
    };
    expect(() => store.transaction(work)).toThrow('broken off');
    expect(credentialTables.readKey()).toEqual({ secret: 'a', salt: 'b' });
  });
});

describe('a database of the first schema', () => {
  function oldFile(more: string = ''): string {
    const file = join(tempFolder(), 'catalog.db');
    const db = new Database(file);
    db.exec(readFileSync(join(import.meta.dirname, 'schema-1.sql'), 'utf8') + more);
    db.close();
    return file;
  }

  test('is migrated to the latest schema and keeps its data', () => {
    const file = oldFile();
    const { store, credentialTables } = openDatabase({ file });
    const tag = 'urn:li:tag:old' as typeof jane;
    expect(store.readAspect(tag, 'tagKey')).toMatchObject({
      value: { name: 'old' },
      created: { time: 7, actor: jane },
    });
    expect(store.listEntities('tag')).toEqual([tag]);
    credentialTables.putPassword(jane, 'hash');
    store.close();
    const again = openDatabase({ file });
    expect(again.credentialTables.readPassword(jane)).toBe('hash');
    again.store.close();
  });

  test('is unchanged if a migration step fails', async () => {
    const file = oldFile('CREATE TABLE session (in_the_way INTEGER);');
    expect(await thrownCode(() => openDatabase({ file }))).toBe('server-database-unusable');
    const db = new Database(file);
    const tables = db
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .raw()
      .all();
    expect([tables.flat(), db.prepare('PRAGMA user_version').raw().get()]).toEqual([
      ['aspect', 'edge', 'entity', 'event', 'session'],
      [1],
    ]);
    db.close();
  });

  test('gets the same schema as a new database', () => {
    const schemaOf = (file: string) => {
      openDatabase({ file }).store.close();
      const db = new Database(file);
      const schema = db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').raw().all();
      db.close();
      return JSON.stringify(schema).replaceAll(/\\n| /g, '');
    };
    expect(schemaOf(oldFile())).toBe(schemaOf(join(tempFolder(), 'catalog.db')));
  });
});
