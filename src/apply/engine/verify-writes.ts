import { readBack } from './catalog-failure.js';
import type { UnitLedger, UnitState } from './unit-ledger.js';
import type { VerifyStrategy, WriteUnit } from './write-strategy.js';

/**
 * Reads every unit that we wrote back from the primary store. A unit that is not confirmed becomes
 * `unverified`. The search index is not asked, since it may lag. Units that a concurrent writer
 * wrote are not read: nothing of ours was written there.
 *
 * @returns the units that were read back, with their outcomes after it
 */
export async function verifyWrites<U extends WriteUnit, T>(
  ledger: UnitLedger<U>,
  { read, findDoubt }: VerifyStrategy<UnitState<U>, T>,
): Promise<readonly UnitState<U>[]> {
  const written = ledger.states.filter(
    ({ writes, outcome }) => writes > 0 && outcome?.outcome === 'applied',
  );
  if (written.length === 0) return [];
  const back = await readBack(() => read(written.map(({ unit }) => unit.urn)));
  for (const state of written) {
    const doubt = 'doubt' in back ? back.doubt : findDoubt(state, back.readings);
    if (doubt) await ledger.settle(state.unit.urn, 'unverified', doubt);
  }
  return written;
}
