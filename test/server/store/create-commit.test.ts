import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import DatabaseOffThread from 'libsql/promise';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Commit, createCommit } from '../../../src/server/store/create-commit.js';
import { openStore } from '../../../src/server/store/open-store.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset, jane } from '../../support/server/urns.js';

const large = (prefix: string) =>
  Array.from({ length: 2000 }, (_, i) => ({
    urn: dataset(`${prefix}${i}`),
    name: 'datasetProperties',
    value: { description: 'new'.repeat(500) },
  }));

test('a large write is durable at once, and its log goes into the database in a later turn', async () => {
  const folder = tempFolder();
  const file = join(folder, 'catalog.db');
  const store = openStore({ file });
  const sizeBefore = statSync(file).size;
  store.write(large('a'), { actor: jane, time: 1 });
  expect(statSync(file).size).toBe(sizeBefore);
  const killed = join(folder, 'killed.db');
  copyFileSync(file, killed);
  copyFileSync(`${file}-wal`, `${killed}-wal`);
  await expect.poll(() => statSync(file).size).toBeGreaterThan(sizeBefore);
  store.close();
  const reopened = openStore({ file: killed });
  expect(reopened.countAspects('datasetProperties')).toBe(2000);
  reopened.close();
});

test('a second large write in the same turn bounds the log', () => {
  const file = join(tempFolder(), 'catalog.db');
  const store = openStore({ file });
  const sizeBefore = statSync(file).size;
  store.write(large('a'), { actor: jane, time: 1 });
  store.write(large('b'), { actor: jane, time: 1 });
  expect(statSync(file).size).toBeGreaterThan(sizeBefore);
  store.close();
});

test('a transaction is large if its values are', () => {
  const { commit } = openRows();
  commit.begin();
  commit.recordValue(999_999);
  expect(commit.isLarge()).toBe(false);
  commit.recordValue(1);
  expect(commit.isLarge()).toBe(true);
  commit.commit();
  commit.begin();
  expect(commit.isLarge()).toBe(false);
  commit.commit();
});

interface Rows {
  readonly db: Database.Database;
  readonly commit: Commit;
  readonly count: () => number;
}

/** Opens a table in a file, whose rows refer to each other. The reference is checked at the end. */
function openRows(): Rows {
  const db = new Database(join(tempFolder(), 'rows.db'));
  onTestFinished(() => void db.close());
  db.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON');
  db.exec(
    'CREATE TABLE node (id INTEGER PRIMARY KEY, next REFERENCES node DEFERRABLE INITIALLY DEFERRED)',
  );
  const rows = db.prepare('SELECT count(*) FROM node').raw();
  return { db, commit: createCommit(db), count: () => (rows.get() as [number])[0] };
}

function addRows({ db }: Rows, from = 1): void {
  const add = db.prepare('INSERT INTO node VALUES (?, NULL)');
  for (let id = from; id < from + 1000; id++) add.run(id);
}

const addDangling = ({ db }: Rows) => db.exec('INSERT INTO node VALUES (0, -1)');

/** Keeps the driver's thread from doing anything. */
const holdThread = () =>
  vi.spyOn(DatabaseOffThread.prototype, 'exec').mockReturnValue(new Promise(() => undefined));

describe("a commit on the driver's thread", () => {
  test('is for transactions of a thousand rows', () => {
    const rows = openRows();
    rows.commit.begin();
    addDangling(rows);
    expect(rows.commit.isLarge()).toBe(false);
    addRows(rows);
    expect(rows.commit.isLarge()).toBe(true);
  });

  test('commits', async () => {
    const rows = openRows();
    rows.commit.begin();
    addRows(rows);
    await rows.commit.commitOffThread();
    expect(rows.db.inTransaction).toBe(false);
    expect(rows.count()).toBe(1000);
  });

  test('leaves the transaction open if it fails', async () => {
    const rows = openRows();
    rows.commit.begin();
    addRows(rows);
    addDangling(rows);
    await expect(rows.commit.commitOffThread()).rejects.toThrow('FOREIGN KEY');
    expect(() => rows.commit.commit()).toThrow('FOREIGN KEY');
    rows.db.exec('ROLLBACK');
    expect(rows.count()).toBe(0);
  });

  test('counts for the commit that is called meanwhile, and ends no later transaction', async () => {
    const rows = openRows();
    for (let round = 0; round < 20; round++) {
      rows.commit.begin();
      addRows(rows, round * 1000 + 1);
      const late = rows.commit.commitOffThread().catch(() => undefined);
      rows.commit.commit();
      expect(rows.count()).toBe((round + 1) * 1000);
      rows.commit.begin();
      addDangling(rows);
      await late;
      expect(rows.db.inTransaction).toBe(true);
      rows.db.exec('ROLLBACK');
    }
  });

  test('that the thread has made already is no error of the commit that is called meanwhile', () => {
    const rows = openRows();
    holdThread();
    rows.commit.begin();
    addRows(rows);
    void rows.commit.commitOffThread();
    rows.db.exec('RELEASE transaction_1');
    expect(() => rows.commit.commit()).not.toThrow();
    expect(rows.count()).toBe(1000);
  });

  test('that SQLite has rolled back is an error of the commit that is called meanwhile', () => {
    const rows = openRows();
    holdThread();
    rows.commit.begin();
    addRows(rows);
    void rows.commit.commitOffThread();
    rows.db.exec('ROLLBACK');
    expect(() => rows.commit.commit()).toThrow('no such savepoint');
  });
});
