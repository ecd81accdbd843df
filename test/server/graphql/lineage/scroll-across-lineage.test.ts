import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { dialects } from '../../../../src/server/shared/dialect.js';
import type { Catalog } from '../../../../src/server/start-catalog.js';
import { get, post, quoted, runningCatalog } from '../../../support/server/catalog.js';
import { mapping } from '../../../support/server/lineage.js';
import { deriving, making, onOpenapi, upsert } from '../../../support/server/proposals.js';
import { column, dataset } from '../../../support/server/urns.js';
import { by, only } from '../criteria.js';

/** The document of the official client. */
const QUERY = `query scrollAcrossLineage($input: ScrollAcrossLineageInput!) { scrollAcrossLineage(input: $input) {
  nextScrollId count total searchResults { degree entity { urn type ... on Dataset { name platform { name } properties { description } } }
    paths { path { urn type } } } } }`;

interface Row {
  readonly degree: number | string;
  readonly entity: { readonly urn: string };
  readonly paths: readonly {
    readonly path: readonly { readonly urn: string; readonly type: string }[];
  }[];
}

interface Scrolled {
  readonly nextScrollId: string | null;
  readonly count: number;
  readonly total: number;
  readonly searchResults: readonly Row[];
}

async function scroll(catalog: Catalog, input: JsonObject): Promise<Scrolled> {
  const { status, body } = await post(catalog, '/api/graphql', {
    query: QUERY,
    variables: { input: { direction: 'DOWNSTREAM', ...input } },
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.scrollAcrossLineage;
}

async function put(
  catalog: Catalog,
  ...proposals: Parameters<typeof onOpenapi>[0][]
): Promise<void> {
  const path = '/openapi/v3/entity/dataset?async=false';
  expect((await post(catalog, path, proposals.map(onOpenapi))).status).toBe(200);
}

const urnsOf = ({ searchResults }: Scrolled) => searchResults.map((row) => row.entity.urn);

describe.each(dialects)('scrolling in the dialect %s', (dialect) => {
  const catalogOf = () => runningCatalog({ dialect });

  test('returns all results in pages, the nearest first, and marks the last page', async () => {
    const catalog = await catalogOf();
    await put(catalog, ...making('a', 'b', 'c', 'y', 'z'));
    await put(catalog, deriving('y', 'a'), deriving('z', 'a'));
    await put(catalog, deriving('c', 'y'), deriving('b', 'c'));
    const first = await scroll(catalog, { urn: dataset('a'), count: 2 });
    expect([first.count, first.total, urnsOf(first)]).toEqual([2, 4, [dataset('y'), dataset('z')]]);
    const scrollId = first.nextScrollId;
    const second = await scroll(catalog, { urn: dataset('a'), count: 2, scrollId });
    expect([second.total, second.nextScrollId]).toEqual([4, null]);
    expect(urnsOf(second)).toEqual(['c', 'b'].map(dataset));
    expect(second.searchResults.map(({ degree }) => degree)).toEqual(
      dialect === 'spec' ? ['2', '3'] : [2, 3],
    );
    expect((await scroll(catalog, { urn: dataset('a') })).nextScrollId).toBeNull();
    expect(await scroll(catalog, { urn: dataset('a'), count: 0 })).toMatchObject({
      nextScrollId: null,
      total: 4,
      searchResults: [],
    });
  });

  test('continues at its place when entities are added and removed between pages', async () => {
    const catalog = await catalogOf();
    await put(catalog, ...making('a', 'b', 'm', 'x', 'y'));
    await put(catalog, ...['b', 'm', 'x', 'y'].map((name) => deriving(name, 'a')));
    const first = await scroll(catalog, { urn: dataset('a'), count: 2 });
    await put(catalog, ...making('aa', 'z'));
    const removed = upsert(dataset('m'), 'status', { removed: true });
    await put(catalog, deriving('aa', 'a'), deriving('z', 'a'), removed);
    const scrollId = first.nextScrollId;
    const second = await scroll(catalog, { urn: dataset('a'), count: 10, scrollId });
    expect(urnsOf(first)).toEqual(['b', 'm'].map(dataset));
    expect(urnsOf(second)).toEqual(['x', 'y', 'z'].map(dataset));
    const path = `/openapi/v3/entity/dataset/${quoted(dataset('m'))}`;
    expect((await get(catalog, path)).status).toBe(200);
  });

  test('answers column searches of the official client with datasets and column paths, under any grouping', async () => {
    const catalog = await catalogOf();
    await put(catalog, ...making('a', 'b', 'c'));
    const query = 'urn:li:query:q';
    await put(
      catalog,
      upsert(dataset('b'), 'upstreamLineage', {
        upstreams: [{ dataset: dataset('a'), type: 'COPY' }],
        fineGrainedLineages: [mapping('b#y', 'a#x')],
      }),
      upsert(dataset('c'), 'upstreamLineage', {
        upstreams: [{ dataset: dataset('b'), type: 'COPY' }],
        fineGrainedLineages: [{ ...mapping('c#z', 'b#y'), query }],
      }),
    );
    const sameType = { baseEntityType: 'SCHEMA_FIELD', groupingEntityType: 'SCHEMA_FIELD' };
    const { searchResults } = await scroll(catalog, {
      urn: column('a', 'x'),
      count: 500,
      types: null,
      ...only(
        { ...by('degree', '1', '2', '3+'), condition: 'EQUAL' },
        { ...by('removed', 'true'), condition: 'EQUAL', negated: true },
      ),
      // An object instead of a list.
      searchFlags: { groupingSpec: { groupingCriteria: sameType } },
    });
    const steps = searchResults.map(({ entity, paths }) => [
      entity.urn,
      paths.map(({ path }) => path.map((step) => [step.type, step.urn])),
    ]);
    const [x, y, z] = [column('a', 'x'), column('b', 'y'), column('c', 'z')].map((one) => [
      'SCHEMA_FIELD',
      one,
    ]);
    expect(steps).toEqual([
      [dataset('b'), [[x, y]]],
      [dataset('c'), [[x, y, ['QUERY', query], z]]],
    ]);
  });

  test('searches the default types, and other types if they are named', async () => {
    const catalog = await catalogOf();
    await put(catalog, ...making('a'));
    const run = 'urn:li:dataProcessInstance:run';
    await post(catalog, '/openapi/v3/entity/dataprocessinstance?async=false', [
      {
        urn: run,
        dataProcessInstanceKey: { value: { id: 'run' } },
        dataProcessInstanceInput: {
          value: { inputs: [], inputEdges: [{ destinationUrn: dataset('a') }] },
        },
      },
    ]);
    expect(urnsOf(await scroll(catalog, { urn: dataset('a') }))).toEqual([]);
    expect(
      urnsOf(await scroll(catalog, { urn: dataset('a'), types: ['DATA_PROCESS_INSTANCE'] })),
    ).toEqual([run]);
  });

  test('refuses a malformed scroll id and a malformed start', async () => {
    const catalog = await catalogOf();
    const wrong = ['[0,1,"x"]', '[null,"a","urn:li:tag:a"]', '[0,1]'];
    const ids = wrong.map((text) => Buffer.from(text).toString('base64url'));
    const scrolls = ['no id', ...ids].map((scrollId) => ({ scrollId }));
    for (const input of [...scrolls, { urn: 'no urn' }, { urn: null }]) {
      const variables = { input: { urn: dataset('a'), direction: 'DOWNSTREAM', ...input } };
      const { body } = await post(catalog, '/api/graphql', { query: QUERY, variables });
      expect(body.errors).toMatchObject([{ extensions: { code: 400 } }]);
    }
  });
});
