import { expect, onTestFinished, test, vi } from 'vitest';
import type { AspectProposal, CatalogWriter } from '../../../src/model/catalog-port.js';
import type { JsonObject } from '../../../src/model/json.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { policedCatalog } from '../../support/server/actors.js';
import { tokenFor } from '../../support/server/auth.js';
import { equals, metadataPolicy, on, policyOf, store, to } from '../../support/server/policies.js';
import { making } from '../../support/server/proposals.js';
import { dataset } from '../../support/server/urns.js';
import { expectFailure, writer } from '../catalog-clients.js';

const [a, b, c] = ['a', 'b', 'c'].map((name) => dataset(name) as DatasetUrn) as [
  DatasetUrn,
  DatasetUrn,
  DatasetUrn,
];

const ours = { dataset: a, type: 'TRANSFORMED', properties: { headwater: '{"shop":{"edge":1}}' } };
const pair = {
  upstreamType: 'FIELD_SET',
  upstreams: [schemaFieldUrn(a, 'x')],
  downstreamType: 'FIELD',
  downstreams: [schemaFieldUrn(c, 'x')],
};

function lineage(urn: DatasetUrn, more: JsonObject = {}, ifVersionMatch = '-1'): AspectProposal {
  const value = { upstreams: [ours], ...more };
  return { urn, aspects: [{ name: 'upstreamLineage', value, ifVersionMatch }] };
}

interface Jane {
  readonly catalog: CatalogWriter;
  /** The paths of the requests so far, each as `POST path status`. */
  readonly sent: readonly string[];
}

/** Jane may edit the lineage of `a`, `b` and `c`. She has "Edit Entity" on the given datasets. */
async function jane(...editable: readonly DatasetUrn[]): Promise<Jane> {
  const server = await policedCatalog('datahub');
  await store(server.admin, ...making('a', 'b', 'c'));
  await server.as('jane').get('/config');
  const lineageOnly = metadataPolicy('EDIT_LINEAGE', to.users('jane'), {
    resources: on(equals('URN', a, b, c)),
  });
  await store(server.admin, policyOf('lineage', lineageOnly));
  const entity = metadataPolicy('EDIT_ENTITY', to.users('jane'), {
    resources: on(equals('URN', ...editable)),
  });
  if (editable.length > 0) await store(server.admin, policyOf('entity', entity));
  const sent: string[] = [];
  const { text: token } = await tokenFor(server, 'jane');
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await fetched(url, init);
    sent.push(`${new URL(url).pathname} ${response.status}`);
    return response;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { catalog: writer({ url: server.url, token }), sent };
}

const BULK_REFUSED = '/openapi/v3/entity/dataset 403';
const SINGLE_REFUSED = '/aspects 403';

test('a token with lineage rights alone is refused in bulk and singly, and the privilege is named', async () => {
  const { catalog, sent } = await jane();
  await expectFailure(catalog.propose([lineage(c)]), 'catalog-forbidden', {
    message: expect.stringContaining(`; the write needs the privilege "Edit Entity" on ${c}`),
    hint: expect.stringContaining('set "writes: mutations", which writes edges alone'),
  });
  expect(sent).toEqual([BULK_REFUSED, SINGLE_REFUSED]);
});

test.each<readonly [string, AspectProposal]>([
  ['columns', lineage(c, { fineGrainedLineages: [pair] })],
  ['another type', lineage(c, { upstreams: [{ ...ours, type: 'VIEW' }] })],
  [
    'a description',
    {
      urn: c,
      aspects: [{ name: 'datasetProperties', value: { description: 'x' }, ifVersionMatch: '-1' }],
    },
  ],
])('the hint does not name mutations where they cannot write %s', async (_what, proposal) => {
  const { catalog } = await jane();
  await expectFailure(catalog.propose([proposal]), 'catalog-forbidden', {
    message: expect.stringContaining('"Edit Entity" on'),
    hint: 'have an administrator of the catalog grant "Edit Entity" on it to the user of the token',
  });
});

test('a refused dataset does not decide for others', async () => {
  const { catalog, sent } = await jane(b);
  const refused = { codeName: 'catalog-forbidden', message: expect.stringContaining(c) };
  await expect(catalog.propose([lineage(c)])).rejects.toMatchObject(refused);
  await catalog.propose([lineage(b)]);
  await expect(catalog.propose([lineage(c)])).rejects.toMatchObject(refused);
  await catalog.propose([lineage(b, { upstreams: [] }, '1')]);
  expect(sent).toEqual([
    BULK_REFUSED,
    SINGLE_REFUSED,
    BULK_REFUSED,
    '/aspects 200',
    SINGLE_REFUSED,
    '/aspects 200',
  ]);
  expect((await catalog.readDatasets([b])).get(b)).toMatchObject({
    lineage: { version: '2', value: { upstreams: [] } },
  });
});

test('a refused batch names no single dataset, since it is split', async () => {
  const { catalog, sent } = await jane(b);
  await expectFailure(catalog.propose([lineage(b), lineage(c)]), 'catalog-forbidden', {
    message: expect.not.stringContaining('Edit Entity'),
  });
  expect(sent).toEqual([BULK_REFUSED]);
});

test('updateLineage goes through with that token', async () => {
  const { catalog } = await jane();
  const edge = { downstreamUrn: c, upstreamUrn: a };
  await catalog.updateLineage({ edgesToAdd: [edge], edgesToRemove: [] });
  expect((await catalog.readDatasets([c])).get(c)).toMatchObject({
    lineage: { value: { upstreams: [{ dataset: a, type: 'TRANSFORMED' }] } },
  });
  await catalog.updateLineage({ edgesToAdd: [], edgesToRemove: [edge] });
  expect((await catalog.readDatasets([c])).get(c)).toMatchObject({
    lineage: { value: { upstreams: [] } },
  });
});
