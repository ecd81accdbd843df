import { expect, test } from 'vitest';
import { policedCatalog } from '../../support/server/actors.js';
import { guardedCatalog } from '../../support/server/auth.js';
import { get, post } from '../../support/server/catalog.js';
import { making, onOpenapi } from '../../support/server/proposals.js';
import {
  edge,
  emitLineage,
  GRAPHQL,
  makeDatasets,
  specCatalog,
  updateLineage,
} from '../../support/server/spec-catalog.js';
import { dataset } from '../../support/server/urns.js';

const ADDRESSES = [
  '/entities/urn:li:corpuser:datahub',
  '/api/gms/entities/urn:li:corpuser:datahub',
  '/no/such/address',
];

test('interface spec 7: without a valid token every address of the spec answers 401', async () => {
  const catalog = await guardedCatalog();
  const headers = [{}, { Authorization: 'Bearer made-up' }];
  for (const one of headers) {
    for (const path of ADDRESSES)
      expect([path, (await get(catalog, path, 'GET', one)).status]).toEqual([path, 401]);
    for (const path of [GRAPHQL, `/api/gms${GRAPHQL}`])
      expect(
        (await post(catalog, path, { query: '{ me { corpUser { urn } } }' }, one)).status,
      ).toBe(401);
    expect((await updateLineage(catalog, { add: [edge('orders', 'raw')] }, one)).status).toBe(401);
    expect((await emitLineage(catalog, 'orders', { upstreams: [] }, one)).status).toBe(401);
  }
});

test('interface spec 7: a token without the privilege is answered 401, and nothing is done', async () => {
  const { admin, as } = await policedCatalog('spec');
  await admin.post(
    '/openapi/v3/entity/dataset?async=false',
    making('raw', 'orders').map(onOpenapi),
  );
  const query = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
  const variables = { input: { edgesToAdd: [edge('orders', 'raw')], edgesToRemove: [] } };
  const { status, body } = await as('kim').graphql(query, variables);
  expect([status, body.data]).toEqual([401, { updateLineage: null }]);
  expect(
    (
      await admin.get(
        `/openapi/v3/entity/dataset/${encodeURIComponent(dataset('orders'))}/upstreamLineage`,
      )
    ).status,
  ).toBe(404);
  expect((await admin.graphql(query, variables)).body).toEqual({
    data: { updateLineage: true },
    extensions: {},
  });
});

test('interface spec 7: a lineage operation on a missing entity fails', async () => {
  const catalog = await specCatalog();
  await makeDatasets(catalog, ['orders']);
  expect(
    (await updateLineage(catalog, { add: [edge('orders', 'nowhere')] })).body.errors,
  ).toHaveLength(1);
  expect(
    (
      await emitLineage(catalog, 'orders', {
        upstreams: [{ dataset: dataset('nowhere'), type: 'TRANSFORMED' }],
      })
    ).status,
  ).toBe(422);
});
