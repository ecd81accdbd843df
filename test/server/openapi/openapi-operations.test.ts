import { expect, test } from 'vitest';
import { get, post, runningCatalog } from '../../support/server/catalog.js';
import { mapping } from '../../support/server/lineage.js';
import { dataset } from '../../support/server/urns.js';

const RAW = '/openapi/operations/elasticSearch/entity/raw';
const [orders, raw] = [dataset('orders'), dataset('raw')];

test('no consumer has a message that waits', async () => {
  const path = '/openapi/operations/kafka/mcl/consumer/offsets';
  expect((await get(await runningCatalog(), path)).body).toEqual({});
});

test('a raw document has the search fields of an entity, with those of its lineage', async () => {
  const catalog = await runningCatalog({ dialect: 'datahub' });
  const record = mapping('orders#id', 'raw#id');
  await post(catalog, '/openapi/v3/entity/dataset?async=false', [
    {
      urn: raw,
      datasetProperties: { value: { name: 'Raw orders', customProperties: { k: 'v' } } },
    },
    {
      urn: orders,
      upstreamLineage: {
        value: {
          upstreams: [{ dataset: raw, type: 'TRANSFORMED' }],
          fineGrainedLineages: [record],
        },
      },
    },
  ]);
  const { status, body } = await post(catalog, RAW, [orders, raw, dataset('none'), orders]);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual([orders, raw]);
  expect(body[orders]).toMatchObject({
    urn: orders,
    hasUpstreams: true,
    hasFineGrainedUpstreams: true,
    upstreams: [raw],
    fineGrainedUpstreams: record['upstreams'],
    hasTags: false,
  });
  expect(body[raw]).toMatchObject({
    hasUpstreams: false,
    hasFineGrainedUpstreams: false,
    customProperties: ['k=v'],
    origin: 'PROD',
  });
  expect(body[raw]).not.toHaveProperty('upstreams');
});
