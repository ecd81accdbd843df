/** Runs work after all work that was queued before has ended. */
export type SerialQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a queue for work that is heavy by design, so that many callers cannot use up the machine.
 */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // A failure concerns its own caller, not the next one.
    last = result.catch(() => undefined);
    return result;
  };
}
