import { expect, test } from 'vitest';
import { BATCH_SIZE } from '../../../src/catalog/read/read-lineage.js';
import type { DatasetUrn } from '../../../src/urn/dataset-urn.js';
import { expectFailure, intercept, reader, replyTo, TOKEN, urnOf } from '../catalog-clients.js';

const BATCH_GET = '/openapi/v3/entity/dataset/batchGet?systemMetadata=true';

const key = { value: { platform: 'urn:li:dataPlatform:snowflake', name: 'a', origin: 'PROD' } };
const a = urnOf('a');
const b = urnOf('b');

const lineage = {
  upstreams: [
    {
      dataset: b,
      type: 'TRANSFORMED',
      auditStamp: { time: 0, actor: 'urn:li:corpuser:unknown' },
      properties: { source: 'UI' },
      matchType: 'EXACT',
    },
  ],
  fineGrainedLineages: [
    {
      upstreamType: 'NONE',
      downstreamType: 'FIELD',
      downstreams: ['urn:li:x:y'],
      confidenceScore: 0.5,
    },
  ],
};

interface Asked {
  readonly urn: DatasetUrn;
}

test('the request names key, status and lineage, and has the token and versions', async () => {
  intercept()
    .post(BATCH_GET, [{ urn: a, datasetKey: {}, status: {}, upstreamLineage: {} }])
    .matchHeader('authorization', `Bearer ${TOKEN}`)
    .matchHeader('content-type', 'application/json')
    .matchHeader('user-agent', 'headwater/test')
    .reply(200, [
      {
        urn: a,
        datasetKey: key,
        upstreamLineage: { value: lineage, systemMetadata: { version: '7' } },
      },
    ]);
  expect(await reader().readDatasets([a])).toEqual(
    new Map([
      [a, { kind: 'present', urn: a, removed: false, lineage: { version: '7', value: lineage } }],
    ]),
  );
});

test('a request without a token has no header for it', async () => {
  intercept()
    .post(BATCH_GET)
    .matchHeader('authorization', (value) => value === undefined)
    .reply(200, []);
  expect(await reader({ token: undefined }).readDatasets([a])).toEqual(
    new Map([[a, { kind: 'absent', urn: a }]]),
  );
});

test.each([
  [
    'without lineage: version -1',
    { datasetKey: key },
    { removed: false, lineage: { version: '-1' } },
  ],
  [
    'without metadata: version 1',
    { upstreamLineage: { value: lineage } },
    { lineage: { version: '1', value: lineage } },
  ],
  [
    'without a version: 1',
    { upstreamLineage: { value: lineage, systemMetadata: {} } },
    { lineage: { version: '1', value: lineage } },
  ],
  [
    'without its key, but with other aspects',
    { status: { value: {} } },
    { removed: false, lineage: { version: '-1' } },
  ],
  ['soft-deleted', { datasetKey: key, status: { value: { removed: true } } }, { removed: true }],
])('a dataset is present %s', async (_what, aspects, reading) => {
  replyTo(BATCH_GET, 200, [{ urn: a, ...aspects }]);
  expect((await reader().readDatasets([a])).get(a)).toMatchObject({
    kind: 'present',
    urn: a,
    ...reading,
  });
});

test('an empty list of urns sends no request', async () => {
  intercept();
  expect(await reader().readDatasets([])).toEqual(new Map());
});

test('a repeated urn is sent once', async () => {
  intercept()
    .post(BATCH_GET, (body) => Array.isArray(body) && body.length === 1)
    .reply(200, []);
  expect((await reader().readDatasets([a, a])).size).toBe(1);
});

test('many datasets are read in batches, in any order of the answers', async () => {
  const urns = Array.from({ length: 2 * BATCH_SIZE + 1 }, (_, i) => urnOf(`t${i}`));
  const sizes: number[] = [];
  intercept()
    .post(BATCH_GET)
    .times(3)
    .reply(200, (_uri, body) => {
      const asked = body as unknown as readonly Asked[];
      sizes.push(asked.length);
      return asked.map(({ urn }) => ({ urn, datasetKey: key })).reverse();
    });
  const readings = await reader({ concurrency: 2 }).readDatasets(urns);
  expect([...readings.keys()]).toEqual(urns);
  expect([...readings.values()].every(({ kind }) => kind === 'present')).toBe(true);
  expect(sizes.sort((x, y) => x - y)).toEqual([1, BATCH_SIZE, BATCH_SIZE]);
});

