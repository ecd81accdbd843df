import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTokens } from '../../src/catalog/tokens/open-tokens.js';
import type { AspectProposal, GrantedPrivileges } from '../../src/model/catalog-port.js';
import { isJsonObject, type Json } from '../../src/model/json.js';
import { corpUserUrn } from '../../src/urn/corp-user-urn.js';
import type { DatasetUrn } from '../../src/urn/dataset-urn.js';
import { bearer, guardedCatalog, tokenFor } from '../support/server/auth.js';
import { post } from '../support/server/catalog.js';
import { equals, metadataPolicy, on, policy, to } from '../support/server/policies.js';
import { onOpenapi, upsert } from '../support/server/proposals.js';
import { reader, urnOf, writer } from './catalog-clients.js';

/** Returns a list in an order that depends on the numbers. */
function shuffled<T>(items: readonly T[], numbers: () => number): readonly T[] {
  return items
    .map((item) => ({ item, rank: numbers() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/**
 * Shuffles the lists of an answer: that of OpenAPI, and those of GraphQL at any depth above the
 * entities. The lists inside an aspect have a meaning, and are kept.
 */
function shuffleAnswer(json: Json, numbers: () => number): Json {
  if (Array.isArray(json)) return shuffled(json, numbers);
  if (!isJsonObject(json) || !isJsonObject(json['data'])) return json;
  return { ...json, data: shuffleLists(json['data'], numbers) };
}

function shuffleLists(json: Json, numbers: () => number): Json {
  if (Array.isArray(json)) return shuffled(json, numbers);
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(
    shuffled(Object.entries(json), numbers).map(([key, value]) => [
      key,
      shuffleLists(value ?? null, numbers),
    ]),
  );
}

let numbers: (() => number) | undefined;

/** Shuffles every answer once `numbers` is set. Returns how many lists came in another order. */
function shuffleEveryAnswer(): () => number {
  const fetched = globalThis.fetch;
  let changed = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await fetched(url, init);
    const text = await response.text();
    const body = numbers ? JSON.stringify(shuffleAnswer(JSON.parse(text), numbers)) : text;
    if (body !== text) changed++;
    return new Response(body, { status: response.status, headers: response.headers });
  });
  onTestFinished(() => {
    numbers = undefined;
    vi.unstubAllGlobals();
  });
  return () => changed;
}

const names = Array.from({ length: 12 }, (_, i) => `t${i}`);
const urns = names.map(urnOf);

/** Each dataset has its own upstream, columns, tag and name, so that a mix-up shows. */
function contentOf(urn: DatasetUrn, i: number): AspectProposal {
  const upstreams = i === 0 ? [] : [{ dataset: urns[i - 1] ?? urn, type: 'COPY' }];
  const field = {
    fieldPath: `c${i}`,
    nativeDataType: 'x',
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    globalTags: { tags: [{ tag: `urn:li:tag:t${i}` }] },
  };
  const schema = {
    schemaName: `s${i}`,
    platform: 'urn:li:dataPlatform:snowflake',
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.Schemaless': {} },
    fields: [field],
  };
  return {
    urn,
    aspects: [
      { name: 'upstreamLineage', value: { upstreams }, ifVersionMatch: '-1' },
      { name: 'schemaMetadata', value: schema, ifVersionMatch: '-1' },
      { name: 'datasetProperties', value: { name: `name ${i}` }, ifVersionMatch: '-1' },
    ],
  };
}

/** A set of privileges has no order. */
function privilegesOf({ lineage, granted }: GrantedPrivileges): readonly unknown[] {
  return [...lineage, ...[...granted].map(([urn, names]) => [urn, [...names].sort()])];
}

test('the order of a list in an answer changes no reading and no write', async () => {
  const server = await guardedCatalog({ dialect: 'datahub' });
  const token = (await tokenFor(server, 'datahub')).text;
  for (const name of ['one', 'two', 'three']) await tokenFor(server, 'datahub', { name });
  // Half of the datasets, so that a mix-up of answers about privileges shows.
  const info = metadataPolicy(['EDIT_LINEAGE', 'EDIT_ENTITY'], to.users('jane'), {
    resources: on(equals('URN', ...urns.filter((_, i) => i % 2 === 0))),
  });
  await post(
    server,
    '/openapi/v3/entity/dataHubPolicy?async=false',
    [onOpenapi(upsert(policy('half'), 'dataHubPolicyInfo', info))],
    bearer(token),
  );
  const jane = reader({ url: server.url, token: (await tokenFor(server, 'jane')).text });
  const changed = shuffleEveryAnswer();
  const catalog = writer({ url: server.url, token });
  await catalog.propose(urns.map(contentOf));
  const tokens = openTokens({ url: server.url, token, userAgent: 'headwater/test' });
  onTestFinished(() => tokens.close());
  const actor = corpUserUrn('jane');
  const readAll = async () => ({
    datasets: [...(await catalog.readDatasets([...urns, urnOf('gone')]))],
    existence: [...(await catalog.readExistence([...urns, urnOf('gone')]))],
    schemas: [...(await catalog.readSchemas(urns))],
    contents: [...(await catalog.readContents(urns))],
    labels: [...(await catalog.readLabels(urns))],
    stored: [...(await catalog.readStoredVersions(new Map(urns.map((urn) => [urn, 1]))))],
    classifications: [...(await catalog.readClassifications(urns))],
    privileges: privilegesOf(await jane.readPrivileges({ actor, lineage: urns, entities: urns })),
    withUpstreams: await catalog.listDatasetsWithUpstreams(),
    listed: await catalog.listDatasets({ platform: 'snowflake', env: 'PROD' }),
    found: await catalog.searchDatasets({ query: '*', limit: 50 }),
    downstream: await catalog.searchDownstream(urns.slice(0, 3)),
    tokens: await tokens.list('all'),
  });
  const expected = await readAll();
  expect(expected).toMatchObject({ datasets: { length: 13 }, tokens: { length: 5 } });
  expect(Object.values(expected).filter((one) => Array.isArray(one) && one.length < 4)).toEqual([]);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 2 ** 31 - 2 }), async (seed) => {
      let state = seed;
      numbers = () => {
        state = (state * 48_271) % (2 ** 31 - 1);
        return state;
      };
      expect(await readAll()).toEqual(expected);
      // Searches do not show datasets that are soft-deleted.
      const status = { name: 'status', value: { removed: true }, ifVersionMatch: '-1' } as const;
      await catalog.propose(
        urns.map((_, i) => ({ urn: urnOf(`w${seed}.${i}`), aspects: [status] })),
      );
    }),
    { numRuns: 5 },
  );
  // Every list but those of one item came in another order at some time.
  expect(changed()).toBeGreaterThan(40);
});
