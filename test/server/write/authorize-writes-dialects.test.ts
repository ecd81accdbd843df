import { describe, expect, test } from 'vitest';
import { policedCatalog } from '../../support/server/actors.js';
import { mapping } from '../../support/server/lineage.js';
import { addUpstream } from '../../support/server/patches.js';
import { equals, on, store } from '../../support/server/policies.js';
import { deriving, onOpenapi, onRestli, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';
import {
  BULK,
  catalogWhere,
  description,
  doors,
  LINEAGE_ROUTES,
  messageOf,
  RESTLI,
  storedIn,
  WRITE_ROUTES,
} from '../../support/server/write-routes.js';

const a = dataset('a');
const b = dataset('b');
const c = dataset('c');
const ON_B = { resources: on(equals('URN', b)) };
const ON_A_AND_B = { resources: on(equals('URN', a, b)) };

describe('in the dialect spec', () => {
  test('each added upstream needs the privilege to edit lineage, and existing upstreams do not', async () => {
    const catalog = await catalogWhere('spec', 'EDIT_LINEAGE', ON_A_AND_B);
    await store(catalog.admin, deriving('b', 'c'));
    const jane = catalog.as('jane');
    expect((await jane.post(BULK, [onOpenapi(deriving('b', 'c', 'a'))])).status).toBe(200);
    expect((await jane.post(BULK, [onOpenapi(deriving('b', 'a'))])).status).toBe(200);
    const answer = await jane.post(BULK, [onOpenapi(deriving('b', 'a', 'c'))]);
    const error = `urn:li:corpuser:jane is unauthorized to EDIT LINEAGE of entities: ${c}`;
    expect([answer.status, answer.body]).toEqual([401, { error }]);
    const stored = await storedIn(catalog, b, 'upstreamLineage');
    expect(stored).toMatchObject({ upstreams: [{ dataset: a }] });
  });

  test('added upstreams of columns and of patches need the privilege to edit lineage', async () => {
    const catalog = await catalogWhere('spec', 'EDIT_LINEAGE', ON_A_AND_B);
    const jane = catalog.as('jane');
    const lineage = { upstreams: [], fineGrainedLineages: [mapping('b#x', 'c#x')] };
    const proposal = onRestli(upsert(b, 'upstreamLineage', lineage));
    expect(messageOf(await jane.post(RESTLI, { proposal }))).toContain(`Urn: ${c}`);
    const patch = [addUpstream('a'), addUpstream('c')];
    const patched = await jane.patch(BULK, [{ urn: b, upstreamLineage: { value: { patch } } }]);
    expect(messageOf(patched)).toContain(c);
    expect(await storedIn(catalog, b, 'upstreamLineage')).toBeUndefined();
  });

  test('the privilege is checked before the existence of an upstream', async () => {
    const catalog = await catalogWhere('spec', 'EDIT_LINEAGE', ON_A_AND_B);
    const answer = await catalog.as('jane').post(BULK, [onOpenapi(deriving('b', 'nowhere'))]);
    expect(answer.status).toBe(401);
    expect(messageOf(answer)).toContain(dataset('nowhere'));
  });

  test.each(doors)(
    'a user who may create entities writes only new ones, by the door %s',
    async (door) => {
      const catalog = await catalogWhere('spec', 'CREATE_ENTITY');
      expect((await WRITE_ROUTES[door](catalog.as('jane'), dataset('new'))).status).toBe(200);
      expect((await WRITE_ROUTES[door](catalog.as('jane'), b)).status).toBe(401);
    },
  );
});

describe('in the dialect datahub', () => {
  test('upstreams need no privilege', async () => {
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', ON_B);
    expect((await LINEAGE_ROUTES.restli(catalog.as('jane'), b)).status).toBe(200);
    expect((await LINEAGE_ROUTES['single-patch'](catalog.as('jane'), b)).status).toBe(200);
  });

  test('bulk writes need a privilege on the type, so a policy about some entities does not allow them', async () => {
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', ON_B);
    const jane = catalog.as('jane');
    expect((await WRITE_ROUTES.bulk(jane, b)).status).toBe(403);
    expect((await WRITE_ROUTES['bulk-patch'](jane, b)).status).toBe(403);
    expect((await WRITE_ROUTES.restli(jane, b)).status).toBe(200);
  });

  test('a policy about a type allows bulk writes to it, and so does the privilege to create', async () => {
    const ofType = { resources: on(equals('TYPE', 'dataset')) };
    const catalog = await catalogWhere('datahub', 'CREATE_ENTITY', ofType);
    const jane = catalog.as('jane');
    expect((await WRITE_ROUTES.bulk(jane, b)).status).toBe(200);
    // The privilege to create is not enough for a patch, and enough for Rest.li only in a CREATE.
    expect((await WRITE_ROUTES['bulk-patch'](jane, b)).status).toBe(403);
    expect((await WRITE_ROUTES['single-patch'](jane, b)).status).toBe(403);
    expect((await WRITE_ROUTES.restli(jane, b)).status).toBe(403);
    const creation = { ...onRestli(description(dataset('new'))), changeType: 'CREATE_ENTITY' };
    expect((await jane.post(RESTLI, { proposal: creation })).status).toBe(200);
  });

  test('a policy about entities without a tag does not apply to a type', async () => {
    const resources = on({ field: 'TAG', values: ['urn:li:tag:pii'], condition: 'NOT_EQUALS' });
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', { resources });
    expect((await WRITE_ROUTES.bulk(catalog.as('jane'), b)).status).toBe(403);
  });

  test('owners may not write in bulk, since a type has no owners', async () => {
    const catalog = await policedCatalog('datahub');
    const owners = [{ owner: 'urn:li:corpuser:jane', type: 'DATAOWNER' }];
    await store(catalog.admin, [b, 'ownership', { owners }]);
    expect((await WRITE_ROUTES.bulk(catalog.as('jane'), b)).status).toBe(403);
    expect((await WRITE_ROUTES.restli(catalog.as('jane'), b)).status).toBe(200);
  });

  test('the type of the urns counts, and the type in the address does not', async () => {
    const resources = on(equals('TYPE', 'chart'));
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', { resources });
    const path = '/openapi/v3/entity/chart?async=false';
    const answer = await catalog.as('jane').post(path, [onOpenapi(description(b))]);
    expect(answer.status).toBe(403);
    expect(messageOf(answer)).toBe(`urn:li:corpuser:jane is unauthorized to CREATE entities: ${b}`);
  });

  test('the message names the first of many entities', async () => {
    const catalog = await catalogWhere('datahub', 'VIEW_ENTITY_PAGE');
    const many = Array.from({ length: 12 }, (_, i) => description(dataset(`t${i}`)));
    const message = messageOf(await catalog.as('jane').post(BULK, many.map(onOpenapi)));
    expect(message).toMatch(/hive,t0,PROD\), .*hive,t9,PROD\) and 2 more$/);
  });
});
