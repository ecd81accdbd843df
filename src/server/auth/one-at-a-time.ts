/** Runs some work after all that was handed over before it has ended. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue for work that is heavy by intention, so that a crowd of callers cannot take the whole machine with it. */
export function oneAtATime(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // What fails is its own caller's affair, not that of the next.
    last = result.catch(() => undefined);
    return result;
  };
}
