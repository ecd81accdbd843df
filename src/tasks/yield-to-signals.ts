import { throwIfInterrupted } from '../errors/interrupted.js';

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
