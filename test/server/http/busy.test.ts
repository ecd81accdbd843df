import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '../../../src/server/graphql/schema/create-schema.js';
import { type Catalog, startCatalog } from '../../../src/server/start-catalog.js';
import { fill, get, post, runningCatalog } from '../../support/server/catalog.js';
import { pageDocument } from '../../support/server/page-document.js';
import { upsert } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const GRAPHQL = '/api/graphql';
/** Enough datasets that each long request takes several time slices on a fast machine. */
const DATASETS = 5_000;

/** Fills a catalog. The upstreams of each dataset are the dataset before it and the first one. */
async function fillWithChain(catalog: Catalog, count: number = DATASETS): Promise<Catalog> {
  const first = dataset('shop.table_0');
  const others = Array.from({ length: count - 1 }, (_, i) => dataset(`shop.table_${i + 1}`));
  const described = [first, ...others].map((urn) =>
    upsert(urn, 'datasetProperties', { description: `about ${urn}` }),
  );
  const lineage = others.map((urn, i) => {
    const upstreams = [...new Set([first, others[i - 1] ?? first])];
    const edges = upstreams.map((one) => ({ dataset: one, type: 'TRANSFORMED' }));
    return upsert(urn, 'upstreamLineage', { upstreams: edges });
  });
  await fill(catalog, ...described);
  await fill(catalog, ...lineage);
  return catalog;
}

const MANY_WORDS = Array.from({ length: 90 }, (_, i) => `word${i}`).join(' ');

const MANY_VALUES = Array.from({ length: 65_537 }, (_, i) => `${i}`);

const slow = [
  inGraphql(
    'free text in GraphQL',
    `{ searchAcrossEntities(input: { types: [DATASET], query: "${MANY_WORDS} about" }) { total } }`,
  ),
  inGraphql(
    'facets of everything',
    '{ searchAcrossEntities(input: { types: [DATASET], query: "*" }) { facets { field aggregations { value count } } } }',
  ),
  [
    'free text over Rest.li',
    '/entities?action=search',
    { entity: 'dataset', input: `${MANY_WORDS} about`, start: 0, count: 1 },
  ],
  [
    'a scroll over OpenAPI',
    `/openapi/v3/entity/scroll?query=${encodeURIComponent(`${MANY_WORDS} about`)}&count=1`,
    { entities: ['dataset'] },
  ],
  inGraphql(
    'lineage by text',
    `{ searchAcrossLineage(input: { urn: "${dataset('shop.table_0')}", direction: DOWNSTREAM, query: "about nothing" }) { total } }`,
  ),
  inGraphql(
    'relationships of relationships',
    `{ dataset(urn: "${dataset('shop.table_0')}") { lineage(input: { direction: DOWNSTREAM, count: 5000 }) { relationships { entity {
        ... on Dataset { urn lineage(input: { direction: UPSTREAM }) { relationships { entity { urn type } createdOn } } } } } } } }`,
  ),
  inGraphql("a document as of DataHub's page of lineage", pageDocument(createSchema('spec')), {
    urn: dataset('shop.table_1'),
  }),
] as const;

function inGraphql(
  what: string,
  query: string,
  variables: object = {},
): readonly [string, string, object] {
  return [what, GRAPHQL, { query, variables }];
}

describe('while a long request runs', () => {
  let catalog: Catalog;
  beforeAll(async () => {
    catalog = await fillWithChain(await startCatalog());
  });
  afterAll(() => catalog.stop());

  test.each(slow)('(%s), a short request is answered first', async (_what, path, body) => {
    const order: string[] = [];
    const headers = { 'Content-Type': 'application/json' };
    const init = { method: 'POST', body: JSON.stringify(body), headers };
    const long = fetch(catalog.url + path, init).then(async (response) => {
      // The body may arrive later than the answer to the short request.
      order.push(`long ${response.status}`);
      return await response.json();
    });
    // The long request came first and runs.
    const short = get(catalog, '/health').then(({ status }) => order.push(`health ${status}`));
    expect(await long).not.toHaveProperty('errors');
    await short;
    expect(order).toEqual(['health 200', 'long 200']);
  });
});

describe('a request that is too large', () => {
  const all = {
    query: `{ dataset(urn: "${dataset('shop.table_0')}") { lineage(input: { direction: DOWNSTREAM, count: 5000 }) { relationships { entity { urn } } } } }`,
  };

  test('fails as a whole after the limit of entities', async () => {
    const catalog = await fillWithChain(await runningCatalog({ maxEntities: 500 }), 600);
    const { status, body } = await post(catalog, GRAPHQL, all);
    const message =
      'the request resolves more than 500 entities; ask for smaller pages or fewer levels';
    const errors = [{ message, extensions: { classification: 'ExecutionAborted' } }];
    expect([status, body]).toEqual([200, { errors, data: null, extensions: {} }]);
    const small = await post(catalog, GRAPHQL, { query: '{ me { corpUser { urn } } }' });
    expect(small.body.errors).toBeUndefined();
  });

  test('fails as a whole after its deadline, over every interface', async () => {
    const catalog = await fillWithChain(await runningCatalog({ deadlineMs: 1 }));
    const words = 'the request took longer than 0.001 s and was ended; ask for less at once';
    for (const [, path, body] of slow.slice(0, 4)) {
      const answer = await post(catalog, path, body);
      if (path === GRAPHQL)
        expect(answer.body).toMatchObject({ data: null, errors: [{ message: words }] });
      else expect([answer.status, answer.body.message ?? answer.body.error]).toEqual([413, words]);
    }
  });

  test.each([
    [
      'a search text that is too long',
      { query: 'x'.repeat(10_001) },
      'has 10001 characters, and 10000 is the limit',
    ],
    [
      'too many words',
      { query: Array.from({ length: 101 }, (_, i) => `w${i}`).join(' ') },
      'has 101 words, and 100 is the limit',
    ],
    [
      'too many filter values',
      { query: '*', orFilters: [{ and: [{ field: 'urn', values: MANY_VALUES }] }] },
      'the filters have 65537 values, and 65536 is the limit',
    ],
  ])('%s is refused', async (_what, input, words) => {
    const catalog = await runningCatalog();
    const query =
      'query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total } }';
    const { body } = await post(catalog, GRAPHQL, { query, variables: { input } });
    expect(body.errors).toMatchObject([{ message: expect.stringContaining(words) }]);
  });
});
