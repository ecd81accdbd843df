import { chmodSync } from 'node:fs';
import Database from 'libsql';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { CatalogDatabase, CatalogStore } from './catalog-store.js';
import { CredentialTables } from './credential-tables.js';
import {
  checkDatabaseFile,
  createDatabaseFile,
  refuseOtherSchema,
  unusableDatabase,
} from './database-file.js';
import { releaseFileLock } from './release-file-lock.js';
import { createSchema } from './schema.js';
import { Sql } from './sql.js';
import { createStore } from './sqlite-store.js';
import { stampMetadata } from './system-stamps.js';

export interface OpenStoreOptions {
  /** Path of the SQLite file, or `:memory:`. Opening creates missing parent folders. */
  readonly file: string;
  /** True to store stamps in system metadata, as DataHub does. Default: stores it as given. */
  readonly stampsMetadata?: boolean;
}

/** Opens a database without access to its credential tables. See {@link openDatabase}. */
export function openStore(options: OpenStoreOptions): CatalogStore {
  return openDatabase(options).store;
}

/**
 * Opens the database of the catalog. It creates a missing file, which only its owner can read. A
 * write is durable when it returns.
 *
 * @throws HeadwaterError `server-database-unusable`, `server-database-newer` or
 *   `server-database-busy`; the file is unchanged
 */
export function openDatabase(options: OpenStoreOptions): CatalogDatabase {
  const { file, stampsMetadata = false } = options;
  if (file !== ':memory:') {
    checkDatabaseFile(file);
    createDatabaseFile(file);
  }
  const db = connect(file);
  try {
    setUp(db, file);
    const store = createStore(db, stampsMetadata ? stampMetadata : undefined);
    return { store, credentialTables: new CredentialTables(new Sql(db)) };
  } catch (error) {
    db.close();
    throw translate(file, error);
  }
}

/**
 * Checks and locks a database, and creates the tables of an empty database. It reads before it
 * writes, so a refused file is unchanged.
 */
function setUp(db: Database.Database, file: string): void {
  const version = Number(readPragma(db, 'user_version'));
  refuseOtherSchema(file, version);
  const check = String(readPragma(db, 'quick_check(1)'));
  if (check !== 'ok') throw unusableDatabase(file, `it is damaged (${check})`);
  // Allows one process only: a second process fails at its start, not at its first write. The lock
  // ends with the process.
  db.exec('PRAGMA locking_mode = EXCLUSIVE');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  // Overwrites deleted data, so that the free pages of the file contain no old keys or sessions.
  db.exec('PRAGMA secure_delete = ON');
  // In KiB. Writes to the indexes of relationships are scattered. With SQLite's default of 2 MB, a
  // large load waits for the disk.
  db.exec('PRAGMA cache_size = -65536');
  try {
    if (version === 0) createSchema(db);
  } catch (error) {
    releaseFileLock(db);
    throw error;
  }
  // SQLite takes the lock with the next write. Without this write, a write of the first request
  // would take it.
  db.exec('BEGIN EXCLUSIVE; COMMIT');
}

function connect(file: string): Database.Database {
  try {
    return new Database(file);
  } catch (error) {
    throw translate(file, error);
  }
}

/**
 * Restricts a database file to its owner. A file that an earlier version created, or a copy, may be
 * readable to all users. It ignores errors: file systems without owners refuse the change.
 */
export function makePrivate(file: string): void {
  for (const path of [file, `${file}-wal`]) {
    try {
      chmodSync(path, 0o600);
    } catch {}
  }
}

/**
 * Translates the error of a write to an open database, for example on a full disk. Other errors are
 * returned unchanged.
 */
export function unwritable(file: string, error: unknown): unknown {
  const isSqliteError =
    error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_');
  if (!isSqliteError) return error;
  return new HeadwaterError(
    'server-database-unusable',
    `the database ${file} cannot be written: ${error.message}`,
    {
      hint: 'check permissions and free space there',
      cause: error,
    },
  );
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
  // The disk is full.
  if (code === 'SQLITE_FULL' || code === 'SQLITE_IOERR_WRITE') return unwritable(file, error);
  const why = error instanceof Error ? error.message : 'SQLite cannot open it';
  return unusableDatabase(file, why, { cause: error });
}

function readPragma(db: Database.Database, pragma: string): unknown {
  const row: unknown = db.prepare(`PRAGMA ${pragma}`).raw().get();
  return Array.isArray(row) ? row[0] : undefined;
}
