import { urnOf } from './large-catalog.mjs';

const datasets = '{ types: [DATASET], query: "*", count: 10 }';
const related = (levels) =>
  levels === 0
    ? 'urn'
    : `relationships(input: { types: ["DownstreamOf"], direction: INCOMING, count: 1000 }) { relationships { entity { ... on Dataset { ${related(levels - 1)} } } } }`;
const lineage = (levels) =>
  levels === 0
    ? 'urn'
    : `lineage(input: { direction: DOWNSTREAM, count: 1000 }) { relationships { createdOn entity { ... on Dataset { ${lineage(levels - 1)} } } } }`;
const fromFirst = (input, fields) =>
  graphql(
    `{ searchAcrossLineage(input: { urn: "${urnOf(0)}", direction: DOWNSTREAM, ${input} }) { ${fields} } }`,
  );
const values = Array.from({ length: 60_000 }, (_, i) => `value ${i}`);

/** The requests that write thousands of lineages, or 10,000 column pairs and more, in one transaction. */
export const largestWrites = new Set([
  'a write of 1,000 lineages with columns',
  'the same again, changed',
  'a rollback of this run',
  'a write of one lineage of 10,000 columns',
  'a write of one lineage of 40,000 columns',
  'the same lineage again, changed',
  'the same lineage again, unchanged',
  'a proposal of one lineage of 40,000 columns',
  'a patch of this lineage',
  'updateLineage of the lineage of 40,000 columns',
  'a deletion of all references to a dataset',
  'a deletion of one lineage of 40,000 columns',
  'a deletion of its dataset',
]);

