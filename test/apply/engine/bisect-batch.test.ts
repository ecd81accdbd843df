import { expect, it } from 'vitest';
import {
  type Batch,
  bisectBatch,
  halve,
  retrySingly,
} from '../../../src/apply/engine/bisect-batch.js';

/** Refuses every batch with a unit of `refused`. Returns the attempted batches as `first-last`. */
async function bisect(
  count: number,
  refused: readonly number[],
  isHalted: () => boolean = () => false,
) {
  const batches: string[] = [];
  const written: number[] = [];
  const units = Array.from({ length: count }, (_, n) => n);
  await bisectBatch(
    units,
    async (batch: Batch<number>) => {
      batches.push(`${batch.units[0]}-${batch.units.at(-1)}`);
      const isRefused = batch.units.some((unit) => refused.includes(unit));
      if (!isRefused) written.push(...batch.units);
      return {
        wrote: !isRefused,
        retries: isRefused && batch.units.length > 1 ? halve(batch) : [],
      };
    },
    isHalted,
  );
  return { batches, written: written.sort((a, b) => a - b) };
}

it('sends an accepted batch once', async () => {
  expect(await bisect(8, [])).toEqual({ batches: ['0-7'], written: [0, 1, 2, 3, 4, 5, 6, 7] });
});

it.each(Array.from({ length: 7 }, (_, n) => n))(
  'writes all units but the refused one, %i of seven',
  async (refused) => {
    const { written, batches } = await bisect(7, [refused]);
    expect(written).toEqual([0, 1, 2, 3, 4, 5, 6].filter((n) => n !== refused));
    expect(batches.length).toBeLessThanOrEqual(7);
  },
);

it('writes large batches before single units', async () => {
  expect((await bisect(8, [0, 1])).batches).toEqual([
    '0-7',
    '0-3',
    '4-7',
    '0-1',
    '2-3',
    '0-0',
    '1-1',
  ]);
});

it('descends to single units when nothing is accepted', async () => {
  const { batches } = await bisect(
    8,
    Array.from({ length: 8 }, (_, n) => n),
  );
  expect(batches.slice(0, 6)).toEqual(['0-7', '0-3', '4-7', '4-5', '4-4', '5-5']);
  expect(batches).toHaveLength(15);
});

it('sends nothing more once it is halted', async () => {
  let asked = 0;
  expect((await bisect(8, [0], () => ++asked > 2)).batches).toEqual(['0-7', '0-3']);
});

it('counts the stale answers of each unit', () => {
  expect(retrySingly({ units: ['a', 'b'], stale: 1, outages: 1 })).toEqual([
    { units: ['a'], stale: 2, outages: 1 },
    { units: ['b'], stale: 2, outages: 1 },
  ]);
});
