import { setTimeout } from 'node:timers';
import type Database from 'libsql';
import DatabaseOffThread from 'libsql/promise';

/** Number of changed rows from which a transaction is large. */
const MANY_ROWS = 1000;
/** Number of characters of written values from which it is large. */
const MANY_CHARACTERS = 1_000_000;
/** The pause in milliseconds before a checkpoint. Waiting requests are answered in it. */
const PAUSE_MS = 10;
/** SQLite's default, in pages. */
const AUTO_CHECKPOINT = 1000;

/** The begin and the end of transactions. */
export interface Commit {
  begin(): void;
  /** Records the length of a value that the open transaction writes. */
  recordValue(characters: number): void;
  /**
   * Commits. The writes are durable when it returns. If {@link commitOffThread} runs, it waits for
   * that on this thread.
   */
  commit(): void;
  /** True if the open transaction is so large that its commit may take longer than a time slice. */
  isLarge(): boolean;
  /**
   * Commits on the driver's thread. If `commit` is called meanwhile, that call tells how the
   * transaction ended, and this promise has no meaning.
   */
  commitOffThread(): Promise<void>;
  /** Resolves when no checkpoint runs. A use of the database would wait for it on this thread. */
  checkpointed(): Promise<void> | undefined;
}

/**
 * Creates the begin and the end of the transactions of a database.
 *
 * A transaction begins with a savepoint of its own name, and its end is the release of that name.
 * So a release on the driver's thread that comes too late cannot end a later transaction, as a
 * `COMMIT` would. A row of a temporary table, which a rollback restores, tells whether the
 * transaction is committed.
 *
 * SQLite copies a log of more than 1000 pages into the database within the commit. After a large
 * transaction that takes as long as the commit itself, so it happens later, on the driver's thread.
 * The write is durable before it.
 */
export function createCommit(db: Database.Database): Commit {
  db.exec('CREATE TEMP TABLE off_thread (number INTEGER); INSERT INTO off_thread VALUES (0)');
  const countChanges = db.prepare('SELECT total_changes()').raw();
  const recordNumber = db.prepare('UPDATE off_thread SET number = ?');
  const recordedNumber = db.prepare('SELECT number FROM off_thread').raw();
  const checkpoints = createCheckpoints(db);
  let number = 0;
  let changesBefore = 0;
  let writtenCharacters = 0;
  const totalChanges = (): number => (countChanges.get() as [number])[0];
  const isLarge = (): boolean =>
    writtenCharacters >= MANY_CHARACTERS || totalChanges() - changesBefore >= MANY_ROWS;
  const isCommitted = (): boolean =>
    !db.inTransaction && (recordedNumber.get() as [number])[0] === number;
  const release = (): string => `RELEASE transaction_${number}`;
  return {
    begin: () => {
      number += 1;
      changesBefore = totalChanges();
      writtenCharacters = 0;
      db.exec(`SAVEPOINT transaction_${number}`);
    },
    recordValue: (characters) => {
      writtenCharacters += characters;
    },
    isLarge,
    commit: () => {
      const end = isLarge() ? checkpoints.defer() : undefined;
      try {
        db.exec(release());
      } catch (error) {
        // The driver's thread was faster.
        if (!isCommitted()) throw error;
      } finally {
        end?.();
      }
    },
    commitOffThread: async () => {
      recordNumber.run(number);
      const end = checkpoints.defer();
      try {
        await execOffThread(db, release());
      } finally {
        end();
      }
    },
    checkpointed: checkpoints.running,
  };
}

interface Checkpoints {
  /**
   * Leaves the checkpoint of the next commit to a later turn. Call the returned function after the
   * commit. A second large commit before the checkpoint makes its own, so that the log stays
   * bounded.
   */
  defer(): () => void;
  running(): Promise<void> | undefined;
}

function createCheckpoints(db: Database.Database): Checkpoints {
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
    running: () => running,
    defer: () => {
      if (isDeferred) return () => undefined;
      isDeferred = true;
      db.exec('PRAGMA wal_autocheckpoint = 0');
      return () => {
        db.exec(`PRAGMA wal_autocheckpoint = ${AUTO_CHECKPOINT}`);
        setTimeout(start, PAUSE_MS).unref();
      };
    },
  };
}

/** The driver has two classes with the same connection inside. Only the other one has a thread. */
function execOffThread(db: Database.Database, sql: string): Promise<void> {
  return DatabaseOffThread.prototype.exec.call(db, sql);
}
