import { describe, expect, it } from 'vitest';
import { dialects } from '../../src/server/shared/dialect.js';
import { campaignRows } from '../campaigns/campaign.js';
import { ways } from '../support/coexistence/other-shop.js';
import {
  apply,
  applyWatched,
  COLUMNS,
  countRequests,
  EDGES,
  interruptAt,
  NAMES,
  plan,
  prune,
  remainingDifferences,
  setUp,
} from '../support/coexistence/shared-shop.js';

/** Milliseconds. Long enough for one run per request of a run, on a busy machine. */
const PATIENCE = 240_000;

/**
 * Each way of writing once. The dialects take turns, since their differences do not matter here.
 */
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

/**
 * Returns the numbers of the requests to write before: all of `total`. In `npm test` a part,
 * which differs between the ways of writing.
 */
function someOf(total: number, first: number): readonly number[] {
  return campaignRows(
    Array.from({ length: total }, (_, i) => i + 1),
    2,
    first,
  );
}

describe.each(interrupted)(
  'another writer who uses $name between the requests of a run that writes $what',
  ({ name, dialect, way, lineage }) => {
    it('keeps everything, before any request of an apply or of a prune', {
      timeout: PATIENCE,
    }, async () => {
      const total = await countRequests(await setUp(dialect, way, lineage));
      for (const number of someOf(total.apply, name.length)) {
        const setting = await setUp(dialect, way, lineage);
        expect({
          number,
          ...(await applyWatched(setting, interruptAt(number, setting))),
        }).toMatchObject({
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
        expect({ number, left: await remainingDifferences(setting) }).toEqual({ number, left: [] });
      }
      for (const number of someOf(total.prune, name.length)) {
        const setting = await setUp(dialect, way, lineage);
        await apply(setting);
        await setting.stack.write('lineage/a.yaml', NAMES);
        expect({
          number,
          ...(await applyWatched(setting, interruptAt(number, setting))),
        }).toMatchObject({
          number,
          code: 0,
          lost: [],
        });
        expect({ number, left: await remainingDifferences(setting) }).toEqual({ number, left: [] });
      }
    });
  },
);
