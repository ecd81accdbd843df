import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import { expectJson } from '../../support/golden.js';
import { dataset, jane } from '../../support/server/urns.js';
import { type GraphqlClient, openGraphql, urn } from './graphql-client.js';

const orders = dataset('shop.orders');
const stamp = { time: 7, actor: jane };

function openShop(): GraphqlClient {
  const client = openGraphql('datahub');
  const link = { url: 'https://a.test', description: 'Wiki', createStamp: stamp };
  const tags = { tags: [{ tag: 'urn:li:tag:pii', context: '{}' }] };
  const typed = { owner: jane, type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:lead' };
  const property = { propertyUrn: 'urn:li:structuredProperty:days', values: [{ double: 2.5 }] };
  const aspects: JsonObject = {
    institutionalMemory: { elements: [link] },
    globalTags: tags,
    ownership: { owners: [typed] },
    structuredProperties: { properties: [property] },
    browsePathsV2: { path: [{ id: 'warehouse' }, { id: jane, urn: jane }] },
    applications: { applications: ['urn:li:application:shop'] },
    datasetProperties: { name: 'orders', lastModified: stamp },
    schemaMetadata: {
      schemaName: 's',
      platformSchema: { 'com.linkedin.schema.MySqlDDL': { tableSchema: 'create' } },
      fields: [{ fieldPath: 'id', globalTags: tags }],
    },
  };
  for (const [name, value] of Object.entries(aspects))
    client.put(orders, name, value as JsonObject);
  const query = urn('urn:li:query:q');
  const statement = { value: 'select 1', language: 'SQL' };
  client.put(query, 'queryProperties', { statement, source: 'MANUAL', created: stamp });
  client.put(query, 'querySubjects', { subjects: [{ entity: orders }] });
  client.put(urn('urn:li:query:other'), 'querySubjects', { subjects: [{ entity: jane }] });
  const incident = urn('urn:li:incident:late');
  const status = { state: 'ACTIVE', lastUpdated: stamp };
  client.put(incident, 'incidentInfo', { type: 'FRESHNESS', entities: [orders], status });
  const [root, inner] = [urn('urn:li:domain:root'), urn('urn:li:domain:inner')];
  client.put(root, 'domainProperties', { name: 'Root' });
  client.put(inner, 'domainProperties', { name: 'Inner', parentDomain: root });
  client.exist(orders, query, urn('urn:li:query:other'), incident, root, inner);
  return client;
}

test('fields that no code resolves are read from the stored aspects of the entity', async () => {
  const { ask } = openShop();
  const fields = `institutionalMemory { elements { url label author { username } created { time } associatedUrn } }
    globalTags { tags { tag { urn } context } } ownership { owners { ownershipType { urn } } }
    structuredProperties { properties { structuredProperty { urn } values { __typename ... on NumberValue { numberValue } } } }
    browsePathV2 { path { name entity { urn } } } applications { application { urn } } application { application { urn } }
    properties { name lastModifiedActor } schema { name platformSchema { ... on TableSchema { schema } } fields { fieldPath globalTags { tags { tag { urn } } } } }
    embed { renderUrl } forms { incompleteForms { form { urn } } } datasetProfiles(limit: 1) { timestampMillis } health { status }`;
  const { dataset: found } = await ask(`{ dataset(urn: "${orders}") { ${fields} } }`);
  await expectJson(import.meta, 'fields-that-no-code-resolves-are', found);
});

test('lists entities by type and by relationship, and refuses arguments without effect', async () => {
  const { ask, refusal } = openShop();
  await expectJson(
    import.meta,
    'lists-entities-by-type-and-by',
    await ask(`{ listQueries(input: { datasetUrn: "${orders}" }) { total queries { urn properties { statement { value } source } subjects { dataset { urn } schemaField { urn } } } }
      listDomains(input: { count: 5 }) { total domains { urn } }
      inner: listDomains(input: { parentDomain: "urn:li:domain:root" }) { domains { urn } }
      listOwnershipTypes(input: {}) { start count total ownershipTypes { urn } }
      dataset(urn: "${orders}") { incidents(start: 0, count: 5) { total incidents { urn incidentType status { state } entity { urn } } } contract { urn } } }`),
  );
  const viewed = `{ dataset(urn: "${orders}") { siblingsSearch(input: { query: "*", viewUrn: "urn:li:dataHubView:v" }) { total } } }`;
  expect(await refusal(viewed)).toMatchObject({
    message: 'viewUrn of siblingsSearch is not carried out by this catalog',
  });
});

test('finds entities of any type by urn, and names operations that it does not carry out', async () => {
  const { ask, refusal } = openShop();
  expect(
    await ask(`{ notebook(urn: "urn:li:notebook:(querybook,7)") { tool notebookId }
      incident: entity(urn: "urn:li:incident:none") { urn type } listRecommendations(input: { userUrn: "${jane}", requestContext: { scenario: HOME } }) { modules { title } }
      appConfig { featureFlags { showBrowseV2 } searchBarConfig { apiVariant } } isAnalyticsEnabled }`),
  ).toEqual({
    notebook: { tool: 'querybook', notebookId: '7' },
    incident: { urn: 'urn:li:incident:none', type: 'INCIDENT' },
    listRecommendations: { modules: [] },
    appConfig: {
      featureFlags: { showBrowseV2: false },
      searchBarConfig: { apiVariant: 'SEARCH_ACROSS_ENTITIES' },
    },
    isAnalyticsEnabled: false,
  });
  for (const [document, message] of [
    [
      'mutation { deletePost(urn: "urn:li:post:x") }',
      'deletePost is not carried out by this catalog',
    ],
    [
      '{ getTimeline(input: { urn: "x" }) { changeTransactions { actor } } }',
      'getTimeline is not carried out by this catalog',
    ],
    [
      `{ notebook(urn: "${orders}") { urn } }`,
      `Failed to retrieve entity with urn ${orders}, it is no Notebook`,
    ],
  ] as const)
    expect(await refusal(document)).toMatchObject({ message, extensions: { code: 400 } });
});

test('documents about an entity are the published ones and drafts of the reader, the latest first', async () => {
  const client = openGraphql();
  const folder = urn('urn:li:document:folder');
  client.exist(orders, folder);
  const write = (id: string, state: string, more: JsonObject = {}) => {
    const document = urn(`urn:li:document:${id}`);
    client.exist(document);
    const info = { title: id, status: { state }, relatedAssets: [{ asset: orders }], ...more };
    client.put(document, 'documentInfo', info);
    return document;
  };
  write('old', 'PUBLISHED', { lastModified: { time: 1, actor: jane } });
  write('new', 'PUBLISHED', { lastModified: { time: 2, actor: jane } });
  write('inside', 'PUBLISHED', { parentDocument: { document: folder } });
  write('elsewhere', 'PUBLISHED', { relatedAssets: [] });
  write('secret', 'UNPUBLISHED');
  const draft = write('draft', 'UNPUBLISHED', { lastModified: { time: 3, actor: jane } });
  client.put(draft, 'ownership', { owners: [{ owner: jane, type: 'TECHNICAL_OWNER' }] });
  const find = async (input: string) => {
    const { dataset: found } = await client.ask(
      `{ dataset(urn: "${orders}") { relatedDocuments(input: {${input}}) { start count total documents { info { title } } } } }`,
    );
    const { documents, ...page } = (found as JsonObject)['relatedDocuments'] as JsonObject;
    return [page, (documents as JsonObject[]).map((one) => (one['info'] as JsonObject)['title'])];
  };
  expect(await find('')).toEqual([
    { start: 0, count: 100, total: 4 },
    ['draft', 'new', 'old', 'inside'],
  ]);
  expect(await find('count: 1, rootOnly: true')).toEqual([
    { start: 0, count: 1, total: 3 },
    ['draft'],
  ]);
  expect((await find(`parentDocuments: ["${folder}"]`))[1]).toEqual(['inside']);
});

test('browse paths of the older kind are lists of their parts', async () => {
  const client = openGraphql();
  client.exist(orders);
  client.put(orders, 'browsePaths', { paths: ['/prod/hive/shop', '/other'] });
  const { dataset: found } = await client.ask(
    `{ dataset(urn: "${orders}") { browsePaths { path } } }`,
  );
  expect(found).toEqual({
    browsePaths: [{ path: ['prod', 'hive', 'shop'] }, { path: ['other'] }],
  });
});
