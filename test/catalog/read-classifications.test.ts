import { expect, test } from 'vitest';
import { intercept, reader, urnOf } from './opened.js';

const BATCH_GET = '/openapi/v3/entity/dataset/batchGet?systemMetadata=true';
const a = urnOf('a');
const b = urnOf('b');
const key = { value: { name: 'a' } };
const tags = (...urns: readonly string[]) => ({ tags: urns.map((tag) => ({ tag })) });
const terms = (...urns: readonly string[]) => ({ terms: urns.map((urn) => ({ urn })) });

function answers(item: object): void {
  intercept()
    .post(BATCH_GET)
    .reply(200, [{ urn: a, datasetKey: key, ...item }]);
}

test('tags and terms are read of the dataset, of the schema and of what people edited', async () => {
  intercept()
    .post(BATCH_GET, [
      {
        urn: a,
        datasetKey: {},
        globalTags: {},
        glossaryTerms: {},
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
  });
});

test('a dataset without any, and one that is not there, have none', async () => {
  answers({ schemaMetadata: { value: {} } });
  const none = { kind: 'read', dataset: [], columns: new Map() };
  expect(await reader().readClassifications([a, b])).toEqual(
    new Map([a, b].map((urn) => [urn, none])),
  );
});

test('a dataset that is refused is unread, never untagged', async () => {
  intercept().post(BATCH_GET).reply(403, { error: 'no' });
  expect((await reader().readClassifications([a])).get(a)).toMatchObject({
    kind: 'unread',
    why: expect.stringContaining('403'),
  });
});

test.each([
  ['an aspect without a value', { globalTags: {} }],
  ['tags that are no list', { globalTags: { value: { tags: 'PII' } } }],
  ['a tag that is no object', { globalTags: { value: { tags: ['urn:li:tag:PII'] } } }],
  ['a term without an urn', { glossaryTerms: { value: { terms: [{}] } } }],
  ['fields that are no list', { schemaMetadata: { value: { fields: {} } } }],
  ['a schema that is null', { schemaMetadata: null }],
  ['a field without a path', { schemaMetadata: { value: { fields: [{}] } } }],
  ['a field that is none', { editableSchemaMetadata: { value: { editableSchemaFieldInfo: [7] } } }],
  [
    'tags of a field that are none',
    { schemaMetadata: { value: { fields: [{ fieldPath: 'x', globalTags: 7 }] } } },
  ],
])('%s is in no shape that we know, so the dataset is unread', async (_what, item) => {
  answers(item);
  expect((await reader().readClassifications([a])).get(a)).toEqual({
    kind: 'unread',
    why: 'its tags are malformed',
  });
});

test('a dataset without its key and without any aspect is no answer', async () => {
  intercept()
    .post(BATCH_GET)
    .reply(200, [{ urn: a }]);
  await expect(reader().readClassifications([a])).rejects.toMatchObject({
    codeName: 'catalog-incomplete',
  });
});
