import { expect, test } from 'vitest';
import { createFail } from '../../../src/catalog/http/fail.js';
import { createRedactor } from '../../../src/catalog/http/token-in-text.js';
import {
  LIST_PAGE_SIZE,
  listDatasetsWithUpstreams,
} from '../../../src/catalog/read/list-datasets.js';
import type { JsonObject } from '../../../src/model/json.js';
import { answer, resetBefore, truncated } from '../../support/faults/server.js';
import { intercept, reader, serving, urnOf } from '../catalog-clients.js';

interface Extra {
  readonly next?: unknown;
  readonly total?: unknown;
}

function page(urns: readonly unknown[], { next, total }: Extra = {}): object {
  const searchResults = urns.map((urn) => ({ entity: { urn } }));
  return { data: { scrollAcrossEntities: { nextScrollId: next, total, searchResults } } };
}

/** The list that a reader makes of these answers. Each answers one request. */
async function listing(...pages: readonly object[]): Promise<readonly string[]> {
  const scope = intercept();
  for (const one of pages)
    scope
      .post('/api/graphql')
      .reply(200, JSON.stringify(one), { 'content-type': 'application/json' });
  return await reader().listDatasetsWithUpstreams();
}

const [a, b, c] = [urnOf('a'), urnOf('b'), urnOf('c')];
const incomplete = { codeName: 'catalog-incomplete' };

test('all pages are read with equal requests, and the hits are sorted, each once', async () => {
  const inputs: unknown[] = [];
  const scope = intercept();
  const keep = (body: { readonly variables: { readonly input: unknown } }): boolean => {
    inputs.push(body.variables.input);
    return true;
  };
  scope.post('/api/graphql', keep).reply(200, page([c, a], { next: 'second', total: 3 }));
  scope.post('/api/graphql', keep).reply(200, page([a, b], { next: 'third', total: 3 }));
  scope.post('/api/graphql', keep).reply(200, page([], { next: null, total: 3 }));
  expect(await reader().listDatasetsWithUpstreams()).toEqual([a, b, c]);
  const first = {
    types: ['DATASET'],
    query: '*',
    count: LIST_PAGE_SIZE,
    orFilters: [{ and: [{ field: 'hasUpstreams', values: ['true'] }] }],
    searchFlags: { skipCache: true, includeSoftDeleted: true },
  };
  expect(inputs).toEqual([
    first,
    { ...first, scrollId: 'second' },
    { ...first, scrollId: 'third' },
  ]);
});

test('the list of all kinds asks for each of them and skips other namespaces', async () => {
  const inputs: unknown[] = [];
  const chart = 'urn:li:chart:(looker,x)';
  const foreign = a.replaceAll('urn:li:', 'urn:acme:');
  intercept()
    .post('/api/graphql', (body: { readonly variables: { readonly input: unknown } }) => {
      inputs.push(body.variables.input);
      return true;
    })
    .reply(200, page(['urn:li:glossaryTerm:x', foreign, b, chart], { total: 4 }));
  expect(await reader().listEntities()).toEqual([chart, b]);
  expect(inputs).toEqual([
    {
      types: ['DATASET', 'DATA_JOB', 'CHART', 'DASHBOARD'],
      query: '*',
      count: LIST_PAGE_SIZE,
      searchFlags: { skipCache: true, includeSoftDeleted: true },
    },
  ]);
});

test('hits of other types and namespaces are left out, and count towards the total', async () => {
  const foreign = a.replaceAll('urn:li:', 'urn:acme:');
  expect(
    await listing(page(['urn:li:chart:(looker,x)', 'nonsense', foreign, b], { total: 4 })),
  ).toEqual([b]);
});

test.each([
  ['no total', page([a])],
  ['a total that is null', page([a], { total: null, next: null })],
  ['a smaller total, as of an index that counts up to a limit', page([a], { total: 0 })],
  ['an empty scroll id', page([a], { next: '', total: 1 })],
])('%s is accepted', async (_what, body) => {
  expect(await listing(body)).toEqual([a]);
});

test('an empty catalog gives an empty list', async () => {
  expect(await listing(page([], { total: 0 }))).toEqual([]);
});

