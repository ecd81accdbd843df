import { expect, test } from 'vitest';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { answerBomb } from '../../support/faults/server.js';
import { expectFailure, intercept, reader, replyTo, serving, urnOf } from '../catalog-clients.js';

const BATCH_GET = '/openapi/v3/entity/dataset/batchGet?systemMetadata=true';

const a = urnOf('a');
const b = urnOf('b');
const key = { value: { platform: 'urn:li:dataPlatform:snowflake', name: 'a', origin: 'PROD' } };

interface Asked {
  readonly urn: DatasetUrn;
}

function schemaOf(...fieldPaths: readonly unknown[]): object {
  const fields = fieldPaths.map((fieldPath) => ({
    fieldPath,
    nativeDataType: 'text',
    type: { type: {} },
  }));
  return { value: { schemaName: 'a', version: 0, fields }, systemMetadata: { version: '3' } };
}

test('the request names key and schema, and field paths are kept as they are', async () => {
  const paths = ['id', '[version=2.0].[type=struct].[type=string].b', 'A', ''];
  intercept()
    .post(BATCH_GET, [{ urn: a, datasetKey: {}, schemaMetadata: {} }])
    .reply(200, [{ urn: a, datasetKey: key, schemaMetadata: schemaOf(...paths) }]);
  expect(await reader().readSchemas([a])).toEqual(new Map([[a, paths]]));
});

test('a missing schema and a schema without columns are read as null, and a missing dataset is left out', async () => {
  const empty = urnOf('empty');
  replyTo(BATCH_GET, 200, [
    { urn: empty, schemaMetadata: schemaOf() },
    { urn: a, datasetKey: key },
  ]);
  expect([...(await reader().readSchemas([a, b, empty, a]))]).toEqual([
    [a, null],
    [empty, null],
  ]);
});

test('a refused batch is split, and the refusal names the dataset', async () => {
  const hidden = urnOf('hidden');
  const sizes: number[] = [];
  intercept()
    .persist()
    .post(BATCH_GET)
    .reply((_uri, body) => {
      const asked = body as unknown as readonly Asked[];
      sizes.push(asked.length);
      if (asked.some(({ urn }) => urn === hidden))
        return [403, { error: 'urn:li:corpuser:x is unauthorized to READ entities.' }];
      return [200, asked.map(({ urn }) => ({ urn, datasetKey: key }))];
    });
  await expectFailure(reader().readSchemas([a, b, hidden]), 'catalog-forbidden', {
    message: expect.stringContaining(
      `the columns of ${hidden}: urn:li:corpuser:x is unauthorized to READ`,
    ),
  });
  expect(sizes).toEqual([3, 2, 1]);
});

const good = { urn: a, datasetKey: key };

test.each([
  ['an object instead of a list', {}],
  ['an entry without aspects', [{ urn: a }]],
  ['a dataset that was not asked for', [{ ...good, urn: b }]],
  ['a dataset twice', [good, good]],
  ['a key without its value', [{ urn: a, datasetKey: {} }]],
  ['a schema that is null', [{ ...good, schemaMetadata: null }]],
  ['a schema without its value', [{ ...good, schemaMetadata: {} }]],
  ['a schema without fields', [{ ...good, schemaMetadata: { value: {} } }]],
  ['fields that are null', [{ ...good, schemaMetadata: { value: { fields: null } } }]],
  ['a malformed field', [{ ...good, schemaMetadata: { value: { fields: [null] } } }]],
  ['a field without a path', [{ ...good, schemaMetadata: { value: { fields: [{}] } } }]],
  ['a path that is not a string', [{ ...good, schemaMetadata: schemaOf('a', 7) }]],
])('an answer with %s is refused', async (_what, body) => {
  replyTo(BATCH_GET, 200, JSON.stringify(body), { 'content-type': 'application/json' });
  await expect(reader().readSchemas([a])).rejects.toMatchObject({ codeName: 'catalog-incomplete' });
});

test('a schema that is too large on its own is named', async () => {
  const server = await serving(answerBomb(65 * 1024 * 1024));
  await expectFailure(reader({ url: server.url }).readSchemas([a]), 'catalog-too-large', {
    message: expect.stringContaining(a),
  });
});
