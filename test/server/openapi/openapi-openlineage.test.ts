import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import type { Urn } from '../../../src/urn/urn.js';
import { readRealFile } from '../../support/import/inputs.js';
import { forbiddenStatus, policedCatalog } from '../../support/server/actors.js';
import { fill, get, post, quoted, runningCatalog } from '../../support/server/catalog.js';
import { metadataPolicy, policyOf, store, to } from '../../support/server/policies.js';
import { upsert } from '../../support/server/proposals.js';

const LINEAGE = '/openapi/openlineage/api/v1/lineage';
const FLOW = 'urn:li:dataFlow:(spark,shop,prod)';
const JOB = `urn:li:dataJob:(${FLOW},shop.load.orders)`;
const urn = (name: string) => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
const column = (name: string, path: string) => `urn:li:schemaField:(${urn(name)},${path})`;

const TIME = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
const node = (name: string, facets: object = {}) => ({ namespace: 'hive', name, facets });

const event = (more: object = {}) => ({
  eventType: 'COMPLETE',
  eventTime: '2026-01-02T03:04:05.678Z',
  producer: 'https://github.com/OpenLineage/OpenLineage/tree/1.9.1/integration/spark',
  run: { runId: 'd46e465b-d358-4d32-83d4-df660ff614dd' },
  job: {
    namespace: 'prod',
    name: 'shop.load.orders',
    facets: { documentation: { description: 'loads' } },
  },
  inputs: [node('raw'), node('rates')],
  outputs: [node('daily', { schema: { fields: SCHEMA }, columnLineage: { fields: COLUMNS } })],
  ...more,
});

const SCHEMA = [{ name: 'total', type: 'long' }, { name: 'day', type: 'interval' }, { name: 'x' }];

const source = (name: string, field: string, subtype?: string) => ({
  ...{ namespace: 'hive', name, field },
  ...(subtype && { transformations: [{ type: 'DIRECT', subtype }] }),
});

const COLUMNS = {
  total: {
    inputFields: [source('raw', 'amount', 'AGGREGATION'), source('rates', 'rate', 'IDENTITY')],
  },
  day: { inputFields: [source('raw', 'day')] },
};

async function aspect(catalog: Catalog, of: string, name: string) {
  const path = `/openapi/v3/entity/${of.split(':')[2]}/${quoted(of as Urn)}/${name}`;
  const { status, body } = await get(catalog, path);
  return status === 200 ? body.value : status;
}

const ends = (edges: readonly { readonly destinationUrn: string }[] = []) =>
  edges.map(({ destinationUrn }) => destinationUrn);