test('an empty page ends the list when the total is reached', async () => {
  expect(
    await listing(page([a], { next: 'x', total: 1 }), page([], { next: 'y', total: 1 })),
  ).toEqual([a]);
});

test('datasets that are added during the read are left to the next run', async () => {
  expect(await listing(page([a], { next: 'x', total: 2 }), page([b], { total: 9 }))).toEqual([
    a,
    b,
  ]);
});

test.each([
  ['ends before the total', [page([a, b], { total: 3 })]],
  [
    'ends before the total on a later page',
    [page([a], { next: 'x', total: 3 }), page([b], { total: 3 })],
  ],
  [
    'reaches the total only by repeated hits',
    [page([a, b], { next: 'x', total: 3 }), page([b], { total: 3 })],
  ],
  ['shrinks while it is read', [page([a], { next: 'x', total: 3 }), page([b], { total: 2 })]],
  [
    'has an empty page before the total is reached',
    [page([a], { next: 'x', total: 2 }), page([], { next: 'y', total: 2 })],
  ],
  [
    'has an empty page that may not be the last',
    [page([a], { next: 'x' }), page([], { next: 'y' })],
  ],
  ['repeats a scroll id', [page([a], { next: 'x' }), page([b], { next: 'x' })]],
  [
    'repeats a scroll id later',
    [page([a], { next: 'x' }), page([b], { next: 'y' }), page([c], { next: 'x' })],
  ],
  ['is null', [{ data: { scrollAcrossEntities: null } }]],
  ['has no hits', [{ data: { scrollAcrossEntities: { total: 0 } } }]],
  ['has a hit without an entity', [{ data: { scrollAcrossEntities: { searchResults: [{}] } } }]],
  ['has a hit without an urn', [page([a, 7])]],
  ['has a scroll id that is not a string', [page([a], { next: 7 })]],
  ['has a total that is not a number', [page([a], { total: '1' })]],
  ['is malformed on a later page', [page([a], { next: 'x' }), page([null])]],
])('a list that %s is refused', async (_what, pages) => {
  await expect(listing(...pages)).rejects.toMatchObject(incomplete);
});

test('a list that repeats itself under new scroll ids ends with an error', async () => {
  let asked = 0;
  const reply = () => page([a], { next: `page ${++asked}` });
  intercept().post('/api/graphql').times(11).reply(200, reply);
  await expect(reader().listDatasetsWithUpstreams()).rejects.toMatchObject({
    ...incomplete,
    message: expect.stringContaining('10 pages in a row repeat what came before'),
  });
  expect(asked).toBe(11);
});

test('a list that never ends is stopped with an error', async () => {
  let asked = 0;
  const graphql = async () => {
    const { data } = page([urnOf(`t${++asked}`)], { next: `page ${asked}` }) as {
      readonly data: JsonObject;
    };
    return data;
  };
  const listed = listDatasetsWithUpstreams({
    graphql,
    fail: createFail(createRedactor(undefined)),
    namespace: 'li',
    progress: () => undefined,
    now: () => 0,
    received: () => 0,
  });
  await expect(listed).rejects.toMatchObject({
    ...incomplete,
    message: expect.stringContaining('10000 pages came, and there are more'),
  });
  expect(asked).toBe(10_001);
});

test.each([403, 400, 500, undefined])(
  'errors of code %s in a 200 fail the list, even with data beside them',
  async (code) => {
    const errors = [{ message: 'shard 3 is down', extensions: { code } }];
    await expect(listing({ ...page([a], { total: 1 }), errors })).rejects.toMatchObject({
      ...incomplete,
      message: expect.stringContaining('shard 3 is down'),
    });
  },
);

test('a page is requested again after a reset or a torn answer', async () => {
  const server = await serving(
    answer(200, page([a], { next: 'x' })),
    resetBefore,
    answer(200, page([b])),
    truncated(page([a])),
  );
  const catalog = reader({ url: server.url });
  expect(await catalog.listDatasetsWithUpstreams()).toEqual([a, b]);
  expect(server.requests).toHaveLength(3);
  await expect(catalog.listDatasetsWithUpstreams()).rejects.toMatchObject(incomplete);
});
