import { expect, it } from 'vitest';
import {
  bisectBatch,
  halve,
  retryStale,
  type WriteBatch,
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
    async (batch: WriteBatch<number>) => {
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

it('halves a stale batch, and counts the stale answers of a unit that is alone', () => {
  expect(retryStale({ units: ['a', 'b', 'c'], stale: 0, outages: 1 })).toEqual([
    { units: ['a', 'b'], stale: 1, outages: 1 },
    { units: ['c'], stale: 1, outages: 1 },
  ]);
  expect(retryStale({ units: ['a', 'b'], stale: 1, outages: 0 })).toMatchObject([
    { units: ['a'], stale: 1 },
    { units: ['b'], stale: 1 },
  ]);
  expect(retryStale({ units: ['a'], stale: 1, outages: 0 })).toMatchObject([{ stale: 2 }]);
});

/** Writes 85 units with versions, as the engine does. `races` tells who is overtaken before a try. */
async function writeStale(races: (attempt: number) => readonly number[]) {
  const sizes: number[] = [];
  const written = new Set<number>();
  const failed = new Set<number>();
  await bisectBatch(
    Array.from({ length: 85 }, (_, n) => n),
    async (batch: WriteBatch<number>) => {
      const overtaken = races(sizes.length);
      sizes.push(batch.units.length);
      const wrote = !batch.units.some((unit) => overtaken.includes(unit));
      for (const unit of batch.units) if (wrote) written.add(unit);
      const isLast = batch.units.length === 1 && batch.stale === 3;
      if (!wrote && isLast) failed.add(batch.units[0] ?? -1);
      return { wrote, retries: wrote || isLast ? [] : retryStale(batch) };
    },
    () => false,
  );
  return { sizes, written: written.size, failed: [...failed] };
}

it('sends a batch of 85 that was overtaken once in two halves', async () => {
  expect(await writeStale((attempt) => (attempt === 0 ? [7, 60, 84] : []))).toEqual({
    sizes: [85, 43, 42],
    written: 85,
    failed: [],
  });
});

it('isolates a unit of 85 that is always overtaken, and tries it three times alone', async () => {
  const { sizes, written, failed } = await writeStale(() => [7]);
  expect({ written, failed }).toEqual({ written: 84, failed: [7] });
  expect(sizes.length).toBeLessThan(20);
  expect(sizes.slice(-3)).toEqual([1, 1, 1]);
});
