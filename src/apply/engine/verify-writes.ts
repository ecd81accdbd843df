import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { readBack } from './catalog-failure.js';
import type { UnitLedger, UnitState } from './unit-ledger.js';
import type { Reason, WriteUnit } from './write-strategy.js';

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
 * Reads applied units back from the primary store. A unit that is not confirmed becomes
 * `unverified`. The search index is not asked, since it may lag.
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
