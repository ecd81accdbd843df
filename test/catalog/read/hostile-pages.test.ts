import { expect, onTestFinished, test } from 'vitest';
import type { ConnectionOptions } from '../../../src/catalog/http/catalog-options.js';
import { openWire } from '../../../src/catalog/http/wire.js';
import { readBatches } from '../../../src/catalog/read/read-batches.js';
import { existence } from '../../../src/catalog/read/read-lineage.js';
import { openTokens } from '../../../src/catalog/tokens/open-tokens.js';
import type { CatalogReader } from '../../../src/model/catalog-port.js';
import { answer, answerText, type Behavior } from '../../support/faults/server.js';
import { expectFailure, reader, serving, urnOf } from '../catalog-clients.js';

interface HostilePage {
  readonly urns: readonly string[];
  readonly next?: string | null;
  /** The JSON text of the total. Default: it is missing. */
  readonly total?: string;
}

/** The pages of a catalog. The first page has the number 0. */
type Pages = (page: number) => HostilePage;

type Listing = (catalog: CatalogReader) => Promise<unknown>;

const LISTINGS: readonly (readonly [string, Listing])[] = [
  ['the datasets with upstreams', (catalog) => catalog.listDatasetsWithUpstreams()],
  [
    'the datasets of a platform',
    (catalog) => catalog.listDatasets({ platform: 'snowflake', env: 'PROD' }),
  ],
  [
    'the hits of a search',
    (catalog) => catalog.searchDatasets({ query: 'orders', limit: 1_000_000 }),
  ],
];

/** Hits that no other page has. */
function fresh(page: number, count = 1000): readonly string[] {
  return Array.from({ length: count }, (_, hit) => urnOf(`t${page}_${hit}`));
}

function scrollText({ urns, next = null, total }: HostilePage): string {
  const stated = total === undefined ? '' : `"total":${total},`;
  const hits = JSON.stringify(urns.map((urn) => ({ entity: { urn } })));
  return `{"data":{"scrollAcrossEntities":{${stated}"nextScrollId":${JSON.stringify(next)},"searchResults":${hits}}}}`;
}

/** A catalog over HTTP with these pages. */
async function scrolling(
  pages: Pages,
  options: Partial<ConnectionOptions> = {},
): Promise<{ readonly catalog: CatalogReader; readonly asked: () => number }> {
  let page = 0;
  const behave: Behavior = (response, request) =>
    answerText(200, scrollText(pages(page++)), { 'content-type': 'application/json' })(
      response,
      request,
    );
  const server = await serving(behave);
  return {
    catalog: reader({ url: server.url, ...options }),
    asked: () => server.requests.length,
  };
}

/** Pages that only the client can end, with what it says and the most requests that it may send. */
const ENDLESS: readonly (readonly [string, Pages, string, number])[] = [
  [
    'fresh hits without end, and a total of 10^9',
    (page) => ({ urns: fresh(page), next: `id ${page}`, total: '1000000000' }),
    'the catalog promises 1000000000 entries, and a list may have 10000000',
    1,
  ],
  [
    'fresh hits without end, and a total of 5',
    (page) => ({ urns: fresh(page), next: `id ${page}`, total: '5' }),
    'the catalog promised 5 entries, and 11000 came',
    11,
  ],
  [
    'a total that grows with every page',
    (page) => ({
      urns: fresh(page),
      next: `id ${page}`,
      total: String((page + 1) * 2000),
    }),
    'the catalog promised 2000 entries, and later 14000',
    7,
  ],
  [
    'one page again and again, under fresh ids',
    (page) => ({ urns: fresh(0), next: `id ${page}`, total: '2000' }),
    '10 pages in a row repeat what came before',
    11,
  ],
  [
    'pages that go back to the first ones, under fresh ids',
    (page) => ({ urns: fresh(page % 3), next: `id ${page}`, total: '9000' }),
    '10 pages in a row repeat what came before',
    13,
  ],
  [
    'hits that are no datasets',
    (page) => ({
      urns: fresh(page).map((urn) => urn.replaceAll('urn:li:', 'urn:acme:')),
      next: `id ${page}`,
      total: '5',
    }),
    'the catalog promised 5 entries, and 11000 came',
    11,
  ],
];

/** Totals that count nothing. */
const NO_COUNTS = ['-1', '1.5', '1e999', '"NaN"', '{}'];

for (const [list, read] of LISTINGS) {
  test.each(ENDLESS)(`${list}: %s: ends with an error`, async (_what, pages, message, most) => {
    const { catalog, asked } = await scrolling(pages);
    await expectFailure(read(catalog), 'catalog-incomplete', {
      message: expect.stringContaining(message),
      hint: expect.stringContaining('DATAHUB_GMS_URL'),
    });
    expect(asked()).toBe(most);
  });

  test.each(NO_COUNTS)(`${list}: a total of %s is refused`, async (total) => {
    const { catalog } = await scrolling(() => ({ urns: fresh(0, 1), total }));
    await expect(read(catalog)).rejects.toMatchObject({ codeName: 'catalog-incomplete' });
  });

  test(`${list}: slow pages end with an error after half an hour`, async () => {
    let minutes = 0;
    const { catalog, asked } = await scrolling(
      (page) => {
        minutes += 1;
        return { urns: fresh(page, 1), next: `id ${page}`, total: '9000' };
      },
      { timing: { now: () => minutes * 60_000, sleep: async () => undefined, random: () => 0 } },
    );
    await expectFailure(read(catalog), 'catalog-incomplete', {
      message: expect.stringContaining('it took more than 30 minutes'),
    });
    expect(asked()).toBe(31);
  });
}