/** The long requests of the benchmark of /health, by name. Later ones use what earlier ones wrote. */
export const longRequests = {
  'hostile: 8 MB of brackets': { path: '/api/graphql', body: '['.repeat(7_900_000) },
  'hostile: 2,000,000 objects': {
    path: '/openapi/v3/entity/dataset',
    body: `[${'{},'.repeat(2_000_000)}{}]`,
  },
  'hostile: 700,000 values of a filter': graphql(
    'query ($f: [AndFilterInput!]) { searchAcrossEntities(input: { query: "*", orFilters: $f }) { total } }',
    { f: [{ and: [{ field: 'name', values: Array.from({ length: 700_000 }, () => 'a') }] }] },
  ),
  'hostile: 300,000 names': {
    path: '/openapi/v3/entity/dataset',
    body: JSON.stringify(
      Object.fromEntries(Array.from({ length: 300_000 }, (_, i) => [`k${i}`, 1])),
    ),
  },
  'hostile: the most values': post(
    '/openapi/v3/entity/dataset',
    Array.from({ length: 499_000 }, () => 1),
  ),
  'hostile: the most values of a search': post('/entities?action=search', {
    entity: 'dataset',
    input: '*',
    start: 0,
    count: 1,
    filter: {
      or: [
        {
          and: [
            {
              field: 'name',
              condition: 'EQUAL',
              value: '',
              values: Array.from({ length: 490_000 }, () => 'a'),
            },
          ],
        },
      ],
    },
  }),
  'hostile: the most values of GraphQL': graphql(
    'query ($f: [AndFilterInput!]) { searchAcrossEntities(input: { query: "*", orFilters: $f }) { total } }',
    { f: [{ and: [{ field: 'name', values: Array.from({ length: 190_000 }, () => 'a') }] }] },
  ),
  'free text that fits everything': graphql(
    '{ searchAcrossEntities(input: { types: [DATASET], query: "table" }) { total } }',
  ),
  'free text of 100 words': graphql(
    `{ searchAcrossEntities(input: { types: [DATASET], query: "${Array.from({ length: 100 }, (_, i) => `w${i}`).join(' ')}" }) { total } }`,
  ),
  'facets of everything': graphql(
    `{ searchAcrossEntities(input: ${datasets}) { facets { field aggregations { value count } } } }`,
  ),
  'everything by name': graphql(
    '{ searchAcrossEntities(input: { query: "*", count: 10, sortInput: { sortCriterion: { field: "name", sortOrder: DESCENDING } } }) { total } }',
  ),
  '10,000 on one page': graphql(
    '{ searchAcrossEntities(input: { types: [DATASET], query: "*", count: 10000 }) { searchResults { entity { urn type ... on Dataset { name origin platform { name } } } } } }',
  ),
  '60,000 values of a filter': graphql(
    'query ($f: [AndFilterInput!]) { searchAcrossEntities(input: { types: [DATASET], query: "*", orFilters: $f }) { total } }',
    { f: [{ and: [{ field: 'description', values, condition: 'EQUAL' }] }] },
  ),
  'relationships of relationships': graphql(
    `{ entity(urn: "${urnOf(0)}") { ... on Dataset { ${related(6)} } } }`,
  ),
  'lineage of lineage': graphql(
    `{ entity(urn: "${urnOf(0)}") { ... on Dataset { ${lineage(6)} } } }`,
  ),
  'lineage across everything, with paths': fromFirst(
    'query: "*", count: 1000',
    'total searchResults { degree entity { urn } paths { path { urn } } }',
  ),
  'lineage across everything, with facets': fromFirst(
    'query: "*", count: 100',
    'total facets { field aggregations { value count } }',
  ),
  'lineage across everything, by text': fromFirst('query: "table99", count: 100', 'total'),
  'the whole schema': graphql(
    '{ __schema { types { name description fields { name description args { name type { name } } type { name ofType { name } } } } } }',
  ),
  'a document of 2000 fields': graphql(
    `{ appConfig { ${Array.from({ length: 1900 }, (_, i) => `f${i}: appVersion`).join(' ')} } }`,
  ),
  'a scroll over OpenAPI': post('/openapi/v3/entity/scroll?count=1000&query=*', {
    entities: ['dataset'],
  }),
  'a search over Rest.li': post('/entities?action=search', {
    entity: 'dataset',
    input: 'table9',
    start: 0,
    count: 1000,
  }),
  'all relationships that fit nothing': post('/openapi/v3/relationship/scroll?count=10', {
    filter: {
      and: [{ criteria: [{ field: 'relationshipType', values: ['None'] }] }],
    },
  }),
  'a write of 1,000 datasets': post(
    '/openapi/v3/entity/dataset?async=false',
    Array.from({ length: 1000 }, (_, i) => ({
      urn: urnOf(200_000 + i),
      datasetProperties: { value: { description: 'new' } },
    })),
  ),
  'a batch read of 10,000 datasets': post(
    '/openapi/v3/entity/dataset/batchGet',
    Array.from({ length: 10_000 }, (_, i) => ({ urn: urnOf(i) })),
  ),
  'the list of runs': post('/runs?action=list', {}),
  'a write of 1,000 lineages with columns': writeLineage(300_000, 1000, 20),
  'the same again, changed': writeLineage(300_000, 1000, 20, 1),
  'a rollback of this run': post('/runs?action=rollback', {
    runId: 'bench',
    dryRun: false,
    hardDelete: true,
  }),
  'a write of one lineage of 2,000 columns': writeLineage(400_000, 1, 2000),
  'a write of one lineage of 10,000 columns': writeLineage(400_001, 1, 10_000),
  'a write of one lineage of 40,000 columns': writeLineage(400_002, 1, 40_000),
  'the same lineage again, changed': writeLineage(400_002, 1, 40_000, 1),
  'the same lineage again, unchanged': writeLineage(400_002, 1, 40_000, 1),
  'a proposal of one lineage of 40,000 columns': propose(400_003, 40_000),
  'a patch of this lineage': {
    ...post('/openapi/v3/entity/dataset?async=false', [
      {
        urn: urnOf(400_002),
        upstreamLineage: {
          value: {
            patch: [
              {
                op: 'add',
                path: `/upstreams/${urnOf(5)}`,
                value: { dataset: urnOf(5), type: 'COPY' },
              },
            ],
          },
        },
      },
    ]),
    method: 'PATCH',
  },
  'a read of this lineage': post('/openapi/v3/entity/dataset/batchGet', [
    { urn: urnOf(400_002), upstreamLineage: {} },
  ]),
  'a read of this lineage by its path': {
    path: `/openapi/v3/entity/dataset/${encodeURIComponent(urnOf(400_002))}/upstreamLineage`,
  },
  'a read of this lineage over Rest.li': {
    path: `/aspects/${encodeURIComponent(urnOf(400_002))}?aspect=upstreamLineage&version=0`,
  },
  'the columns of this lineage of 10,000': graphql(
    `{ entity(urn: "${urnOf(400_001)}") { ... on Dataset { fineGrainedLineages { upstreams { path } downstreams { path } transformOperation } } } }`,
  ),
  'updateLineage of the lineage of 40,000 columns': graphql(
    'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }',
    {
      input: {
        edgesToAdd: [{ downstreamUrn: urnOf(400_002), upstreamUrn: urnOf(50_000) }],
        edgesToRemove: [],
      },
    },
  ),
  'a schema of 40,000 columns': writeSchema(400_004, 40_000),
  'a schema of 10,000 columns': writeSchema(400_006, 10_000),
  'the columns of this schema': graphql(
    `{ entity(urn: "${urnOf(400_006)}") { ... on Dataset { schemaMetadata { fields { fieldPath type nativeDataType } } } } }`,
  ),
  'updateLineage of 2,000 edges': graphql(
    'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }',
    {
      input: {
        edgesToAdd: Array.from({ length: 2000 }, (_, i) => ({
          downstreamUrn: urnOf(90_000 + i),
          upstreamUrn: urnOf(50_000),
        })),
        edgesToRemove: [],
      },
    },
  ),
  'a deletion of all references to a dataset': post('/entities?action=deleteReferences', {
    urn: urnOf(0),
  }),
  'a deletion of one lineage of 40,000 columns': {
    path: `/openapi/v3/entity/dataset/${encodeURIComponent(urnOf(400_002))}/upstreamLineage`,
    method: 'DELETE',
  },
  'a deletion of its dataset': {
    path: `/openapi/v3/entity/dataset/${encodeURIComponent(urnOf(400_003))}`,
    method: 'DELETE',
  },
};

