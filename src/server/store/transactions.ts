import { setImmediate } from 'node:timers/promises';
import type Database from 'libsql';
import { type Commit, createCommit } from './create-commit.js';
import { type DerivedIndex, flushTextsInSteps } from './derived-index.js';
import type { Revisions } from './revisions.js';
import { deferred, inOneStep, type Steps, timeSlice } from './steps.js';

/** The state in memory. It must follow each transaction. */
interface InMemory {
  readonly index: DerivedIndex;
  readonly revisions: Revisions;
}

type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: unknown };

interface PausedTransaction {
  /** Resolves at the end of the transaction. Never rejects. */
  readonly ended: Promise<void>;
  /** Does the remaining steps at once. */
  finish(): void;
}

/**
 * The transactions of a store: tables and memory change together, or not at all. One transaction is
 * open at a time. A transaction in turns pauses, so that requests without a need for the store are
 * answered. All other code calls `settle` before it uses the store, so it never sees a part of a
 * transaction, nor writes into one.
 */
export class Transactions {
  readonly #db: Database.Database;
  readonly #memory: InMemory;
  readonly #commit: Commit;
  /** True while the code of the open transaction runs. */
  #isRunning = false;
  #paused: PausedTransaction | undefined;
  /** The end of the last transaction in turns that was asked for. */
  #last: Promise<void> | undefined;

  constructor(db: Database.Database, memory: InMemory) {
    this.#db = db;
    this.#memory = memory;
    this.#commit = createCommit(db);
  }

  /** Runs work in one transaction. Inside another transaction, the work belongs to that one. */
  run<T>(work: () => T): T {
    if (this.#isRunning) return work();
    this.settle();
    const steps = this.#begin(() => inOneStep(work));
    return unwrap(this.#continue(steps, () => false) as Outcome<T>);
  }

  /** Runs work in one transaction, after all that began earlier. It pauses after each time slice. */
  async runInTurns<T>(work: () => Steps<T>): Promise<T> {
    const earlier = this.#last;
    const { promise: last, resolve: end } = deferred();
    this.#last = last;
    try {
      if (earlier !== undefined) await this.#waitFor(earlier);
      const steps = this.#begin(work);
      return unwrap(this.#continue(steps, timeSlice()) ?? (await this.#goOn(steps)));
    } finally {
      if (this.#last === last) this.#last = undefined;
      end();
    }
  }

  /** Finishes a paused transaction now. Its error is only for the one who began it. */
  settle(): void {
    if (this.#paused === undefined || this.#isRunning) return;
    const { finish } = this.#paused;
    this.#paused = undefined;
    finish();
  }

  /** Resolves when no transaction is paused and the log is not being copied. */
  async whenIdle(): Promise<void> {
    for (let busy = this.#busy(); busy !== undefined; busy = this.#busy()) await busy;
  }

  #busy(): Promise<void> | undefined {
    return this.#paused?.ended ?? this.#commit.checkpointed();
  }

  /** Waits for earlier transactions, then lets requests go first that wait for an idle store. */
  async #waitFor(earlier: Promise<void>): Promise<void> {
    await earlier;
    await setImmediate();
    await this.#commit.checkpointed();
  }

  async #goOn<T>(steps: Steps<T>): Promise<Outcome<T>> {
    let outcome: Outcome<T> | undefined;
    const { promise: ended, resolve: end } = deferred();
    const paused: PausedTransaction = {
      ended,
      finish: () => {
        outcome = this.#continue(steps, () => false);
      },
    };
    this.#paused = paused;
    do {
      await setImmediate();
      outcome ??= this.#continue(steps, timeSlice());
    } while (outcome === undefined);
    // After `settle`, the next transaction may be paused already.
    if (this.#paused === paused) this.#paused = undefined;
    end();
    return outcome;
  }

  #begin<T>(work: () => Steps<T>): Steps<T> {
    const { index } = this.#memory;
    this.#db.exec('BEGIN IMMEDIATE');
    return (function* () {
      const result = yield* work();
      yield* flushTextsInSteps(index);
      return result;
    })();
  }

  /** Does steps until the slice is over. Returns undefined if steps are left. */
  #continue<T>(steps: Steps<T>, isOver: () => boolean): Outcome<T> | undefined {
    this.#isRunning = true;
    try {
      let step = steps.next();
      while (!step.done) {
        if (isOver()) return undefined;
        step = steps.next();
      }
      this.#commit.commit();
      this.#memory.index.graph.commit();
      this.#memory.revisions.recordCommit();
      return { ok: true, value: step.value };
    } catch (error) {
      this.#rollBack();
      return { ok: false, error };
    } finally {
      this.#isRunning = false;
    }
  }

  #rollBack(): void {
    const { index, revisions } = this.#memory;
    revisions.recordRollback();
    index.graph.rollBack();
    index.texts.discard();
    // After some failures, for example a full disk, SQLite has ended the transaction already.
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
  }
}

function unwrap<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw outcome.error;
}
