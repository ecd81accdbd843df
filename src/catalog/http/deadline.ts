/** The end of a request whose answer is not complete yet, by timeout or by interrupt. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects with `TimeoutError` after the timeout, else with `AbortError`. */
  readonly over: Promise<never>;
  /** Stops the clock and the rest of the request. The caller must always call it. */
  end(): void;
}

/**
 * Starts the clock of a request.
 *
 * The signal alone is not enough: if a fetch is aborted while it decompresses a body, its reader
 * may wait forever. A caller that waits for a part of the answer therefore races it against
 * `over`.
 *
 * @param interrupt ends the request early
 */
export function startDeadline(timeoutMs: number, interrupt?: AbortSignal): Deadline {
  const controller = new AbortController();
  const late = new DOMException('no answer in time', 'TimeoutError');
  const timer = setTimeout(() => controller.abort(late), timeoutMs);
  const signal =
    interrupt === undefined ? controller.signal : AbortSignal.any([controller.signal, interrupt]);
  const over = new Promise<never>((_resolve, reject) => {
    const end = () => reject(signal.reason);
    // A signal that is already aborted fires no event.
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  // `over` may reject when no caller waits for it any more. That is not an unhandled rejection.
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
