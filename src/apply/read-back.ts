import type { UnitOutcome } from '../plan/document/receipt.js';
import { asCatalogError } from './approved-unit.js';
import { toReason } from './unit-ledger.js';

/** The reason why a write is not verified. */
export type Doubt = Pick<UnitOutcome, 'code' | 'message'>;

/**
 * Readings of the primary store after a write, or one doubt about the whole write if the read
 * failed.
 */
export type ReadBack<T> = { readonly readings: T } | { readonly doubt: Doubt };

/** Runs a read after a write. An error of the catalog becomes a doubt. */
export async function readBack<T>(read: () => Promise<T>): Promise<ReadBack<T>> {
  try {
    return { readings: await read() };
  } catch (thrown) {
    const { code, message } = toReason(asCatalogError(thrown));
    return { doubt: { ...(code && { code }), message: `the read-back failed: ${message}` } };
  }
}
