import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Urn } from '../../../src/urn/urn.js';
import {
  type Answer,
  fill,
  filledCatalog,
  post,
  runningCatalog,
} from '../../support/server/catalog.js';
import { making, upsert } from '../../support/server/proposals.js';
import { dataset, jane } from '../../support/server/urns.js';

/**
 * Documents with the fields and arguments that release 1.6.0 of the official Python client selects.
 * A missing field would fail a command of its users.
 */
const LABELS = `tags { tags { tag { urn name properties { name description } } } } glossaryTerms { terms { term { urn name properties { name description } } } }
  ownership { owners { owner { ... on CorpUser { urn username } ... on CorpGroup { urn name } } } } domain { domain { urn properties { name description } } }`;
const PLATFORM = 'platform { urn name properties { displayName logoUrl } }';
const DESCRIBED = 'properties { name description }';

const SEARCH = `query search($types: [EntityType!] $query: String! $orFilters: [AndFilterInput!] $count: Int! $start: Int! $viewUrn: String $sortInput: SearchSortInput) {
  searchAcrossEntities(input: { query: $query, count: $count, start: $start, types: $types, orFilters: $orFilters, viewUrn: $viewUrn, sortInput: $sortInput,
    searchFlags: { skipHighlighting: true, maxAggValues: 5 } }) {
    start count total
    searchResults { entity { urn type
      ... on Dataset { name origin properties { name description customProperties { key value } } ${PLATFORM} ${LABELS} container { urn properties { name } ${PLATFORM} } }
      ... on Chart { ${DESCRIBED} ${PLATFORM} ${LABELS} }
      ... on Dashboard { ${DESCRIBED} ${PLATFORM} ${LABELS} }
      ... on DataJob { dataFlow { urn } jobId ${DESCRIBED} ${LABELS} }
      ... on DataFlow { flowId cluster ${DESCRIBED} ${PLATFORM} ${LABELS} }
      ... on CorpUser { username properties { displayName email } }
      ... on CorpGroup { groupName: name properties { displayName email } }
      ... on Domain { ${DESCRIBED} }
      ... on Container { ${DESCRIBED} ${PLATFORM} ${LABELS} }
      ... on GlossaryTerm { name ${DESCRIBED} }
      ... on Tag { name properties { name description colorHex } }
      ... on MLModel { name mlProperties: properties { description } ${PLATFORM} ${LABELS} }
      ... on MLFeature { name mlProperties: properties { description } ${LABELS} }
      ... on MLFeatureTable { name mlProperties: properties { description } ${PLATFORM} ${LABELS} }
      ... on MLPrimaryKey { name mlProperties: properties { description } ${LABELS} }
      ... on MLModelGroup { name mlProperties: properties { description } ${PLATFORM} ${LABELS} }
      ... on Document { subType ${PLATFORM} info { title } ${LABELS} }
    } }
    facets { field displayName aggregations { value count displayName entity { urn type ... on DataPlatform { name } ... on Tag { name } } } }
  } }`;

const SCROLL = `query scrollUrnsWithFilters($types: [EntityType!], $query: String!, $orFilters: [AndFilterInput!], $batchSize: Int!, $scrollId: String, $skipCache: Boolean!, $sortInput: SearchSortInput, $includeSoftDeleted: Boolean) {
  scrollAcrossEntities(input: { query: $query, count: $batchSize, scrollId: $scrollId, types: $types, orFilters: $orFilters, sortInput: $sortInput,
    searchFlags: { skipHighlighting: true skipAggregates: true skipCache: $skipCache includeSoftDeleted: $includeSoftDeleted } }) {
    nextScrollId searchResults { extraProperties { name value } entity { urn ... on Dataset { schemaMetadata(version: 0) { fields { fieldPath nativeDataType } } } } } } }`;

const LINEAGE_ROW = `query ($urn: String!) { entity(urn: $urn) { urn type ... on Dataset { name platform { name } properties { description } }
  ... on DataJob { jobId dataPlatformInstance { platform { name } } properties { name description } } } }`;

const NOTES = `query ($urn: String!) { dataset(urn: $urn) { ...notes } }
  fragment notes on Entity { notes: relationships(input: { types: ["PostTarget"], direction: INCOMING, start: 0, count: 100 }) {
    total relationships { entity { ... on Post { urn content { title } } } } } }`;

const TAGGED = `query ($and: [FacetFilterInput!]) { search: searchAcrossEntities(input: { query: "*", orFilters: [{ and: $and }] }) {
  searchResults { entity { urn ... on Dataset { ownership { owners { ownershipType { urn } } } } } } } }`;

const OPERATIONS = `{ __schema { queryType { name fields { name description args { name type { name kind ofType { name kind ofType { name kind } } } } } }
  mutationType { fields { name } } } }`;

const [orders, tag] = [dataset('shop.orders'), 'urn:li:tag:pii'];
const note = 'urn:li:post:move' as Urn;
const column = { fieldPath: 'id', globalTags: { tags: [{ tag }] } };
const job = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),load)';

