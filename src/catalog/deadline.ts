/** What ends a request before its answer is whole: its time is over, or nobody wants the answer any more. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects with a `TimeoutError` when the time is over; after an interrupt, or the request's end, with an `AbortError`. */
  readonly over: Promise<never>;
  /** To be called in any case: stops the clock, and whatever of the request is still under way. */
  end(): void;
}

/**
 * Starts the clock.
 *
 * The signal alone would not do: a fetch that is aborted while a packed body is unpacked may leave its reader waiting
 * for ever, so whoever waits for a part of the answer races it against `over`.
 *
 * @param interrupt ends the request early
 */
export function startDeadline(timeoutMs: number, interrupt?: AbortSignal): Deadline {
  const controller = new AbortController();
  const late = new DOMException('no answer in time', 'TimeoutError');
  const timer = setTimeout(() => controller.abort(late), timeoutMs);
  const signal = interrupt === undefined ? controller.signal : AbortSignal.any([controller.signal, interrupt]);
  const over = new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason);
    // No event comes of a signal that was aborted before.
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  // Nobody may be waiting any more when it rejects.
  over.catch(() => undefined);
  return {
    signal,
    over,
    end: () => {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
