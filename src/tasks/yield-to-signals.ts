import { throwIfInterrupted } from '../errors/interrupted.js';

/**
 * Lets signals in between two long steps of work: while JavaScript computes, Node hears of none.
 *
 * @param during as for {@link throwIfInterrupted}
 * @throws HeadwaterError `interrupted`, exit code 130, once the signal is aborted
 */
export async function yieldToSignals(signal: AbortSignal | undefined, during: string): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  throwIfInterrupted(signal, during);
}
