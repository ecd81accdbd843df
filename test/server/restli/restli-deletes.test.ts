import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { expectJson } from '../../support/golden.js';
import { forbiddenStatus, policedCatalog } from '../../support/server/actors.js';
import { fill, get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { titled } from '../../support/server/company.js';
import { derivedFrom } from '../../support/server/lineage.js';
import {
  group,
  metadataPolicy,
  policyOf,
  store as put,
  role,
  to,
} from '../../support/server/policies.js';
import { deriving, making, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const DELETE = '/entities?action=delete';
const REFERENCES = '/entities?action=deleteReferences';
const [orders, raw] = [dataset('orders'), dataset('raw')];

async function aspectsOf(catalog: Catalog, urn: Urn): Promise<Record<string, unknown>> {
  const { body } = await post(catalog, '/openapi/v3/entity/dataset/batchGet', [{ urn }]);
  const { urn: _urn, ...aspects } = body[0] ?? {};
  return Object.fromEntries(
    Object.entries(aspects).map(([name, aspect]) => [name, (aspect as { value: unknown }).value]),
  );
}

async function exists(catalog: Catalog, urn: Urn): Promise<boolean> {
  return (await post(catalog, '/entities?action=exists', { urn })).body.value;
}

describe('POST /entities?action=delete', () => {
  test.each([DELETE, `/api/gms${DELETE}`, '/entities/?action=delete'])(
    'removes an entity and returns the number of deleted rows: %s',
    async (path) => {
      const catalog = await runningCatalog();
      for (const n of [1, 2]) await fill(catalog, upsert(orders, 'access', { n }));
      await fill(catalog, upsert(orders, 'datasetProfile', { timestampMillis: 1 }));
      const answer = await post(catalog, path, { urn: orders });
      // The rows are the key, the platform instance, and two versions of an aspect.
      const removed = { urn: orders, rows: 4, timeseriesRows: 1 };
      expect([answer.status, answer.body]).toEqual([200, { value: removed }]);
      expect(await exists(catalog, orders)).toBe(false);
      const again = await post(catalog, path, { urn: orders });
      const nothing = { urn: orders, rows: 0, timeseriesRows: 0 };
      expect([again.status, again.body]).toEqual([200, { value: nothing }]);
    },
  );

  test('removes events of one aspect in a time span, its ends included', async () => {
    const catalog = await runningCatalog();
    const at = (timestampMillis: number) => upsert(orders, 'datasetProfile', { timestampMillis });
    await fill(catalog, ...[1, 2, 3, 4].map(at));
    const all = { urn: orders, aspectName: 'datasetProfile' };
    const span = { ...all, startTimeMillis: 3, endTimeMillis: 4 };
    const value = { urn: orders, rows: 0, timeseriesRows: 2 };
    expect((await post(catalog, DELETE, span)).body).toEqual({ value });
    const read = await get(catalog, `/aspects/${quoted(orders)}?aspect=datasetProfile`);
    expect(read.body.aspect['com.linkedin.dataset.DatasetProfile']).toEqual({ timestampMillis: 2 });
    expect((await post(catalog, DELETE, all)).body.value.timeseriesRows).toBe(2);
    expect(await exists(catalog, orders)).toBe(true);
  });
});

describe('POST /entities?action=deleteReferences', () => {
  const tag = 'urn:li:tag:pii' as Urn;
  const other = 'urn:li:tag:other' as Urn;

  async function tagged(): Promise<Catalog> {
    const catalog = await runningCatalog();
    const field = (fieldPath: string, ...tags: readonly Urn[]) => ({
      fieldPath,
      globalTags: { tags: tags.map((one) => ({ tag: one })) },
    });
    const writes = [
      upsert(tag, 'tagProperties', { name: 'pii' }),
      upsert(orders, 'globalTags', { tags: [{ tag, context: 'c' }, { tag: other }] }),
      upsert(raw, 'editableSchemaMetadata', {
        editableSchemaFieldInfo: [field('a', tag, other), field('b', tag)],
      }),
    ];
    await fill(catalog, ...writes);
    return catalog;
  }

  test('a dry run lists the references to an entity, and changes nothing', async () => {
    const catalog = await tagged();
    const before = await aspectsOf(catalog, orders);
    const answer = await post(catalog, REFERENCES, { urn: tag, dryRun: true });
    const told = [answer.status, answer.body];
    await expectJson(import.meta, 'post-entities-action-deletereferences-a-dry', told);
    expect(await aspectsOf(catalog, orders)).toEqual(before);
  });

  test('removes the references to an entity, and keeps all other data and the entity', async () => {
    const catalog = await tagged();
    expect((await post(catalog, REFERENCES, { urn: tag })).body.value.total).toBe(2);
    expect((await aspectsOf(catalog, orders))['globalTags']).toEqual({ tags: [{ tag: other }] });
    expect((await aspectsOf(catalog, raw))['editableSchemaMetadata']).toEqual({
      editableSchemaFieldInfo: [
        { fieldPath: 'a', globalTags: { tags: [{ tag: other }] } },
        { fieldPath: 'b', globalTags: { tags: [] } },
      ],
    });
    expect(await exists(catalog, tag)).toBe(true);
    const again = await post(catalog, REFERENCES, { urn: tag, dryRun: false });
    expect(again.body).toEqual({ value: { total: 0, relatedAspects: [] } });
  });

  test('deletes an aspect that would be empty, and a single member that is not in a list', async () => {
    const catalog = await runningCatalog();
    const container = 'urn:li:container:c' as Urn;
    const properties = { name: 'd', parentDomain: container };
    await fill(catalog, upsert(orders, 'container', { container }));
    await fill(catalog, upsert(raw, 'domainProperties', properties));
    expect((await post(catalog, REFERENCES, { urn: container })).body.value.total).toBe(2);
    expect(Object.keys(await aspectsOf(catalog, orders))).not.toContain('container');
    expect((await aspectsOf(catalog, raw))['domainProperties']).toEqual({ name: 'd' });
  });

  test('removes a dataset from lineage, from jobs and charts too', async () => {
    const catalog = await runningCatalog();
    const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),j)' as Urn;
    const chart = 'urn:li:chart:(looker,1)' as Urn;
    const inputs = { inputDatasetEdges: [{ destinationUrn: raw }], outputDatasets: [] };
    await fill(catalog, ...making('raw', 'other', 'orders'), upsert(job, 'status', {}));
    const writes = [
      deriving('orders', 'raw', 'other'),
      upsert(job, 'dataJobInputOutput', { ...inputs, inputDatasets: [raw, orders] }),
      upsert(chart, 'chartInfo', { ...titled('c'), inputs: [{ string: raw }] }),
    ];
    await fill(catalog, ...writes);
    expect((await post(catalog, REFERENCES, { urn: raw })).body.value.total).toBe(3);
    expect((await aspectsOf(catalog, orders))['upstreamLineage']).toMatchObject({
      upstreams: derivedFrom('other')['upstreams'],
    });
    const left = { inputDatasets: [orders], inputDatasetEdges: [], outputDatasets: [] };
    expect((await aspectsOf(catalog, job))['dataJobInputOutput']).toEqual(left);
    expect((await aspectsOf(catalog, chart))['chartInfo']).toEqual({ ...titled('c'), inputs: [] });
  });

  test('lists ten references, and counts all', async () => {
    const catalog = await runningCatalog();
    const writes = Array.from({ length: 12 }, (_, i) =>
      upsert(dataset(`d${i}`), 'globalTags', { tags: [{ tag }] }),
    );
    await fill(catalog, ...writes);
    const { value } = (await post(catalog, REFERENCES, { urn: tag })).body;
    expect([value.total, value.relatedAspects.length]).toEqual([12, 10]);
    expect((await post(catalog, REFERENCES, { urn: tag })).body.value.total).toBe(0);
  });

  test.each(dialects)(
    'needs the privilege to delete the entity, and a further one for access records (%s)',
    async (dialect) => {
      const { admin, as } = await policedCatalog(dialect);
      const jane = as('jane');
      const grant = metadataPolicy('EDIT_ENTITY', to.users('jane'));
      await put(admin, policyOf('p', grant), [tag, 'tagProperties', { name: 'pii' }]);
      await put(admin, [orders, 'globalTags', { tags: [{ tag }] }]);
      expect((await jane.post(REFERENCES, { urn: tag })).status).toBe(forbiddenStatus(dialect));
      await put(admin, policyOf('p', metadataPolicy('DELETE_ENTITY', to.users('jane'))));
      expect((await jane.post(REFERENCES, { urn: tag })).body.value.total).toBe(1);
      const roles = [role('Admin'), tag];
      await put(admin, [group('g'), 'corpGroupKey', {}], [admin.urn, 'roleMembership', { roles }]);
      for (const urn of roles) {
        const refused = await jane.post(REFERENCES, { urn });
        expect([urn, refused.status]).toEqual([urn, forbiddenStatus(dialect)]);
      }
      const { body } = await admin.get(`/aspects/${quoted(admin.urn)}?aspect=roleMembership`);
      expect(body.aspect).toEqual({ 'com.linkedin.identity.RoleMembership': { roles } });
    },
  );
});
