import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { dialects } from '../../../src/server/dialect.js';
import type { Urn } from '../../../src/urn/urn.js';
import { type Actor, type PolicedCatalog, policedCatalog, refusedBy } from '../../support/server-actors.js';
import { type Answer, post, quoted, runningCatalog } from '../../support/server-catalog.js';
import { derivedFrom } from '../../support/server-lineage.js';
import { addUpstream } from '../../support/server-patches.js';
import { equals, metadataPolicy, on, policy, store, to } from '../../support/server-policies.js';
import { deriving, making, onOpenapi, onRestli, upsert } from '../../support/server-proposals.js';
import { dataset } from '../../support/server-urns.js';

const a = dataset('a');
const b = dataset('b');
const c = dataset('c');
const RESTLI = '/aspects?action=ingestProposal';
const RESTLI_BATCH = '/aspects?action=ingestProposalBatch';
const BULK = '/openapi/v3/entity/dataset?async=false';

/** The doors that write aspects; each is given a dataset and sends a description or, where it says so, lineage. */
const DOORS = {
  restli: (actor: Actor, urn: Urn) => actor.post(RESTLI, { proposal: onRestli(description(urn)) }),
  snapshot: (actor: Actor, urn: Urn) => actor.post('/entities?action=ingest', snapshot(urn, 'DatasetProperties', PROPERTIES)),
  bulk: (actor: Actor, urn: Urn) => actor.post(BULK, [onOpenapi(description(urn))]),
  'bulk-patch': (actor: Actor, urn: Urn) =>
    actor.patch(BULK, [{ urn, datasetProperties: { value: { patch: [describing], forceGenericPatch: true } } }]),
  'single-patch': (actor: Actor, urn: Urn) =>
    actor.patch(`/openapi/v3/entity/dataset/${quoted(urn)}/datasetProperties`, { patch: [describing], forceGenericPatch: true }),
} as const;

const LINEAGE_DOORS = {
  restli: (actor: Actor, urn: Urn) => actor.post(RESTLI, { proposal: onRestli(upsert(urn, 'upstreamLineage', derivedFrom('a'))) }),
  snapshot: (actor: Actor, urn: Urn) => actor.post('/entities?action=ingest', snapshot(urn, 'UpstreamLineage', derivedFrom('a'))),
  bulk: (actor: Actor, urn: Urn) => actor.post(BULK, [onOpenapi(upsert(urn, 'upstreamLineage', derivedFrom('a')))]),
  'bulk-patch': (actor: Actor, urn: Urn) => actor.patch(BULK, [{ urn, upstreamLineage: { value: { patch: [addUpstream('a')] } } }]),
  'single-patch': (actor: Actor, urn: Urn) =>
    actor.patch(`/openapi/v3/entity/dataset/${quoted(urn)}/upstreamLineage`, { patch: [addUpstream('a')] }),
} as const;

type DoorName = keyof typeof DOORS;
const doors = Object.keys(DOORS) as DoorName[];

const PROPERTIES: JsonObject = { description: 'new' };
const describing = { op: 'add', path: '/description', value: 'new' };
const description = (urn: Urn) => upsert(urn, 'datasetProperties', PROPERTIES);

function snapshot(urn: Urn, record: string, value: JsonObject): JsonObject {
  const aspects = [{ [`com.linkedin.dataset.${record}`]: value }];
  return { entity: { value: { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn, aspects } } } };
}

/** Datasets `a`, `b` and `c`, and a policy that grants Jane something. */
async function catalogWhere(
  dialect: 'spec' | 'datahub',
  privileges: string | readonly string[],
  more: JsonObject = {},
): Promise<PolicedCatalog> {
  const catalog = await policedCatalog(dialect);
  await catalog.admin.post(BULK, making('a', 'b', 'c').map(onOpenapi));
  await store(catalog.admin, [policy('jane'), 'dataHubPolicyInfo', metadataPolicy(privileges, to.users('jane'), more)]);
  return catalog;
}

