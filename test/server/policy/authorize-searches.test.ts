import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { type Dialect, dialects } from '../../../src/server/shared/dialect.js';
import type { Urn } from '../../../src/urn/urn.js';
import {
  type Actor,
  forbiddenStatus,
  type PolicedCatalog,
  policedCatalog,
} from '../../support/server/actors.js';
import { type Answer, get, post, quoted } from '../../support/server/catalog.js';
import {
  dropPolicies,
  equals,
  metadataPolicy,
  on,
  policyOf,
  store,
  to,
} from '../../support/server/policies.js';
import { making } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const a = dataset('a');
const page = { start: 0, count: 10 };
const V3 = '/openapi/v3/entity';
const OPERATIONS = { urn: a, entity: 'dataset', aspect: 'operation' };

type Read = (actor: Actor) => Promise<Answer>;

function sending(path: string, body: object): Read {
  return (actor) => actor.post(path, body);
}

/** Reads of many entities without their urns. */
const SEARCHES: Readonly<Record<string, (actor: Actor, type: string) => Promise<Answer>>> = {
  scroll: (actor, type) => actor.get(`${V3}/${type}`),
  'scroll with a body': (actor, type) =>
    actor.post(`${V3}/scroll`, { entities: [type], aspects: [] }),
  search: (actor, type) =>
    actor.post('/entities?action=search', { input: '*', entity: type, ...page }),
  filter: (actor, type) => actor.post('/entities?action=filter', { entity: type, ...page }),
  searchAcrossEntities: (actor, type) =>
    actor.post('/entities?action=searchAcrossEntities', { input: '*', entities: [type], ...page }),
  listUrns: (actor, type) => actor.post('/entities?action=listUrns', { entity: type, ...page }),
};

/** Reads that need a privilege of their own, with that privilege. */
const OTHERS: Readonly<Record<string, readonly [privilege: string, read: Read]>> = {
  getCount: ['GET_COUNTS_PRIVILEGE', sending('/aspects?action=getCount', { aspect: 'status' })],
  getTotalEntityCount: [
    'GET_COUNTS_PRIVILEGE',
    sending('/entities?action=getTotalEntityCount', { entity: 'dataset' }),
  ],
  batchGetTotalEntityCount: [
    'GET_COUNTS_PRIVILEGE',
    sending('/entities?action=batchGetTotalEntityCount', { entities: ['dataset'] }),
  ],
  getTimeseriesAspectValues: [
    'GET_TIMESERIES_ASPECT_PRIVILEGE',
    sending('/aspects?action=getTimeseriesAspectValues', OPERATIONS),
  ],
  timeline: [
    'GET_TIMELINE_PRIVILEGE',
    (actor) => actor.get(`/openapi/v2/timeline/v1/${quoted(a)}?categories=TAG`),
  ],
};

/** Reads of the graph that need the privilege to see the entity. */
const GRAPH_READS: Readonly<Record<string, (actor: Actor, urn: Urn) => Promise<Answer>>> = {
  '/relationships': (actor, urn) =>
    actor.get(`/relationships?urn=${quoted(urn)}&types=List()&direction=INCOMING`),
  getLineage: (actor, urn) =>
    actor.post('/relationships?action=getLineage', { urn, direction: 'UPSTREAM' }),
  'relationships of OpenAPI': (actor, urn) =>
    actor.get(
      `/openapi/relationships/v1/?urn=${quoted(urn)}&relationshipTypes=DownstreamOf&direction=INCOMING`,
    ),
  'relationships of an entity': (actor, urn) =>
    actor.get(`/openapi/v3/relationship/dataset/${quoted(urn)}?count=0`),
};

/** Reads of the graph as a whole. */
const GRAPH_SCROLLS: Readonly<Record<string, Read>> = {
  'a scroll through relationships': sending('/openapi/v3/relationship/scroll', {}),
  'relationships of a type': (actor) => actor.get('/openapi/v3/relationship/DownstreamOf'),
  'a scroll through lineage': sending('/openapi/v3/lineage/scroll', { urns: [a] }),
};

function view(user: string, ...criteria: readonly JsonObject[]): JsonObject {
  const resources = criteria.length > 0 ? { resources: on(...criteria) } : {};
  return metadataPolicy('VIEW_ENTITY_PAGE', to.users(user), resources);
}

/** Starts a catalog with datasets `a` and `b` and one policy. */
async function catalogWhere(dialect: Dialect, info: JsonObject): Promise<PolicedCatalog> {
  const catalog = await policedCatalog(dialect);
  await store(catalog.admin, ...making('a', 'b'));
  await dropPolicies(catalog.admin);
  await store(catalog.admin, policyOf('jane', info));
  return catalog;
}

