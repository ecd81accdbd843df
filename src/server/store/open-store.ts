import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { checkDatabaseFile, refuseNewer, unusable } from './check-database-file.js';
import { migrate } from './migrations.js';
import { type CatalogStore, createStore } from './sqlite-store.js';

export interface OpenStoreOptions {
  /** Path of the SQLite file, or `:memory:`. Missing folders above it are made. */
  readonly file: string;
}

/**
 * Opens the catalog's database, and makes it if there is none. A write is durable when it returns.
 *
 * @throws HeadwaterError `server-database-unusable`, `server-database-newer` or `server-database-busy`; the file is as it was then
 */
export function openStore(options: OpenStoreOptions): CatalogStore {
  const { file } = options;
  if (file !== ':memory:') {
    checkDatabaseFile(file);
    makeFolder(file);
  }
  const db = connect(file);
  try {
    setUp(db, file);
    return createStore(db);
  } catch (error) {
    db.close();
    throw translate(file, error);
  }
}

/** Reads before it writes anything: what it then refuses is untouched. */
function setUp(db: Database.Database, file: string): void {
  const version = numberFrom(db, 'user_version');
  refuseNewer(file, version);
  const check = textFrom(db, 'quick_check(1)');
  if (check !== 'ok') throw unusable(file, `it is damaged (${check})`);
  // One writer: a second process is refused when it starts, not when it writes. The lock dies with the process.
  db.exec('PRAGMA locking_mode = EXCLUSIVE');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  migrate(db, version);
  // The lock is taken with the next write, and with nothing to migrate that would be the first request's.
  db.exec('BEGIN EXCLUSIVE; COMMIT');
}

function connect(file: string): Database.Database {
  try {
    return new Database(file);
  } catch (error) {
    throw translate(file, error);
  }
}

function makeFolder(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    keepOutOfGit(dirname(file));
  } catch (error) {
    throw unusable(file, 'its folder cannot be made', error);
  }
}

/** Our own folder is nobody's to commit. Any other that the database lies in is its owner's affair. */
function keepOutOfGit(folder: string): void {
  const path = join(folder, '.gitignore');
  if (basename(folder) === '.headwater' && !existsSync(path)) writeFileSync(path, '*\n');
}

function translate(file: string, error: unknown): unknown {
  if (error instanceof HeadwaterError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return new HeadwaterError('server-database-busy', `another process uses the database ${file}`, {
      hint: 'stop the other catalog, or name another file with --db',
      cause: error,
    });
  }
  return unusable(file, error instanceof Error ? error.message : 'SQLite cannot open it', error);
}

function numberFrom(db: Database.Database, pragma: string): number {
  return Number(firstValue(db, pragma));
}

function textFrom(db: Database.Database, pragma: string): string {
  return String(firstValue(db, pragma));
}

function firstValue(db: Database.Database, pragma: string): unknown {
  const row: unknown = db.prepare(`PRAGMA ${pragma}`).raw().get();
  return Array.isArray(row) ? row[0] : undefined;
}
