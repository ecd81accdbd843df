import { expect, test } from 'vitest';
import { post } from '../../support/server/catalog.js';
import { GRAPHQL, specCatalog } from '../../support/server/spec-catalog.js';

test('interface spec 6: the spec names no events, and the catalog offers none', async () => {
  const catalog = await specCatalog();
  const { body } = await post(catalog, GRAPHQL, {
    query: '{ __schema { queryType { name } mutationType { name } subscriptionType { name } } }',
  });
  expect(body.data.__schema).toEqual({
    queryType: { name: 'Query' },
    mutationType: { name: 'Mutation' },
    subscriptionType: null,
  });
  const subscription = await post(catalog, GRAPHQL, { query: 'subscription { lineage }' });
  expect(subscription.body).toMatchObject({
    data: null,
    errors: [{ message: expect.stringContaining('subscription') }],
  });
});
