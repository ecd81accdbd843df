import { expect, test } from 'vitest';
import { openCatalogReader } from '../../../src/catalog/open-catalog.js';
import type { Json } from '../../../src/model/json.js';
import { post, runningCatalog } from '../../support/server/catalog.js';
import { onOpenapi, upsert } from '../../support/server/proposals.js';
import { expectFailure, intercept, reader, replyTo, urnOf } from '../catalog-clients.js';

const [a, b] = [urnOf('a'), urnOf('b')];
const value = { upstreams: [] };
const stamped = (version: string) => ({
  value,
  systemMetadata: { version },
  auditStamp: { time: 5, actor: 'urn:li:corpuser:jane' },
});

test('each dataset is requested in its own version', async () => {
  const asked = (version: string) => ({ headers: { 'If-Version-Match': version } });
  intercept()
    .post('/openapi/v3/entity/dataset/batchGet?systemMetadata=true', [
      { urn: a, datasetKey: {}, upstreamLineage: asked('3') },
      { urn: b, datasetKey: {}, upstreamLineage: asked('7') },
    ])
    .reply(200, [
      { urn: a, upstreamLineage: stamped('3') },
      { urn: b, upstreamLineage: stamped('7') },
    ]);
  const versions = new Map([
    [a, 3],
    [b, 7],
  ]);
  expect(await reader().readStoredVersions(versions)).toEqual(
    new Map(
      ['3', '7'].map((version, i) => [
        [a, b][i],
        { version, value, writtenAt: 5, writtenBy: 'urn:li:corpuser:jane' },
      ]),
    ),
  );
});

test.each<[string, Json]>([
  ['of a missing dataset', []],
  ['without the aspect', [{ urn: a, datasetKey: { value: {} } }]],
  [
    'of another version, from a server that does not know the header',
    [{ urn: a, upstreamLineage: stamped('9') }],
  ],
  ['without a version', [{ urn: a, upstreamLineage: { value } }]],
  [
    'of an unknown shape',
    [{ urn: a, upstreamLineage: { ...stamped('1'), value: { upstreams: 5 } } }],
  ],
])('a version %s is left out', async (_what, body) => {
  replyTo(/batchGet/, 200, JSON.stringify(body), { 'content-type': 'application/json' });
  expect(await reader().readStoredVersions(new Map([[a, 1]]))).toEqual(new Map());
});

test('a refusal leaves out only its own version', async () => {
  const scope = intercept();
  scope
    .post(/batchGet/)
    .reply(403, { message: 'no' })
    .post(/batchGet/, (body) => body[0].urn === a)
    .reply(403, { message: 'no' })
    .post(/batchGet/, (body) => body[0].urn === b)
    .reply(200, [{ urn: b, upstreamLineage: stamped('1') }]);
  const versions = new Map([
    [a, 1],
    [b, 1],
  ]);
  expect([...(await reader().readStoredVersions(versions)).keys()]).toEqual([b]);
});

test('a malformed answer stops the run', async () => {
  replyTo(/batchGet/, 500, {});
  await expectFailure(reader().readStoredVersions(new Map([[a, 1]])), 'catalog-failed');
});

test('an empty list of versions sends no request', async () => {
  expect(await reader().readStoredVersions(new Map())).toEqual(new Map());
});

test.each(['spec', 'datahub'] as const)(
  'the embedded catalog gives its versions (%s)',
  async (dialect) => {
    const catalog = await runningCatalog({ dialect, clock: () => 9 });
    for (const name of ['b', 'c', 'd']) {
      const made = upsert(urnOf(name), 'status', { removed: false });
      const written = upsert(
        a,
        'upstreamLineage',
        { upstreams: [{ dataset: urnOf(name), type: 'COPY' }] },
        { systemMetadata: { runId: name } },
      );
      await post(
        catalog,
        '/openapi/v3/entity/dataset?async=false',
        [upsert(a, 'status', {}), made, written].map(onOpenapi),
        {
          'X-DataHub-Actor': `urn:li:corpuser:${name}`,
        },
      );
    }
    const port = openCatalogReader({ url: catalog.url, userAgent: 'headwater/test' });
    const [first, second, none] = await Promise.all(
      [1, 2, 4].map((version) => port.readStoredVersions(new Map([[a, version]]))),
    );
    await port.close();
    expect(first?.get(a)).toMatchObject({
      version: '1',
      writtenAt: 9,
      writtenBy: 'urn:li:corpuser:b',
      writtenIn: 'b',
    });
    expect(second?.get(a)).toMatchObject({
      version: '2',
      writtenBy: 'urn:li:corpuser:c',
      value: { upstreams: [{ dataset: urnOf('c') }] },
    });
    expect(none?.size).toBe(0);
  },
);
