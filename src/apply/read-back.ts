import type { UnitOutcome } from '../plan/receipt.js';
import { asCatalogError } from './approved-unit.js';
import { reasonOf } from './unit-ledger.js';

/** Why something written is not confirmed. */
export type Doubt = Pick<UnitOutcome, 'code' | 'message'>;

/** What the primary store says after a write, or one doubt about all of it where it cannot be read. */
export type ReadBack<T> = { readonly readings: T } | { readonly doubt: Doubt };

export async function readBack<T>(read: () => Promise<T>): Promise<ReadBack<T>> {
  try {
    return { readings: await read() };
  } catch (thrown) {
    const { code, message } = reasonOf(asCatalogError(thrown));
    return { doubt: { ...(code && { code }), message: `the read-back failed: ${message}` } };
  }
}
