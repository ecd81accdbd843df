import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../src/server/store/open-store.js';
import type { Urn } from '../../../src/urn/urn.js';
import { derivedFrom } from '../../support/server/lineage.js';
import { thrownCode, thrownError } from '../../support/server/refusal.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset, jane } from '../../support/server/urns.js';

const NEWER = 'PRAGMA user_version = 99';
const oldTag = 'urn:li:tag:old' as Urn;

describe('openStore', () => {
  test('keeps its data when it is closed and opened again', () => {
    const file = join(tempFolder(), 'new', 'folder', 'catalog.db');
    const first = openStore({ file });
    const lineage = { urn: dataset('b'), name: 'upstreamLineage', value: derivedFrom('a') };
    const stamp = { time: 7, actor: jane };
    first.write([lineage], stamp);
    first.close();
    const second = openStore({ file });
    expect(second.readAspect(dataset('b'), 'upstreamLineage')?.created).toEqual(stamp);
    expect(second.neighbours(dataset('a'), 'DOWNSTREAM')).toEqual([dataset('b')]);
    second.close();
  });

  test('migrates a database of the first version, and keeps versions from then on', () => {
    const file = olderFile('schema-1.sql');
    const store = openStore({ file });
    expect(store.readAspect(oldTag, 'tagKey')?.value).toEqual({ name: 'old' });
    store.write([{ urn: oldTag, name: 'tagKey', value: { name: 'new' } }], {
      actor: jane,
      time: 1,
    });
    store.close();
    const again = openStore({ file });
    expect(again.readVersion(oldTag, 'tagKey', 1)?.value).toEqual({ name: 'old' });
    again.close();
  });

  test.each([
    ['derived less', 'schema-3.sql'],
    ['stored relationships as texts', 'schema-7.sql'],
  ])('derives data again if an older version %s', (_, schema) => {
    const file = olderFile(schema);
    const store = openStore({ file });
    const [a, b] = [dataset('a'), dataset('b')];
    expect(
      store.relationships(b, 'OUTGOING').map(({ type, destination }) => [type, destination]),
    ).toEqual([
      ['DownstreamOf', a],
      ['OwnedBy', jane],
    ]);
    expect(store.neighbours(a, 'DOWNSTREAM')).toEqual([b]);
    expect([a, b].map((urn) => [store.exists(urn), store.isSoftDeleted(urn)])).toEqual([
      [true, true],
      [true, false],
    ]);
    store.close();
  });

  test('leaves an older file unchanged if it cannot be migrated', async () => {
    const file = olderFile('schema-3.sql');
    alter(file, "UPDATE aspect SET value = 'no JSON' WHERE name = 'ownership'");
    expect(await thrownCode(() => openStore({ file }))).toBe('server-database-unusable');
    const db = new Database(file);
    expect(db.prepare('SELECT count(*) FROM edge').raw().all()).toEqual([[1]]);
    expect(db.prepare('PRAGMA user_version').raw().all()).toEqual([[3]]);
    db.close();
  });

  test('fills an empty file', () => {
    const file = join(tempFolder(), 'catalog.db');
    writeFileSync(file, '');
    const store = openStore({ file });
    expect(store.listEntities('dataset')).toEqual([]);
    store.close();
  });

  test('uses a write-ahead log and waits for the disk', () => {
    const file = join(tempFolder(), 'catalog.db');
    const store = openStore({ file });
    const walOfHeader = 2;
    expect(readFileSync(`${file}-wal`).length).toBeGreaterThan(0);
    expect(readFileSync(file)[18]).toBe(walOfHeader);
    store.close();
  });

  test('refuses a file that is in use', async () => {
    const file = join(tempFolder(), 'catalog.db');
    const store = openStore({ file });
    expect(await thrownCode(() => openStore({ file }))).toBe('server-database-busy');
    store.close();
    openStore({ file }).close();
  });

  test.each([
    ['of a newer version', altered(`PRAGMA journal_mode = WAL; ${NEWER}`), 'newer'],
    ['of another program', altered('PRAGMA application_id = 1'), 'unusable'],
    ['that is not a database', (file: string) => writeFileSync(file, 'x'.repeat(5000)), 'unusable'],
    ['that is a short text', (file: string) => writeFileSync(file, 'x'), 'unusable'],
    // The first page holds the header.
    ['that is damaged', overwritten(4096 * 2, 4096 * 6), 'unusable'],
    ['whose tables cannot be read', overwritten(100, 4096), 'unusable'],
    ['that was cut off', (file: string) => truncateSync(file, 4096 * 5 + 17), 'unusable'],
    ['that was cut off in its header', (file: string) => truncateSync(file, 50), 'unusable'],
  ])('refuses a file %s and leaves it as it is', async (_what, spoil, code) => {
    const file = join(tempFolder(), 'catalog.db');
    filled(file);
    spoil(file);
    const before = [readFileSync(file), readdirSync(dirname(file))];
    expect(await thrownCode(() => openStore({ file }))).toBe(`server-database-${code}`);
    expect([readFileSync(file), readdirSync(dirname(file))]).toEqual(before);
  });

  test('refuses a newer version that is only in the write-ahead log', async () => {
    const folder = tempFolder();
    const file = join(folder, 'catalog.db');
    filled(file);
    const newer = new Database(file);
    newer.exec(`PRAGMA journal_mode = WAL; ${NEWER}`);
    const killed = join(folder, 'killed.db');
    copyFileSync(file, killed);
    copyFileSync(`${file}-wal`, `${killed}-wal`);
    newer.close();
    expect(await thrownCode(() => openStore({ file: killed }))).toBe('server-database-newer');
  });

  test('refuses a folder, and a path through a file', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'catalog.db'));
    writeFileSync(join(folder, 'file'), 'x');
    for (const file of [join(folder, 'catalog.db'), join(folder, 'file', 'catalog.db')])
      expect(await thrownCode(() => openStore({ file }))).toBe('server-database-unusable');
  });
});

