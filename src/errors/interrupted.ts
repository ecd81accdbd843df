import { exitCodes } from './exit-codes.js';
import { HeadwaterError } from './headwater-error.js';

/**
 * Ends work that was interrupted before anything was written.
 *
 * @param during what was under way, as it reads after "interrupted while": `the catalog was read`
 * @param isUnsent whether it is certain that nothing was written. Default: false
 * @throws HeadwaterError `interrupted`, exit code 130, once the signal is aborted
 */
export function throwIfInterrupted(signal: AbortSignal | undefined, during: string, isUnsent = false): void {
  if (signal?.aborted)
    throw new HeadwaterError('interrupted', `interrupted while ${during}`, { exitCode: exitCodes.interrupted, isUnsent });
}