describe.each(dialects)('in the dialect %s', (dialect) => {
  const refused = refusedBy(dialect);

  test.each(doors)('whoever may edit an entity writes any aspect of it, by the door %s', async (door) => {
    const catalog = await catalogWhere(dialect, 'EDIT_ENTITY');
    expect((await DOORS[door](catalog.as('jane'), b)).status).toBe(200);
    // A patch of what is not there starts from what DataHub fills in.
    const blank = door.endsWith('patch') ? { tags: [], customProperties: {} } : {};
    expect(await storedIn(catalog, b, 'datasetProperties')).toEqual({ ...blank, ...PROPERTIES });
    expect((await LINEAGE_DOORS[door](catalog.as('jane'), b)).status).toBe(200);
    expect(await storedIn(catalog, b, 'upstreamLineage')).toMatchObject({ upstreams: [{ dataset: a }] });
  });

  test.each(doors)('whoever may edit nothing writes nothing, by the door %s', async (door) => {
    const catalog = await catalogWhere(dialect, 'VIEW_ENTITY_PAGE');
    for (const write of [DOORS[door], LINEAGE_DOORS[door]]) {
      const answer = await write(catalog.as('jane'), b);
      expect(answer.status).toBe(refused);
      expect(messageOf(answer)).toContain(`urn:li:corpuser:jane is unauthorized to`);
      expect(messageOf(answer)).toContain(b);
    }
    expect(await storedIn(catalog, b, 'datasetProperties')).toBeUndefined();
    expect(await storedIn(catalog, b, 'upstreamLineage')).toBeUndefined();
  });

  test.each(doors)('the right to edit lineage is not one to edit other aspects, by the door %s', async (door) => {
    const catalog = await catalogWhere(dialect, 'EDIT_LINEAGE');
    expect((await DOORS[door](catalog.as('jane'), b)).status).toBe(refused);
    // DataHub knows no lineage at these doors.
    expect((await LINEAGE_DOORS[door](catalog.as('jane'), b)).status).toBe(dialect === 'spec' ? 200 : refused);
  });

  test('one entity that may not be written refuses the whole batch', async () => {
    const resources = on(equals('URN', a, b));
    const catalog = await catalogWhere(dialect, 'EDIT_ENTITY', { resources });
    const proposals = [description(a), description(c)].map(onRestli);
    const answer = await catalog.as('jane').post(RESTLI_BATCH, { proposals });
    expect(answer.body).toMatchObject({
      status: refused,
      message: `User urn:li:corpuser:jane is unauthorized to modify entity: HttpStatus: ${refused} Urn: ${c}`,
    });
    expect(await storedIn(catalog, a, 'datasetProperties')).toBeUndefined();
  });

  test('a batch cannot allow itself what comes after it in the batch', async () => {
    const catalog = await policedCatalog(dialect);
    await catalog.admin.post(BULK, making('a').map(onOpenapi));
    await store(catalog.admin, [policy('makers'), 'dataHubPolicyInfo', metadataPolicy('CREATE_ENTITY', to.users('jane'))]);
    const ownership = { owners: [{ owner: 'urn:li:corpuser:jane', type: 'DATAOWNER' }] };
    const proposals = [{ ...onRestli(upsert(b, 'ownership', ownership)), changeType: 'CREATE_ENTITY' }, onRestli(deriving('b', 'a'))];
    const answer = await catalog.as('jane').post(RESTLI_BATCH, { proposals });
    expect(answer.status).toBe(refused);
    expect(await storedIn(catalog, b, 'ownership')).toBeUndefined();
  });

  test('what is wrong with a write is not told to who may not make it', async () => {
    const catalog = await catalogWhere(dialect, 'VIEW_ENTITY_PAGE');
    const wrong = upsert(b, 'upstreamLineage', { upstreams: 'none' });
    expect((await catalog.as('jane').post(BULK, [onOpenapi(wrong)])).status).toBe(refused);
  });
});

