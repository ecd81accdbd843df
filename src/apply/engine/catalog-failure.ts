import { HeadwaterError } from '../../errors/headwater-error.js';
import { UNKNOWN_OUTCOME } from '../../model/catalog-port.js';
import type { Reason } from './write-strategy.js';

/** Returns an error of the catalog. Throws any other again, so that a bug keeps its stack. */
export function asCatalogError(error: unknown): HeadwaterError {
  if (error instanceof HeadwaterError) return error;
  throw error;
}

/** Readings of the primary store after a write, or one doubt about all of it if the read failed. */
export type ReadBack<T> = { readonly readings: T } | { readonly doubt: Reason };

/** Runs a read after a write. An error of the catalog becomes a doubt. */
export async function readBack<T>(read: () => Promise<T>): Promise<ReadBack<T>> {
  try {
    return { readings: await read() };
  } catch (thrown) {
    const { code, message } = asCatalogError(thrown);
    return { doubt: { code, message: `the read-back failed: ${message}` } };
  }
}

/** Converts an error into the reason of an outcome. */
export function toReason({ code, message }: HeadwaterError): Reason {
  return { code, message };
}

/** Completes a reason whose doubt a read has settled. The read replaces the doubt. */
export function toReconciledReason({ code, message }: Reason, tries: number): Reason {
  const settled =
    tries === 1
      ? '; a read-back did not find the write'
      : `; a read-back after each of ${tries} tries did not find the write`;
  return { code, message: message.replace(UNKNOWN_OUTCOME, settled) };
}
