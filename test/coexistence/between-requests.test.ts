import { describe, expect, it } from 'vitest';
import {
  apply,
  applyThrough,
  at,
  COLUMNS,
  dialects,
  EDGES,
  leftBehind,
  NAMES,
  plan,
  prune,
  requestsOf,
  setUp,
} from '../support/other-setting.js';
import { ways } from '../support/other-shop.js';

/** Milliseconds: a run for each request of a run, on a machine that does other things too. */
const PATIENCE = 240_000;

/** Every way once; the dialects take turns, since what they differ in is no part of this. */
const interrupted = [
  ...Object.entries(ways).map(([name, way], i) => ({
    name,
    way,
    dialect: dialects[i % 2] ?? 'spec',
    what: 'columns',
    lineage: COLUMNS,
  })),
  ...Object.entries(ways)
    .slice(2, 3)
    .map(([name, way]) => ({
      name,
      way,
      dialect: 'datahub' as const,
      what: 'edges',
      lineage: EDGES,
    })),
];

describe.each(interrupted)(
  'between the requests of a run that writes $what, another writer who uses $name',
  ({ dialect, way, lineage }) => {
    it('keeps everything, whichever request of an apply or of a prune they are before', {
      timeout: PATIENCE,
    }, async () => {
      const total = await requestsOf(await setUp(dialect, way, lineage));
      for (let number = 1; number <= total.apply; number++) {
        const setting = await setUp(dialect, way, lineage);
        expect({ number, ...(await applyThrough(setting, at(number, setting))) }).toMatchObject({
          number,
          code: 0,
          lost: [],
        });
        expect({ number, ...(await plan(setting)) }).toMatchObject({
          number,
          code: 0,
          stdout: expect.stringContaining('No changes.'),
        });
        expect(await prune(setting)).toMatchObject({ code: 0 });
        expect({ number, left: await leftBehind(setting) }).toEqual({ number, left: [] });
      }
      for (let number = 1; number <= total.prune; number++) {
        const setting = await setUp(dialect, way, lineage);
        await apply(setting);
        await setting.stack.write('lineage/a.yaml', NAMES);
        expect({ number, ...(await applyThrough(setting, at(number, setting))) }).toMatchObject({
          number,
          code: 0,
          lost: [],
        });
        expect({ number, left: await leftBehind(setting) }).toEqual({ number, left: [] });
      }
    });
  },
);
