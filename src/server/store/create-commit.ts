import { setTimeout } from 'node:timers';
import type Database from 'libsql';

/** Number of changed rows from which a commit leaves the checkpoint to a later turn. */
const MANY_ROWS = 1000;
/** The pause in milliseconds before a checkpoint. Waiting requests are answered in it. */
const PAUSE_MS = 10;
/** SQLite's default, in pages. */
const AUTO_CHECKPOINT = 1000;

/**
 * Returns the `COMMIT` of a database. SQLite copies a log of more than 1000 pages into the database
 * within the commit. After a large transaction that takes as long as the commit itself, so it
 * happens in a turn of its own. The write is durable before it.
 */
export function createCommit(db: Database.Database): () => void {
  const countChanges = db.prepare('SELECT total_changes()').raw();
  let seen = 0;
  let isDeferred = false;
  const checkpoint = (): void => {
    isDeferred = false;
    try {
      if (db.open) db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // Nothing is lost: the log holds the writes, and the next commit tries again.
    }
  };
  return () => {
    const [total] = countChanges.get() as [number];
    const isLarge = total - seen >= MANY_ROWS;
    seen = total;
    // A second large commit before the checkpoint makes its own, so that the log stays bounded.
    if (!isLarge || isDeferred) {
      db.exec('COMMIT');
      return;
    }
    db.exec('PRAGMA wal_autocheckpoint = 0');
    try {
      db.exec('COMMIT');
    } finally {
      db.exec(`PRAGMA wal_autocheckpoint = ${AUTO_CHECKPOINT}`);
    }
    isDeferred = true;
    setTimeout(checkpoint, PAUSE_MS).unref();
  };
}
