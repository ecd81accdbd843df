import { expect, test } from 'vitest';
import { PAGE_SIZE } from '../../../src/catalog/read/search-datasets.js';
import { expectFailure, intercept, reader, urnOf } from '../catalog-clients.js';

function page(urns: readonly unknown[], nextScrollId?: unknown): object {
  return {
    data: {
      scrollAcrossEntities: {
        nextScrollId,
        searchResults: urns.map((urn) => ({ entity: { urn } })),
      },
    },
  };
}

test('all pages are read, and the hits are sorted, each once', async () => {
  const inputs: unknown[] = [];
  const scope = intercept();
  const keep = (body: { readonly variables: { readonly input: unknown } }): boolean => {
    inputs.push(body.variables.input);
    return true;
  };
  scope.post('/api/graphql', keep).reply(200, page([urnOf('c'), urnOf('a')], 'next'));
  scope.post('/api/graphql', keep).reply(200, page([urnOf('a'), urnOf('b')], null));
  expect(await reader().searchDatasets({ query: 'orders', limit: 1000 })).toEqual([
    urnOf('a'),
    urnOf('b'),
    urnOf('c'),
  ]);
  const first = {
    types: ['DATASET'],
    query: 'orders',
    count: PAGE_SIZE,
    searchFlags: { skipCache: true },
  };
  expect(inputs).toEqual([first, { ...first, scrollId: 'next' }]);
});

test('no more than the limit is requested and returned', async () => {
  intercept()
    .post('/api/graphql', (body) => body.variables.input.count === 2)
    .reply(200, page([urnOf('c'), urnOf('b'), urnOf('a')], 'next'));
  expect(await reader().searchDatasets({ query: '*', limit: 2 })).toEqual([urnOf('b'), urnOf('c')]);
});

test('a limit of zero sends no request', async () => {
  intercept();
  expect(await reader().searchDatasets({ query: '*', limit: 0 })).toEqual([]);
});

test('urns of other types and other namespaces are left out', async () => {
  const foreign = urnOf('a').replaceAll('urn:li:', 'urn:acme:');
  intercept()
    .post('/api/graphql')
    .times(2)
    .reply(200, page(['urn:li:chart:(looker,x)', 'nonsense', foreign, urnOf('a')]));
  expect(await reader().searchDatasets({ query: '*', limit: 9 })).toEqual([urnOf('a')]);
  expect(await reader({ namespace: 'acme' }).searchDatasets({ query: '*', limit: 9 })).toEqual([
    foreign,
  ]);
});

test('an empty page or a repeated scroll id ends the search', async () => {
  const scope = intercept();
  scope.post('/api/graphql').reply(200, page([], 'next'));
  expect(await reader().searchDatasets({ query: '*', limit: 9 })).toEqual([]);
  scope
    .post('/api/graphql')
    .times(2)
    .reply(200, page([urnOf('a')], 'same'));
  expect(await reader().searchDatasets({ query: '*', limit: 9 })).toEqual([urnOf('a')]);
});

test.each([
  ['nothing', { data: { scrollAcrossEntities: null } }],
  ['an object instead of a list', { data: { scrollAcrossEntities: { searchResults: null } } }],
  ['a hit without an entity', { data: { scrollAcrossEntities: { searchResults: [{}] } } }],
  ['a hit without an urn', page([7])],
])('an answer with %s is refused', async (_what, body) => {
  intercept().post('/api/graphql').reply(200, body);
  await expectFailure(reader().searchDatasets({ query: '*', limit: 9 }), 'catalog-incomplete');
});
