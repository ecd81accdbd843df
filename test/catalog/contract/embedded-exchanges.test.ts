import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type {
  AspectProposal,
  CatalogWriter,
  ProposedAspect,
} from '../../../src/model/catalog-port.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { readExchanges, titleOf } from '../../support/exchanges/exchange.js';
import { expectOutcome } from '../../support/exchanges/expect-outcome.js';
import { replayExchange } from '../../support/exchanges/replay-exchange.js';
import { bearer, guardedCatalog, tokenFor } from '../../support/server/auth.js';
import { post } from '../../support/server/catalog.js';
import { metadataPolicy, policy, to } from '../../support/server/policies.js';
import { onOpenapi, upsert } from '../../support/server/proposals.js';
import { intercept, urnOf, writer } from '../catalog-clients.js';
import { RECORDED_AGENT, recordExchanges, writeExchanges } from './record-exchanges.js';

const FILE = 'embedded-exchanges.ndjson';
const MAX_BYTES = 40_000;

const [raw, daily, gone] = ['shop.raw', 'shop.daily', 'shop.gone'].map(urnOf) as [
  ReturnType<typeof urnOf>,
  ReturnType<typeof urnOf>,
  ReturnType<typeof urnOf>,
];

const lineage = {
  upstreams: [{ dataset: raw, type: 'COPY', properties: { headwater: '{"shop":{"edge":1}}' } }],
  fineGrainedLineages: [
    {
      upstreamType: 'FIELD_SET',
      upstreams: [schemaFieldUrn(raw, 'amount')],
      downstreamType: 'FIELD',
      downstreams: [schemaFieldUrn(daily, 'total')],
      transformOperation: 'sum(amount)',
      confidenceScore: 0.9,
    },
  ],
};

function proposed(name: ProposedAspect['name'], value: ProposedAspect['value'], version = '-1') {
  return { name, value, ifVersionMatch: version };
}

const schema = {
  schemaName: 'raw',
  platform: 'urn:li:dataPlatform:snowflake',
  version: 0,
  hash: '',
  platformSchema: { 'com.linkedin.schema.Schemaless': {} },
  fields: [
    {
      fieldPath: 'amount',
      nativeDataType: 'number',
      type: { type: { 'com.linkedin.schema.NumberType': {} } },
    },
  ],
};

const created: readonly AspectProposal[] = [
  {
    urn: raw,
    aspects: [
      proposed('datasetProperties', { name: 'Raw', customProperties: { headwater: 'shop' } }),
      proposed('schemaMetadata', schema),
      proposed('status', { removed: false }),
    ],
  },
  { urn: daily, aspects: [proposed('status', { removed: false })] },
];

/** Ignores a refusal, which is recorded as well. */
async function tried(write: Promise<void>): Promise<void> {
  await write.catch(() => undefined);
}

/** Sends each kind of request of the client, with answers that accept and that refuse. */
async function useEverything(catalog: CatalogWriter): Promise<void> {
  const all = [raw, daily, gone];
  const actor = await catalog.readActor();
  await catalog.propose(created);
  await catalog.propose([{ urn: daily, aspects: [proposed('upstreamLineage', lineage)] }]);
  await tried(catalog.propose([{ urn: daily, aspects: [proposed('upstreamLineage', lineage)] }]));
  await catalog.updateLineage({
    edgesToAdd: [{ downstreamUrn: raw, upstreamUrn: daily }],
    edgesToRemove: [],
  });
  await tried(
    catalog.updateLineage({
      edgesToAdd: [{ downstreamUrn: raw, upstreamUrn: gone }],
      edgesToRemove: [],
    }),
  );
  const emptied = proposed('upstreamLineage', { upstreams: [] }, '1');
  const since = (await catalog.readDatasets(all)).get(raw);
  const time = since?.kind === 'present' ? since.lineage.writtenAt : undefined;
  await catalog.propose([
    { urn: raw, aspects: [{ ...emptied, ...(time !== undefined && { ifUnmodifiedSince: time }) }] },
  ]);
  await catalog.readExistence(all);
  await catalog.readSchemas(all);
  await catalog.readContents(all);
  await catalog.readClassifications(all);
  await catalog.readStoredVersions(new Map([[raw, 1]]));
  await catalog.readLabels([raw, daily]);
  await catalog.readPrivileges({ actor, lineage: [raw, daily], entities: [] });
  await catalog.readPrivileges({ actor, lineage: [], entities: [raw] });
  await catalog.listDatasetsWithUpstreams();
  await catalog.searchDownstream([raw]);
}

/** Writes over both routes with the rights of an editor of entities, and then without any. */
async function writeAsJane(catalog: CatalogWriter, takeRights: () => Promise<void>): Promise<void> {
  const own = (value: ProposedAspect['value'], version: string) =>
    catalog.propose([{ urn: daily, aspects: [proposed('upstreamLineage', value, version)] }]);
  await own({ upstreams: [] }, '1');
  await tried(own(lineage, '1'));
  await takeRights();
  await tried(own(lineage, '2'));
}

test('the recording of the embedded catalog is up to date', async () => {
  const server = await guardedCatalog({ dialect: 'datahub' });
  const token = (await tokenFor(server, 'datahub')).text;
  const editing = metadataPolicy('EDIT_ENTITY', to.users('jane'), {
    resources: { filter: { criteria: [{ field: 'URN', values: [daily], condition: 'EQUALS' }] } },
  });
  const store = async (info: typeof editing) => {
    const body = [onOpenapi(upsert(policy('jane'), 'dataHubPolicyInfo', info))];
    const path = '/openapi/v3/entity/dataHubPolicy?async=false';
    expect((await post(server, path, body, bearer(token))).status).toBe(200);
  };
  await store(editing);
  const jane = (await tokenFor(server, 'jane')).text;
  const exchanges = recordExchanges();
  const open = (secret: string) =>
    writer({ url: server.url, token: secret, userAgent: RECORDED_AGENT, concurrency: 1 });
  await useEverything(open(token));
  await writeAsJane(open(jane), async () => await store({ ...editing, state: 'INACTIVE' }));
  await expect(writeExchanges(exchanges)).toMatchFileSnapshot(FILE);
});

const recording = readFileSync(new URL(FILE, import.meta.url), 'utf8');
const titled = readExchanges(recording).map(
  (exchange, i) => [i + 1, titleOf(exchange), exchange] as const,
);

describe('the recorded exchanges with the embedded catalog', () => {
  test.each(titled)('%i: %s', async (_number, _title, exchange) => {
    expectOutcome(exchange, await replayExchange(exchange, writer(), intercept()));
  });

  test('are small, and have every kind of request and of refusal', () => {
    expect(Buffer.byteLength(recording)).toBeLessThan(MAX_BYTES);
    const kinds = titled.map(([, title]) => title.replace(/ \d+ items$/, ''));
    expect([...new Set(kinds)].sort()).toEqual([
      '/api/graphql 200 downstream',
      '/api/graphql 200 granted',
      '/api/graphql 200 mayEditLineage',
      '/api/graphql 200 readLabels',
      '/api/graphql 200 searchDatasets',
      '/api/graphql 200 updateLineage',
      '/api/graphql 200 whoAmI',
      '/aspects?action=ingestProposal 200 ',
      '/aspects?action=ingestProposal 403 ',
      '/aspects?action=ingestProposal 422 ',
      '/openapi/v3/entity/dataset/batchGet?systemMetadata=true 200',
      '/openapi/v3/entity/dataset?async=false 200',
      '/openapi/v3/entity/dataset?async=false 403',
      '/openapi/v3/entity/dataset?async=false 412',
    ]);
  });
});
