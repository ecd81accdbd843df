import { describe, expect, test } from 'vitest';
import { filledCatalog, get, post, runningCatalog } from '../../support/server/catalog.js';
import { making } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';

const query = `query { entityExists(urn: "${dataset('orders')}") }`;
const mutation = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';

describe('the GraphQL routes', () => {
  test.each(['/api/graphql', '/api/v2/graphql', '/api/gms/api/graphql'])(
    '%s answers',
    async (path) => {
      const catalog = await runningCatalog();
      const { status, body } = await post(catalog, path, { query });
      expect([status, body]).toEqual([200, { data: { entityExists: false }, extensions: {} }]);
      expect(catalog.requests()).toEqual({ reads: 1, writes: 0 });
    },
  );

  test('sees writes over REST at once, and REST sees its writes', async () => {
    const catalog = await filledCatalog({}, ...making('raw', 'orders'));
    const edge = { downstreamUrn: dataset('orders'), upstreamUrn: dataset('raw') };
    const { body } = await post(catalog, '/api/graphql', {
      query: mutation,
      variables: { input: { edgesToAdd: [edge], edgesToRemove: [] } },
    });
    expect(body).toEqual({ data: { updateLineage: true }, extensions: {} });
    expect(catalog.requests()).toEqual({ reads: 0, writes: 2 });
    const read = await get(catalog, `/aspects/${dataset('orders')}?aspect=upstreamLineage`);
    expect(read.body.aspect['com.linkedin.dataset.UpstreamLineage'].upstreams[0].dataset).toBe(
      dataset('raw'),
    );
  });

  test.each(['nonsense', '', '[]', '{}'])('answers %j with an empty 400', async (text) => {
    const { status, body } = await post(await runningCatalog(), '/api/graphql', text);
    expect([status, body]).toEqual([400, '']);
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'])('refuses %s', async (method) => {
    const { status, headers } = await get(await runningCatalog(), '/api/graphql', method);
    expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
  });
});
