import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import { forbiddenStatus, policedCatalog } from '../../support/server/actors.js';
import { post, runningCatalog } from '../../support/server/catalog.js';
import {
  equals,
  metadataPolicy,
  on,
  policy,
  policyOf,
  store,
  to,
} from '../../support/server/policies.js';
import { deriving, making, onOpenapi, onRestli, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';
import {
  BULK,
  catalogWhere,
  description,
  doors,
  LINEAGE_ROUTES,
  messageOf,
  PROPERTIES,
  storedIn,
  WRITE_ROUTES,
} from '../../support/server/write-routes.js';

const a = dataset('a');
const b = dataset('b');
const c = dataset('c');
const RESTLI_BATCH = '/aspects?action=ingestProposalBatch';

describe.each(dialects)('in the dialect %s', (dialect) => {
  const refused = forbiddenStatus(dialect);

  test.each(doors)(
    'a user who may edit an entity writes any aspect of it, by the door %s',
    async (door) => {
      const catalog = await catalogWhere(dialect, 'EDIT_ENTITY');
      expect((await WRITE_ROUTES[door](catalog.as('jane'), b)).status).toBe(200);
      // A patch of a missing aspect starts with the defaults of DataHub.
      const blank = door.endsWith('patch') ? { tags: [], customProperties: {} } : {};
      expect(await storedIn(catalog, b, 'datasetProperties')).toEqual({ ...blank, ...PROPERTIES });
      expect((await LINEAGE_ROUTES[door](catalog.as('jane'), b)).status).toBe(200);
      expect(await storedIn(catalog, b, 'upstreamLineage')).toMatchObject({
        upstreams: [{ dataset: a }],
      });
    },
  );

  test.each(doors)('a user who may edit nothing writes nothing, by the door %s', async (door) => {
    const catalog = await catalogWhere(dialect, 'VIEW_ENTITY_PAGE');
    for (const write of [WRITE_ROUTES[door], LINEAGE_ROUTES[door]]) {
      const answer = await write(catalog.as('jane'), b);
      expect(answer.status).toBe(refused);
      expect(messageOf(answer)).toContain(`urn:li:corpuser:jane is unauthorized to`);
      expect(messageOf(answer)).toContain(b);
    }
    expect(await storedIn(catalog, b, 'datasetProperties')).toBeUndefined();
    expect(await storedIn(catalog, b, 'upstreamLineage')).toBeUndefined();
  });

  test.each(doors)(
    'the privilege to edit lineage does not allow other aspects, by the door %s',
    async (door) => {
      const catalog = await catalogWhere(dialect, 'EDIT_LINEAGE');
      expect((await WRITE_ROUTES[door](catalog.as('jane'), b)).status).toBe(refused);
      // DataHub does not treat lineage differently over these interfaces.
      expect((await LINEAGE_ROUTES[door](catalog.as('jane'), b)).status).toBe(
        dialect === 'spec' ? 200 : refused,
      );
    },
  );

  test('one forbidden entity refuses the whole batch', async () => {
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

  test('a policy in a batch does not apply to later writes of the batch', async () => {
    const catalog = await policedCatalog(dialect);
    await store(catalog.admin, ...making('a'));
    await store(
      catalog.admin,
      policyOf('makers', metadataPolicy('CREATE_ENTITY', to.users('jane'))),
    );
    const ownership = { owners: [{ owner: 'urn:li:corpuser:jane', type: 'DATAOWNER' }] };
    const proposals = [
      { ...onRestli(upsert(b, 'ownership', ownership)), changeType: 'CREATE_ENTITY' },
      onRestli(deriving('b', 'a')),
    ];
    const answer = await catalog.as('jane').post(RESTLI_BATCH, { proposals });
    expect(answer.status).toBe(refused);
    expect(await storedIn(catalog, b, 'ownership')).toBeUndefined();
  });

  test('a user without the privilege does not learn of mistakes in the write', async () => {
    const catalog = await catalogWhere(dialect, 'VIEW_ENTITY_PAGE');
    const wrong = upsert(b, 'upstreamLineage', { upstreams: 'none' });
    expect((await catalog.as('jane').post(BULK, [onOpenapi(wrong)])).status).toBe(refused);
  });
});

test('with authentication off, every user may write all entities', async () => {
  for (const dialect of dialects) {
    const catalog = await runningCatalog({ dialect });
    const info = metadataPolicy('EDIT_ENTITY', to.everybody);
    const body = [
      onOpenapi(upsert(policy('x'), 'dataHubPolicyInfo', info)),
      onOpenapi(description(a)),
    ];
    expect(
      (await post(catalog, BULK, body, { 'X-DataHub-Actor': 'urn:li:corpuser:kim' })).status,
    ).toBe(200);
  }
});
