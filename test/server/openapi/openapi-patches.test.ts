import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../../src/model/json.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { filledCatalog, get, patch, quoted, runningCatalog } from '../../support/server/catalog.js';
import { add, addUpstream, remove, upstreamAt } from '../../support/server/patches.js';
import { making } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const BASE = '/openapi/v3/entity/dataset';
const SYNC = `${BASE}?async=false`;
const NO_STAMP = { auditStamp: { time: 0, actor: 'urn:li:corpuser:unknown' } };
const orders = dataset('orders');

/** The item of a bulk PATCH that changes the lineage of a dataset. */
function item(
  operations: readonly Json[],
  more: JsonObject = {},
  urn: string = orders,
): JsonObject {
  return { urn, upstreamLineage: { value: { patch: operations }, ...more } };
}

describe('bulk PATCH', () => {
  test('answers 200 with the stored aspects if the request waits, else 202 without a body, and stores in both cases', async () => {
    const catalog = await shop();
    const change = item([addUpstream('raw')], { systemMetadata: { runId: 'r' } });
    const sync = await patch(catalog, `${SYNC}&systemMetadata=true`, [change]);
    const upstreams = [{ dataset: dataset('raw'), type: 'TRANSFORMED', ...NO_STAMP }];
    const upstreamLineage = {
      value: { upstreams, fineGrainedLineages: [] },
      systemMetadata: expect.objectContaining({ runId: 'r', version: '1' }),
      auditStamp: expect.objectContaining({ actor: 'urn:li:corpuser:datahub' }),
    };
    expect([sync.status, sync.body]).toEqual([200, [{ urn: orders, upstreamLineage }]]);
    const async = await patch(catalog, BASE, [item([addUpstream('extra')])]);
    expect([async.status, async.body]).toEqual([202, '']);
    const datasets = ['raw', 'extra'].map(dataset);
    expect(await stored(catalog)).toEqual({ version: '2', datasets });
    expect(catalog.requests()).toEqual({ reads: 1, writes: 3 });
  });

  test('applies patches in order, each to the result of the one before, and counts no version for an empty change', async () => {
    const catalog = await shop();
    const body = [
      item([addUpstream('raw'), addUpstream('extra')]),
      item([remove(upstreamAt('raw'))]),
    ];
    expect((await patch(catalog, SYNC, body)).status).toBe(200);
    expect(await stored(catalog)).toEqual({ version: '2', datasets: [dataset('extra')] });
    await patch(catalog, SYNC, [item([remove(upstreamAt('raw'))])]);
    expect((await stored(catalog)).version).toBe('2');
  });

  test('takes conditions from the item, and answers 412 and stores nothing if one fails', async () => {
    const catalog = await shop();
    const when = (version: string) =>
      item([addUpstream('raw')], { headers: { 'If-Version-Match': version } });
    const first = item([addUpstream('raw')], {}, dataset('extra'));
    const stale = await patch(catalog, SYNC, [first, when('7')]);
    const message = 'Expected version 7, actual version -1';
    expect(stale.status).toBe(412);
    expect(stale.body).toEqual({ error: 'Precondition Error', message });
    const path = `${BASE}/${quoted(dataset('extra'))}/upstreamLineage`;
    expect((await get(catalog, path)).status).toBe(404);
    expect((await patch(catalog, SYNC, [when('-1')])).status).toBe(200);
    expect((await patch(catalog, SYNC, [when('-1')])).status).toBe(412);
  });
});

