import { expect, it } from 'vitest';
import { aloneAgain, type Group, halvesOf, inPieces } from '../../src/apply/in-pieces.js';

/** Refuses every group that holds one of `guilty`; gives the groups as they were tried, as `first-last`. */
async function tried(count: number, guilty: readonly number[], isHalted: () => boolean = () => false) {
  const groups: string[] = [];
  const written: number[] = [];
  const units = Array.from({ length: count }, (_, n) => n);
  await inPieces(
    units,
    async (group: Group<number>) => {
      groups.push(`${group.units[0]}-${group.units.at(-1)}`);
      const isRefused = group.units.some((unit) => guilty.includes(unit));
      if (!isRefused) written.push(...group.units);
      return { wrote: !isRefused, pieces: isRefused && group.units.length > 1 ? halvesOf(group) : [] };
    },
    isHalted,
  );
  return { groups, written: written.sort((a, b) => a - b) };
}

it('sends what is not refused once', async () => {
  expect(await tried(8, [])).toEqual({ groups: ['0-7'], written: [0, 1, 2, 3, 4, 5, 6, 7] });
});

it.each(Array.from({ length: 7 }, (_, n) => n))('writes all but the guilty one, %i of seven', async (guilty) => {
  const { written, groups } = await tried(7, [guilty]);
  expect(written).toEqual([0, 1, 2, 3, 4, 5, 6].filter((n) => n !== guilty));
  expect(groups.length).toBeLessThanOrEqual(7);
});

it('writes large pieces before it comes to single ones', async () => {
  expect((await tried(8, [0, 1])).groups).toEqual(['0-7', '0-3', '4-7', '0-1', '2-3', '0-0', '1-1']);
});

it('goes straight down where nothing gets through', async () => {
  const { groups } = await tried(
    8,
    Array.from({ length: 8 }, (_, n) => n),
  );
  expect(groups.slice(0, 6)).toEqual(['0-7', '0-3', '4-7', '4-5', '4-4', '5-5']);
  expect(groups).toHaveLength(15);
});

it('leaves what was not tried once it is halted', async () => {
  let asked = 0;
  expect((await tried(8, [0], () => ++asked > 2)).groups).toEqual(['0-7', '0-3']);
});

it('counts how often units were stale', () => {
  expect(aloneAgain({ units: ['a', 'b'], stale: 1, inVain: 1 })).toEqual([
    { units: ['a'], stale: 2, inVain: 1 },
    { units: ['b'], stale: 2, inVain: 1 },
  ]);
});
