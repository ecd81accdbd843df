import type { catalogCodes } from '../../errors/codes/catalog-codes.js';
import { HeadwaterError } from '../../errors/headwater-error.js';
import type { Redact } from './token-in-text.js';

export type FailureName = keyof typeof catalogCodes | 'certificate-not-trusted';

/** Creates the errors of one catalog. All errors after the connection is open are created here. */
export type Fail = (
  name: FailureName,
  message: string,
  hint?: string,
  isPassing?: boolean,
) => HeadwaterError;

/**
 * Redacts each message as a whole, since it may quote the catalog. The errors have no cause, since
 * the errors of the libraries contain the request.
 */
export function createFail(redact: Redact): Fail {
  return (name, message, hint, isPassing) =>
    new HeadwaterError(name, redact(message), { hint, isPassing });
}
