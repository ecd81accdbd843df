/** The time that a request has from its first byte to the last of its answer. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects with a `TimeoutError` when the time is over; once the request has ended, with an `AbortError`. */
  readonly over: Promise<never>;
  /** To be called in any case: stops the clock, and whatever of the request is still under way. */
  end(): void;
}

/**
 * Starts the clock.
 *
 * The signal alone would not do: a fetch that is aborted while a packed body is unpacked may leave its reader waiting
 * for ever, so whoever waits for a part of the answer races it against `over`.
 */
export function startDeadline(timeoutMs: number): Deadline {
  const controller = new AbortController();
  const late = new DOMException('no answer in time', 'TimeoutError');
  const timer = setTimeout(() => controller.abort(late), timeoutMs);
  const over = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason), { once: true });
  });
  // Nobody may be waiting any more when it rejects.
  over.catch(() => undefined);
  return {
    signal: controller.signal,
    over,
    end: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
