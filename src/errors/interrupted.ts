import { exitCodes } from './exit-codes.js';
import { HeadwaterError } from './headwater-error.js';

/**
 * Throws if the run was interrupted. For work before the first write.
 *
 * @param during the interrupted work, as it reads after "interrupted while": `the catalog was read`
 * @param isUnsent true if certainly nothing was written. Default: false
 * @throws HeadwaterError `interrupted`, exit code 130, if the signal is aborted
 */
export function throwIfInterrupted(
  signal: AbortSignal | undefined,
  during: string,
  isUnsent = false,
): void {
  if (signal?.aborted)
    throw new HeadwaterError('interrupted', `interrupted while ${during}`, {
      exitCode: exitCodes.interrupted,
      isUnsent,
    });
}