test('a refused batch is split until the refused dataset is alone, and is unknown instead of absent', async () => {
  const urns = ['a', 'b', 'c', 'd', 'e'].map(urnOf);
  const hidden = urnOf('d');
  intercept()
    .persist()
    .post(BATCH_GET)
    .reply((_uri, body) => {
      const asked = body as unknown as readonly Asked[];
      if (asked.some(({ urn }) => urn === hidden))
        return [403, { error: 'urn:li:corpuser:x is unauthorized to READ entities.' }];
      return [
        200,
        asked.filter(({ urn }) => urn !== urnOf('b')).map(({ urn }) => ({ urn, datasetKey: key })),
      ];
    });
  const readings = await reader().readDatasets(urns);
  expect([...readings].map(([urn, { kind }]) => [urn, kind])).toEqual([
    [urnOf('a'), 'present'],
    [urnOf('b'), 'absent'],
    [urnOf('c'), 'present'],
    [hidden, 'unknown'],
    [urnOf('e'), 'present'],
  ]);
  expect(readings.get(hidden)).toMatchObject({
    why: expect.stringContaining('unauthorized to READ'),
  });
});

test('a 401 for a valid token is treated as a 403', async () => {
  const scope = intercept();
  scope.post(BATCH_GET).reply(401, { error: 'unauthorized' });
  scope
    .post('/api/graphql')
    .reply(200, { data: { me: { corpUser: { urn: 'urn:li:corpuser:x' } } } });
  expect((await reader().readDatasets([a])).get(a)).toMatchObject({ kind: 'unknown', urn: a });
});

test('a 401 for an invalid token fails the read', async () => {
  const scope = intercept();
  scope.post(BATCH_GET).reply(401, '<html>Unauthorized</html>');
  scope.post('/api/graphql').reply(401);
  await expectFailure(reader().readDatasets([a]), 'catalog-unauthenticated');
});

const good = { urn: a, datasetKey: key };

test.each([
  ['an object instead of a list', { entities: [] }],
  ['null', null],
  ['an entry that is not an object', [null]],
  ['an entry without an urn', [{ datasetKey: key }]],
  ['a dataset that was not asked for', [good, { ...good, urn: b }]],
  ['a dataset twice', [good, good]],
  ['a dataset in another spelling', [{ ...good, urn: a.toUpperCase() }]],
  ['an entry without aspects', [{ urn: a }]],
  ['an aspect without its value', [{ ...good, datasetKey: {} }]],
  ['an aspect that is null', [{ ...good, upstreamLineage: null }]],
  ['a status that is not an object', [{ ...good, status: true }]],
  ['a status without "removed"', [{ ...good, status: { value: { removed: 'yes' } } }]],
  ['lineage without upstreams', [{ ...good, upstreamLineage: { value: {} } }]],
  [
    'lineage whose upstreams are null',
    [{ ...good, upstreamLineage: { value: { upstreams: null } } }],
  ],
  [
    'an upstream without its dataset',
    [{ ...good, upstreamLineage: { value: { upstreams: [{ type: 'COPY' }] } } }],
  ],
  [
    'an upstream with a stamp of text',
    [
      {
        ...good,
        upstreamLineage: { value: { upstreams: [{ dataset: b, type: 'COPY', created: 'now' }] } },
      },
    ],
  ],
  [
    'properties that are not strings',
    [
      {
        ...good,
        upstreamLineage: {
          value: { upstreams: [{ dataset: b, type: 'COPY', properties: { a: 1 } }] },
        },
      },
    ],
  ],
  [
    'columns that are not a list',
    [{ ...good, upstreamLineage: { value: { upstreams: [], fineGrainedLineages: {} } } }],
  ],
  [
    'a column record without types',
    [{ ...good, upstreamLineage: { value: { upstreams: [], fineGrainedLineages: [{}] } } }],
  ],
  [
    'a column record whose upstreams are not strings',
    [
      {
        ...good,
        upstreamLineage: {
          value: {
            upstreams: [],
            fineGrainedLineages: [{ upstreamType: 'A', downstreamType: 'B', upstreams: [1] }],
          },
        },
      },
    ],
  ],
  [
    'a version that is not a string',
    [{ ...good, upstreamLineage: { value: lineage, systemMetadata: { version: 7 } } }],
  ],
  [
    'metadata that is not an object',
    [{ ...good, upstreamLineage: { value: lineage, systemMetadata: null } }],
  ],
])('an answer with %s is refused', async (_what, body) => {
  replyTo(BATCH_GET, 200, JSON.stringify(body), { 'content-type': 'application/json' });
  await expectFailure(reader().readDatasets([a]), 'catalog-incomplete');
});

test('one bad batch fails the whole read', async () => {
  const scope = intercept();
  scope.post(BATCH_GET).reply(200, []);
  scope.post(BATCH_GET).reply(200, 'null');
  const urns = Array.from({ length: BATCH_SIZE + 1 }, (_, i) => urnOf(`t${i}`));
  await expectFailure(reader({ concurrency: 1 }).readDatasets(urns), 'catalog-incomplete');
});
