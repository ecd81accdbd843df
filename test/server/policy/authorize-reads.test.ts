import { describe, expect, test } from 'vitest';
import { type Dialect, dialects } from '../../../src/server/shared/dialect.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import type { Urn } from '../../../src/urn/urn.js';
import {
  type Actor,
  forbiddenStatus,
  type PolicedCatalog,
  policedCatalog,
} from '../../support/server/actors.js';
import { type Answer, quoted } from '../../support/server/catalog.js';
import {
  dropPolicies,
  equals,
  metadataPolicy,
  on,
  platformPolicy,
  policyOf,
  store,
  to,
} from '../../support/server/policies.js';
import { making } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const a = dataset('a');
const b = dataset('b');
const joe = corpUserUrn('joe');
const secret: Urn = 'urn:li:dataHubSecret:x' as Urn;
const token: Urn = 'urn:li:dataHubAccessToken:x' as Urn;

/** Every read over REST. */
const READS: Readonly<Record<string, (actor: Actor, urn: Urn) => Promise<Answer>>> = {
  '/entities': (actor, urn) => actor.get(`/entities/${quoted(urn)}`),
  '/aspects': (actor, urn) => actor.get(`/aspects/${quoted(urn)}?aspect=status&version=0`),
  'an entity': (actor, urn) => actor.get(`/openapi/v3/entity/dataset/${quoted(urn)}`),
  'an aspect': (actor, urn) => actor.get(`/openapi/v3/entity/dataset/${quoted(urn)}/status`),
  batchGet: (actor, urn) => actor.post('/openapi/v3/entity/dataset/batchGet', [{ urn }]),
  '/entitiesV2': (actor, urn) => actor.get(`/entitiesV2/${quoted(urn)}`),
  '/entitiesV2 of many': (actor, urn) => actor.get(`/entitiesV2?ids=List(${quoted(urn)})`),
  'a batch of version 2': (actor, urn) =>
    actor.post('/openapi/v2/entity/batch/dataset', { urns: [urn], aspectNames: [] }),
  ...formerReads('status'),
};

/** Reads of the version before the latest. */
function formerReads(aspectName: string): typeof READS {
  return {
    'a former version by /aspects': (actor, urn) =>
      actor.get(`/aspects/${quoted(urn)}?aspect=${aspectName}&version=1`),
    'a former version of an aspect': (actor, urn) =>
      actor.get(`/openapi/v3/entity/dataset/${quoted(urn)}/${aspectName}?version=1`),
    'a former version by batchGet': (actor, urn) =>
      actor.post('/openapi/v3/entity/dataset/batchGet', [
        { urn, [aspectName]: { headers: { 'If-Version-Match': '1' } } },
      ]),
  };
}

const EXISTENCE_READS: typeof READS = {
  exists: (actor, urn) => actor.post('/entities?action=exists', { urn }),
  'HEAD of an entity': (actor, urn) =>
    actor.get(`/openapi/v3/entity/dataset/${quoted(urn)}`, 'HEAD'),
  'HEAD of an aspect': (actor, urn) =>
    actor.get(`/openapi/v3/entity/dataset/${quoted(urn)}/status`, 'HEAD'),
};

/** The error of each read for a user without the privilege. The others have the one of OpenAPI. */
const MESSAGES: Readonly<Record<string, string>> = {
  '/entities': `User is unauthorized to get entity ${b}`,
  '/aspects': `User is unauthorized to get aspect for ${b}`,
  'a former version by /aspects': `User is unauthorized to get aspect for ${b}`,
  '/entitiesV2': `User is unauthorized to get entity ${b}`,
  '/entitiesV2 of many': `User is unauthorized to get entities [${b}]`,
  exists: `User is unauthorized to check the existence of entity ${b}`,
  // HEAD answers without a body.
  'HEAD of an entity': '',
  'HEAD of an aspect': '',
};

function expectRefused({ status, body }: Answer, name: string, dialect: Dialect): void {
  const words = MESSAGES[name] ?? 'urn:li:corpuser:jane is unauthorized to READ entities.';
  const expected = [forbiddenStatus(dialect), expect.stringContaining(words)];
  expect([status, JSON.stringify(body)]).toEqual(expected);
}