describe.each(dialects)('a document of the official client (%s)', (dialect) => {
  async function shop(): Promise<(query: string, variables?: unknown) => Promise<Answer>> {
    const catalog = await runningCatalog({ dialect });
    const proposals = [
      ...making('shop.orders'),
      upsert(orders, 'globalTags', { tags: [{ tag }] }),
      upsert(orders, 'schemaMetadata', {
        fields: [{ fieldPath: 'id', nativeDataType: 'int', type: { type: {} } }],
      }),
    ];
    await fill(catalog, ...proposals);
    return (query, variables) => post(catalog, '/api/graphql', { query, variables });
  }

  test('searches', async () => {
    const ask = await shop();
    const variables = {
      query: 'orders',
      types: ['DATASET'],
      orFilters: [],
      count: 10,
      start: 0,
      viewUrn: null,
    };
    const { status, body } = await ask(SEARCH, {
      ...variables,
      sortInput: { sortCriteria: [{ field: 'name', sortOrder: 'ASCENDING' }] },
    });
    expect([status, body.errors, body.data.searchAcrossEntities.total]).toEqual([
      200,
      undefined,
      1,
    ]);
    const [{ entity }] = body.data.searchAcrossEntities.searchResults;
    expect(entity).toMatchObject({
      urn: orders,
      name: 'shop.orders',
      platform: { name: 'hive' },
      tags: { tags: [{ tag: { urn: tag, name: 'pii' } }] },
    });
    const facet = body.data.searchAcrossEntities.facets.find(
      ({ field }: { readonly field: string }) => field === 'tags',
    );
    expect(facet.aggregations).toEqual([
      { value: tag, count: 1, displayName: null, entity: { urn: tag, type: 'TAG', name: 'pii' } },
    ]);
  });

  test('scrolls urns by platform, status and environment', async () => {
    const ask = await shop();
    const and = [
      { field: 'platform.keyword', condition: 'EQUAL', values: ['urn:li:dataPlatform:hive'] },
      { field: 'removed', condition: 'EQUAL', values: ['true'], negated: true },
    ];
    const orFilters = [
      { field: 'origin', values: ['PROD'], condition: 'EQUAL' },
      { field: 'customProperties', values: ['env=PROD'] },
      { field: 'customProperties', values: ['instance=PROD'] },
      { field: 'env', values: ['PROD'] },
    ].map((environment) => ({ and: [...and, environment] }));
    const { body } = await ask(SCROLL, {
      types: ['DATASET'],
      query: '*',
      orFilters,
      batchSize: 5,
      skipCache: false,
      sortInput: null,
      includeSoftDeleted: null,
    });
    expect(body.data.scrollAcrossEntities).toEqual({
      nextScrollId: null,
      searchResults: [
        {
          extraProperties: [],
          entity: {
            urn: orders,
            schemaMetadata: { fields: [{ fieldPath: 'id', nativeDataType: 'int' }] },
          },
        },
      ],
    });
  });

  test('shows a row of lineage', async () => {
    const ask = await shop();
    expect((await ask(LINEAGE_ROW, { urn: orders })).body.data.entity).toEqual({
      urn: orders,
      type: 'DATASET',
      name: 'shop.orders',
      platform: { name: 'hive' },
      properties: null,
    });
    const { body } = await ask(LINEAGE_ROW, { urn: job });
    expect(body.data.entity).toEqual({
      urn: job,
      type: 'DATA_JOB',
      jobId: 'load',
      dataPlatformInstance: null,
      properties: null,
    });
  });

  test('shows the notes on an entity', async () => {
    const catalog = await filledCatalog(
      { dialect },
      ...making('shop.orders'),
      upsert(note, 'postInfo', {
        type: 'ENTITY_ANNOUNCEMENT',
        content: { type: 'TEXT', title: 'Moves in May' },
        created: 1,
        lastModified: 2,
        target: orders,
      }),
    );
    const { body } = await post(catalog, '/api/graphql', {
      query: NOTES,
      variables: { urn: orders },
    });
    expect(body.data.dataset.notes).toEqual({
      total: 1,
      relationships: [{ entity: { urn: note, content: { title: 'Moves in May' } } }],
    });
  });

  test('finds the datasets whose columns have a tag, and shows the types of their owners', async () => {
    const catalog = await filledCatalog(
      { dialect },
      ...making('shop.orders', 'shop.raw'),
      upsert(orders, 'editableSchemaMetadata', { editableSchemaFieldInfo: [column] }),
      upsert(orders, 'ownership', { owners: [{ owner: jane, type: 'DATA_STEWARD' }] }),
    );
    const found = await Promise.all(
      ['tags', 'fieldTags', 'tags.keyword', 'owners'].map(async (field) => {
        const asked = { query: TAGGED, variables: { and: [{ field, values: [tag] }] } };
        return (await post(catalog, '/api/graphql', asked)).body.data.search;
      }),
    );
    const owners = [{ ownershipType: { urn: 'urn:li:ownershipType:__system__data_steward' } }];
    const one = { searchResults: [{ entity: { urn: orders, ownership: { owners } } }] };
    expect(found).toEqual([one, one, one, { searchResults: [] }]);
  });

  test('lists operations, and pings the service', async () => {
    const ask = await shop();
    const { body } = await ask(OPERATIONS);
    const names = body.data.__schema.queryType.fields.map(
      ({ name }: { readonly name: string }) => name,
    );
    expect(names).toEqual(
      expect.arrayContaining(['search', 'searchAcrossEntities', 'getInviteToken', 'entity']),
    );
    const ping = await ask(
      'query ping { appConfig { telemetryConfig { enableThirdPartyLogging } } }',
    );
    expect(ping.body.data.appConfig.telemetryConfig).toEqual({ enableThirdPartyLogging: false });
  });
});
