import { describe, expect, it } from 'vitest';
import { verifyWrites } from '../../../src/apply/engine/read-back.js';
import { UnitLedger } from '../../../src/apply/engine/unit-ledger.js';
import { HeadwaterError } from '../../../src/errors/headwater-error.js';
import { urnOf } from '../../support/model/state-builders.js';

const units = Array.from({ length: 600 }, (_, i) => ({ urn: urnOf(`d${i}`) }));

/** Reads 600 applied units back. */
async function readBack(failing: number | undefined) {
  const ledger = new UnitLedger('lineage', units, async () => undefined);
  for (const { urn } of units) await ledger.settle(urn, 'applied');
  const [sizes, progress]: [number[], number[]] = [[], []];
  const read = async (states: readonly unknown[]) => {
    sizes.push(states.length);
    if (sizes.length === failing) throw new HeadwaterError('catalog-unreachable', 'it is away');
    return () => undefined;
  };
  await verifyWrites(ledger.applied, ledger, read, (confirmed) => progress.push(confirmed));
  return { sizes, progress, applied: ledger.applied.length, last: ledger.outcomes.at(-1) };
}

describe('the read-back of many units', () => {
  it('reads a part at a time', async () => {
    const all = { sizes: [250, 250, 100], progress: [250, 500, 600], applied: 600 };
    expect(await readBack(undefined)).toMatchObject(all);
  });

  it('reads nothing more after a failed read, and confirms none of the further units', async () => {
    const part = { sizes: [250, 250], progress: [250, 250, 250], applied: 250 };
    expect(await readBack(2)).toMatchObject({
      ...part,
      last: { outcome: 'unverified', message: 'the read-back failed: it is away' },
    });
  });
});