describe('in the dialect spec', () => {
  test('each upstream that is added takes the right to edit lineage, and those that are there do not', async () => {
    const catalog = await catalogWhere('spec', 'EDIT_LINEAGE', { resources: on(equals('URN', a, b)) });
    await catalog.admin.post(BULK, [onOpenapi(deriving('b', 'c'))]);
    const jane = catalog.as('jane');
    expect((await jane.post(BULK, [onOpenapi(deriving('b', 'c', 'a'))])).status).toBe(200);
    expect((await jane.post(BULK, [onOpenapi(deriving('b', 'a'))])).status).toBe(200);
    const answer = await jane.post(BULK, [onOpenapi(deriving('b', 'a', 'c'))]);
    expect([answer.status, answer.body]).toEqual([
      401,
      { error: `urn:li:corpuser:jane is unauthorized to EDIT LINEAGE of entities: ${c}` },
    ]);
    expect(await storedIn(catalog, b, 'upstreamLineage')).toMatchObject({ upstreams: [{ dataset: a }] });
  });

  test('so do the datasets of columns, and what a patch adds', async () => {
    const catalog = await catalogWhere('spec', 'EDIT_LINEAGE', { resources: on(equals('URN', a, b)) });
    const jane = catalog.as('jane');
    const column = (urn: Urn) => `urn:li:schemaField:(${urn},x)`;
    const record = { upstreamType: 'FIELD_SET', upstreams: [column(c)], downstreamType: 'FIELD', downstreams: [column(b)] };
    const write = upsert(b, 'upstreamLineage', { upstreams: [], fineGrainedLineages: [record] });
    expect(messageOf(await jane.post(RESTLI, { proposal: onRestli(write) }))).toContain(`Urn: ${c}`);
    const patch = [{ urn: b, upstreamLineage: { value: { patch: [addUpstream('a'), addUpstream('c')] } } }];
    expect(messageOf(await jane.patch(BULK, patch))).toContain(c);
    expect(await storedIn(catalog, b, 'upstreamLineage')).toBeUndefined();
  });

  test('the right is asked for before it is told whether an upstream exists', async () => {
    const catalog = await catalogWhere('spec', 'EDIT_LINEAGE', { resources: on(equals('URN', a, b)) });
    const answer = await catalog.as('jane').post(BULK, [onOpenapi(deriving('b', 'nowhere'))]);
    expect([answer.status, messageOf(answer)]).toEqual([401, expect.stringContaining(dataset('nowhere'))]);
  });

  test.each(doors)('whoever may create entities writes those that are new, and no others, by the door %s', async (door) => {
    const catalog = await catalogWhere('spec', 'CREATE_ENTITY');
    expect((await DOORS[door](catalog.as('jane'), dataset('new'))).status).toBe(200);
    expect((await DOORS[door](catalog.as('jane'), b)).status).toBe(401);
  });
});

describe('in the dialect datahub', () => {
  test('upstreams are not looked at', async () => {
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', { resources: on(equals('URN', b)) });
    expect((await LINEAGE_DOORS.restli(catalog.as('jane'), b)).status).toBe(200);
    expect((await LINEAGE_DOORS['single-patch'](catalog.as('jane'), b)).status).toBe(200);
  });

  test('bulk writes ask about the type, so a policy about some entities does not allow them', async () => {
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', { resources: on(equals('URN', b)) });
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
    await store(catalog.admin, [b, 'ownership', { owners: [{ owner: 'urn:li:corpuser:jane', type: 'DATAOWNER' }] }]);
    expect((await DOORS.bulk(catalog.as('jane'), b)).status).toBe(403);
    expect((await DOORS.restli(catalog.as('jane'), b)).status).toBe(200);
  });

  test('the type of the urns counts, whatever the address says', async () => {
    const catalog = await catalogWhere('datahub', 'EDIT_ENTITY', { resources: on(equals('TYPE', 'chart')) });
    const answer = await catalog.as('jane').post('/openapi/v3/entity/chart?async=false', [onOpenapi(description(b))]);
    expect([answer.status, messageOf(answer)]).toEqual([403, `urn:li:corpuser:jane is unauthorized to CREATE entities: ${b}`]);
  });

  test('of many entities a message names the first', async () => {
    const catalog = await catalogWhere('datahub', 'VIEW_ENTITY_PAGE');
    const many = Array.from({ length: 12 }, (_, i) => description(dataset(`t${i}`)));
    const message = messageOf(await catalog.as('jane').post(BULK, many.map(onOpenapi)));
    expect(message).toMatch(/hive,t0,PROD\), .*hive,t9,PROD\) and 2 more$/);
  });
});

test('with authentication off, everybody may write everything', async () => {
  for (const dialect of dialects) {
    const catalog = await runningCatalog({ dialect });
    const info = metadataPolicy('EDIT_ENTITY', to.everybody);
    const body = [onOpenapi(upsert(policy('x'), 'dataHubPolicyInfo', info)), onOpenapi(description(a))];
    expect((await post(catalog, BULK, body, { 'X-DataHub-Actor': 'urn:li:corpuser:kim' })).status).toBe(200);
  }
});

function messageOf({ body }: Answer): string {
  return body.message ?? body.error;
}

async function storedIn({ admin }: PolicedCatalog, urn: Urn, aspectName: string): Promise<JsonObject | undefined> {
  const { body } = await admin.post('/openapi/v3/entity/dataset/batchGet', [{ urn, [aspectName]: {} }]);
  return body[0]?.[aspectName].value;
}
