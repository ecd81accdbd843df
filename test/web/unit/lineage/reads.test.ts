import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { Catalog } from '../../../../src/server/start-catalog.js';
import { type BuiltGraph, buildGraph } from '../../../../src/web/lineage/model/build-graph.js';
import {
  DEFAULT_VIEW,
  type LineageView,
} from '../../../../src/web/lineage/model/lineage-address.js';
import {
  cachedData,
  homeQuery,
  needQuery,
} from '../../../../src/web/lineage/read/lineage-queries.js';
import { openHops } from '../../../../src/web/lineage/read/open-hops.js';
import { readWholePath } from '../../../../src/web/lineage/read/read-whole-path.js';
import { readPage } from '../../../../src/web/lineage/read/use-members.js';
import { post, runningCatalog } from '../../../support/server/catalog.js';
import { derivedFrom } from '../../../support/server/lineage.js';
import { dataset } from '../../../support/server/urns.js';
import { aspect, key } from '../../../support/web/graph-data.js';

/** Answers the requests of the pages from a catalog, and counts them. */
async function servedBy(catalog: Catalog): Promise<{ calls: number }> {
  const real = fetch;
  const count = { calls: 0 };
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    count.calls++;
    return real(catalog.url + path, init);
  });
  return count;
}

async function store(catalog: Catalog, aspects: Record<string, object>): Promise<void> {
  const body = Object.entries(aspects).map(([name, value]) => ({
    urn: dataset(name),
    status: { value: { removed: name === 'gone' } },
    upstreamLineage: { value },
  }));
  const { status, body: answer } = await post(
    catalog,
    '/openapi/v3/entity/dataset?async=false',
    body,
  );
  expect([status, status === 200 ? '' : JSON.stringify(answer).slice(0, 300)]).toEqual([200, '']);
}

function newClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 1e9 } } });
}

/** Reads what a view needs, until nothing more is needed. */
async function readView(home: string, view: Partial<LineageView> = {}): Promise<BuiltGraph> {
  const client = newClient();
  await client.fetchQuery(homeQuery(home));
  for (;;) {
    const built = buildGraph(home, { ...DEFAULT_VIEW, ...view }, cachedData(client, home));
    const missing = built.needs.filter(
      (need) =>
        !(need.kind === 'hop' && need.urn === home) &&
        client.getQueryData(needQuery(need).queryKey) === undefined,
    );
    if (missing.length === 0) return built;
    await Promise.all(missing.map((need) => client.fetchQuery(needQuery(need))));
  }
}

