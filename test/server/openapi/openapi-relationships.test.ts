import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { get, post, quoted } from '../../support/server/catalog.js';
import { catalogWithGraph, job, legacy } from '../../support/server/graph.js';
import { dataset, jane } from '../../support/server/urns.js';

const V3 = '/openapi/v3/relationship';
const orders = dataset('orders');

interface Item {
  readonly relationshipType: string;
  readonly source: { readonly urn: string; readonly entityType: string };
  readonly destination: { readonly urn: string; readonly entityType: string };
}

const LEFT = /^urn:li:(dataset:\(urn:li:dataPlatform:hive,|tag:|corpuser:)?|,PROD\)$/g;

/** Formats relationships as `orders DownstreamOf raw`. */
function formatted(body: { readonly results: readonly Item[] }): readonly string[] {
  const name = (urn: string) => (urn === job ? 'job' : urn.replaceAll(LEFT, ''));
  return body.results.map(
    (one) => `${name(one.source.urn)} ${one.relationshipType} ${name(one.destination.urn)}`,
  );
}

describe('GET /openapi/relationships/v1/', () => {
  const path = (query: string) =>
    `/openapi/relationships/v1/?urn=${quoted(dataset('raw'))}&${query}`;

  test('returns pages until all relationships are listed', async () => {
    const catalog = await catalogWithGraph();
    const query =
      'direction=INCOMING&relationshipTypes=DownstreamOf&relationshipTypes=Consumes&count=1';
    const pages = [];
    for (const start of [0, 1, 2])
      pages.push((await get(catalog, path(`${query}&start=${start}`))).body);
    expect(pages).toEqual([
      { start: 0, count: 1, total: 2, entities: [{ relationshipType: 'Consumes', urn: job }] },
      {
        start: 1,
        count: 1,
        total: 2,
        entities: [{ relationshipType: 'DownstreamOf', urn: orders }],
      },
      { start: 2, count: 0, total: 2, entities: [] },
    ]);
  });

  test('accepts urns that a proxy encoded twice', async () => {
    const catalog = await catalogWithGraph();
    const urn = encodeURIComponent(quoted(dataset('raw')));
    const { body } = await get(
      catalog,
      `/api/gms/openapi/relationships/v1?urn=${urn}&direction=incoming&relationshipTypes=DownstreamOf`,
    );
    expect(body.entities).toEqual([{ relationshipType: 'DownstreamOf', urn: orders }]);
  });
});

describe('scrolls under /openapi/v3/relationship', () => {
  async function scrolled(
    catalog: Catalog,
    query: string,
    body: object = {},
  ): Promise<readonly string[]> {
    return formatted((await post(catalog, `${V3}/scroll?count=100&${query}`, body)).body);
  }

  test('list all relationships of some types', async () => {
    const catalog = await catalogWithGraph();
    const first = (
      await post(
        catalog,
        `${V3}/scroll?relationshipTypes=DownstreamOf&relationshipTypes=OwnedBy&count=2`,
        {},
      )
    ).body;
    expect(first.results[0]).toEqual({
      relationshipType: 'DownstreamOf',
      source: { urn: orders, entityType: 'dataset' },
      destination: { urn: dataset('raw'), entityType: 'dataset' },
    });
    expect(formatted(first)).toEqual(['orders DownstreamOf raw', 'orders OwnedBy jane']);
    const next = `relationshipTypes=DownstreamOf,OwnedBy&count=2&scrollId=${first.scrollId}`;
    const second = (await post(catalog, `${V3}/scroll?${next}`, {})).body;
    expect([formatted(second), second.scrollId]).toEqual([
      ['report DownstreamOf orders'],
      undefined,
    ]);
    expect(formatted((await get(catalog, `${V3}/DownstreamOf`)).body)).toEqual([
      'orders DownstreamOf raw',
      'report DownstreamOf orders',
    ]);
  });

  test('filter by both ends and by properties of the relationship', async () => {
    const catalog = await catalogWithGraph();
    const where = (field: string, ...values: readonly string[]) => ({
      and: [{ criteria: [{ field, values, condition: 'EQUAL' }] }],
    });
    expect(await scrolled(catalog, 'sourceTypes=dataJob')).toEqual(
      expect.arrayContaining(['job Consumes raw', 'job Produces summary']),
    );
    expect(await scrolled(catalog, 'destinationTypes=tag')).toEqual(['orders TaggedWith legacy']);
    expect(
      await scrolled(catalog, 'relationshipTypes=DownstreamOf', {
        sourceFilter: where('urn', orders),
      }),
    ).toEqual(['orders DownstreamOf raw']);
    expect(await scrolled(catalog, '', { destinationFilter: where('urn', legacy, jane) })).toEqual([
      'orders OwnedBy jane',
      'orders TaggedWith legacy',
    ]);
    const either = { and: [...where('urn', orders).and, ...where('entityType', 'dataJob').and] };
    expect(
      await scrolled(catalog, 'relationshipTypes=DownstreamOf,Consumes', { sourceFilter: either }),
    ).toEqual(['job Consumes raw', 'orders DownstreamOf raw']);
    expect(
      await scrolled(catalog, '', { edgeFilter: where('relationshipType', 'Produces') }),
    ).toEqual(['job Produces summary']);
    expect(await scrolled(catalog, '', { edgeFilter: where('destination.urn', jane) })).toEqual([
      'orders OwnedBy jane',
    ]);
    const notOrders = { and: [{ criteria: [{ field: 'urn', values: [orders], negated: true }] }] };
    expect(
      await scrolled(catalog, 'relationshipTypes=DownstreamOf', { sourceFilter: notOrders }),
    ).toEqual(['report DownstreamOf orders']);
  });

  test('swap the ends for a direction other than OUTGOING', async () => {
    const catalog = await catalogWithGraph();
    const sourceFilter = { and: [{ criteria: [{ field: 'urn', values: [orders] }] }] };
    expect(
      await scrolled(catalog, 'relationshipTypes=DownstreamOf&direction=INCOMING', {
        sourceFilter,
      }),
    ).toEqual(['report DownstreamOf orders']);
    expect(
      await scrolled(catalog, 'relationshipTypes=DownstreamOf&direction=OUTGOING', {
        sourceFilter,
      }),
    ).toEqual(['orders DownstreamOf raw']);
  });

  test('list the relationships of one entity', async () => {
    const catalog = await catalogWithGraph();
    const around = async (query: string) =>
      formatted((await get(catalog, `${V3}/dataset/${quoted(orders)}?count=100&${query}`)).body);
    expect(await around('relationshipType[]=OwnedBy&relationshipType[]=TaggedWith')).toEqual([
      'orders OwnedBy jane',
      'orders TaggedWith legacy',
    ]);
    expect(await around('direction=INCOMING&relationshipType[]=*')).toEqual([
      'report DownstreamOf orders',
    ]);
    expect(await around('')).toEqual(
      expect.arrayContaining(['orders DownstreamOf raw', 'orders OwnedBy jane']),
    );
  });

  test('return each relationship in exactly one slice', async () => {
    const catalog = await catalogWithGraph();
    const all = await scrolled(catalog, '');
    const slices = await Promise.all(
      [0, 1].map((id) => scrolled(catalog, `sliceId=${id}&sliceMax=2`)),
    );
    expect(slices.flat().sort()).toEqual([...all].sort());
  });
});

