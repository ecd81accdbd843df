import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dialects } from '../../src/server/shared/dialect.js';
import { campaignRows } from '../campaigns/campaign.js';
import { isLineageWrite } from '../support/cli/kill-proxy.js';
import { differences, lostOf } from '../support/coexistence/independent-compare.js';
import {
  beforeFirstConstant,
  columnPairsOf,
  edgeTo,
} from '../support/coexistence/lineage-reading.js';
import { fx, orders, raw, report, ways } from '../support/coexistence/other-shop.js';
import {
  apply,
  applyWatched,
  countRequests,
  isBulk,
  OUR_PAIRS,
  overtakeWrites,
  plan,
  prune,
  REFUSED,
  remainingDifferences,
  setUp,
} from '../support/coexistence/shared-shop.js';

const everyWay = dialects.flatMap((dialect) =>
  Object.entries(ways).map(([name, way]) => ({ dialect, name, way })),
);

// The part has each way once, and both dialects.
describe.each(campaignRows(everyWay, everyWay.length / dialects.length))(
  'beside another writer who uses $name ($dialect)',
  ({ dialect, name, way }) => {
    it('a run adds columns to their edge, changes only our key of its record, and leaves nothing behind', async () => {
      const setting = await setUp(dialect, way);
      const theirs = await setting.shop.other.read(orders);
      expect(await apply(setting)).toMatchObject({ code: 0 });
      const applied = await setting.shop.other.read(orders);
      expect(lostOf(theirs, applied)).toEqual([]);
      const record = edgeTo(raw, theirs);
      expect(edgeTo(raw, applied)).toEqual({
        ...record,
        properties: { ...record.properties, headwater: expect.any(String) },
      });
      expect(columnPairsOf(beforeFirstConstant(applied))).toEqual(
        expect.arrayContaining(OUR_PAIRS),
      );
      await setting.write(1);
      expect(await plan(setting)).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('No changes.'),
      });
      expect(await prune(setting)).toMatchObject({ code: 0 });
      expect(await remainingDifferences(setting)).toEqual([]);
    });

    it.each(campaignRows([1, 2, 3], 1, name.length))(
      'a run merges again after they were faster %i times',
      async (times) => {
        const setting = await setUp(dialect, way);
        const run = await applyWatched(setting, overtakeWrites(times, setting));
        expect(run).toMatchObject({ code: 0, lost: [] });
        expect(
          run.requests.filter((request) => isLineageWrite(request, orders)).length,
        ).toBeGreaterThan(times);
        expect(columnPairsOf(await setting.shop.other.read(orders))).toEqual(
          expect.arrayContaining(OUR_PAIRS),
        );
        expect(await prune(setting)).toMatchObject({ code: 0 });
        expect(await remainingDifferences(setting)).toEqual([]);
      },
    );

    it('a run gives up after they were faster again and again, and leaves their lineage as it is', async () => {
      const setting = await setUp(dialect, way);
      // The waits before the later retries are random. This value makes them zero.
      const random = vi.spyOn(Math, 'random').mockReturnValue(0);
      onTestFinished(() => random.mockRestore());
      expect(await applyWatched(setting, overtakeWrites(22, setting))).toMatchObject({
        code: 5,
        lost: [],
        stdout: expect.stringContaining('HW6'),
      });
      expect(
        differences(await setting.alone.other.read(orders), await setting.shop.other.read(orders)),
      ).toEqual([]);
      expect(await apply(setting)).toMatchObject({ code: 0 });
      expect(await prune(setting)).toMatchObject({ code: 0 });
      expect(await remainingDifferences(setting)).toEqual([]);
    });

    it.each(campaignRows([1, 3], 1, name.length))(
      'a run merges again after they were faster %i times, if the bulk route is refused',
      async (times) => {
        const setting = await setUp(dialect, way);
        const faster = overtakeWrites(times, setting);
        const run = await applyWatched(setting, async (request) =>
          isBulk(request) ? REFUSED : await faster(request),
        );
        expect(run).toMatchObject({ code: 0, lost: [] });
        expect(
          run.requests.filter((request) => isLineageWrite(request, orders) && !isBulk(request))
            .length,
        ).toBeGreaterThan(times);
        expect(await prune(setting)).toMatchObject({ code: 0 });
        expect(await remainingDifferences(setting)).toEqual([]);
      },
    );
  },
);

describe.each(dialects)('another writer (%s)', (dialect) => {
  it('removes ours by overwriting the whole aspect, and the next apply restores it beside theirs', async () => {
    const setting = await setUp(dialect, { rebuilds: false });
    const theirs = await setting.shop.other.read(orders);
    await apply(setting);
    await setting.shop.other.upsert(orders, { upstreamLineage: theirs ?? {} });
    expect(await plan(setting)).toMatchObject({ code: 2 });
    expect(await apply(setting)).toMatchObject({ code: 0 });
    const applied = await setting.shop.other.read(orders);
    expect(columnPairsOf(applied)).toEqual(expect.arrayContaining(OUR_PAIRS));
    expect(lostOf(theirs, applied)).toEqual([]);
    expect(await prune(setting)).toMatchObject({ code: 0 });
    expect(await remainingDifferences(setting)).toEqual([]);
  });

  it('keeps an edge that we are about to make, unless ours was first', async () => {
    const total = await countRequests(await setUp(dialect, { rebuilds: false }));
    const numbers = Array.from({ length: total.apply }, (_, i) => i + 1);
    for (const number of campaignRows(numbers, 3)) {
      const setting = await setUp(dialect, { rebuilds: false });
      const { shop, alone } = setting;
      let first = false;
      await applyWatched(setting, async (request) => {
        if (request.number !== number) return undefined;
        first =
          !JSON.stringify(await shop.other.read(orders)).includes(fx) &&
          !(await shop.other.read(report));
        for (const { other } of first ? [shop, alone] : [shop]) {
          await other.addEdge(orders, fx);
          await other.addEdge(report, raw);
        }
        return undefined;
      });
      expect({ number, ...(await apply(setting)) }).toMatchObject({ number, code: 0 });
      expect(await prune(setting)).toMatchObject({ code: 0 });
      if (first)
        expect({ number, left: await remainingDifferences(setting) }).toEqual({ number, left: [] });
    }
  });
});
