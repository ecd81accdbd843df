import { describe, expect, test } from 'vitest';
import type { Urn } from '../../../src/urn/urn.js';
import { policedCatalog } from '../../support/server/actors.js';
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

describe('in the dialect spec', () => {
  test('each added upstream needs the privilege to edit lineage, and existing upstreams do not', async () => {
    const catalog = await catalogWhere('spec', 'EDIT_LINEAGE', {
      resources: on(equals('URN', a, b)),
    });
    await store(catalog.admin, deriving('b', 'c'));
    const jane = catalog.as('jane');
    expect((await jane.post(BULK, [onOpenapi(deriving('b', 'c', 'a'))])).status).toBe(200);
    expect((await jane.post(BULK, [onOpenapi(deriving('b', 'a'))])).status).toBe(200);
    const answer = await jane.post(BULK, [onOpenapi(deriving('b', 'a', 'c'))]);
    expect([answer.status, answer.body]).toEqual([
      401,
      { error: `urn:li:corpuser:jane is unauthorized to EDIT LINEAGE of entities: ${c}` },
    ]);
    expect(await storedIn(catalog, b, 'upstreamLineage')).toMatchObject({
      upstreams: [{ dataset: a }],
    });
  });

  test('added upstreams of columns and of patches need the privilege to edit lineage', async () => {
    const catalog = await catalogWhere('spec', 'EDIT_LINEAGE', {
      resources: on(equals('URN', a, b)),
    });
    const jane = catalog.as('jane');
    const column = (urn: Urn) => `urn:li:schemaField:(${urn},x)`;
    const record = {
      upstreamType: 'FIELD_SET',
      upstreams: [column(c)],
      downstreamType: 'FIELD',
      downstreams: [column(b)],
    };
    const write = upsert(b, 'upstreamLineage', { upstreams: [], fineGrainedLineages: [record] });
    expect(messageOf(await jane.post(RESTLI, { proposal: onRestli(write) }))).toContain(
      `Urn: ${c}`,
    );
    const patch = [
      { urn: b, upstreamLineage: { value: { patch: [addUpstream('a'), addUpstream('c')] } } },
    ];
    expect(messageOf(await jane.patch(BULK, patch))).toContain(c);
    expect(await storedIn(catalog, b, 'upstreamLineage')).toBeUndefined();
  });

  test('the privilege is checked before the existence of an upstream', async () => {
    const catalog = await catalogWhere('spec', 'EDIT_LINEAGE', {
      resources: on(equals('URN', a, b)),
    });
    const answer = await catalog.as('jane').post(BULK, [onOpenapi(deriving('b', 'nowhere'))]);
    expect([answer.status, messageOf(answer)]).toEqual([
      401,
      expect.stringContaining(dataset('nowhere')),
    ]);
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
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', {
      resources: on(equals('URN', b)),
    });
    expect((await LINEAGE_ROUTES.restli(catalog.as('jane'), b)).status).toBe(200);
    expect((await LINEAGE_ROUTES['single-patch'](catalog.as('jane'), b)).status).toBe(200);
  });

  test('bulk writes need a privilege on the type, so a policy about some entities does not allow them', async () => {
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', {
      resources: on(equals('URN', b)),
    });
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
    await store(catalog.admin, [
      b,
      'ownership',
      { owners: [{ owner: 'urn:li:corpuser:jane', type: 'DATAOWNER' }] },
    ]);
    expect((await WRITE_ROUTES.bulk(catalog.as('jane'), b)).status).toBe(403);
    expect((await WRITE_ROUTES.restli(catalog.as('jane'), b)).status).toBe(200);
  });

  test('the type of the urns counts, and the type in the address does not', async () => {
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', {
      resources: on(equals('TYPE', 'chart')),
    });
    const answer = await catalog
      .as('jane')
      .post('/openapi/v3/entity/chart?async=false', [onOpenapi(description(b))]);
    expect([answer.status, messageOf(answer)]).toEqual([
      403,
      `urn:li:corpuser:jane is unauthorized to CREATE entities: ${b}`,
    ]);
  });

  test('the message names the first of many entities', async () => {
    const catalog = await catalogWhere('datahub', 'VIEW_ENTITY_PAGE');
    const many = Array.from({ length: 12 }, (_, i) => description(dataset(`t${i}`)));
    const message = messageOf(await catalog.as('jane').post(BULK, many.map(onOpenapi)));
    expect(message).toMatch(/hive,t0,PROD\), .*hive,t9,PROD\) and 2 more$/);
  });
});
