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
import { derivedFrom } from '../../support/server/lineage.js';
import { thrownCode, thrownError } from '../../support/server/refusal.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset, jane } from '../../support/server/urns.js';

describe('openStore', () => {
  test('keeps its data when it is closed and opened again', () => {
    const file = join(tempFolder(), 'new', 'folder', 'catalog.db');
    const first = openStore({ file });
    first.write([{ urn: dataset('b'), name: 'upstreamLineage', value: derivedFrom('a') }], {
      actor: jane,
      time: 7,
    });
    first.close();
    const second = openStore({ file });
    expect(second.readAspect(dataset('b'), 'upstreamLineage')?.created).toEqual({
      time: 7,
      actor: jane,
    });
    expect(second.neighbors(dataset('a'), 'DOWNSTREAM')).toEqual([dataset('b')]);
    second.close();
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
    [
      'of a newer version',
      (file: string) => alter(file, 'PRAGMA journal_mode = WAL; PRAGMA user_version = 99'),
      'server-database-newer',
    ],
    [
      'of an older version',
      (file: string) => alter(file, 'PRAGMA journal_mode = WAL; PRAGMA user_version = 8'),
      'server-database-unusable',
    ],
    [
      'of another program',
      (file: string) => alter(file, 'PRAGMA application_id = 1'),
      'server-database-unusable',
    ],
    [
      'that is not a database',
      (file: string) => writeFileSync(file, 'x'.repeat(5000)),
      'server-database-unusable',
    ],
    [
      'that is a short text',
      (file: string) => writeFileSync(file, 'x'),
      'server-database-unusable',
    ],
    ['that is damaged', damage, 'server-database-unusable'],
    [
      'whose tables cannot be read',
      (file: string) => overwrite(file, 100, 4096),
      'server-database-unusable',
    ],
    [
      'that was cut off',
      (file: string) => truncateSync(file, 4096 * 5 + 17),
      'server-database-unusable',
    ],
    [
      'that was cut off in its header',
      (file: string) => truncateSync(file, 50),
      'server-database-unusable',
    ],
  ])('refuses a file %s and leaves it as it is', async (_what, spoil, code) => {
    const file = join(tempFolder(), 'catalog.db');
    filled(file);
    spoil(file);
    const before = [readFileSync(file), readdirSync(dirname(file))];
    expect(await thrownCode(() => openStore({ file }))).toBe(code);
    expect([readFileSync(file), readdirSync(dirname(file))]).toEqual(before);
  });

  test('says what to do with a file of an older version', async () => {
    const file = join(tempFolder(), 'catalog.db');
    filled(file);
    alter(file, 'PRAGMA user_version = 8');
    const { message, hint } = await thrownError(() => openStore({ file }));
    expect(message).toContain('an earlier headwater made it, with version 8 of the tables');
    expect(hint).toBe(
      'delete the file and load its metadata again, or name another file with --db',
    );
  });

  test('refuses a newer version that is only in the write-ahead log', async () => {
    const folder = tempFolder();
    const file = join(folder, 'catalog.db');
    filled(file);
    const newer = new Database(file);
    newer.exec('PRAGMA journal_mode = WAL; PRAGMA user_version = 99');
    const killed = join(folder, 'killed.db');
    copyFileSync(file, killed);
    copyFileSync(`${file}-wal`, `${killed}-wal`);
    newer.close();
    expect(await thrownCode(() => openStore({ file: killed }))).toBe('server-database-newer');
  });

  test('refuses a folder, and a path through a file', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'catalog.db'));
    expect(await thrownCode(() => openStore({ file: join(folder, 'catalog.db') }))).toBe(
      'server-database-unusable',
    );
    writeFileSync(join(folder, 'file'), 'x');
    expect(await thrownCode(() => openStore({ file: join(folder, 'file', 'catalog.db') }))).toBe(
      'server-database-unusable',
    );
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
    expect([codeName, message]).toEqual([
      'server-database-unusable',
      `cannot use ${file} as the database: ${why}, not a file`,
    ]);
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

/** Overwrites pages after the first, which holds the header. */
function damage(file: string): void {
  overwrite(file, 4096 * 2, 4096 * 6);
}

function overwrite(file: string, from: number, to: number): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xa5, from, to));
}
