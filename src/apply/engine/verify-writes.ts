import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { readBack } from './catalog-failure.js';
import type { UnitLedger, UnitState } from './unit-ledger.js';
import type { Reason, WriteUnit } from './write-strategy.js';

/**
 * Reads written units. Returns a comparison with what was written: undefined confirms a unit.
 *
 * @throws HeadwaterError if the catalog cannot be read
 */
export type ReadDoubts<U extends WriteUnit> = (
  urns: readonly DatasetUrn[],
) => Promise<(state: UnitState<U>) => Reason | undefined>;

/**
 * Reads every unit that we wrote back from the primary store. A unit that is not confirmed becomes
 * `unverified`. The search index is not asked, since it may lag. Units that a concurrent writer
 * wrote are not read: nothing of ours was written there.
 *
 * @returns the units that were read back, with their outcomes after it
 */
export async function verifyWrites<U extends WriteUnit>(
  ledger: UnitLedger<U>,
  readDoubts: ReadDoubts<U>,
): Promise<readonly UnitState<U>[]> {
  const written = ledger.states.filter(
    ({ writes, outcome }) => writes > 0 && outcome?.outcome === 'applied',
  );
  if (written.length === 0) return [];
  const back = await readBack(() => readDoubts(written.map(({ unit }) => unit.urn)));
  for (const state of written) {
    const doubt = 'doubt' in back ? back.doubt : back.readings(state);
    if (doubt) await ledger.settle(state.unit.urn, 'unverified', doubt);
  }
  return written;
}
