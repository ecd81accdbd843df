import type { Io } from './io.js';

const NAMES = ['SIGINT', 'SIGTERM'] as const;

/** The part of a process that is looked at. */
export interface Interruptible {
  on(name: (typeof NAMES)[number], listener: () => void): unknown;
  off(name: (typeof NAMES)[number], listener: () => void): unknown;
}

/**
 * Turns interrupts into stages: the first lets what is in flight end, the second cuts it off. Then the default is back, so
 * that a third ends the process at once. Which of the two signals comes makes no difference.
 */
export function stagedInterrupts(process: Interruptible): Required<Pick<Io, 'signal' | 'abort'>> {
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
