import { expect, test } from 'vitest';
import { others } from '../../support/model/other-kinds.js';
import { expectFailure, intercept, reader, replyTo, urnOf } from '../catalog-clients.js';

const BATCH_GET = '/openapi/v3/entity/dataset/batchGet?systemMetadata=true';

const a = urnOf('a');
const b = urnOf('b');
const key = { value: { name: 'a' } };
const properties = {
  description: 'by hand',
  customProperties: { owner: 'jo' },
  tags: [],
  unknownToUs: null,
};
const schema = { schemaName: 'a', fields: [{ fieldPath: 'id', description: 'theirs' }], hash: '' };
const missing = { version: '-1' };

test('both aspects are read whole, each with its version', async () => {
  intercept()
    .post(BATCH_GET, [{ urn: a, datasetKey: {}, datasetProperties: {}, schemaMetadata: {} }])
    .reply(200, [
      {
        urn: a,
        datasetKey: key,
        datasetProperties: { value: properties, systemMetadata: { version: '7' } },
        schemaMetadata: { value: schema },
      },
    ]);
  expect(await reader().readContents([a])).toEqual(
    new Map([
      [
        a,
        {
          info: { version: '7', value: properties },
          schemaMetadata: { version: '1', value: schema },
        },
      ],
    ]),
  );
});

test('the version tells that an aspect is missing', async () => {
  const described = { version: '2', value: properties };
  replyTo(BATCH_GET, 200, [
    {
      urn: a,
      datasetKey: key,
      datasetProperties: { value: properties, systemMetadata: { version: '2' } },
    },
  ]);
  expect([...(await reader().readContents([a, b]))]).toEqual([
    [a, { info: described, schemaMetadata: missing }],
    [b, { info: missing, schemaMetadata: missing }],
  ]);
});

const good = { urn: a, datasetKey: key };

test.each([
  ['an object', null],
  ['an entry without aspects', [{ urn: a }]],
  ['a key that is null', [{ urn: a, datasetKey: null }]],
  ['properties without a value', [{ ...good, datasetProperties: {} }]],
  [
    'a version that is not a string',
    [{ ...good, datasetProperties: { value: {}, systemMetadata: { version: 7 } } }],
  ],
  [
    'an empty version',
    [{ ...good, datasetProperties: { value: {}, systemMetadata: { version: '' } } }],
  ],
  ['a schema that is null', [{ ...good, schemaMetadata: null }]],
  ['a schema that is a list', [{ ...good, schemaMetadata: { value: [] } }]],
])('an answer with %s is refused', async (_what, body) => {
  replyTo(BATCH_GET, 200, JSON.stringify(body), { 'content-type': 'application/json' });
  await expectFailure(reader().readContents([a]), 'catalog-incomplete');
});

test('other kinds have one aspect, each of its own name', async () => {
  const chart = others.chart;
  const value = { title: 'Q3', inputs: [{ string: a }] };
  intercept()
    .post('/openapi/v3/entity/chart/batchGet?systemMetadata=true', [
      { urn: chart, chartKey: {}, chartInfo: {} },
    ])
    .reply(200, [
      { urn: chart, chartKey: key, chartInfo: { value, systemMetadata: { version: '3' } } },
    ]);
  expect([...(await reader().readContents([chart]))]).toEqual([
    [chart, { info: { version: '3', value }, schemaMetadata: missing }],
  ]);
});
