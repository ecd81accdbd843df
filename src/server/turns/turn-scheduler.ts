import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers';
import { RequestLimitExceeded } from './request-limit-exceeded.js';

/** Milliseconds that work in turns keeps the thread before the event loop continues. */
const SLICE_MS = 15;

/** Default of the milliseconds that a request with much to read may take. */
const DEFAULT_DEADLINE_MS = 30_000;

/** The turns of one request with much to read. Between two turns, other requests run. */
export interface Turn {
  /**
   * Returns true if the current time slice is used up. Cheap enough to call for each of many items.
   */
  isOver(): boolean;
  /**
   * Waits for the next turn of this request. The event loop runs in between.
   *
   * @throws RequestLimitExceeded past the deadline of the request
   */
  next(): Promise<void>;
}

/**
 * Shares one thread between requests. A request with much to read yields after each time slice, so
 * that small requests get answers meanwhile. Several such requests take turns.
 */
export class TurnScheduler {
  readonly #deadlineMs: number;
  /**
   * One queue for each waiting request, in the order in which requests resume. No queue in the list
   * is empty.
   */
  readonly #waiting: Queue[] = [];
  #sliceStart = 0;
  #isScheduled = false;

  constructor(deadlineMs: number = DEFAULT_DEADLINE_MS) {
    this.#deadlineMs = deadlineMs;
  }

  /** Creates the turns of one request that reads. Its deadline counts from now. */
  begin(): Turn {
    return this.#beginUntil(this.#deadlineMs);
  }

  /** Creates the turns of a write. It has no deadline, since its client would send it again. */
  beginWrite(): Turn {
    return this.#beginUntil(Number.POSITIVE_INFINITY);
  }

  #beginUntil(deadlineMs: number): Turn {
    const deadline = performance.now() + deadlineMs;
    const queue: Queue = [];
    return {
      isOver: () => performance.now() - this.#sliceStart >= SLICE_MS,
      next: async () => {
        await new Promise<void>((resume) => this.#enqueue(queue, resume));
        if (performance.now() >= deadline) throw deadlineExceeded(deadlineMs);
      },
    };
  }

  #enqueue(queue: Queue, resume: () => void): void {
    queue.push(resume);
    if (queue.length === 1) this.#waiting.push(queue);
    if (!this.#isScheduled) this.#schedule();
  }

  #schedule(): void {
    this.#isScheduled = true;
    setImmediate(() => void this.#runSlice());
  }

  async #runSlice(): Promise<void> {
    this.#sliceStart = performance.now();
    let queue = this.#waiting.shift();
    while (queue !== undefined) {
      queue.shift()?.();
      if (queue.length > 0) this.#waiting.push(queue);
      // The resumed request runs as microtasks. This line lets them run first.
      await undefined;
      queue = performance.now() - this.#sliceStart < SLICE_MS ? this.#waiting.shift() : undefined;
    }
    if (this.#waiting.length > 0) this.#schedule();
    else this.#isScheduled = false;
  }
}

/** The waiting parts of one request, the oldest first. */
type Queue = (() => void)[];

function deadlineExceeded(deadlineMs: number): RequestLimitExceeded {
  return new RequestLimitExceeded(
    `the request took longer than ${deadlineMs / 1000} s and was ended; ask for less at once`,
  );
}
