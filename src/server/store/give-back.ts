import type Database from 'libsql';

/**
 * Gives the lock of a file back. The driver keeps it until its statements are garbage-collected, so it is done by hand,
 * and leaving WAL first makes that possible and the file whole without its neighbours.
 */
export function giveBack(db: Database.Database): void {
  db.exec('PRAGMA journal_mode = DELETE');
  db.exec('PRAGMA locking_mode = NORMAL');
  db.prepare('SELECT 1 FROM sqlite_schema').get();
}
