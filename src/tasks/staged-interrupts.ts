const NAMES = ['SIGINT', 'SIGTERM'] as const;

/** The stages of an end that somebody asks for. */
export interface Interrupts {
  /** Aborted by the first interrupt: what is in flight ends, and no more begins. */
  readonly signal: AbortSignal;
  /** Aborted by the second: what is in flight is cut off. */
  readonly abort: AbortSignal;
}

/** The part of a process that is looked at. */
export interface Interruptible {
  on(name: (typeof NAMES)[number], listener: () => void): unknown;
  off(name: (typeof NAMES)[number], listener: () => void): unknown;
}

/**
 * Turns interrupts into stages: the first lets what is in flight end, the second cuts it off. Then the default is back, so
 * that a third ends the process at once. Which of the two signals comes makes no difference.
 */
export function stagedInterrupts(process: Interruptible): Interrupts {
  const first = new AbortController();
  const second = new AbortController();
  const next = () => {
    if (!first.signal.aborted) return first.abort();
    for (const name of NAMES) process.off(name, next);
    return second.abort();
  };
  for (const name of NAMES) process.on(name, next);
  return { signal: first.signal, abort: second.signal };
}
