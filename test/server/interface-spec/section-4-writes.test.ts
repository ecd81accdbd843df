import { describe, expect, test } from 'vitest';
import { post } from '../../support/server/catalog.js';
import { derivedFrom, mapping } from '../../support/server/lineage.js';
import { sendRaw } from '../../support/server/raw-request.js';
import {
  DONE,
  edge,
  emitLineage,
  found,
  GRAPHQL,
  searchLineage,
  specCatalog,
  storedLineage,
  updateLineage,
} from '../../support/server/spec-catalog.js';
import { dataset } from '../../support/server/urns.js';

describe('interface spec 4.1, GraphQL endpoint', () => {
  test.each([GRAPHQL, `/api/gms${GRAPHQL}`])(
    'POST %s takes query and variables as JSON, and answers data and extensions',
    async (path) => {
      const catalog = await specCatalog('raw');
      const query = 'query exists($urn: String!) { entityExists(urn: $urn) }';
      const body = { query, variables: { urn: dataset('raw') } };
      const headers = { 'Content-Type': 'application/json' };
      const answer = await sendRaw(catalog, { path, headers, body });
      const told = { data: { entityExists: true }, extensions: {} };
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, told]);
      expect(answer.headers['content-type']).toContain('application/json');
    },
  );
});

describe('interface spec 4.2, updateLineage', () => {
  test('rule 1: an edge whose ends exist is created, also several of one downstream', async () => {
    const catalog = await specCatalog('raw', 'fx', 'orders', 'daily');
    const add = [edge('orders', 'raw'), edge('orders', 'fx'), edge('daily', 'orders')];
    const { status, body } = await updateLineage(catalog, { add });
    expect([status, body]).toEqual([200, DONE]);
    expect(await storedLineage(catalog, 'orders')).toMatchObject({
      upstreams: [{ dataset: dataset('raw') }, { dataset: dataset('fx') }],
    });
    expect(await storedLineage(catalog, 'daily')).toMatchObject({
      upstreams: [{ dataset: dataset('orders') }],
    });
  });

  test.each(['edgesToAdd', 'edgesToRemove'])('%s is required', async (field) => {
    const catalog = await specCatalog();
    const query = 'mutation ($input: UpdateLineageInput!) { updateLineage(input: $input) }';
    const all = { edgesToAdd: [], edgesToRemove: [] };
    const { [field]: _left, ...input }: Record<string, unknown> = all;
    const { body } = await post(catalog, GRAPHQL, { query, variables: { input } });
    const errors = [{ message: expect.stringContaining(field) }];
    expect(body).toMatchObject({ data: null, errors });
  });

  test.each([
    ['a downstream', { add: [edge('nowhere', 'raw')] }],
    ['an upstream', { add: [edge('orders', 'nowhere')] }],
    ['the downstream of an edge to remove', { remove: [edge('nowhere', 'raw')] }],
    ['the upstream of an edge to remove', { remove: [edge('orders', 'nowhere')] }],
  ])('rule 2: it fails if %s does not exist', async (_what, edges) => {
    const catalog = await specCatalog('raw', 'orders');
    const { body } = await updateLineage(catalog, edges);
    expect(body).toMatchObject({
      data: { updateLineage: null },
      errors: [{ message: expect.stringContaining(dataset('nowhere')) }],
    });
    expect(await found(searchLineage(catalog, 'raw'))).toEqual({});
  });

  test('rule 3: an edge is visible from both ends', async () => {
    const catalog = await specCatalog('raw', 'orders');
    await updateLineage(catalog, { add: [edge('orders', 'raw')] });
    const seen = (name: string, direction: string) =>
      found(searchLineage(catalog, name, { direction }));
    expect(await seen('raw', 'DOWNSTREAM')).toEqual({ [dataset('orders')]: '1' });
    expect(await seen('orders', 'UPSTREAM')).toEqual({ [dataset('raw')]: '1' });
    expect(await seen('raw', 'UPSTREAM')).toEqual({});
  });
});

describe('interface spec 4.4, column-level lineage write', () => {
  const fineGrainedLineages = [mapping('orders#id', 'raw#id')];
  const aspect = { ...derivedFrom('raw'), fineGrainedLineages };

  test('a proposal of the aspect is stored, and its columns are visible from the dataset', async () => {
    const catalog = await specCatalog('raw', 'orders');
    const { status, body } = await emitLineage(catalog, 'orders', aspect);
    expect([status, body]).toEqual([200, { value: 'success' }]);
    const query =
      'query ($urn: String!) { dataset(urn: $urn) { fineGrainedLineages { upstreams { urn path } downstreams { urn path } } } }';
    const variables = { urn: dataset('orders') };
    const { body: seen } = await post(catalog, GRAPHQL, { query, variables });
    const end = (name: string) => [{ urn: dataset(name), path: 'id' }];
    expect(seen.data.dataset.fineGrainedLineages).toEqual([
      { upstreams: end('raw'), downstreams: end('orders') },
    ]);
  });
});
