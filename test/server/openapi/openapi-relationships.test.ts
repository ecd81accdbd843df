import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { get, post, quoted } from '../../support/server/catalog.js';
import { catalogWithGraph, job, legacy } from '../../support/server/graph.js';
import { dataset, jane } from '../../support/server/urns.js';

const V3 = '/openapi/v3/relationship';
const orders = dataset('orders');
const [FROM_RAW, FROM_ORDERS] = ['orders DownstreamOf raw', 'report DownstreamOf orders'] as const;
const [OWNED, TAGGED] = ['orders OwnedBy jane', 'orders TaggedWith legacy'] as const;
const AROUND_RAW = ['job Consumes raw', 'job Produces summary', FROM_RAW];

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
    const pages = [
      [{ relationshipType: 'Consumes', urn: job }],
      [{ relationshipType: 'DownstreamOf', urn: orders }],
      [],
    ];
    for (const [start, entities] of pages.entries()) {
      const { body } = await get(catalog, path(`${query}&start=${start}`));
      expect(body).toEqual({ start, count: entities.length, total: 2, entities });
    }
  });

  test('accepts urns that a proxy encoded twice', async () => {
    const catalog = await catalogWithGraph();
    const urn = encodeURIComponent(quoted(dataset('raw')));
    const query = `urn=${urn}&direction=incoming&relationshipTypes=DownstreamOf`;
    const { body } = await get(catalog, `/api/gms/openapi/relationships/v1?${query}`);
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
    const types = 'relationshipTypes=DownstreamOf&relationshipTypes=OwnedBy';
    const { body: first } = await post(catalog, `${V3}/scroll?${types}&count=2`, {});
    expect(first.results[0]).toEqual({
      relationshipType: 'DownstreamOf',
      source: { urn: orders, entityType: 'dataset' },
      destination: { urn: dataset('raw'), entityType: 'dataset' },
    });
    expect(formatted(first)).toEqual(['orders DownstreamOf raw', 'orders OwnedBy jane']);
    const next = `relationshipTypes=DownstreamOf,OwnedBy&count=2&scrollId=${first.scrollId}`;
    const { body: second } = await post(catalog, `${V3}/scroll?${next}`, {});
    expect([formatted(second), second.scrollId]).toEqual([[FROM_ORDERS], undefined]);
    const { body: all } = await get(catalog, `${V3}/DownstreamOf`);
    expect(formatted(all)).toEqual([FROM_RAW, FROM_ORDERS]);
  });

  test('filter by both ends and by properties of the relationship', async () => {
    const catalog = await catalogWithGraph();
    const where = (field: string, ...values: readonly string[]) => ({
      and: [{ criteria: [{ field, values, condition: 'EQUAL' }] }],
    });
    const ofJob = await scrolled(catalog, 'sourceTypes=dataJob');
    expect(ofJob).toEqual(expect.arrayContaining(['job Consumes raw', 'job Produces summary']));
    const either = { and: [...where('urn', orders).and, ...where('entityType', 'dataJob').and] };
    const notOrders = { and: [{ criteria: [{ field: 'urn', values: [orders], negated: true }] }] };
    const lineage = 'relationshipTypes=DownstreamOf';
    const cases: readonly (readonly [string, object, string[]])[] = [
      ['destinationTypes=tag', {}, [TAGGED]],
      [lineage, { sourceFilter: where('urn', orders) }, [FROM_RAW]],
      ['', { destinationFilter: where('urn', legacy, jane) }, [OWNED, TAGGED]],
      [`${lineage},Consumes`, { sourceFilter: either }, ['job Consumes raw', FROM_RAW]],
      ['', { edgeFilter: where('relationshipType', 'Produces') }, ['job Produces summary']],
      ['', { edgeFilter: where('destination.urn', jane) }, [OWNED]],
      [lineage, { sourceFilter: notOrders }, [FROM_ORDERS]],
    ];
    for (const [query, body, expected] of cases)
      expect([query, body, await scrolled(catalog, query, body)]).toEqual([query, body, expected]);
  });

  test('swap the ends for a direction other than OUTGOING', async () => {
    const catalog = await catalogWithGraph();
    const sourceFilter = { and: [{ criteria: [{ field: 'urn', values: [orders] }] }] };
    const along = (direction: string) =>
      scrolled(catalog, `relationshipTypes=DownstreamOf&direction=${direction}`, { sourceFilter });
    expect([await along('INCOMING'), await along('OUTGOING')]).toEqual([[FROM_ORDERS], [FROM_RAW]]);
  });

  test('list the relationships of one entity', async () => {
    const catalog = await catalogWithGraph();
    const around = async (query: string) =>
      formatted((await get(catalog, `${V3}/dataset/${quoted(orders)}?count=100&${query}`)).body);
    const some = 'relationshipType[]=OwnedBy&relationshipType[]=TaggedWith';
    expect(await around(some)).toEqual([OWNED, TAGGED]);
    expect(await around('direction=INCOMING&relationshipType[]=*')).toEqual([FROM_ORDERS]);
    expect(await around('')).toEqual(expect.arrayContaining([FROM_RAW, OWNED]));
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
    const around = { urns: [dataset('raw'), job] };
    const { body } = await post(catalog, `${LINEAGE}?direction=DOWNSTREAM`, around);
    expect(formatted(body)).toEqual(AROUND_RAW);
    expect(body.results[1]).toEqual({
      relationshipType: 'Produces',
      source: { urn: job, entityType: 'dataJob' },
      destination: { urn: dataset('summary'), entityType: 'dataset' },
      upstream: job,
      downstream: dataset('summary'),
    });
    const query = 'direction=UPSTREAM&relationshipTypes=DownstreamOf';
    const ends = { urns: [orders, dataset('report')] };
    const up = await post(catalog, `${LINEAGE}?${query}`, ends);
    expect(formatted(up.body)).toEqual([FROM_RAW, FROM_ORDERS]);
  });

  test('continues after the last result of a page', async () => {
    const catalog = await catalogWithGraph();
    const body = { urns: [dataset('raw'), job] };
    const seen: string[] = [];
    let scrollId = '';
    do {
      const query = `direction=DOWNSTREAM&count=2&scrollId=${scrollId}`;
      const { body: page } = await post(catalog, `${LINEAGE}?${query}`, body);
      seen.push(...formatted(page));
      scrollId = page.scrollId ?? '';
    } while (scrollId !== '');
    expect(seen).toEqual(AROUND_RAW);
  });

  test('lists both directions if none is named', async () => {
    const catalog = await catalogWithGraph();
    const path = `${LINEAGE}?relationshipTypes=DownstreamOf`;
    const { body } = await post(catalog, path, { urns: [orders] });
    expect(formatted(body)).toEqual([FROM_RAW, FROM_ORDERS]);
  });

  test.each([{}, { urns: [] }])(
    'lists all lineage and no other relationships without urns: %j',
    async (none) => {
      const catalog = await catalogWithGraph();
      const { body } = await post(catalog, `${LINEAGE}?count=100`, none);
      expect(formatted(body)).toEqual([...AROUND_RAW, FROM_ORDERS]);
      const some = await post(catalog, `${LINEAGE}?count=100&sourceTypes=dataset`, {});
      expect(formatted(some.body)).toEqual([FROM_RAW, FROM_ORDERS]);
    },
  );
});
