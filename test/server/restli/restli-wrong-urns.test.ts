import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { dialects } from '../../../src/server/shared/dialect.js';
import {
  type Answer,
  filledCatalog,
  get,
  post,
  quoted,
  runningCatalog,
} from '../../support/server/catalog.js';
import { making, onRestli, upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const orders = dataset('orders');

/** Malformed urns, and urns that are not of a dataset. */
const WRONG: readonly string[] = [
  'orders',
  'urn:li:dataset:orders',
  'urn:li:dataset:(urn:li:dataPlatform:hive,orders)',
  'urn:li:dataset:(urn:li:dataPlatform:hive,orders,NOWHERE)',
  'urn:li:dataset:(urn:li:dataPlatform:hive,orders,PROD',
  'urn:li:dataset:(hive,orders,PROD)',
  'urn:li:dataset:(urn:li:tag:hive,orders,PROD)',
  'urn:li:dataset:()',
  'urn:li:dataset:(,,)',
  ' urn:li:tag:a',
  'urn:li:tag:a,b',
  'urn::tag:a',
  '',
];

const NO_DATASETS: readonly string[] = [
  ...WRONG,
  'urn:li:tag:a',
  'urn:li:schemaField:(urn:li:tag:a,b)',
];

/** Expects a 4xx. The official client retries after any 5xx, for a minute. */
function expectRestliRefusal({ status, body, headers }: Answer): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toEqual({ exceptionClass: expect.any(String), message: expect.any(String), status });
  expect(headers.get('X-RestLi-Error-Response')).toBe('true');
}

const INCOMING = 'types=List(DownstreamOf)&direction=INCOMING';

describe.each(dialects)('over Rest.li, a wrong urn is answered with a 4xx (%s)', (dialect) => {
  const ingest = (aspectName: string, value: JsonObject) =>
    onRestli(upsert(orders, aspectName, value));

  /** Lineages with the urn in each possible place. */
  const lineageWith = (urn: string): readonly JsonObject[] => {
    const column = { upstreamType: 'FIELD_SET', downstreamType: 'FIELD' };
    const into = { ...column, upstreams: [urn], downstreams: [] };
    const outOf = { ...column, upstreams: [], downstreams: [urn] };
    return [
      { upstreams: [{ dataset: urn, type: 'COPY' }] },
      { upstreams: [{ dataset: orders, type: 'COPY', query: urn }] },
      { upstreams: [{ dataset: orders, type: 'COPY', auditStamp: { time: 0, actor: urn } }] },
      { upstreams: [], fineGrainedLineages: [into] },
      { upstreams: [], fineGrainedLineages: [outOf] },
    ];
  };

  test('in the lineage of a proposal', async () => {
    const catalog = await filledCatalog({ dialect }, ...making('orders'));
    for (const urn of NO_DATASETS) {
      const [first, ...others] = lineageWith(urn).map((value) => ingest('upstreamLineage', value));
      const wrong = WRONG.includes(urn) ? [first, ...others] : [first];
      for (const proposal of wrong) {
        expectRestliRefusal(await post(catalog, '/aspects?action=ingestProposal', { proposal }));
        const proposals = [proposal];
        const path = '/aspects?action=ingestProposalBatch';
        expectRestliRefusal(await post(catalog, path, { proposals }));
      }
    }
  });

  test('in the lineage of a snapshot', async () => {
    const catalog = await runningCatalog({ dialect });
    for (const urn of NO_DATASETS) {
      const lineage = { upstreams: [{ dataset: urn, type: 'COPY' }] };
      const snapshot = {
        urn: orders,
        aspects: [{ 'com.linkedin.dataset.UpstreamLineage': lineage }],
      };
      const entity = {
        value: { 'com.linkedin.metadata.snapshot.DatasetSnapshot': snapshot },
      };
      expectRestliRefusal(await post(catalog, '/entities?action=ingest', { entity }));
    }
  });

  test('in a patch of lineage', async () => {
    const catalog = await runningCatalog({ dialect });
    const patches = [
      ...NO_DATASETS.map((urn) => ({
        op: 'add',
        path: `/upstreams/${urn || 'x'}`,
        value: { dataset: urn, type: 'COPY' },
      })),
      { op: 'add', path: '/upstreams', value: 'nonsense' },
      { op: 'add', path: '/upstreams/x', value: 'nonsense' },
      { op: 'add', path: '/fineGrainedLineages/TRANSFORM/urn/none/y', value: 1 },
    ];
    for (const operation of patches) {
      const value = JSON.stringify([operation]);
      const proposal = {
        ...{ entityType: 'dataset', entityUrn: orders, changeType: 'PATCH' },
        aspectName: 'upstreamLineage',
        aspect: { contentType: 'application/json-patch+json', value },
      };
      expectRestliRefusal(await post(catalog, '/aspects?action=ingestProposal', { proposal }));
    }
  });

  test('at every address that takes an urn', async () => {
    const catalog = await runningCatalog({ dialect });
    const status = { contentType: 'application/json', value: '{"removed":false}' };
    const events = { entity: 'dataset', aspect: 'operation' };
    for (const urn of WRONG) {
      const encoded = quoted(urn as typeof orders);
      const proposal = {
        ...{ entityType: 'dataset', entityUrn: urn, changeType: 'UPSERT' },
        ...{ aspectName: 'status', aspect: status },
      };
      const snapshot = { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn, aspects: [] } };
      const answers = [
        await post(catalog, '/aspects?action=ingestProposal', { proposal }),
        await post(catalog, '/entities?action=ingest', { entity: { value: snapshot } }),
        await post(catalog, '/entities?action=exists', { urn }),
        await post(catalog, '/entities?action=delete', { urn }),
        await post(catalog, '/entities?action=deleteReferences', { urn }),
        await post(catalog, '/relationships?action=getLineage', { urn, direction: 'UPSTREAM' }),
        await post(catalog, '/aspects?action=getTimeseriesAspectValues', { ...events, urn }),
        await get(catalog, `/relationships?urn=${encoded}&${INCOMING}`),
        await get(catalog, `/entitiesV2?ids=List(${encoded})`),
      ];
      for (const answer of answers.slice(0, urn === '' ? -1 : undefined))
        expectRestliRefusal(answer);
      if (urn === '') continue;
      expectRestliRefusal(await get(catalog, `/entities/${encoded}`));
      expectRestliRefusal(await get(catalog, `/entitiesV2/${encoded}`));
      expectRestliRefusal(await get(catalog, `/aspects/${encoded}?aspect=status`));
    }
  });

  test('with a wrong percent-encoding', async () => {
    const catalog = await runningCatalog({ dialect });
    for (const broken of ['%', '%ff', 'urn%3Ali%3Atag%3A%E2%28', 'urn:li:tag:%zz']) {
      const entities = [`/entities/${broken}`, `/entitiesV2/${broken}`];
      const others = [`/aspects/${broken}?aspect=status`, `/entitiesV2?ids=List(${broken})`];
      for (const path of [...entities, ...others]) expectRestliRefusal(await get(catalog, path));
      const related = await get(catalog, `/relationships?urn=${broken}&${INCOMING}`);
      expect(related.status).toBeLessThan(500);
    }
  });
});
