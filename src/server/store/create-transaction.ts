import type Database from 'libsql';
import { createCommit } from './create-commit.js';
import { type DerivedIndex, flushTexts } from './derived-index.js';
import type { Revisions } from './revisions.js';

/** The state in memory. It must follow each transaction. */
interface InMemory {
  readonly index: DerivedIndex;
  readonly revisions: Revisions;
}

/** Returns the `transaction` of the store: tables and memory change together, or not at all. */
export function createTransaction(
  db: Database.Database,
  { index, revisions }: InMemory,
): <T>(work: () => T) => T {
  let open = false;
  const commit = createCommit(db);
  return (work) => {
    if (open) return work();
    db.exec('BEGIN IMMEDIATE');
    open = true;
    try {
      const result = work();
      flushTexts(index);
      commit();
      index.graph.commit();
      return result;
    } catch (error) {
      revisions.recordRollback();
      index.graph.rollBack();
      index.texts.discard();
      // After some failures, for example a full disk, SQLite has ended the transaction already.
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    } finally {
      open = false;
    }
  };
}
