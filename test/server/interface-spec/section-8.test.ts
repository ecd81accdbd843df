import { expect, test } from 'vitest';
import { post } from '../../support/server/catalog.js';
import {
  DONE,
  edge,
  found,
  GRAPHQL,
  searchLineage,
  specCatalog,
  updateLineage,
} from '../../support/server/spec-catalog.js';

test('interface spec 8: a thousand edges in one request and a thousand results on one page are accepted', async () => {
  const names = Array.from({ length: 1000 }, (_, i) => `orders_${i}`);
  const catalog = await specCatalog('raw', ...names);
  expect(
    (await updateLineage(catalog, { add: names.map((name) => edge(name, 'raw')) })).body,
  ).toEqual(DONE);
  expect(Object.keys(await found(searchLineage(catalog, 'raw', { count: 1000 })))).toHaveLength(
    1000,
  );
});

test('interface spec 8: a hundred requests at once are all answered', async () => {
  const catalog = await specCatalog();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      post(catalog, GRAPHQL, { query: '{ me { corpUser { urn } } }' }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('interface spec 8: a body over our limit is refused with a message, and other requests are served', async () => {
  const catalog = await specCatalog();
  const { status, body } = await post(catalog, GRAPHQL, { query: 'x'.repeat(8_000_001) });
  expect([status, body.error]).toEqual([413, expect.stringContaining('8000000 bytes')]);
  expect((await post(catalog, GRAPHQL, { query: '{ me { corpUser { urn } } }' })).status).toBe(200);
});
