import type Database from 'libsql';

/**
 * Releases the lock of a database file. The driver itself keeps the lock until its statements are
 * garbage-collected. The function leaves WAL mode first: only then can it release the lock, and the
 * file is complete without the files beside it.
 */
export function releaseFileLock(db: Database.Database): void {
  db.exec('PRAGMA journal_mode = DELETE');
  db.exec('PRAGMA locking_mode = NORMAL');
  db.prepare('SELECT 1 FROM sqlite_schema').get();
}