/** Datasets from the given number on, each derived from two of the catalog, with columns. */
function writeLineage(first, count, columns, shift = 0) {
  const systemMetadata = { lastObserved: 1, runId: 'bench' };
  return post(
    '/openapi/v3/entity/dataset?async=false',
    Array.from({ length: count }, (_, i) => {
      const urn = urnOf(first + i);
      const value = lineageOf(urn, [urnOf(i + shift), urnOf(i + shift + 1)], columns);
      return {
        urn,
        datasetProperties: { value: {}, systemMetadata },
        upstreamLineage: { value, systemMetadata },
      };
    }),
  );
}

/** The lineage of a dataset from two others, with columns. */
function lineageOf(urn, upstreams, columns) {
  return {
    upstreams: upstreams.map((dataset) => ({ dataset, type: 'TRANSFORMED' })),
    fineGrainedLineages: Array.from({ length: columns }, (_, c) => ({
      upstreamType: 'FIELD_SET',
      upstreams: [`urn:li:schemaField:(${upstreams[c % 2]},column_${c})`],
      downstreamType: 'FIELD',
      downstreams: [`urn:li:schemaField:(${urn},column_${c})`],
    })),
  };
}

/** A proposal of the lineage of one new dataset, as JSON in a string. */
function propose(number, columns) {
  const about = (aspectName, value) => ({
    entityType: 'dataset',
    entityUrn: urnOf(number),
    changeType: 'UPSERT',
    aspectName,
    aspect: { contentType: 'application/json', value: JSON.stringify(value) },
  });
  const lineage = lineageOf(urnOf(number), [urnOf(0), urnOf(1)], columns);
  return post('/aspects?action=ingestProposalBatch', {
    proposals: [about('datasetProperties', {}), about('upstreamLineage', lineage)],
  });
}

function writeSchema(number, columns) {
  const fields = Array.from({ length: columns }, (_, i) => ({
    fieldPath: `column_${i}`,
    nullable: true,
    type: { type: { 'com.linkedin.schema.StringType': {} } },
    nativeDataType: 'varchar',
  }));
  const value = {
    schemaName: 's',
    platform: 'urn:li:dataPlatform:hive',
    version: 0,
    hash: '',
  };
  return post('/openapi/v3/entity/dataset?async=false', [
    { urn: urnOf(number), schemaMetadata: { value: { ...value, fields } } },
  ]);
}

function graphql(query, variables) {
  return post('/api/graphql', { query, variables });
}

function post(path, body) {
  return { path, body: JSON.stringify(body) };
}
