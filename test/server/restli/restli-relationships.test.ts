import { describe, expect, test } from 'vitest';
import { expectJson } from '../../support/golden.js';
import { get, post, quoted } from '../../support/server/catalog.js';
import { catalogWithGraph, job, legacy } from '../../support/server/graph.js';
import { dataset, jane } from '../../support/server/urns.js';

const orders = dataset('orders');
const of = (name: string) => `/relationships?urn=${quoted(dataset(name))}`;

describe('GET /relationships', () => {
  test('follows relationships of given types in both directions', async () => {
    const catalog = await catalogWithGraph();
    const read = async (query: string) => (await get(catalog, query)).body;
    expect(await read(`${of('orders')}&types=List(DownstreamOf)&direction=OUTGOING`)).toEqual({
      start: 0,
      count: 1,
      total: 1,
      relationships: [{ type: 'DownstreamOf', entity: dataset('raw') }],
    });
    const incoming = await read(
      `${of('raw')}&types=List(DownstreamOf,Consumes)&direction=INCOMING`,
    );
    expect(incoming.relationships).toEqual([
      { type: 'Consumes', entity: job },
      { type: 'DownstreamOf', entity: orders },
    ]);
    const both = await read(
      `${of('orders')}&types=DownstreamOf&types=OwnedBy&direction=UNDIRECTED`,
    );
    expect(both.relationships).toEqual([
      { type: 'DownstreamOf', entity: dataset('raw') },
      { type: 'OwnedBy', entity: jane },
      { type: 'DownstreamOf', entity: dataset('report') },
    ]);
  });

  test('lists all types for an empty list, page by page', async () => {
    const catalog = await catalogWithGraph();
    const path = `${of('orders')}&types=List()&direction=OUTGOING`;
    const all = (await get(catalog, path)).body;
    expect(all.relationships.map((one: { entity: string }) => one.entity)).toEqual(
      expect.arrayContaining([dataset('raw'), jane, legacy]),
    );
    const { body } = await get(catalog, `${path}&start=1&count=1`);
    expect(body).toEqual({
      start: 1,
      count: 1,
      total: all.total,
      relationships: [all.relationships[1]],
    });
    expect((await get(catalog, `${path}&start=${all.total}`)).body).toEqual({
      start: all.total,
      count: 0,
      total: all.total,
      relationships: [],
    });
  });
});

describe('POST /relationships?action=getLineage', () => {
  const lineage = '/relationships?action=getLineage';

  test('walks one hop by default, or the requested number', async () => {
    const catalog = await catalogWithGraph();
    const near = await post(catalog, lineage, { urn: dataset('raw'), direction: 'DOWNSTREAM' });
    await expectJson(import.meta, 'post-relationships-action-getlineage-walks-one', [
      near.status,
      near.body.value,
    ]);
    const far = await post(catalog, lineage, {
      urn: dataset('raw'),
      direction: 'DOWNSTREAM',
      maxHops: 2,
      start: 2,
    });
    await expectJson(
      import.meta,
      'post-relationships-action-getlineage-walks-one-hop',
      far.body.value,
    );
    const up = await post(catalog, lineage, {
      urn: dataset('summary'),
      direction: 'UPSTREAM',
      maxHops: 5,
      count: 1,
    });
    expect(up.body.value).toMatchObject({
      count: 1,
      total: 2,
      relationships: [{ type: 'Produces', entity: job }],
    });
  });
});
