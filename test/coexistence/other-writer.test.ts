import { describe, expect, it } from 'vitest';
import { differences, lostOf } from '../support/independent-compare.js';
import { isLineageWrite } from '../support/kill-proxy.js';
import { beforeFirstConstant, columnPairsOf, edgeTo } from '../support/lineage-reading.js';
import {
  apply,
  applyThrough,
  dialects,
  fasterBy,
  isBulk,
  leftBehind,
  OUR_PAIRS,
  plan,
  prune,
  REFUSED,
  requestsOf,
  setUp,
} from '../support/other-setting.js';
import { fx, orders, raw, report, ways } from '../support/other-shop.js';

const everyWay = dialects.flatMap((dialect) =>
  Object.entries(ways).map(([name, way]) => ({ dialect, name, way })),
);

describe.each(everyWay)('beside another writer who uses $name ($dialect)', ({ dialect, way }) => {
  it('puts columns on their edge, changes of its record our key only, and leaves nothing behind', async () => {
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
    expect(columnPairsOf(beforeFirstConstant(applied))).toEqual(expect.arrayContaining(OUR_PAIRS));
    await setting.write(1);
    expect(await plan(setting)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('No changes.'),
    });
    expect(await prune(setting)).toMatchObject({ code: 0 });
    expect(await leftBehind(setting)).toEqual([]);
  });

  it.each([1, 2, 3])('merges anew when they were faster %i times', async (times) => {
    const setting = await setUp(dialect, way);
    const run = await applyThrough(setting, fasterBy(times, setting));
    expect(run).toMatchObject({ code: 0, lost: [] });
    expect(
      run.requests.filter((request) => isLineageWrite(request, orders)).length,
    ).toBeGreaterThan(times);
    expect(columnPairsOf(await setting.shop.other.read(orders))).toEqual(
      expect.arrayContaining(OUR_PAIRS),
    );
    expect(await prune(setting)).toMatchObject({ code: 0 });
    expect(await leftBehind(setting)).toEqual([]);
  });

  it('gives up once they were faster four times, and leaves their lineage as it is', async () => {
    const setting = await setUp(dialect, way);
    expect(await applyThrough(setting, fasterBy(4, setting))).toMatchObject({
      code: 5,
      lost: [],
      stdout: expect.stringContaining('HW6'),
    });
    expect(
      differences(await setting.alone.other.read(orders), await setting.shop.other.read(orders)),
    ).toEqual([]);
    expect(await apply(setting)).toMatchObject({ code: 0 });
    expect(await prune(setting)).toMatchObject({ code: 0 });
    expect(await leftBehind(setting)).toEqual([]);
  });

  it.each([1, 3])(
    'merges anew where the bulk route is refused and they were faster %i times',
    async (times) => {
      const setting = await setUp(dialect, way);
      const faster = fasterBy(times, setting);
      const run = await applyThrough(setting, async (request) =>
        isBulk(request) ? REFUSED : await faster(request),
      );
      expect(run).toMatchObject({ code: 0, lost: [] });
      expect(
        run.requests.filter((request) => isLineageWrite(request, orders) && !isBulk(request))
          .length,
      ).toBeGreaterThan(times);
      expect(await prune(setting)).toMatchObject({ code: 0 });
      expect(await leftBehind(setting)).toEqual([]);
    },
  );
});

describe.each(dialects)('another writer (%s)', (dialect) => {
  it('who overwrites the whole aspect takes ours away, and the next apply brings it back beside theirs', async () => {
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
    expect(await leftBehind(setting)).toEqual([]);
  });

  it('who makes an edge that we are about to make keeps it, unless ours was there first', async () => {
    const total = await requestsOf(await setUp(dialect, { rebuilds: false }));
    for (let number = 1; number <= total.apply; number++) {
      const setting = await setUp(dialect, { rebuilds: false });
      const { shop, alone } = setting;
      let first = false;
      await applyThrough(setting, async (request) => {
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
      if (first) expect({ number, left: await leftBehind(setting) }).toEqual({ number, left: [] });
    }
  });
});