/** Starts a catalog with datasets `a` and `b`. Its only policy grants Jane a privilege on `a`. */
async function catalogWhere(dialect: Dialect, privilege: string): Promise<PolicedCatalog> {
  const catalog = await policedCatalog(dialect);
  await store(catalog.admin, ...making('a', 'b'));
  const status = { removed: false, again: true };
  await store(catalog.admin, [a, 'status', status], [b, 'status', status]);
  await dropPolicies(catalog.admin);
  const info = metadataPolicy(privilege, to.users('jane'), { resources: on(equals('URN', a)) });
  await store(catalog.admin, policyOf('jane', info));
  return catalog;
}

describe.each(dialects)('in the dialect %s', (dialect) => {
  const refused = forbiddenStatus(dialect);

  test.each(Object.entries(READS))(
    '%s needs the privilege to see the entity',
    async (name, read) => {
      const catalog = await catalogWhere(dialect, 'VIEW_ENTITY_PAGE');
      expect((await read(catalog.as('jane'), a)).status).toBe(200);
      expectRefused(await read(catalog.as('jane'), b), name, dialect);
      expect((await read(catalog.as('kim'), a)).status).toBe(refused);
    },
  );

  test.each(Object.entries(EXISTENCE_READS))(
    '%s needs the privilege to know that the entity exists',
    async (name, read) => {
      const catalog = await catalogWhere(dialect, 'EXISTS_ENTITY');
      expect((await read(catalog.as('jane'), a)).status).toBe(name === 'exists' ? 200 : 204);
      expectRefused(await read(catalog.as('jane'), b), name, dialect);
    },
  );

  test.each(['GET_ENTITY_PRIVILEGE', 'EDIT_ENTITY', 'DELETE_ENTITY'])(
    'a user with %s may see the entity',
    async (privilege) => {
      const catalog = await catalogWhere(dialect, privilege);
      expect((await catalog.as('jane').get(`/entities/${quoted(a)}`)).status).toBe(200);
    },
  );

  test.each(['EXISTS_ENTITY', 'EDIT_LINEAGE', 'SEARCH_PRIVILEGE'])(
    'a user with only %s may not see the entity',
    async (privilege) => {
      const catalog = await catalogWhere(dialect, privilege);
      expect((await catalog.as('jane').get(`/entities/${quoted(a)}`)).status).toBe(refused);
    },
  );

  test('one forbidden urn refuses the whole batch', async () => {
    const catalog = await catalogWhere(dialect, 'VIEW_ENTITY_PAGE');
    const path = '/openapi/v3/entity/dataset/batchGet';
    expect((await catalog.as('jane').post(path, [{ urn: a }, { urn: b }])).status).toBe(refused);
    expect((await catalog.as('jane').post(path, [{ urn: a }])).body).toMatchObject([{ urn: a }]);
    expect((await catalog.as('jane').post(path, [])).body).toEqual([]);
  });

  test('all users may see themselves', async () => {
    const catalog = await catalogWhere(dialect, 'VIEW_ENTITY_PAGE');
    await store(catalog.admin, [joe, 'corpUserInfo', { active: true }]);
    const path = `/entities/${quoted(joe)}`;
    expect([
      (await catalog.as('joe').get(path)).status,
      (await catalog.as('jane').get(path)).status,
    ]).toEqual([200, refused]);
  });

  test('users who manage secrets and tokens can see them', async () => {
    const catalog = await policedCatalog(dialect);
    await store(catalog.admin, [secret, 'dataHubSecretValue', { name: 'x', value: 'made up' }]);
    const statuses = async () => [
      (
        await catalog
          .as('jane')
          .get(`/openapi/v3/entity/dataHubSecret/${quoted(secret)}/dataHubSecretValue`)
      ).status,
      (await catalog.as('jane').get(`/entities/${quoted(token)}`)).status,
    ];
    await store(
      catalog.admin,
      policyOf('view', metadataPolicy('VIEW_ENTITY_PAGE', to.users('jane'))),
    );
    expect(await statuses()).toEqual([refused, 200]);
    await store(
      catalog.admin,
      policyOf(
        'view',
        platformPolicy(['MANAGE_SECRETS', 'MANAGE_ACCESS_TOKENS'], to.users('jane')),
      ),
    );
    expect(await statuses()).toEqual([200, 200]);
  });
});
