import { expect, test } from 'vitest';
import type { DatasetReading } from '../../../src/model/observed-state.js';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { expectFailure, intercept, reader, urnOf } from '../catalog-clients.js';

const BATCH_GET = '/openapi/v3/entity/dataset/batchGet?systemMetadata=true';
const [a, b] = [urnOf('a'), urnOf('b')];
const asked = { datasetKey: {}, status: {}, upstreamLineage: {} };
const key = { value: { platform: 'urn:li:dataPlatform:snowflake', name: 'a', origin: 'PROD' } };
const columns = { value: { fields: [{ fieldPath: 'id' }, { fieldPath: 'total' }] } };
const present = (urn: EntityUrn, removed = false): DatasetReading => ({
  kind: 'present',
  urn,
  removed,
  lineage: { version: '-1' },
});
const all = (one: DatasetReading) => one;

test('one request asks for lineage, and for the columns of the datasets that need them', async () => {
  intercept()
    .post(BATCH_GET, [
      { urn: a, ...asked, schemaMetadata: {} },
      { urn: b, ...asked },
    ])
    .reply(200, [
      { urn: a, datasetKey: key, schemaMetadata: columns },
      { urn: b, datasetKey: key, schemaMetadata: columns },
    ]);
  expect(
    await reader().readDatasetsAndColumns([a, b], { columnsOf: new Set([a]), keep: all }),
  ).toEqual({
    datasets: new Map([
      [a, present(a)],
      [b, present(b)],
    ]),
    schemas: new Map([[a, ['id', 'total']]]),
    facts: new Map(),
  });
});

test('the same request asks for facts where they are wanted', async () => {
  const facts = {
    globalTags: {},
    glossaryTerms: {},
    domains: {},
    ownership: {},
    schemaMetadata: {},
    editableSchemaMetadata: {},
  };
  const tags = { value: { tags: [{ tag: 'urn:li:tag:gold' }] } };
  intercept()
    .post(BATCH_GET, [
      { urn: a, ...asked, ...facts },
      { urn: b, ...asked, ...facts },
    ])
    .reply(200, [
      { urn: a, datasetKey: key, schemaMetadata: columns, globalTags: tags },
      { urn: b, datasetKey: key, ownership: { value: { owners: 1 } } },
    ]);
  const parts = { columnsOf: new Set([a]), keep: all, facts: true };
  expect((await reader().readDatasetsAndColumns([a, b], parts)).facts).toEqual(
    new Map([
      [
        a,
        {
          kind: 'read',
          dataset: ['urn:li:tag:gold'],
          columns: new Map(),
          domains: [],
          owners: [],
        },
      ],
      [b, { kind: 'unread', why: 'its tags, domains or owners are malformed' }],
    ]),
  );
});

test('only what the caller keeps of a reading stays, and absent datasets have no columns', async () => {
  intercept()
    .post(BATCH_GET)
    .reply(200, [{ urn: a, datasetKey: key }]);
  const { datasets, schemas } = await reader().readDatasetsAndColumns([a, b], {
    columnsOf: new Set([a, b]),
    keep: ({ urn }) => present(urn, true),
  });
  expect(datasets).toEqual(
    new Map([
      [a, present(a, true)],
      [b, { kind: 'absent', urn: b }],
    ]),
  );
  expect(schemas).toEqual(new Map([[a, null]]));
});

test('a malformed schema fails the whole answer', async () => {
  intercept()
    .post(BATCH_GET)
    .reply(200, [{ urn: a, datasetKey: key, schemaMetadata: { value: { fields: 1 } } }]);
  const read = reader().readDatasetsAndColumns([a], { columnsOf: new Set([a]), keep: all });
  await expectFailure(read, 'catalog-incomplete', {
    message: `the answer to reading ${a} holds ${a}, but its aspect schemaMetadata is malformed`,
  });
});

test('a malformed lineage fails the whole answer', async () => {
  intercept()
    .post(BATCH_GET)
    .reply(200, [{ urn: a, datasetKey: key, upstreamLineage: { value: 1 } }]);
  const read = reader().readDatasetsAndColumns([a], { columnsOf: new Set([a]), keep: all });
  await expectFailure(read, 'catalog-incomplete', {
    message: `the answer to reading ${a} holds ${a}, but its aspect upstreamLineage is malformed`,
  });
});

/** The catalog refuses every question about columns, and answers all others. */
function refuseColumns(answer: unknown): void {
  const isAboutColumns = (body: unknown) => JSON.stringify(body).includes('schemaMetadata');
  intercept().post(BATCH_GET, isAboutColumns).reply(403, {}).persist();
  intercept()
    .post(BATCH_GET, (body) => !isAboutColumns(body))
    .reply(200, answer as object[]);
}

test('a refused schema is an error that names the dataset', async () => {
  refuseColumns([{ urn: a, datasetKey: key }]);
  await expectFailure(
    reader().readDatasetsAndColumns([a], { columnsOf: new Set([a]), keep: all }),
    'catalog-forbidden',
  );
});

test('a dataset that the catalog refuses to show is unknown', async () => {
  intercept().post(BATCH_GET).reply(403, {}).persist();
  const { datasets, schemas } = await reader().readDatasetsAndColumns([a], {
    columnsOf: new Set([a]),
    keep: all,
  });
  expect(datasets.get(a)).toMatchObject({ kind: 'unknown', urn: a });
  expect(schemas.size).toBe(0);
});
