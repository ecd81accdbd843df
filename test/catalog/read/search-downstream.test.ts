import { expect, test } from 'vitest';
import {
  DOWNSTREAM_PAGE_SIZE,
  MAX_DOWNSTREAM,
} from '../../../src/catalog/read/search-downstream.js';
import { expectFailure, intercept, reader, replyTo, urnOf } from '../catalog-clients.js';

const a = urnOf('a');
const dashboard = { urn: 'urn:li:dashboard:(looker,1)', type: 'DASHBOARD' };
const dataset = (name: string) => ({ urn: urnOf(name), type: 'DATASET' });

function page(entities: readonly unknown[], total = entities.length): object {
  return {
    data: { searchAcrossLineage: { total, searchResults: entities.map((entity) => ({ entity })) } },
  };
}

test('the search covers all degrees without a cache, and its results are sorted', async () => {
  const inputs: unknown[] = [];
  intercept()
    .post('/api/graphql', (body) => inputs.push(body.variables.input) > 0)
    .reply(200, page([dashboard, dataset('c'), dataset('b')]));
  expect(await reader().searchDownstream([a])).toEqual({
    entities: [dashboard, dataset('b'), dataset('c')],
    failures: [],
  });
  expect(inputs).toEqual([
    {
      urn: a,
      direction: 'DOWNSTREAM',
      query: '*',
      start: 0,
      count: DOWNSTREAM_PAGE_SIZE,
      orFilters: [
        {
          and: [{ field: 'degree', condition: 'EQUAL', negated: false, values: ['1', '2', '3+'] }],
        },
      ],
      searchFlags: { skipCache: true },
    },
  ]);
});

test('all pages are read, and a result of several searches is returned once', async () => {
  const scope = intercept();
  const starting =
    (urn: string, start: number) =>
    (body: { variables: { input: { urn: string; start: number } } }) =>
      body.variables.input.urn === urn && body.variables.input.start === start;
  const many = Array.from({ length: DOWNSTREAM_PAGE_SIZE }, (_, i) => dataset(`x${i}`));
  scope.post('/api/graphql', starting(a, 0)).reply(200, page(many, DOWNSTREAM_PAGE_SIZE + 1));
  scope
    .post('/api/graphql', starting(a, DOWNSTREAM_PAGE_SIZE))
    .reply(200, page([dataset('z')], DOWNSTREAM_PAGE_SIZE + 1));
  scope
    .post('/api/graphql', starting(urnOf('b'), 0))
    .reply(200, page([dataset('z'), dataset('y')]));
  const { entities, failures } = await reader().searchDownstream([a, urnOf('b')]);
  expect(entities).toHaveLength(DOWNSTREAM_PAGE_SIZE + 2);
  expect(failures).toEqual([]);
});

test('a search with a repeated hit is incomplete, since another hit may be missing', async () => {
  replyTo('/api/graphql', 200, page([dataset('b'), dataset('b')], 2));
  const { entities, failures } = await reader().searchDownstream([a]);
  expect(entities).toEqual([dataset('b')]);
  expect(failures).toEqual([`the index lists only 1 of 2 entities downstream of ${a}`]);
});

test('the number of pages is limited', async () => {
  intercept()
    .post('/api/graphql')
    .times(MAX_DOWNSTREAM / DOWNSTREAM_PAGE_SIZE)
    .reply(200, page([dataset('b')], 99_999));
  expect(await reader().searchDownstream([a])).toMatchObject({
    failures: [`the index lists only 1 of 99999 entities downstream of ${a}`],
  });
});

test('a failed search is reported, and the others count', async () => {
  const scope = intercept();
  const of = (urn: string) => (body: { variables: { input: { urn: string } } }) =>
    body.variables.input.urn === urn;
  scope.post('/api/graphql', of(a)).reply(200, {
    errors: [{ message: 'exceeded maxRelations limit', extensions: { code: 400 } }],
    data: null,
  });
  scope.post('/api/graphql', of(urnOf('b'))).reply(200, page([dataset('c')]));
  const { entities, failures } = await reader().searchDownstream([a, urnOf('b')]);
  expect(entities).toEqual([dataset('c')]);
  expect(failures).toEqual([expect.stringContaining('maxRelations')]);
});

test('an expired token fails all searches', async () => {
  intercept().post('/api/graphql').times(2).reply(401, {});
  await expectFailure(reader().searchDownstream([a]), 'catalog-unauthenticated');
});

test.each([
  ['nothing', { data: { searchAcrossLineage: null } }],
  ['no total', { data: { searchAcrossLineage: { searchResults: [] } } }],
  [
    'an object instead of a list',
    { data: { searchAcrossLineage: { total: 1, searchResults: null } } },
  ],
  ['a malformed hit', { data: { searchAcrossLineage: { total: 1, searchResults: [null] } } }],
  ['a hit without a type', page([{ urn: a }])],
  ['an entity without an urn', page([{ type: 'DATASET' }])],
])('an answer with %s is a failure', async (_what, body) => {
  intercept().post('/api/graphql').reply(200, body);
  expect(await reader().searchDownstream([a])).toEqual({
    entities: [],
    failures: [expect.stringContaining('malformed')],
  });
});
