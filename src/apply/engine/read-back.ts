import { HeadwaterError } from '../../errors/headwater-error.js';
import { chunk } from '../../model/chunk.js';
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
  applied: readonly UnitState<U>[],
) => Promise<(state: UnitState<U>) => Reason | undefined>;

/** Two requests of readings: the memory holds those that are checked and those that are read next. */
const UNITS_PER_READ = 250;

/**
 * Reads applied units back from the primary store. A unit that the reading does not confirm becomes
 * `unverified`. Does not ask the search index, since it may lag. After a failed read it reads nothing
 * more, and the doubt is about all further units.
 *
 * @param applied the units to read back; their outcomes change
 * @param progress called with the number of confirmed units
 */
export async function verifyWrites<U extends WriteUnit>(
  applied: readonly UnitState<U>[],
  ledger: UnitLedger<U>,
  readDoubts: ReadDoubts<U>,
  progress: (confirmed: number) => void = () => undefined,
): Promise<void> {
  if (applied.length === 0) return;
  const parts = chunk(applied, UNITS_PER_READ);
  const read = (i: number) => readBack(() => readDoubts(parts[i] ?? []));
  let next = read(0);
  let confirmed = 0;
  for (const [i, part] of parts.entries()) {
    const back = await next;
    if ('readings' in back && i + 1 < parts.length) next = read(i + 1);
    for (const state of part) {
      const doubt = 'doubt' in back ? back.doubt : back.readings(state);
      if (doubt) await ledger.settle(state.unit.urn, 'unverified', doubt);
      else confirmed++;
    }
    progress(confirmed);
  }
}
