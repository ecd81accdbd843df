import { expect, onTestFinished, test } from 'vitest';
import { startCatalog } from '../../../src/testing.js';
import { intercept, reader, urnOf, writer } from '../catalog-clients.js';

const BATCH_GET = '/openapi/v3/entity/dataset/batchGet?systemMetadata=true';

const a = urnOf('a');
const gone = urnOf('gone');
const hidden = urnOf('hidden');
const key = { value: { platform: 'urn:li:dataPlatform:snowflake', name: 'a', origin: 'PROD' } };

test('the request names the key alone, and a dataset that the answer leaves out is absent', async () => {
  intercept()
    .post(BATCH_GET, [
      { urn: a, datasetKey: {} },
      { urn: gone, datasetKey: {} },
    ])
    .reply(200, [{ urn: a, datasetKey: key }]);
  expect([...(await reader().readExistence([a, gone, a]))]).toEqual([
    [a, { kind: 'present', urn: a }],
    [gone, { kind: 'absent', urn: gone }],
  ]);
});

test('a dataset that the catalog refuses to show is unknown, and not absent', async () => {
  const why = 'urn:li:corpuser:x is unauthorized to READ entities.';
  intercept()
    .persist()
    .post(BATCH_GET)
    .reply((_uri, body) =>
      JSON.stringify(body).includes(hidden)
        ? [403, { error: why }]
        : [200, [{ urn: a, datasetKey: key }]],
    );
  const found = await reader().readExistence([a, hidden]);
  expect(found.get(a)?.kind).toBe('present');
  expect(found.get(hidden)).toMatchObject({ kind: 'unknown', why: expect.stringContaining(why) });
});

test('the embedded catalog shows datasets by their key, whatever else they have', async () => {
  const server = await startCatalog();
  onTestFinished(() => server.stop());
  const catalog = writer({ url: server.url });
  const status = { name: 'status', value: { removed: true }, ifVersionMatch: '-1' } as const;
  await catalog.propose([{ urn: a, aspects: [status] }]);
  expect([...(await catalog.readExistence([a, gone]))].map(([, { kind }]) => kind)).toEqual([
    'present',
    'absent',
  ]);
});
