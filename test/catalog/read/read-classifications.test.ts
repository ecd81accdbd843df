import { expect, test } from 'vitest';
import type { EntityUrn } from '../../../src/urn/entity-urn.js';
import { expectFailure, intercept, reader, replyTo, urnOf } from '../catalog-clients.js';

const BATCH_GET = '/openapi/v3/entity/dataset/batchGet?systemMetadata=true';
const a = urnOf('a');
const b = urnOf('b');
const key = { value: { name: 'a' } };
const tags = (...urns: readonly string[]) => ({ tags: urns.map((tag) => ({ tag })) });
const terms = (...urns: readonly string[]) => ({ terms: urns.map((urn) => ({ urn })) });

function answers(item: object): void {
  replyTo(BATCH_GET, 200, [{ urn: a, datasetKey: key, ...item }]);
}

test('tags and terms are read from the dataset, its schema and its edited schema', async () => {
  intercept()
    .post(BATCH_GET, [
      {
        urn: a,
        datasetKey: {},
        globalTags: {},
        glossaryTerms: {},
        domains: {},
        ownership: {},
        schemaMetadata: {},
        editableSchemaMetadata: {},
      },
    ])
    .reply(200, [
      {
        urn: a,
        datasetKey: key,
        globalTags: { value: tags('urn:li:tag:Gold', 'urn:li:tag:EU') },
        glossaryTerms: { value: terms('urn:li:glossaryTerm:Customer') },
        domains: { value: { domains: ['urn:li:domain:sales', 'urn:li:domain:finance'] } },
        ownership: {
          value: {
            owners: [
              { owner: 'urn:li:corpuser:jo', type: 'DATAOWNER' },
              { owner: 'urn:li:corpGroup:bi', type: 'NONE' },
              { owner: 'urn:li:corpuser:jo', type: 'NONE' },
            ],
          },
        },
        schemaMetadata: {
          value: {
            fields: [
              {
                fieldPath: '[version=2.0].[type=struct].[type=string].email',
                globalTags: tags('urn:li:tag:PII'),
              },
              { fieldPath: 'id' },
              {
                fieldPath: 'name',
                globalTags: null,
                glossaryTerms: terms('urn:li:glossaryTerm:Name'),
              },
            ],
          },
        },
        editableSchemaMetadata: {
          value: {
            editableSchemaFieldInfo: [
              { fieldPath: 'email', globalTags: tags('urn:li:tag:GDPR', 'urn:li:tag:PII') },
            ],
          },
        },
      },
    ]);
  expect((await reader().readClassifications([a])).get(a)).toEqual({
    kind: 'read',
    dataset: ['urn:li:glossaryTerm:Customer', 'urn:li:tag:EU', 'urn:li:tag:Gold'],
    columns: new Map([
      ['email', ['urn:li:tag:GDPR', 'urn:li:tag:PII']],
      ['name', ['urn:li:glossaryTerm:Name']],
    ]),
    domains: ['urn:li:domain:finance', 'urn:li:domain:sales'],
    owners: ['urn:li:corpGroup:bi', 'urn:li:corpuser:jo'],
  });
});

test('an untagged and a missing dataset have no tags and terms', async () => {
  answers({ schemaMetadata: { value: {} } });
  const none = { kind: 'read', dataset: [], columns: new Map(), domains: [], owners: [] };
  expect(await reader().readClassifications([a, b])).toEqual(
    new Map([a, b].map((urn) => [urn, none])),
  );
});

test('other kinds are asked for what they have, and not for columns', async () => {
  const chart = 'urn:li:chart:(looker,sales)' as EntityUrn;
  const aspects = { globalTags: {}, glossaryTerms: {}, domains: {}, ownership: {} };
  intercept()
    .post('/openapi/v3/entity/chart/batchGet?systemMetadata=true', [
      { urn: chart, chartKey: {}, ...aspects },
    ])
    .reply(200, [
      {
        urn: chart,
        chartKey: { value: {} },
        globalTags: { value: tags('urn:li:tag:PII') },
        domains: { value: { domains: null } },
        ownership: { value: { owners: [{ owner: 'urn:li:corpuser:jo' }] } },
      },
    ]);
  expect((await reader().readClassifications([chart])).get(chart)).toEqual({
    kind: 'read',
    dataset: ['urn:li:tag:PII'],
    columns: new Map(),
    domains: [],
    owners: ['urn:li:corpuser:jo'],
  });
});

test('a refused dataset counts as unread and not as untagged', async () => {
  intercept().post(BATCH_GET).reply(403, { error: 'no' });
  expect((await reader().readClassifications([a])).get(a)).toMatchObject({
    kind: 'unread',
    why: expect.stringContaining('403'),
  });
});

test.each([
  ['an aspect without a value', { globalTags: {} }],
  ['tags that are not a list', { globalTags: { value: { tags: 'PII' } } }],
  ['a tag that is not an object', { globalTags: { value: { tags: ['urn:li:tag:PII'] } } }],
  ['a term without an urn', { glossaryTerms: { value: { terms: [{}] } } }],
  ['fields that are not a list', { schemaMetadata: { value: { fields: {} } } }],
  ['a schema that is null', { schemaMetadata: null }],
  ['a field without a path', { schemaMetadata: { value: { fields: [{}] } } }],
  ['domains that are not urns', { domains: { value: { domains: [7] } } }],
  ['an owner without an urn', { ownership: { value: { owners: [{}] } } }],
  ['a malformed field', { editableSchemaMetadata: { value: { editableSchemaFieldInfo: [7] } } }],
  [
    'malformed tags of a field',
    { schemaMetadata: { value: { fields: [{ fieldPath: 'x', globalTags: 7 }] } } },
  ],
])('a dataset with %s counts as unread', async (_what, item) => {
  answers(item);
  expect((await reader().readClassifications([a])).get(a)).toEqual({
    kind: 'unread',
    why: 'its tags, domains or owners are malformed',
  });
});

test('an answer with neither the key nor an aspect of the dataset is refused', async () => {
  replyTo(BATCH_GET, 200, [{ urn: a }]);
  await expectFailure(reader().readClassifications([a]), 'catalog-incomplete');
});
