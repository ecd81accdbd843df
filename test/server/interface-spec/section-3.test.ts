import { expect, test } from 'vitest';
import {
  edge,
  found,
  searchLineage,
  specCatalog,
  updateLineage,
} from '../../support/server/spec-catalog.js';
import { dataset } from '../../support/server/urns.js';

test('interface spec 3: an edge has no states: it exists after one answer, and is deleted after the next', async () => {
  const catalog = await specCatalog('raw', 'orders');
  for (let round = 0; round < 3; round++) {
    await updateLineage(catalog, { add: [edge('orders', 'raw')] });
    expect(await found(searchLineage(catalog, 'raw'))).toEqual({ [dataset('orders')]: '1' });
    await updateLineage(catalog, { remove: [edge('orders', 'raw')] });
    expect(await found(searchLineage(catalog, 'raw'))).toEqual({});
  }
});
