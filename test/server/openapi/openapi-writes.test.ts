import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { forbiddenStatus, policedCatalog } from '../../support/server/actors.js';
import {
  fill,
  filledCatalog,
  get,
  post,
  quoted,
  runningCatalog,
} from '../../support/server/catalog.js';
import {
  metadataPolicy,
  policy,
  policyOf,
  store as put,
  to,
} from '../../support/server/policies.js';
import { deriving, making, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const BASE = '/openapi/v3/entity/dataset';
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
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ urn: orders, embed: { value: { n: 1 } } });
    expect((await get(catalog, at(orders, 'datasetKey'))).body.value.name).toBe('orders');
  });

  test('refuses a second write, unless the request allows an existing aspect', async () => {
    const catalog = await runningCatalog();
    await post(catalog, at(orders, 'embed'), { value: { n: 1 } });
    const again = await post(catalog, at(orders, 'embed'), { value: { n: 2 } });
    const message = 'Cannot perform CREATE since the aspect already exists.';
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ error: 'Validation Error', message });
    const path = `${at(orders, 'embed')}?createIfNotExists=false&systemMetadata=true`;
    const { status, body } = await post(catalog, path, { value: { n: 2 } });
    expect([status, body.embed.value, body.embed.systemMetadata.version]).toEqual([
      ...[200, { n: 2 }, '2'],
    ]);
  });

  test('refuses an existing entity if the request demands a new one', async () => {
    const catalog = await runningCatalog();
    const path = (aspect: string) =>
      `${at(orders, aspect)}?createIfEntityNotExists=true&createIfNotExists=false`;
    expect((await post(catalog, path('embed'), { value: {} })).status).toBe(200);
    const again = await post(catalog, path('access'), { value: {} });
    expect(again.status).toBe(400);
    expect(again.body.message).toContain('CREATE_ENTITY');
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
    const headers = { 'If-Version-Match': '7' };
    const stale = await post(catalog, path, { value: { n: 2 }, headers });
    expect([stale.status, stale.body.error]).toEqual([412, 'Precondition Error']);
  });

  test('takes unencoded urns, slashes included', async () => {
    const catalog = await runningCatalog();
    const s3 = dataset('bucket/folder/file');
    expect((await post(catalog, `${BASE}/${s3}/embed`, { value: { n: 1 } })).status).toBe(200);
    expect((await get(catalog, at(s3, 'embed'))).body.value).toEqual({ n: 1 });
  });
});

describe('DELETE of an entity', () => {
  test.each([
    ['encoded', at(orders)],
    ['as the official client sends it', `${BASE}/${orders}`],
    ['through the proxy', `/api/gms${at(orders)}`],
    ['with its key among the aspects', `${at(orders)}?aspects=status,datasetKey`],
  ])('removes the entity with its relationships: %s', async (_how, path) => {
    const catalog = await filledCatalog({}, ...making('raw', 'orders'), deriving('orders', 'raw'));
    const answer = await erase(catalog, path);
    expect([answer.status, answer.body]).toEqual([200, '']);
    expect(await statusOf(catalog, at(orders))).toBe(404);
    expect(await statusOf(catalog, at(dataset('raw')))).toBe(200);
    const downstreams = `{ searchAcrossLineage(input: { urn: "${dataset('raw')}", direction: DOWNSTREAM, query: "*" }) { total } }`;
    const { body } = await post(catalog, '/api/graphql', { query: downstreams });
    expect(body.data.searchAcrossLineage.total).toBe(0);
    expect((await erase(catalog, path)).status).toBe(200);
  });

  test('removes only the named aspects, in either form of the list', async () => {
    const written = ['access', 'cost', 'embed', 'forms'].map((name) =>
      upsert(orders, name, { n: 1 }),
    );
    const catalog = await filledCatalog({}, ...written);
    const path = `${at(orders)}?aspects=access,none&aspects=cost`;
    expect((await erase(catalog, path)).status).toBe(200);
    const left = ['urn', 'browsePathsV2', 'dataPlatformInstance', 'datasetKey', 'embed', 'forms'];
    expect(Object.keys((await get(catalog, at(orders))).body)).toEqual(left);
  });

  test('clears the entity with its events, so that only its key is left, and what is derived', async () => {
    const catalog = await runningCatalog();
    const profile = upsert(orders, 'datasetProfile', { timestampMillis: 1, rowCount: 1 });
    await fill(catalog, ...making('orders'), upsert(orders, 'embed', {}), profile);
    expect((await erase(catalog, `${at(orders)}?clear=true`)).status).toBe(200);
    const { body } = await get(catalog, at(orders));
    expect(Object.keys(body)).toEqual(['urn', 'browsePathsV2', 'datasetKey']);
    expect(await statusOf(catalog, at(orders, 'datasetProfile'))).toBe(404);
  });
});

describe('DELETE of an aspect', () => {
  test('removes the aspect with its earlier versions, and accepts a missing aspect', async () => {
    const catalog = await runningCatalog();
    for (const n of [1, 2]) await fill(catalog, upsert(orders, 'embed', { n }));
    for (const path of [at(orders, 'embed'), at(orders, 'embed'), at(dataset('none'), 'embed')]) {
      const answer = await erase(catalog, path);
      expect([answer.status, answer.body]).toEqual([200, '']);
    }
    expect(await statusOf(catalog, `${at(orders, 'embed')}?version=1`)).toBe(404);
    expect(await statusOf(catalog, at(orders))).toBe(200);
  });
});

describe.each(dialects)('with authentication, in the dialect %s', (dialect) => {
  test('a deletion of access records needs a further privilege', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const jane = as('jane');
    await put(
      admin,
      policyOf('delete', metadataPolicy(['DELETE_ENTITY', 'EDIT_ENTITY'], to.users('jane'))),
    );
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
});