describe('PATCH of one aspect', () => {
  const path = `${BASE}/${quoted(orders)}/upstreamLineage`;

  test('answers 200 with the aspect, even if the request does not wait', async () => {
    const catalog = await shop();
    for (const [one, name] of [
      [path, 'raw'],
      [`${path}?async=true`, 'extra'],
      [`${BASE}/${orders}/upstreamLineage`, 'more'],
    ] as const) {
      const { status, body } = await patch(catalog, one, { patch: [addUpstream(name)] });
      expect([status, Object.keys(body)]).toEqual([200, ['urn', 'upstreamLineage']]);
      expect(body.upstreamLineage.value.upstreams.at(-1).dataset).toBe(dataset(name));
    }
    const { body } = await patch(catalog, `${path}?systemMetadata=true`, { patch: [] });
    expect(body.upstreamLineage.systemMetadata.version).toBe('3');
  });

  test('patches any aspect as plain JSON, and creates the entity', async () => {
    const catalog = await runningCatalog();
    const body = { patch: [add('/tags/x', { tag: 'x' })], arrayPrimaryKeys: { tags: ['tag'] } };
    const answer = await patch(catalog, `${BASE}/${quoted(orders)}/globalTags`, body);
    const globalTags = { value: { tags: [{ tag: 'x' }] } };
    expect([answer.status, answer.body]).toEqual([200, { urn: orders, globalTags }]);
    expect((await get(catalog, `${BASE}/${quoted(orders)}/datasetKey`)).status).toBe(200);
  });
});

test("the proxy of DataHub's frontend does not carry PATCH", async () => {
  const catalog = await shop();
  for (const path of [BASE, `${BASE}/${quoted(orders)}/upstreamLineage`]) {
    expect((await patch(catalog, `/api/gms${path}`, { patch: [] })).status).toBe(405);
  }
  expect(catalog.requests()).toEqual({ reads: 2, writes: 1 });
});

/** Starts a catalog with some datasets. */
async function shop(dialect: 'spec' | 'datahub' = 'spec'): Promise<Catalog> {
  const catalog = await filledCatalog({ dialect }, ...making('orders', 'raw', 'extra', 'more'));
  return catalog;
}

async function stored(
  catalog: Catalog,
): Promise<{ readonly version: string; readonly datasets: readonly string[] }> {
  const path = `${BASE}/${quoted(orders)}/upstreamLineage?systemMetadata=true`;
  const { body } = await get(catalog, path);
  return {
    version: body.systemMetadata.version,
    datasets: body.value.upstreams.map((one: { readonly dataset: string }) => one.dataset),
  };
}

describe('a PATCH of a new entity', () => {
  const urn = dataset('new');
  const operations = [add('/description', 'x')];
  const body = [{ urn, datasetProperties: { value: { patch: operations } } }];
  const made = ['browsePathsV2', 'datasetKey', 'dataPlatformInstance'];

  test.each([
    ['spec', ['urn', 'datasetProperties']],
    ['datahub', ['urn', ...made, 'datasetProperties']],
  ] as const)('makes its default aspects, as any write does (%s)', async (dialect, answered) => {
    const catalog = await runningCatalog({ dialect });
    const { status, body: items } = await patch(catalog, SYNC, body);
    expect([status, items.map(Object.keys)]).toEqual([200, [answered]]);
    const { body: stored } = await get(catalog, `${BASE}/${quoted(urn)}`);
    expect(Object.keys(stored).sort()).toEqual([...made, 'datasetProperties', 'urn'].sort());
    expect(stored).toMatchObject({
      browsePathsV2: { value: { path: [{ id: 'Default' }] } },
      datasetKey: { value: { name: 'new', origin: 'PROD', platform: 'urn:li:dataPlatform:hive' } },
      dataPlatformInstance: { value: { platform: 'urn:li:dataPlatform:hive' } },
    });
  });

  test('of one aspect answers with that aspect alone', async () => {
    const catalog = await runningCatalog({ dialect: 'datahub' });
    const path = `${BASE}/${quoted(urn)}`;
    const answer = await patch(catalog, `${path}/datasetProperties`, { patch: operations });
    expect(Object.keys(answer.body)).toEqual(['urn', 'datasetProperties']);
    expect(Object.keys((await get(catalog, path)).body)).toEqual(expect.arrayContaining(made));
  });
});
