import { setTimeout } from 'node:timers';
import type Database from 'libsql';
import DatabaseOffThread from 'libsql/promise';

/** Number of changed rows from which a commit leaves the checkpoint to a later turn. */
const MANY_ROWS = 1000;
/** The pause in milliseconds before a checkpoint. Waiting requests are answered in it. */
const PAUSE_MS = 10;
/** SQLite's default, in pages. */
const AUTO_CHECKPOINT = 1000;

/** The end of transactions. */
export interface Commit {
  /** Commits. The writes are durable when it returns. */
  commit(): void;
  /** Resolves when no checkpoint runs. A use of the database would wait for it on this thread. */
  checkpointed(): Promise<void> | undefined;
}

/**
 * Creates the `COMMIT` of a database. SQLite copies a log of more than 1000 pages into the database
 * within the commit. After a large transaction that takes as long as the commit itself, so it
 * happens later, on the driver's thread. The write is durable before it.
 */
export function createCommit(db: Database.Database): Commit {
  const countChanges = db.prepare('SELECT total_changes()').raw();
  let seen = 0;
  let isDeferred = false;
  let running: Promise<void> | undefined;
  const checkpoint = async (): Promise<void> => {
    try {
      if (db.open) await execOffThread(db, 'PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // Nothing is lost: the log holds the writes, and the next commit tries again.
    }
    isDeferred = false;
    running = undefined;
  };
  const start = (): void => {
    running = checkpoint();
  };
  return {
    checkpointed: () => running,
    commit: () => {
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
      setTimeout(start, PAUSE_MS).unref();
    },
  };
}

/** The driver has two classes with the same connection inside. Only the other one has a thread. */
function execOffThread(db: Database.Database, sql: string): Promise<void> {
  return DatabaseOffThread.prototype.exec.call(db, sql);
}
