import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import type { Urn } from '../../../src/urn/urn.js';
import { type Answer, fill, get, post, quoted } from '../../support/server/catalog.js';
import {
  board,
  companyCatalog,
  flow,
  load,
  orders,
  raw,
  revenue,
  sales,
  stored,
} from '../../support/server/company.js';
import { upsert } from '../../support/server/proposals.js';
import { urn } from '../graphql/graphql-client.js';
import { changing, edgeTo, UPDATE } from '../graphql/lineage/update-edges.js';

type Sender = Parameters<typeof post>[0];

function update(catalog: Sender, ...edges: readonly ReturnType<typeof edgeTo>[]): Promise<Answer> {
  return post(catalog, '/api/graphql', { query: UPDATE, variables: changing(edges) });
}

// biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of it
async function aspectsOf(catalog: Sender, urn: Urn): Promise<Readonly<Record<string, any>>> {
  return (await get(catalog, `/entitiesV2/${quoted(urn)}`)).body.aspects;
}

/** Downstreams that DataHub accepts and ignores, each with the name of its main aspect. */
const others = [
  [flow, 'dataFlowInfo', { name: 'shop_daily' }],
  [urn('urn:li:container:shop'), 'containerProperties', { name: 'shop' }],
  [urn('urn:li:tag:pii'), 'tagProperties', { name: 'pii' }],
  [urn('urn:li:mlFeature:(shop,age)'), 'mlFeatureProperties', {}],
  [urn('urn:li:dataProcessInstance:run'), 'dataProcessInstanceProperties', { name: 'run' }],
] as const;

describe.each(dialects)('in the dialect %s', (dialect) => {
  test.each(others)(
    'updateLineage of %s answers true and writes nothing',
    async (of, name, value) => {
      const catalog = await companyCatalog(dialect);
      await fill(catalog, upsert(of, name, value));
      const before = await aspectsOf(catalog, of);
      const { body } = await update(catalog, edgeTo(of, raw));
      expect(body).toEqual({ data: { updateLineage: true }, extensions: {} });
      expect(await aspectsOf(catalog, of)).toEqual(before);
    },
  );

  test.each([
    [
      orders,
      revenue,
      'Tried to add lineage edge with non-dataset node when we expect a dataset. Upstream urn:',
    ],
    [
      load,
      revenue,
      "Tried to add an upstream to a dataJob that isn't a datJob or dataset. Upstream urn:",
    ],
    [
      revenue,
      sales,
      "Tried to add an upstream to a chart that isn't a chart or dataset. Upstream urn:",
    ],
    [
      board,
      sales,
      "Tried to add an upstream to a dashboard that isn't a chart or dataset. Upstream urn:",
    ],
    [
      board,
      load,
      "Tried to add an upstream to a dashboard that isn't a chart or dataset. Upstream urn:",
    ],
  ] as const)(
    'updateLineage refuses %s <- %s, and writes nothing',
    async (downstream, upstream, words) => {
      const catalog = await companyCatalog(dialect);
      const before = await aspectsOf(catalog, downstream);
      const { body } = await update(catalog, edgeTo(downstream, upstream));
      expect(body.data).toEqual({ updateLineage: null });
      expect(body.errors[0]).toMatchObject({
        message: `${words} ${upstream}`,
        extensions: { code: 400, type: 'BAD_REQUEST' },
      });
      expect(await aspectsOf(catalog, downstream)).toEqual(before);
    },
  );

  test('updateLineage keeps everything else in the aspect of a chart and a dashboard', async () => {
    const catalog = await companyCatalog(dialect);
    const value = async (urn: Urn, name: string) => (await aspectsOf(catalog, urn))[name].value;
    const { datasetEdges: before, ...kept } = await value(sales, 'dashboardInfo');
    await update(catalog, edgeTo(revenue, raw), edgeTo(sales, raw), edgeTo(sales, revenue));
    // The older lists have two of these edges, so only the dashboard gets a new one.
    expect(await value(revenue, 'chartInfo')).toEqual(stored(revenue, 'chartInfo'));
    const { datasetEdges: after, ...left } = await value(sales, 'dashboardInfo');
    expect(left).toEqual(kept);
    expect([before.length, after.length, after.at(-1).destinationUrn]).toEqual([1, 2, raw]);
  });
});
