import { HeadwaterError } from '../../errors/headwater-error.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { UnitLedger, UnitState } from './unit-ledger.js';
import type { Reason, WriteUnit } from './write-strategy.js';

/** Returns an error of the catalog. Rethrows any other error, so that a bug keeps its stack. */
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

/**
 * Reads applied units. Returns a function that compares a unit with its planned changes. It returns
 * a doubt, or undefined if the reading confirms the unit.
 *
 * @throws HeadwaterError if the catalog cannot be read
 */
export type ReadDoubts<U extends WriteUnit> = (
  urns: readonly DatasetUrn[],
) => Promise<(state: UnitState<U>) => Reason | undefined>;

/**
 * Reads applied units back from the primary store. A unit that the reading does not confirm becomes
 * `unverified`. Does not ask the search index, since it may lag.
 *
 * @param applied the units to read back; their outcomes change
 */
export async function verifyWrites<U extends WriteUnit>(
  applied: readonly UnitState<U>[],
  ledger: UnitLedger<U>,
  readDoubts: ReadDoubts<U>,
): Promise<void> {
  if (applied.length === 0) return;
  const back = await readBack(() => readDoubts(applied.map(({ unit }) => unit.urn)));
  for (const state of applied) {
    const doubt = 'doubt' in back ? back.doubt : back.readings(state);
    if (doubt) await ledger.settle(state.unit.urn, 'unverified', doubt);
  }
}
