import { performance } from 'node:perf_hooks';
import { setImmediate } from 'node:timers';
import { Exhausted } from './exhausted.js';

/** How long the requests together keep the thread before the event loop goes on, in milliseconds. */
const SLICE_MS = 15;

/** How long a request that reads much may take, in milliseconds, unless the catalog is told otherwise. */
const DEFAULT_DEADLINE_MS = 30_000;

/** Lets other requests in between the parts of one that reads much. */
export interface Turn {
  /** Whether the others have waited long enough. It is cheap enough to ask before each of many items. */
  isOver(): boolean;
  /**
   * Waits until the event loop went round and this request goes on.
   *
   * @throws Exhausted past the deadline of the request
   */
  next(): Promise<void>;
}

/**
 * All requests run on one thread. A request that reads much gives it away after each slice of time, so that small requests
 * are answered meanwhile. Several such requests go on one after the other.
 */
export class Turns {
  readonly #deadlineMs: number;
  /** One queue for each request that waits, in the order in which they go on. No queue here is empty. */
  readonly #waiting: Queue[] = [];
  #sliceStart = 0;
  #isScheduled = false;

  constructor(deadlineMs: number = DEFAULT_DEADLINE_MS) {
    this.#deadlineMs = deadlineMs;
  }

  /** For one request, whose time begins now. */
  begin(): Turn {
    const deadline = performance.now() + this.#deadlineMs;
    const queue: Queue = [];
    return {
      isOver: () => performance.now() - this.#sliceStart >= SLICE_MS,
      next: async () => {
        await new Promise<void>((resume) => this.#enqueue(queue, resume));
        if (performance.now() >= deadline) throw tookTooLong(this.#deadlineMs);
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
      // What was resumed runs as microtasks, before this goes on.
      await undefined;
      queue = performance.now() - this.#sliceStart < SLICE_MS ? this.#waiting.shift() : undefined;
    }
    if (this.#waiting.length > 0) this.#schedule();
    else this.#isScheduled = false;
  }
}

/** The parts of one request that wait, the oldest first. */
type Queue = (() => void)[];

function tookTooLong(deadlineMs: number): Exhausted {
  return new Exhausted(`the request took longer than ${deadlineMs / 1000} s and was ended; ask for less at once`);
}
