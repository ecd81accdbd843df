import { throwIfInterrupted } from '../errors/headwater-error.js';

const NAMES = ['SIGINT', 'SIGTERM'] as const;

/** The two stages of an interrupt. */
export interface Interrupts {
  /** Aborted by the first interrupt. The request in flight ends, and no other starts. */
  readonly signal: AbortSignal;
  /** Aborted by the second interrupt. The request in flight is cut off. */
  readonly abort: AbortSignal;
}

/** The part of `process` that is needed here. */
export interface Interruptible {
  on(name: (typeof NAMES)[number], listener: () => void): unknown;
  off(name: (typeof NAMES)[number], listener: () => void): unknown;
}

/**
 * Turns interrupts into stages. The first lets the request in flight end, the second cuts it off.
 * Then the default handler is restored, so that a third ends the process at once. SIGINT and
 * SIGTERM count alike.
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

/**
 * Lets Node handle signals between two long computations. It handles none while JavaScript runs.
 *
 * @param during as for {@link throwIfInterrupted}
 * @throws HeadwaterError `interrupted`, exit code 130, once the signal is aborted
 */
export async function yieldToSignals(
  signal: AbortSignal | undefined,
  during: string,
): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  throwIfInterrupted(signal, during);
}
