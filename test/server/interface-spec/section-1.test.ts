import { expect, test } from 'vitest';
import {
  DONE,
  edge,
  emitLineage,
  found,
  searchLineage,
  specCatalog,
  storedLineage,
  updateLineage,
} from '../../support/server/spec-catalog.js';
import { column, dataset } from '../../support/server/urns.js';

test('interface spec 1: edges between datasets are added and removed, and columns are stored beside them', async () => {
  const catalog = await specCatalog('raw', 'orders');
  expect((await updateLineage(catalog, { add: [edge('orders', 'raw')] })).body).toEqual(DONE);
  expect(await found(searchLineage(catalog, 'raw'))).toEqual({ [dataset('orders')]: '1' });
  expect((await updateLineage(catalog, { remove: [edge('orders', 'raw')] })).body).toEqual(DONE);
  expect(await found(searchLineage(catalog, 'raw'))).toEqual({});
  const columns = {
    upstreamType: 'FIELD_SET',
    upstreams: [column('raw', 'id')],
    downstreamType: 'FIELD',
    downstreams: [column('orders', 'id')],
  };
  const aspect = {
    upstreams: [{ dataset: dataset('raw'), type: 'TRANSFORMED' }],
    fineGrainedLineages: [columns],
  };
  expect((await emitLineage(catalog, 'orders', aspect)).status).toBe(200);
  expect(await storedLineage(catalog, 'orders')).toMatchObject({ fineGrainedLineages: [columns] });
});

test.each([
  ['the downstream', 'nowhere', 'raw'],
  ['an upstream', 'orders', 'nowhere'],
])(
  'interface spec 1: %s of any lineage write must exist, or nothing is stored',
  async (_what, downstream, upstream) => {
    const catalog = await specCatalog('raw', 'orders');
    const mutation = await updateLineage(catalog, { add: [edge(downstream, upstream)] });
    expect(mutation.body).toMatchObject({
      data: { updateLineage: null },
      errors: [{ message: expect.stringContaining(dataset('nowhere')) }],
    });
    const emission = await emitLineage(catalog, downstream, {
      upstreams: [{ dataset: dataset(upstream), type: 'TRANSFORMED' }],
    });
    expect([emission.status, emission.body.message]).toEqual([
      422,
      expect.stringContaining(dataset('nowhere')),
    ]);
    expect(await storedLineage(catalog, downstream)).toBeUndefined();
  },
);

test('interface spec 1: the dataset of every column in a write must exist', async () => {
  const catalog = await specCatalog('raw', 'orders');
  const columns = {
    upstreamType: 'FIELD_SET',
    upstreams: [column('nowhere', 'id')],
    downstreamType: 'FIELD',
    downstreams: [column('orders', 'id')],
  };
  const aspect = {
    upstreams: [{ dataset: dataset('raw'), type: 'TRANSFORMED' }],
    fineGrainedLineages: [columns],
  };
  const { status, body } = await emitLineage(catalog, 'orders', aspect);
  expect([status, body.message]).toEqual([422, expect.stringContaining(dataset('nowhere'))]);
  expect(await storedLineage(catalog, 'orders')).toBeUndefined();
});
