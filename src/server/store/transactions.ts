import type Database from 'libsql';
import { type DerivedIndex, flushTexts } from './derived-index.js';
import type { Revisions } from './revisions.js';

/** The state in memory. It must follow each transaction. */
interface InMemory {
  readonly index: DerivedIndex;
  readonly revisions: Revisions;
}

/** The transactions of a store: tables and memory change together, or not at all. */
export class Transactions {
  readonly #db: Database.Database;
  readonly #memory: InMemory;
  #isOpen = false;

  constructor(db: Database.Database, memory: InMemory) {
    this.#db = db;
    this.#memory = memory;
  }

  /**
   * Runs work in one durable transaction. Inside another transaction, the work belongs to that one.
   */
  run<T>(work: () => T): T {
    if (this.#isOpen) return work();
    this.#db.exec('BEGIN');
    this.#isOpen = true;
    try {
      const result = work();
      flushTexts(this.#memory.index);
      this.#db.exec('COMMIT');
      this.#keep();
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    } finally {
      this.#isOpen = false;
    }
  }

  #keep(): void {
    const { index, revisions } = this.#memory;
    index.graph.commit();
    revisions.recordCommit();
  }

  #rollBack(): void {
    const { index, revisions } = this.#memory;
    revisions.recordRollback();
    index.graph.rollBack();
    index.urns.forget();
    index.columns.forget();
    index.texts.discard();
    // After some failures, for example a full disk, SQLite has ended the transaction already.
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
  }
}
