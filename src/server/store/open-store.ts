import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'libsql';
import { HeadwaterError } from '../../errors/headwater-error.js';
import { systemReason } from '../system-reason.js';
import { checkDatabaseFile, refuseNewer, unusable } from './check-database-file.js';
import { giveBack } from './give-back.js';
import { migrate } from './migrations.js';
import { type CatalogStore, createStore } from './sqlite-store.js';
import { createVault, type Vault } from './vault.js';

export interface OpenStoreOptions {
  /** Path of the SQLite file, or `:memory:`. Missing folders above it are made. */
  readonly file: string;
}

/** What one database file holds. Closing the store closes both. */
export interface CatalogDatabase {
  readonly store: CatalogStore;
  readonly vault: Vault;
}

/** Opens the aspects alone, for those who have no business in the vault. See {@link openDatabase}. */
export function openStore(options: OpenStoreOptions): CatalogStore {
  return openDatabase(options).store;
}

/**
 * Opens the catalog's database, and makes it if there is none, readable to its owner alone. A write is durable when it
 * returns.
 *
 * @throws HeadwaterError `server-database-unusable`, `server-database-newer` or `server-database-busy`; the file is as it was then
 */
export function openDatabase(options: OpenStoreOptions): CatalogDatabase {
  const { file } = options;
  if (file !== ':memory:') {
    checkDatabaseFile(file);
    makeFolder(file);
    checkFolder(file);
    makeFile(file);
  }
  const db = connect(file);
  try {
    setUp(db, file);
    return { store: createStore(db), vault: createVault(db) };
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
  // What is deleted is overwritten: a key or a session that has ended is not to be found in the file's free pages.
  db.exec('PRAGMA secure_delete = ON');
  // In KiB. The indexes of relationships are written to all over; with SQLite's 2 MB, a large load waits for the disk.
  db.exec('PRAGMA cache_size = -65536');
  try {
    migrate(db, version);
  } catch (error) {
    giveBack(db);
    throw error;
  }
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

/** SQLite's own words for it blame the file. */
function checkFolder(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(file, 'its folder cannot be written, and the database keeps files beside itself', error);
  }
}

/** It may come to hold a signing key and hashes of passwords. SQLite gives its neighbours the same mode. */
function makeFile(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    const reason = systemReason(error);
    throw unusable(file, reason === undefined ? 'it cannot be made' : `it cannot be written: ${reason}`, error);
  }
}

/** Our own folder is nobody's to commit. Any other that the database lies in is its owner's affair. */
function keepOutOfGit(folder: string): void {
  const path = join(folder, '.gitignore');
  if (basename(folder) === '.headwater' && !existsSync(path)) writeFileSync(path, '*\n');
}

/** The error of a write to a database that was opened, such as on a full disk. Any other error is given back as it is. */
export function unwritable(file: string, error: unknown): unknown {
  const isOfSqlite = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_');
  if (!isOfSqlite) return error;
  return new HeadwaterError('server-database-unusable', `the database ${file} cannot be written: ${error.message}`, {
    hint: 'check permissions and free space there',
    cause: error,
  });
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
