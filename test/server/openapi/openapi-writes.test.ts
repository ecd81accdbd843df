import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { forbiddenStatus, policedCatalog } from '../../support/server/actors.js';
import { get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { derivedFrom } from '../../support/server/lineage.js';
import {
  dropPolicies,
  metadataPolicy,
  policy,
  store as put,
  to,
} from '../../support/server/policies.js';
import { deriving, making, onOpenapi, upsert } from '../../support/server/proposals.js';
import { tempFolder } from '../../support/server/temp-folder.js';
import { dataset } from '../../support/server/urns.js';

const BASE = '/openapi/v3/entity/dataset';
const SYNC = `${BASE}?async=false`;
const orders = dataset('orders');

/** The address of an entity, or of an aspect of it, encoded as the official client does. */
const at = (urn: Urn, ...aspect: readonly string[]) => [BASE, quoted(urn), ...aspect].join('/');

const erase = (catalog: Catalog, path: string) => get(catalog, path, 'DELETE');

async function statusOf(catalog: Catalog, path: string): Promise<number> {
  return (await get(catalog, path)).status;
}

describe('POST of one aspect', () => {
  test('creates the aspect and its entity, and returns the aspect', async () => {
    const catalog = await runningCatalog();
    const answer = await post(catalog, at(orders, 'embed'), { value: { n: 1 } });
    expect([answer.status, answer.body]).toEqual([
      200,
      { urn: orders, embed: { value: { n: 1 } } },
    ]);
    expect((await get(catalog, at(orders, 'datasetKey'))).body.value.name).toBe('orders');
  });

  test('refuses a second write, unless the request allows an existing aspect', async () => {
    const catalog = await runningCatalog();
    await post(catalog, at(orders, 'embed'), { value: { n: 1 } });
    const again = await post(catalog, at(orders, 'embed'), { value: { n: 2 } });
    expect([again.status, again.body]).toEqual([
      400,
      {
        error: 'Validation Error',
        message: 'Cannot perform CREATE since the aspect already exists.',
      },
    ]);
    const told = await post(
      catalog,
      `${at(orders, 'embed')}?createIfNotExists=false&systemMetadata=true`,
      { value: { n: 2 } },
    );
    expect([told.status, told.body.embed.value, told.body.embed.systemMetadata.version]).toEqual([
      200,
      { n: 2 },
      '2',
    ]);
  });

  test('refuses an existing entity if the request demands a new one', async () => {
    const catalog = await runningCatalog();
    const path = (aspect: string) =>
      `${at(orders, aspect)}?createIfEntityNotExists=true&createIfNotExists=false`;
    expect((await post(catalog, path('embed'), { value: {} })).status).toBe(200);
    const again = await post(catalog, path('access'), { value: {} });
    expect([again.status, again.body.message]).toEqual([
      400,
      expect.stringContaining('CREATE_ENTITY'),
    ]);
  });

  test('waits for the write, unless the request says not to', async () => {
    const catalog = await runningCatalog();
    const answer = await post(catalog, `${at(orders, 'embed')}?async=true`, { value: {} });
    expect([answer.status, answer.body]).toEqual([202, { urn: orders, embed: { value: {} } }]);
    expect(await statusOf(catalog, at(orders, 'embed'))).toBe(200);
  });

  test('takes conditions and metadata from the JSON body', async () => {
    const catalog = await runningCatalog();
    const path = `${at(orders, 'embed')}?createIfNotExists=false`;
    await post(catalog, path, { value: { n: 1 }, systemMetadata: { runId: 'r' } });
    const read = await get(catalog, `${at(orders, 'embed')}?systemMetadata=true`);
    expect(read.body.systemMetadata).toMatchObject({ runId: 'r', version: '1' });
    const stale = await post(catalog, path, {
      value: { n: 2 },
      headers: { 'If-Version-Match': '7' },
    });
    expect([stale.status, stale.body.error]).toEqual([412, 'Precondition Error']);
  });

  test('takes unencoded urns, slashes included', async () => {
    const catalog = await runningCatalog();
    const s3 = dataset('bucket/folder/file');
    expect((await post(catalog, `${BASE}/${s3}/embed`, { value: { n: 1 } })).status).toBe(200);
    expect((await get(catalog, at(s3, 'embed'))).body.value).toEqual({ n: 1 });
  });

  test.each<[string, string, unknown]>([
    ['no aspect', at(orders), { value: {} }],
    ['a malformed urn', `${BASE}/urn:li:nonsense/status`, { value: {} }],
    ['no value', at(orders, 'embed'), {}],
    ['a list', at(orders, 'embed'), [{ value: {} }]],
    ['an invalid flag', `${at(orders, 'embed')}?createIfNotExists=maybe`, { value: {} }],
    ['lineage of a missing dataset', at(orders, 'upstreamLineage'), { value: derivedFrom('raw') }],
  ])('answers %s with 400', async (_what, path, body) => {
    const catalog = await runningCatalog();
    expect((await post(catalog, path, body)).status).toBe(400);
    expect(await statusOf(catalog, at(orders))).toBe(404);
  });
});

describe('DELETE of an entity', () => {
  test.each([
    ['encoded', at(orders)],
    ['as the official client sends it', `${BASE}/${orders}`],
    ['through the proxy', `/api/gms${at(orders)}`],
    ['with its key among the aspects', `${at(orders)}?aspects=status,datasetKey`],
  ])('removes the entity with its relationships: %s', async (_how, path) => {
    const catalog = await runningCatalog();
    await post(
      catalog,
      SYNC,
      [...making('raw', 'orders'), deriving('orders', 'raw')].map(onOpenapi),
    );
    const answer = await erase(catalog, path);
    expect([answer.status, answer.body]).toEqual([200, '']);
    expect(await statusOf(catalog, at(orders))).toBe(404);
    expect(await statusOf(catalog, at(dataset('raw')))).toBe(200);
    const downstreams = `{ searchAcrossLineage(input: { urn: "${dataset('raw')}", direction: DOWNSTREAM, query: "*" }) { total } }`;
    expect(
      (await post(catalog, '/api/graphql', { query: downstreams })).body.data.searchAcrossLineage
        .total,
    ).toBe(0);
    expect((await erase(catalog, path)).status).toBe(200);
  });

  test('removes only the named aspects, in either form of the list', async () => {
    const catalog = await runningCatalog();
    await post(
      catalog,
      SYNC,
      ['access', 'cost', 'embed', 'forms']
        .map((name) => upsert(orders, name, { n: 1 }))
        .map(onOpenapi),
    );
    expect((await erase(catalog, `${at(orders)}?aspects=access,none&aspects=cost`)).status).toBe(
      200,
    );
    const { urn, ...left } = (await get(catalog, at(orders))).body;
    expect([urn, Object.keys(left)]).toEqual([
      orders,
      ['browsePathsV2', 'dataPlatformInstance', 'datasetKey', 'embed', 'forms'],
    ]);
  });

  test('clears the entity with its events, so that only its key is left, and what is derived', async () => {
    const catalog = await runningCatalog();
    const profile = upsert(orders, 'datasetProfile', { timestampMillis: 1, rowCount: 1 });
    await post(
      catalog,
      SYNC,
      [...making('orders'), upsert(orders, 'embed', {}), profile].map(onOpenapi),
    );
    expect((await erase(catalog, `${at(orders)}?clear=true`)).status).toBe(200);
    const { body } = await get(catalog, at(orders));
    expect(Object.keys(body)).toEqual(['urn', 'browsePathsV2', 'datasetKey']);
    expect(await statusOf(catalog, at(orders, 'datasetProfile'))).toBe(404);
  });

  test('survives a restart', async () => {
    const db = `${tempFolder()}/catalog.db`;
    const first = await runningCatalog({ db });
    await post(first, SYNC, making('orders', 'raw').map(onOpenapi));
    await erase(first, at(orders));
    await first.stop();
    const second = await runningCatalog({ db });
    expect([
      await statusOf(second, at(orders)),
      await statusOf(second, at(dataset('raw'))),
    ]).toEqual([404, 200]);
  });

  test.each([
    `${BASE}/urn:li:nonsense`,
    `${at(orders)}?clear=maybe`,
    `${at(orders)}?aspects=two%20words`,
  ])('answers %s with 400', async (path) => {
    const catalog = await runningCatalog();
    await post(catalog, SYNC, making('orders').map(onOpenapi));
    expect((await erase(catalog, path)).status).toBe(400);
    expect(await statusOf(catalog, at(orders))).toBe(200);
  });
});

describe('DELETE of an aspect', () => {
  test('removes the aspect with its earlier versions, and accepts a missing aspect', async () => {
    const catalog = await runningCatalog();
    for (const n of [1, 2]) await post(catalog, SYNC, [onOpenapi(upsert(orders, 'embed', { n }))]);
    for (const path of [at(orders, 'embed'), at(orders, 'embed'), at(dataset('none'), 'embed')]) {
      const answer = await erase(catalog, path);
      expect([answer.status, answer.body]).toEqual([200, '']);
    }
    expect(await statusOf(catalog, `${at(orders, 'embed')}?version=1`)).toBe(404);
    expect(await statusOf(catalog, at(orders))).toBe(200);
  });

  test('of lineage removes its edges', async () => {
    const catalog = await runningCatalog();
    await post(
      catalog,
      SYNC,
      [...making('raw', 'orders'), deriving('orders', 'raw')].map(onOpenapi),
    );
    await erase(catalog, at(orders, 'upstreamLineage'));
    const upstreams = `{ searchAcrossLineage(input: { urn: "${orders}", direction: UPSTREAM, query: "*" }) { total } }`;
    expect(
      (await post(catalog, '/api/graphql', { query: upstreams })).body.data.searchAcrossLineage
        .total,
    ).toBe(0);
  });
});

describe.each(dialects)('with authentication, in the dialect %s', (dialect) => {
  test('a deletion needs the privilege to delete, and the privilege to edit is not enough', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const [jane, joe] = [as('jane'), as('joe')];
    await put(
      admin,
      [policy('delete'), 'dataHubPolicyInfo', metadataPolicy('DELETE_ENTITY', to.users('jane'))],
      [
        policy('edit'),
        'dataHubPolicyInfo',
        metadataPolicy(['EDIT_ENTITY', 'EDIT_LINEAGE'], to.users('joe')),
      ],
      [orders, 'embed', {}],
    );
    for (const path of [at(orders), at(orders, 'embed')])
      expect((await joe.get(path, 'DELETE')).status).toBe(forbiddenStatus(dialect));
    const proposal = {
      entityType: 'dataset',
      entityUrn: orders,
      changeType: 'DELETE',
      aspectName: 'embed',
    };
    expect((await joe.post('/aspects?action=ingestProposal', { proposal })).status).toBe(
      forbiddenStatus(dialect),
    );
    expect((await admin.get(at(orders, 'embed'))).status).toBe(200);
    expect((await jane.get(at(orders, 'embed'), 'DELETE')).status).toBe(200);
    expect((await jane.get(at(orders), 'DELETE')).status).toBe(200);
    expect((await admin.get(at(orders))).status).toBe(404);
  });

  test('a deletion of access records needs a further privilege', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const jane = as('jane');
    await put(admin, [
      policy('delete'),
      'dataHubPolicyInfo',
      metadataPolicy(['DELETE_ENTITY', 'EDIT_ENTITY'], to.users('jane')),
    ]);
    for (const path of [
      `/openapi/v3/entity/dataHubPolicy/${quoted(policy('delete'))}`,
      `/openapi/v3/entity/corpuser/${quoted(admin.urn)}`,
      `/openapi/v3/entity/corpuser/${quoted(admin.urn)}/roleMembership`,
      `/openapi/v3/entity/corpuser/${quoted(admin.urn)}/corpUserStatus`,
    ]) {
      expect([path, (await jane.get(path, 'DELETE')).status]).toEqual([
        path,
        forbiddenStatus(dialect),
      ]);
    }
    expect(
      (await admin.get(`/openapi/v3/entity/dataHubPolicy/${quoted(policy('delete'))}`)).status,
    ).toBe(200);
  });

  test('a write of one aspect needs the privilege to create', async () => {
    const { admin, as } = await policedCatalog(dialect);
    await dropPolicies(admin);
    const jane = as('jane');
    expect((await jane.post(at(orders, 'embed'), { value: {} })).status).toBe(
      forbiddenStatus(dialect),
    );
    await put(admin, [
      policy('create'),
      'dataHubPolicyInfo',
      metadataPolicy('CREATE_ENTITY', to.users('jane')),
    ]);
    expect((await jane.post(at(orders, 'embed'), { value: {} })).status).toBe(200);
  });
});