describe.each(dialects)('in the dialect %s', (dialect) => {
  const refused = forbiddenStatus(dialect);

  test.each(Object.entries(SEARCHES))(
    '%s needs the privilege to see the type',
    async (_name, search) => {
      const catalog = await catalogWhere(dialect, view('jane', equals('TYPE', 'dataset')));
      expect((await search(catalog.as('jane'), 'dataset')).status).toBe(200);
      expect((await search(catalog.as('jane'), 'tag')).status).toBe(refused);
      expect((await search(catalog.as('kim'), 'dataset')).status).toBe(refused);
    },
  );

  test.each(Object.entries(SEARCHES))(
    '%s is refused to a user who may see one entity',
    async (_name, search) => {
      const catalog = await catalogWhere(dialect, view('jane', equals('URN', a)));
      const answer = await search(catalog.as('jane'), 'dataset');
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        refused,
        expect.not.stringContaining(a),
      ]);
    },
  );

  test.each(Object.entries(OTHERS))(
    '%s needs a privilege of its own',
    async (_name, [privilege, read]) => {
      const catalog = await catalogWhere(dialect, metadataPolicy(privilege, to.users('jane')));
      await store(catalog.admin, policyOf('kim', view('kim')));
      expect((await read(catalog.as('jane'))).status).toBe(200);
      expect((await read(catalog.as('kim'))).status).toBe(refused);
    },
  );

  test.each(Object.entries(GRAPH_READS))(
    '%s need the privilege to see the entity',
    async (_name, read) => {
      const catalog = await catalogWhere(dialect, view('jane', equals('URN', a)));
      expect((await read(catalog.as('jane'), a)).status).toBe(200);
      expect((await read(catalog.as('jane'), dataset('b'))).status).toBe(refused);
      expect((await read(catalog.as('kim'), a)).status).toBe(refused);
    },
  );

  test.each(Object.entries(GRAPH_SCROLLS))(
    '%s needs the privilege to see all entities',
    async (_name, read) => {
      const catalog = await catalogWhere(dialect, view('jane'));
      await store(catalog.admin, policyOf('kim', view('kim', equals('TYPE', 'dataset'))));
      expect((await read(catalog.as('jane'))).status).toBe(200);
      expect((await read(catalog.as('kim'))).status).toBe(refused);
    },
  );

  test('the relationships of an entity are refused as a whole if one end is forbidden', async () => {
    const catalog = await catalogWhere(dialect, view('jane', equals('URN', a)));
    const path = `/openapi/v3/relationship/dataset/${quoted(a)}`;
    const tag = 'urn:li:tag:pii';
    await store(catalog.admin, [a, 'globalTags', { tags: [{ tag }] }]);
    expect((await catalog.as('jane').get(path)).status).toBe(refused);
    await store(catalog.admin, policyOf('jane', view('jane', equals('URN', a, tag))));
    const { body } = await catalog.as('jane').get(path);
    expect(body.results).toMatchObject([{ destination: { urn: tag } }]);
  });

  test('with the default policies, all users may search', async () => {
    const catalog = await policedCatalog(dialect);
    await store(catalog.admin, ...making('a'));
    for (const search of Object.values(SEARCHES)) {
      expect((await search(catalog.as('kim'), 'dataset')).status).toBe(200);
      expect((await search(catalog.as('kim'), 'dataHubSecret')).status).toBe(refused);
    }
    const others = Object.values(OTHERS).map(([, read]) => read);
    for (const read of [...others, ...Object.values(GRAPH_SCROLLS)])
      expect((await read(catalog.as('kim'))).status).toBe(200);
  });

  test('a caller without a credential reads nothing', async () => {
    const catalog = await policedCatalog(dialect);
    const nobody: Actor = {
      urn: 'urn:li:corpuser:nobody' as Urn,
      headers: async () => ({}),
      graphql: () => expect.fail(),
      patch: () => expect.fail(),
      post: (path, body) => post(catalog, path, body),
      get: (path) => get(catalog, path),
    };
    const answers = [
      ...Object.values(SEARCHES).map((search) => search(nobody, 'dataset')),
      ...Object.values(OTHERS).map(([, read]) => read(nobody)),
      ...Object.values(GRAPH_SCROLLS).map((read) => read(nobody)),
      ...Object.values(GRAPH_READS).map((read) => read(nobody, a)),
    ];
    for (const { status } of await Promise.all(answers)) expect(status).toBe(401);
  });
});
