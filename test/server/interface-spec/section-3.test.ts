import { expect, test } from 'vitest';
import { bearer, guardedCatalog, tokenFor } from '../../support/server/auth.js';
import { post } from '../../support/server/catalog.js';
import {
  edge,
  found,
  GRAPHQL,
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

test('interface spec 3: a token has no states: it is valid until it is revoked', async () => {
  const catalog = await guardedCatalog();
  const { text, metadata } = await tokenFor(catalog, 'datahub');
  const send = (query: string) => post(catalog, GRAPHQL, { query }, bearer(text));
  expect((await send('{ me { corpUser { urn } } }')).status).toBe(200);
  expect(
    (await send(`mutation { revokeAccessToken(tokenId: "${metadata.id}") }`)).body.data,
  ).toEqual({ revokeAccessToken: true });
  expect((await send('{ me { corpUser { urn } } }')).status).toBe(401);
});