describe('POST /openapi/v3/lineage/scroll', () => {
  const LINEAGE = '/openapi/v3/lineage/scroll';

  test('lists the lineage around some urns, from any aspect that states it', async () => {
    const catalog = await catalogWithGraph();
    const { body } = await post(catalog, `${LINEAGE}?direction=DOWNSTREAM`, {
      urns: [dataset('raw'), job],
    });
    expect(formatted(body)).toEqual([
      'job Consumes raw',
      'job Produces summary',
      'orders DownstreamOf raw',
    ]);
    expect(body.results[1]).toEqual({
      relationshipType: 'Produces',
      source: { urn: job, entityType: 'dataJob' },
      destination: { urn: dataset('summary'), entityType: 'dataset' },
      upstream: job,
      downstream: dataset('summary'),
    });
    const up = await post(catalog, `${LINEAGE}?direction=UPSTREAM&relationshipTypes=DownstreamOf`, {
      urns: [orders, dataset('report')],
    });
    expect(formatted(up.body)).toEqual(['orders DownstreamOf raw', 'report DownstreamOf orders']);
  });

  test('continues after the last result of a page', async () => {
    const catalog = await catalogWithGraph();
    const body = { urns: [dataset('raw'), job] };
    const seen: string[] = [];
    let scrollId = '';
    do {
      const page = (
        await post(catalog, `${LINEAGE}?direction=DOWNSTREAM&count=2&scrollId=${scrollId}`, body)
      ).body;
      seen.push(...formatted(page));
      scrollId = page.scrollId ?? '';
    } while (scrollId !== '');
    expect(seen).toEqual(['job Consumes raw', 'job Produces summary', 'orders DownstreamOf raw']);
  });

  test('lists both directions if none is named', async () => {
    const catalog = await catalogWithGraph();
    const { body } = await post(catalog, `${LINEAGE}?relationshipTypes=DownstreamOf`, {
      urns: [orders],
    });
    expect(formatted(body)).toEqual(['orders DownstreamOf raw', 'report DownstreamOf orders']);
  });

  test.each([{}, { urns: [] }])(
    'lists all lineage and no other relationships without urns: %j',
    async (none) => {
      const catalog = await catalogWithGraph();
      const { body } = await post(catalog, `${LINEAGE}?count=100`, none);
      expect(formatted(body)).toEqual([
        'job Consumes raw',
        'job Produces summary',
        'orders DownstreamOf raw',
        'report DownstreamOf orders',
      ]);
      const some = await post(catalog, `${LINEAGE}?count=100&sourceTypes=dataset`, {});
      expect(formatted(some.body)).toEqual([
        'orders DownstreamOf raw',
        'report DownstreamOf orders',
      ]);
    },
  );
});
