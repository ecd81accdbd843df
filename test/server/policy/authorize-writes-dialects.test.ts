import { describe, expect, test } from 'vitest';
import type { Urn } from '../../../src/urn/urn.js';
import { policedCatalog } from '../../support/server-actors.js';
import { addUpstream } from '../../support/server-patches.js';
import { equals, on, store } from '../../support/server-policies.js';
import { deriving, onOpenapi, onRestli, upsert } from '../../support/server-proposals.js';
import { dataset } from '../../support/server-urns.js';
import {
  BULK,
  catalogWhere,
  DOORS,
  description,
  doors,
  LINEAGE_DOORS,
  messageOf,
  RESTLI,
  storedIn,
} from '../../support/server-write-doors.js';

const a = dataset('a');
const b = dataset('b');
const c = dataset('c');

describe('in the dialect spec', () => {
  test('each upstream that is added takes the right to edit lineage, and those that are there do not', async () => {
    const catalog = await catalogWhere('spec', 'EDIT_LINEAGE', {
      resources: on(equals('URN', a, b)),
    });
    await catalog.admin.post(BULK, [onOpenapi(deriving('b', 'c'))]);
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

  test('so do the datasets of columns, and what a patch adds', async () => {
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

  test('the right is asked for before it is told whether an upstream exists', async () => {
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
    'a user who may create entities writes those that are new, and no others, by the door %s',
    async (door) => {
      const catalog = await catalogWhere('spec', 'CREATE_ENTITY');
      expect((await DOORS[door](catalog.as('jane'), dataset('new'))).status).toBe(200);
      expect((await DOORS[door](catalog.as('jane'), b)).status).toBe(401);
    },
  );
});

describe('in the dialect datahub', () => {
  test('upstreams are not looked at', async () => {
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', {
      resources: on(equals('URN', b)),
    });
    expect((await LINEAGE_DOORS.restli(catalog.as('jane'), b)).status).toBe(200);
    expect((await LINEAGE_DOORS['single-patch'](catalog.as('jane'), b)).status).toBe(200);
  });

  test('bulk writes ask about the type, so a policy about some entities does not allow them', async () => {
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', {
      resources: on(equals('URN', b)),
    });
    const jane = catalog.as('jane');
    expect((await DOORS.bulk(jane, b)).status).toBe(403);
    expect((await DOORS['bulk-patch'](jane, b)).status).toBe(403);
    expect((await DOORS.restli(jane, b)).status).toBe(200);
  });

  test('a policy about a type allows bulk writes to it, which creators may do as well', async () => {
    const ofType = { resources: on(equals('TYPE', 'dataset')) };
    const catalog = await catalogWhere('datahub', 'CREATE_ENTITY', ofType);
    const jane = catalog.as('jane');
    expect((await DOORS.bulk(jane, b)).status).toBe(200);
    // What makes entities is not enough for a patch, nor for Rest.li, unless it is said to make one.
    expect((await DOORS['bulk-patch'](jane, b)).status).toBe(403);
    expect((await DOORS['single-patch'](jane, b)).status).toBe(403);
    expect((await DOORS.restli(jane, b)).status).toBe(403);
    const creation = { ...onRestli(description(dataset('new'))), changeType: 'CREATE_ENTITY' };
    expect((await jane.post(RESTLI, { proposal: creation })).status).toBe(200);
  });

  test('a policy about all that lacks a tag says nothing of a type', async () => {
    const resources = on({ field: 'TAG', values: ['urn:li:tag:pii'], condition: 'NOT_EQUALS' });
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', { resources });
    expect((await DOORS.bulk(catalog.as('jane'), b)).status).toBe(403);
  });

  test('owners of nothing in particular may not write in bulk', async () => {
    const catalog = await policedCatalog('datahub');
    await store(catalog.admin, [
      b,
      'ownership',
      { owners: [{ owner: 'urn:li:corpuser:jane', type: 'DATAOWNER' }] },
    ]);
    expect((await DOORS.bulk(catalog.as('jane'), b)).status).toBe(403);
    expect((await DOORS.restli(catalog.as('jane'), b)).status).toBe(200);
  });

  test('the type of the urns counts, whatever the address says', async () => {
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

  test('of many entities a message names the first', async () => {
    const catalog = await catalogWhere('datahub', 'VIEW_ENTITY_PAGE');
    const many = Array.from({ length: 12 }, (_, i) => description(dataset(`t${i}`)));
    const message = messageOf(await catalog.as('jane').post(BULK, many.map(onOpenapi)));
    expect(message).toMatch(/hive,t0,PROD\), .*hive,t9,PROD\) and 2 more$/);
  });
});
