import { expect, test } from 'vitest';
import { startFaultProxy } from '../support/faults/proxy.js';
import {
  a,
  addEdge,
  b,
  c,
  get,
  lineage,
  meeting,
  putBulk,
  putSingle,
  scene,
  search,
} from '../support/faults/scene.js';

test('without rules every request passes unchanged, and the log has its kind', async () => {
  const one = await scene();
  const results = [
    await get(one),
    await search(one),
    await addEdge(one, c, b),
    await putBulk(one, [b]),
    await putSingle(one, b),
  ];
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const { log } = one.proxy;
  expect(log.map(({ request }) => request.kind)).toEqual([
    'batch-get',
    'search',
    'mutation',
    'bulk',
    'single',
  ]);
  expect(log.map(({ request }) => request.numberOfItsSort)).toEqual([1, 2, 1, 2, 3]);
  expect(log.map(({ met, handled, status }) => [met, handled, status])).toEqual(
    log.map(() => [[], 200, 200]),
  );
  expect(await one.read(b)).toMatchObject(lineage(a));
});

test('answers 401 from the n-th request on', async () => {
  const one = await meeting({ kind: 'status', status: 401 }, { from: 3 });
  const statuses = [await get(one), await get(one), await get(one), await search(one)].map(
    ({ status }) => status,
  );
  expect(statuses).toEqual([200, 200, 401, 401]);
});

test('answers 403 for the named urns alone', async () => {
  const one = await meeting({ kind: 'status', status: 403 }, { urns: [b] });
  expect([await get(one, [a]), await get(one, [a, b])].map(({ status }) => status)).toEqual([
    200, 403,
  ]);
});

test('answers 412 to conditional writes alone', async () => {
  const one = await meeting(
    { kind: 'status', status: 412 },
    { kinds: ['bulk', 'single'], times: 2 },
  );
  const statuses = [
    await get(one),
    await putBulk(one, [b]),
    await putSingle(one, b),
    await putBulk(one, [b]),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 412, 412, 200]);
});

test('the seed decides the chances', async () => {
  const where = { chance: 0.5 };
  const statuses = async (seed: number) => {
    const one = await scene({ rules: [{ where, fault: { kind: 'status', status: 503 } }], seed });
    const all = [];
    for (let i = 0; i < 12; i++) all.push((await get(one)).status);
    return all;
  };
  const first = await statuses(7);
  expect(new Set(first)).toEqual(new Set([200, 503]));
  expect(await statuses(7)).toEqual(first);
  expect(await statuses(8)).not.toEqual(first);
});

test('combines several faults, the first outermost; ends them; stops the catalog', async () => {
  const one = await scene({
    rules: [
      { fault: { kind: 'reset', handled: true } },
      { fault: { kind: 'status', status: 500 } },
    ],
  });
  await expect(addEdge(one, b, a)).rejects.toThrow();
  expect(one.proxy.log).toMatchObject([
    { met: [{ kind: 'reset' }, { kind: 'status' }], handled: undefined },
  ]);
  one.proxy.meet([]);
  expect(await addEdge(one, b, a)).toMatchObject({ status: 200 });
  const down = await startFaultProxy('http://127.0.0.1:9');
  await expect(get({ ...one, proxy: down })).rejects.toThrow();
});

test('a test can act before and after a request, and cut it off', async () => {
  const seen: string[] = [];
  const one = await scene({
    before: ({ kind, numberOfItsSort }) => {
      seen.push(`before ${kind}`);
      return kind === 'bulk' && numberOfItsSort === 1 ? 'cut' : undefined;
    },
    after: ({ kind, numberOfItsSort }) => {
      seen.push(`after ${kind}`);
      return kind === 'bulk' && numberOfItsSort === 2 ? 'cut' : undefined;
    },
  });
  await expect(putBulk(one, [b])).rejects.toThrow();
  expect(await one.read(b)).toBeUndefined();
  await expect(putBulk(one, [b])).rejects.toThrow();
  expect(await one.read(b)).toMatchObject(lineage(a));
  expect(seen).toEqual(['before bulk', 'before bulk', 'after bulk']);
});
