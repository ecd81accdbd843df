import { describe, expect, test } from 'vitest';
import type { Urn } from '../../../src/urn/urn.js';
import { fill, filledCatalog, get, quoted, runningCatalog } from '../../support/server/catalog.js';
import { making, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const a = dataset('a');
const hive = { platform: 'urn:li:dataPlatform:hive', origin: 'PROD' };
const system = 'urn:li:corpuser:__datahub_system';

describe('GET /entitiesV2/<urn>', () => {
  test('returns aspects in envelopes with their writers', async () => {
    const catalog = await filledCatalog(
      { clock: () => 9 },
      upsert(a, 'status', { removed: false }, { systemMetadata: { runId: 'r' } }),
    );
    for (const path of ['', '/api/gms']) {
      const { status, body } = await get(
        catalog,
        `${path}/entitiesV2/${quoted(a)}?aspects=List(status,ownership)`,
      );
      const created = { actor: 'urn:li:corpuser:datahub', time: 9 };
      const about = { type: 'VERSIONED', version: 0, created };
      expect([status, body]).toEqual([
        200,
        {
          urn: a,
          entityName: 'dataset',
          aspects: {
            datasetKey: {
              ...about,
              name: 'datasetKey',
              value: { ...hive, name: 'a' },
              systemMetadata: expect.anything(),
            },
            status: {
              ...about,
              name: 'status',
              value: { removed: false },
              systemMetadata: expect.objectContaining({ runId: 'r', version: '1' }),
            },
          },
        },
      ]);
    }
    const { body: all } = await get(catalog, `/entitiesV2/${a}`);
    expect(Object.keys(all.aspects)).toEqual([
      'browsePathsV2',
      'dataPlatformInstance',
      'datasetKey',
      'status',
    ]);
  });

  test('invents the key of a missing entity, unless the request says not to', async () => {
    const catalog = await runningCatalog({ clock: () => 9 });
    const urn = 'urn:li:corpuser:jane' as Urn;
    const { status, body } = await get(catalog, `/entitiesV2/${quoted(urn)}`);
    const key = {
      name: 'corpUserKey',
      type: 'VERSIONED',
      version: 0,
      value: { username: 'jane' },
      created: { actor: system, time: 9 },
    };
    expect([status, body]).toEqual([
      200,
      { urn, entityName: 'corpuser', aspects: { corpUserKey: key } },
    ]);
    const without = await get(catalog, `/entitiesV2/${quoted(urn)}?alwaysIncludeKeyAspect=false`);
    expect([without.status, without.body.aspects]).toEqual([200, {}]);
    // A named key is returned if it is stored.
    const named = await get(
      catalog,
      `/entitiesV2/${quoted(a)}?alwaysIncludeKeyAspect=false&aspects=List(datasetKey)`,
    );
    expect(named.body.aspects).toEqual({});
    await fill(catalog, ...making('a'));
    const stored = await get(
      catalog,
      `/entitiesV2/${quoted(a)}?alwaysIncludeKeyAspect=false&aspects=List(datasetKey)`,
    );
    expect(Object.keys(stored.body.aspects)).toEqual(['datasetKey']);
  });
});

describe('GET /entitiesV2?ids=', () => {
  test('returns many entities, also missing ones', async () => {
    const catalog = await runningCatalog();
    const odd = dataset('s3://bucket/a b/é%2C?#');
    await fill(catalog, upsert(odd, 'status', { removed: false }), ...making('a'));
    const none = dataset('none');
    const path = `/entitiesV2?ids=List(${[odd, a, none, a].map(quoted).join()})&aspects=List(status)`;
    const { status, body } = await get(catalog, path, 'GET', {
      'X-RestLi-Method': 'batch_get',
      'X-RestLi-Protocol-Version': '2.0.0',
    });
    expect([status, body.errors, body.statuses, Object.keys(body.results)]).toEqual([
      200,
      {},
      {},
      [odd, a, none],
    ]);
    expect(Object.keys(body.results[odd].aspects).sort()).toEqual(['datasetKey', 'status']);
    expect(body.results[none]).toMatchObject({
      urn: none,
      aspects: { datasetKey: { value: { ...hive, name: 'none' } } },
    });
    expect(body.results[none].aspects).not.toHaveProperty('status');
    expect((await get(catalog, `/entitiesV2?ids=List(${a},${none})`)).body.results[a].urn).toBe(a);
    expect((await get(catalog, '/entitiesV2?ids=List()')).body.results).toEqual({});
  });
});
