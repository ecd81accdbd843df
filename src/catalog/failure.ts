import type { catalogCodes } from '../errors/codes/catalog-codes.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { Scrub } from './scrubber.js';

export type CatalogCodeName = keyof typeof catalogCodes | 'certificate-not-trusted';

/** Makes the errors of one catalog. All that is thrown once the connection is open comes from here. */
export type Fail = (name: CatalogCodeName, message: string, hint?: string, isPassing?: boolean) => HeadwaterError;

/**
 * Messages may quote what the catalog said: they are scrubbed as a whole. No cause is attached, since the errors of
 * the libraries underneath hold the request.
 */
export function createFail(scrub: Scrub): Fail {
  return (name, message, hint, isPassing) => new HeadwaterError(name, scrub(message), { hint, isPassing });
}