test('huge pages end with an error long before all of them came', async () => {
  const padding = ' '.repeat(60 * 1024 * 1024);
  const { catalog, asked } = await scrolling((page) => ({
    urns: fresh(page, 1),
    next: `id ${page}`,
    total: `${padding}9000`,
  }));
  await expectFailure(catalog.listDatasetsWithUpstreams(), 'catalog-incomplete', {
    message: expect.stringContaining('more than 138 MiB came'),
  });
  expect(asked()).toBe(3);
}, 60_000);

test('a total that shrinks, or is missing later, leaves the first one valid', async () => {
  const totals = ['2000', '7', undefined];
  const { catalog } = await scrolling((page) => {
    const total = totals[page];
    return {
      urns: page < 2 ? fresh(page) : [],
      next: page < 2 ? `id ${page}` : null,
      ...(total !== undefined && { total }),
    };
  });
  expect(await catalog.listDatasetsWithUpstreams()).toHaveLength(2000);
});

test('an index that counts up to ten thousand may hold more', async () => {
  const { catalog } = await scrolling((page) => ({
    urns: fresh(page),
    next: page < 24 ? `id ${page}` : null,
    total: '10000',
  }));
  expect(await catalog.listDatasetsWithUpstreams()).toHaveLength(25_000);
});

test.each([
  ['grows with every page', (start: number) => start + 200, 'promised 200 entries, and later'],
  ['is negative', () => -1, 'a total of -1'],
  ['is 10^9', () => 1e9, 'promises 1000000000 entries'],
])('a list of tokens whose total %s ends with an error', async (_what, totalOf, message) => {
  const server = await serving((response, { body }) => {
    const { query, variables } = JSON.parse(body);
    const start: number = variables.input?.start ?? 0;
    const tokens = Array.from({ length: 100 }, (_, token) => ({
      id: `${start + token}`,
      name: 'ci',
      actorUrn: 'urn:li:corpuser:jo',
      ownerUrn: 'urn:li:corpuser:jo',
    }));
    const listed = { data: { listAccessTokens: { total: totalOf(start), tokens } } };
    const config = { data: { appConfig: { authConfig: { tokenAuthEnabled: true } } } };
    answerText(200, JSON.stringify(query.includes('listTokens') ? listed : config), {
      'content-type': 'application/json',
    })(response, { method: '', path: '', headers: {}, body });
  });
  const tokens = openTokens({ url: server.url, userAgent: 'headwater/test', token: 'sesame' });
  onTestFinished(() => tokens.close());
  await expectFailure(tokens.list('all'), 'catalog-incomplete', {
    message: expect.stringContaining(message),
  });
});

/** A clock that goes on by an hour at each look. */
function hourly(): ConnectionOptions['timing'] {
  let hours = 0;
  return { now: () => hours++ * 3_600_000, sleep: async () => undefined, random: () => 0 };
}

const DATASETS = Array.from({ length: 3000 }, (_, dataset) => urnOf(`t${dataset}`));

async function answering(json: unknown): Promise<string> {
  const server = await serving(answer(200, json));
  return server.url;
}

test('a reading that takes more than two hours ends with an error', async () => {
  const catalog = reader({ url: await answering([]), timing: hourly() });
  await expectFailure(catalog.readDatasets(DATASETS), 'catalog-incomplete', {
    message: expect.stringContaining('reading 3000 datasets took more than 2 hours'),
  });
});

test('a reading whose answers fill the memory ends with an error', async () => {
  const wire = openWire({ url: await answering([]), userAgent: 'headwater/test' });
  onTestFinished(() => wire.close());
  let gibibytes = 0;
  const received = () => gibibytes++ * 1024 ** 3;
  await expectFailure(
    readBatches({ ...wire, received }, DATASETS, existence()),
    'catalog-incomplete',
    {
      message: expect.stringContaining('looking for 3000 datasets gave more than 4 GiB'),
    },
  );
});

test('searches that take more than half an hour are cut short, and say so', async () => {
  const url = await answering({ data: { searchAcrossLineage: { total: 0, searchResults: [] } } });
  const { failures } = await reader({ url, timing: hourly() }).searchDownstream(DATASETS);
  expect(failures).toHaveLength(3000);
  expect(new Set(failures)).toEqual(new Set(['the searches took more than 30 minutes']));
});

test.each([-1, 1.5, 'NaN'])(
  'a search downstream with a total of %j is no result',
  async (total) => {
    const url = await answering({ data: { searchAcrossLineage: { total, searchResults: [] } } });
    const { entities, failures } = await reader({ url }).searchDownstream([urnOf('a')]);
    expect(entities).toEqual([]);
    expect(failures).toEqual([expect.stringContaining('is malformed')]);
  },
);