describe.each(dialects)('in the dialect %s', (dialect) => {
  test('an event becomes a flow, a job, datasets, and the lineage of the job', async () => {
    const catalog = await runningCatalog({ dialect });
    const answer = await post(catalog, LINEAGE, event());
    expect([answer.status, answer.body]).toEqual([200, '']);
    const common = { customProperties: {}, description: 'loads' };
    expect(await aspect(catalog, FLOW, 'dataFlowInfo')).toEqual({ ...common, name: 'shop' });
    expect(await aspect(catalog, JOB, 'dataJobInfo')).toEqual({
      ...{ ...common, name: 'load.orders', flowUrn: FLOW, created: { time: TIME } },
      type: { string: 'spark' },
    });
    const edge = (name: string) => ({
      destinationUrn: urn(name),
      lastModified: { time: TIME, actor: 'urn:li:corpuser:datahub' },
    });
    const mapping = (path: string, upstreams: readonly string[]) => ({
      ...{ upstreamType: 'FIELD_SET', upstreams, confidenceScore: 0.5 },
      ...{ downstreamType: 'FIELD_SET', downstreams: [column('daily', path)] },
    });
    expect(await aspect(catalog, JOB, 'dataJobInputOutput')).toEqual({
      ...{ inputDatasets: [], outputDatasets: [] },
      inputDatasetEdges: [edge('rates'), edge('raw')],
      outputDatasetEdges: [edge('daily')],
      fineGrainedLineages: [
        mapping('day', [column('raw', 'day')]),
        {
          ...mapping('total', [column('rates', 'rate'), column('raw', 'amount')]),
          transformOperation: 'DIRECT:AGGREGATION',
        },
      ],
    });
    expect(await aspect(catalog, urn('raw'), 'schemaMetadata')).toBe(404);
    const { fields, ...schema } = await aspect(catalog, urn('daily'), 'schemaMetadata');
    expect(schema).toMatchObject({ platform: 'urn:li:dataPlatform:hive', version: 1 });
    expect(fields).toEqual(
      [
        ['total', 'long', 'NumberType'],
        ['day', 'interval', 'NullType'],
        ['x', '', 'NullType'],
      ].map(([fieldPath, nativeDataType, type]) => ({
        ...{ fieldPath, nativeDataType, type: { type: { [`com.linkedin.schema.${type}`]: {} } } },
      })),
    );
    for (const one of [FLOW, JOB, urn('raw'), urn('rates'), urn('daily')])
      expect(await aspect(catalog, one, 'status')).toEqual({ removed: false });
  });

  test('each event of a run replaces the lineage of its job, whoever wrote it', async () => {
    const catalog = await runningCatalog({ dialect });
    await post(catalog, LINEAGE, event({ inputs: [node('old')] }));
    const foreign = {
      inputDatasets: [urn('old')],
      outputDatasets: [],
      inputDatasetEdges: [{ destinationUrn: urn('daily') }],
    };
    await fill(catalog, upsert(JOB as Urn, 'dataJobInputOutput', foreign));
    for (const [eventType, inputs, outputs] of [
      ['START', ['raw'], []],
      ['RUNNING', ['raw', 'rates'], []],
      ['COMPLETE', ['raw'], ['daily']],
      ['FAIL', [], ['daily']],
      ['ABORT', [], []],
      ['OTHER', ['raw'], ['raw']],
    ] as const) {
      const lists = {
        inputs: inputs.map((name) => node(name)),
        outputs: outputs.map((name) => node(name)),
      };
      expect((await post(catalog, LINEAGE, event({ eventType, ...lists }))).status).toBe(200);
      const stored = await aspect(catalog, JOB, 'dataJobInputOutput');
      expect(ends(stored.inputDatasetEdges)).toEqual(inputs.map(urn).sort());
      expect(ends(stored.outputDatasetEdges)).toEqual(outputs.map(urn));
      expect(stored.inputDatasets).toEqual([]);
    }
  });

  test('a caller without the rights is refused, and nothing is written', async () => {
    const catalog = await policedCatalog(dialect);
    const send = (name: string) => catalog.as(name).post(LINEAGE, event());
    expect((await post(catalog, LINEAGE, event())).status).toBe(401);
    const rights = ['EDIT_LINEAGE', 'VIEW_ENTITY_PAGE'];
    await store(catalog.admin, policyOf('drawer', metadataPolicy(rights, to.users('jane'))));
    const refused = await send('jane');
    expect([refused.status, refused.body.error]).toEqual([
      forbiddenStatus(dialect),
      expect.stringContaining(
        'urn:li:corpuser:jane is unauthorized to CREATE entities: urn:li:data',
      ),
    ]);
    expect(
      (await catalog.admin.get(`/openapi/v3/entity/datajob/${quoted(JOB as Urn)}`)).status,
    ).toBe(404);
    const all = ['CREATE_ENTITY', 'EDIT_ENTITY', 'EDIT_LINEAGE'];
    await store(catalog.admin, policyOf('producer', metadataPolicy(all, to.users('john'))));
    expect((await send('john')).status).toBe(200);
    // The datasets exist now.
    expect((await send('john')).status).toBe(200);
    expect((await send('jane')).status).toBe(forbiddenStatus(dialect));
  });
});

test('lineage searches follow the job of an event', async () => {
  const catalog = await runningCatalog();
  const { run: _, eventType: __, ...ofJob } = event({ producer: undefined });
  expect((await post(catalog, LINEAGE, ofJob)).status).toBe(200);
  const query = `query ($urn: String!) {
    searchAcrossLineage(input: { urn: $urn, direction: DOWNSTREAM, query: "*", start: 0, count: 9 }) {
      searchResults { degree entity { urn } }
    }
  }`;
  const { body } = await post(catalog, '/api/graphql', { query, variables: { urn: urn('raw') } });
  const found = body.data.searchAcrossLineage.searchResults;
  expect(found.map(({ entity }: { entity: { urn: string } }) => entity.urn).sort()).toEqual([
    JOB.replace('(spark,', '(unknown,'),
    urn('daily'),
  ]);
});

test('the answer names what has no place in the catalog, with the reason', async () => {
  const catalog = await runningCatalog();
  const rows = { dataset: [source('raw', 'day')] };
  const sent = event({
    inputs: [
      node('raw'),
      { namespace: 'inmemory://', name: 'x' },
      { namespace: 'warehouse', name: 'w' },
    ],
    outputs: [node('daily', { columnLineage: { fields: {}, ...rows } })],
  });
  const answer = await post(catalog, LINEAGE, sent);
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      leftOut: [
        { code: 'openlineage-in-memory', record: 'inmemory:// x' },
        { code: 'openlineage-indirect', record: 'hive daily.* <- hive raw.day' },
      ],
    },
  ]);
  const stored = await aspect(catalog, JOB, 'dataJobInputOutput');
  expect(ends(stored.inputDatasetEdges)).toEqual([
    urn('raw'),
    'urn:li:dataset:(urn:li:dataPlatform:warehouse,w,PROD)',
  ]);
});

const real = readRealFile('openlineage-events.ndjson');

test.skipIf(real === undefined)('every real event is carried over', async () => {
  const catalog = await runningCatalog({ dialect: 'datahub' });
  const lines = (real ?? '').trim().split('\n');
  for (const line of lines) {
    const { event: found } = JSON.parse(line);
    // Some are templates with a placeholder for the time, or without the id of their run.
    const { eventTime } = event();
    const sent = { ...found, eventTime, run: { runId: 'unknown', ...found.run } };
    expect((await post(catalog, LINEAGE, sent)).status, line).toBe(200);
  }
  expect(lines.length).toBeGreaterThan(50);
});
