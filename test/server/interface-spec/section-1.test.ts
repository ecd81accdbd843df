import { expect, test } from 'vitest';
import { emitLineage, specCatalog, storedLineage } from '../../support/server/spec-catalog.js';
import { column, dataset } from '../../support/server/urns.js';

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