describe.runIf(process.platform === 'linux')('refuses a path that is not a regular file:', () => {
  test.each<readonly [string, (file: string) => void, string]>([
    ['a folder', (file) => mkdirSync(file), 'it is a folder'],
    ['a link to a folder', (file) => symlinkSync(dirname(file), file), 'it is a folder'],
    [
      'a named pipe',
      (file) => void execFileSync('sh', ['-c', 'mkfifo "$0"', file]),
      'it is a named pipe',
    ],
    ['a device', (file) => symlinkSync('/dev/null', file), 'it is a device'],
    ['a device without end', (file) => symlinkSync('/dev/zero', file), 'it is a device'],
  ])('%s', async (_what, make, why) => {
    const file = join(tempFolder(), 'catalog.db');
    make(file);
    // An open of a pipe waits until a second process opens its other end.
    const writer = spawn('sh', ['-c', 'test ! -p "$0" || : > "$0"', file]);
    onTestFinished(() => void writer.kill());
    const before = readdirSync(dirname(file));
    const { codeName, message, hint } = await thrownError(() => openStore({ file }));
    expect(codeName).toBe('server-database-unusable');
    expect(message).toBe(`cannot use ${file} as the database: ${why}, not a file`);
    expect(hint).toBe('name a file with --db; a missing file is created');
    expect(readdirSync(dirname(file))).toEqual(before);
  });

  test('a named pipe is refused without being opened', async () => {
    const file = join(tempFolder(), 'catalog.db');
    execFileSync('sh', ['-c', 'mkfifo "$0"', file]);
    const writer = spawn('sh', ['-c', ': > "$0"', file]);
    const ended = once(writer, 'exit');
    expect(await thrownCode(() => openStore({ file }))).toBe('server-database-unusable');
    // The writer would end in this time if the pipe were opened.
    await new Promise((resolve) => setTimeout(resolve, 500));
    writer.kill();
    expect(await ended).toEqual([null, 'SIGTERM']);
  });
});

/** Makes a database as an older version of the program made it. */
function olderFile(schema: string): string {
  const file = join(tempFolder(), 'catalog.db');
  alter(file, readFileSync(join(import.meta.dirname, schema), 'utf8'));
  return file;
}

/** Makes a database with enough rows for several pages. */
function filled(file: string): void {
  const store = openStore({ file });
  const urns = Array.from({ length: 200 }, (_, i) => dataset(`table_${i}`));
  store.write(
    urns.map((urn) => ({ urn, name: 'status', value: { removed: false } })),
    { actor: jane, time: 0 },
  );
  store.close();
}

function alter(file: string, sql: string): void {
  const db = new Database(file);
  db.exec(sql);
  db.close();
}

function altered(sql: string): (file: string) => void {
  return (file) => alter(file, sql);
}

function overwritten(from: number, to: number): (file: string) => void {
  return (file) => writeFileSync(file, readFileSync(file).fill(0xa5, from, to));
}
