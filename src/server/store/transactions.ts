import { setImmediate } from 'node:timers/promises';
import type Database from 'libsql';
import { deferred, inOneStep, runAll, type Steps, timeSlice } from '../shared/steps.js';
import { type Commit, createCommit } from './create-commit.js';
import { type DerivedIndex, flushTextsInSteps } from './derived-index.js';
import type { Revisions } from './revisions.js';

/** The state in memory. It must follow each transaction. */
interface InMemory {
  readonly index: DerivedIndex;
  readonly revisions: Revisions;
}

interface Failed {
  readonly ok: false;
  readonly error: unknown;
}

type Outcome<T> = { readonly ok: true; readonly value: T } | Failed;

interface OpenTransaction<T> {
  readonly steps: Steps<T>;
  /** True if only the commit is left, and the transaction is large. */
  readonly isReady: () => boolean;
}

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
    return unwrap(this.#finish(this.#begin(() => inOneStep(work))));
  }

  /** Runs work in one transaction, after all that began earlier. It pauses after each time slice. */
  async runInTurns<T>(work: () => Steps<T>): Promise<T> {
    const earlier = this.#last;
    const { promise: last, resolve: end } = deferred();
    this.#last = last;
    try {
      if (earlier !== undefined) await this.#waitFor(earlier);
      const open = this.#begin(work);
      return unwrap(this.#continue(open) ?? (await this.#goOn(open)));
    } finally {
      if (this.#last === last) this.#last = undefined;
      end();
    }
  }

  /** Records the length of a value that the open transaction writes. It decides how to commit. */
  recordValue(characters: number): void {
    this.#commit.recordValue(characters);
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

  async #goOn<T>(open: OpenTransaction<T>): Promise<Outcome<T>> {
    let outcome: Outcome<T> | undefined;
    const { promise: ended, resolve: end } = deferred();
    const paused: PausedTransaction = {
      ended,
      finish: () => {
        outcome = this.#finish(open);
      },
    };
    this.#paused = paused;
    do {
      await setImmediate();
      if (outcome === undefined && open.isReady()) {
        const failure = await this.#commitOffThread();
        outcome ??= this.#finish(open, () => throwFailure(failure));
      }
      outcome ??= this.#continue(open);
    } while (outcome === undefined);
    // After `settle`, the next transaction may be paused already.
    if (this.#paused === paused) this.#paused = undefined;
    end();
    return outcome;
  }

  async #commitOffThread(): Promise<Failed | undefined> {
    try {
      await this.#commit.commitOffThread();
      return undefined;
    } catch (error) {
      return { ok: false, error };
    }
  }

  #begin<T>(work: () => Steps<T>): OpenTransaction<T> {
    const { index } = this.#memory;
    const commit = this.#commit;
    let isReady = false;
    commit.begin();
    const steps = (function* (): Steps<T> {
      const result = yield* work();
      yield* flushTextsInSteps(index);
      isReady = commit.isLarge();
      yield;
      return result;
    })();
    return { steps, isReady: () => isReady };
  }

  /**
   * Does steps for a time slice, and commits after the last. Returns undefined if steps are left or
   * the commit is to be made on the driver's thread.
   */
  #continue<T>({ steps, isReady }: OpenTransaction<T>): Outcome<T> | undefined {
    const isOver = timeSlice();
    return this.#attempt(() => {
      let step = steps.next();
      while (!step.done) {
        if (isReady() || isOver()) return undefined;
        step = steps.next();
      }
      return this.#end(step.value);
    });
  }

  /** Does the remaining steps at once, and commits. */
  #finish<T>({ steps }: OpenTransaction<T>, commit?: () => void): Outcome<T> {
    return this.#attempt(() => this.#end(runAll(steps), commit));
  }

  #end<T>(value: T, commit: () => void = () => this.#commit.commit()): Outcome<T> {
    commit();
    this.#memory.index.graph.commit();
    this.#memory.index.urns.commit();
    this.#memory.revisions.recordCommit();
    return { ok: true, value };
  }

  /** Runs code of the open transaction. If it throws, the transaction is rolled back. */
  #attempt<O>(code: () => O): O | Failed {
    this.#isRunning = true;
    try {
      return code();
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
    index.urns.rollBack();
    index.texts.discard();
    // After some failures, for example a full disk, SQLite has ended the transaction already.
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
  }
}

function throwFailure(failed: Failed | undefined): void {
  if (failed) throw failed.error;
}

function unwrap<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw outcome.error;
}