describe('the reads of a lineage graph', () => {
  it('take one call to open, and one for a hop', async () => {
    const catalog = await runningCatalog();
    await store(catalog, {
      gone: derivedFrom(),
      stg: derivedFrom('gone'),
      orders: aspect(['stg'], ['stg#amount > orders#total']),
      mart: aspect(['orders'], ['orders#total > mart#sum']),
    });
    const count = await servedBy(catalog);
    const { graph } = await readView(dataset('orders'));
    expect(count.calls).toBe(1);
    expect(graph.boxes.map(({ name, layer, state }) => [name, layer, state])).toEqual([
      ['orders', 0, 'present'],
      ['stg', -1, 'present'],
      ['mart', 1, 'present'],
    ]);
    expect(graph.boxes[1]?.sides.up).toMatchObject({ total: 1, shown: 0 });
    expect(graph.edges.map(({ type, pairs }) => [type, pairs.length])).toEqual([
      ['TRANSFORMED', 1],
      ['TRANSFORMED', 1],
    ]);
    const opened = await readView(dataset('orders'), { open: [{ action: 'up', key: key('stg') }] });
    expect(count.calls).toBe(3);
    expect(opened.graph.boxes.at(-1)).toMatchObject({ name: 'gone', layer: -2, state: 'removed' });
  });

  it('group many neighbors in two calls, and find an added one beyond the first 100', async () => {
    const catalog = await runningCatalog();
    await store(catalog, { orders: derivedFrom() });
    const names = Array.from({ length: 1_200 }, (_, i) => `s${i % 3}.t${i}`);
    for (let i = 0; i < names.length; i += 500) {
      const some = names.slice(i, i + 500);
      await store(catalog, Object.fromEntries(some.map((name) => [name, derivedFrom('orders')])));
    }
    const count = await servedBy(catalog);
    const { graph } = await readView(dataset('orders'));
    expect(graph.groups).toMatchObject(
      ['s0', 's1', 's2'].map((schema) => ({ platform: 'hive', count: 400, schema })),
    );
    expect(graph.boxes).toHaveLength(1);
    expect(count.calls).toBe(2);
    const open = [{ action: 'add' as const, key: key('s1.t1111') }];
    const added = await readView(dataset('orders'), { open });
    expect(added.graph.boxes.map(({ name }) => name)).toEqual(['orders', 't1111']);
    expect(added.graph.groups.map((one) => one.count)).toEqual([400, 399, 400]);
    expect(added.graph.edges).toHaveLength(1);
  });

  it('list the members of a group page by page, and the neighbors beyond', async () => {
    const catalog = await runningCatalog();
    await store(catalog, { orders: derivedFrom() });
    const names = Array.from({ length: 240 }, (_, i) => `s${i % 2}.t${i}`);
    await store(catalog, Object.fromEntries(names.map((name) => [name, derivedFrom('orders')])));
    await servedBy(catalog);
    const client = newClient();
    const home = dataset('orders');
    await client.fetchQuery(homeQuery(home));
    await client.fetchQuery(needQuery({ kind: 'members', urn: home, direction: 'down' }));
    const { graph } = buildGraph(home, DEFAULT_VIEW, cachedData(client, home));
    const [group] = graph.groups;
    if (!group) throw new Error('no group');
    const page = await readPage({ client, home, group, find: '' }, 1);
    expect([page.total, page.members.length]).toEqual([120, 20]);
    const found = await readPage({ client, home, group, find: 'T110' }, 0);
    expect(found.members).toMatchObject([{ urn: dataset('s0.t110'), exists: true }]);
    const rest = { ...group, type: '', count: 30 };
    const beyond = await readPage({ client, home, group: rest, find: '' }, 0);
    expect([beyond.total, beyond.members.length]).toEqual([30, 30]);
  });

  it('count the path of a column over the catalog', async () => {
    const catalog = await runningCatalog();
    await store(catalog, {
      raw: derivedFrom(),
      stg: aspect(['raw'], ['raw#a > stg#a', 'raw#b > stg#a', 'raw#c > stg#c']),
      orders: aspect(['stg'], ['stg#a > orders#total']),
      mart: aspect(['orders'], ['orders#total > mart#sum']),
    });
    await servedBy(catalog);
    expect(await readWholePath(dataset('orders'), 'total')).toEqual({
      up: 3,
      down: 1,
      datasets: 4,
      levels: { up: [[dataset('stg')], [dataset('raw')]], down: [[dataset('mart')]] },
    });
  });

  it('open several hops, and stop at a group', async () => {
    const catalog = await runningCatalog();
    const fan = Array.from({ length: 31 }, (_, i) => [`fan${i}`, derivedFrom('c')] as const);
    await store(catalog, {
      orders: derivedFrom(),
      a: derivedFrom('orders'),
      b: derivedFrom('a'),
      c: derivedFrom('b'),
      ...Object.fromEntries(fan),
    });
    await servedBy(catalog);
    const client = newClient();
    const home = dataset('orders');
    await client.fetchQuery(homeQuery(home));
    const open = (hops: number) =>
      openHops(client, DEFAULT_VIEW, { home, urn: home, direction: 'down', hops });
    expect(await open(1)).toEqual(DEFAULT_VIEW);
    expect((await open(2)).open).toEqual([{ action: 'down', key: key('a') }]);
    const far = await open(9);
    expect(far.open.map((one) => one.key)).toEqual(['a', 'b', 'c'].map(key));
    expect((await readView(home, far)).graph.groups).toMatchObject([{ count: 31 }]);
  });

  it('show parts that the caller may not see as hidden', async () => {
    const facts = { urn: dataset('orders'), type: 'DATASET', exists: true, aspects: null };
    const answer = {
      data: { entity: { ...facts, up: null, down: null } },
      errors: [{ message: 'no', path: ['entity', 'aspects'], extensions: { code: 403 } }],
    };
    vi.stubGlobal('fetch', async () => Response.json(answer));
    const { graph } = await readView(dataset('orders'));
    expect(graph.boxes.map(({ state }) => state)).toEqual(['hidden']);
    vi.stubGlobal('fetch', async () =>
      Response.json({ ...answer, errors: [{ message: 'no', extensions: { code: 403 } }] }),
    );
    await expect(readView(dataset('orders'))).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
