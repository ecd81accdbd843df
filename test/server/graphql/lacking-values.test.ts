import { expect, test } from 'vitest';
import { filledCatalog, post } from '../../support/server/catalog.js';
import { upsert } from '../../support/server/proposals.js';
import { dataset, jane } from '../../support/server/urns.js';
import { urn } from './graphql-client.js';

const orders = dataset('orders');
const column = urn(`urn:li:schemaField:(${orders},id)`);
const query = urn('urn:li:query:q');
const assertion = urn('urn:li:assertion:a');
const announcement = urn('urn:li:post:p');
const incident = urn('urn:li:incident:i');

/** Asks a catalog whose aspects lack values that the schema requires. */
async function answer(document: string): Promise<unknown> {
  const catalog = await filledCatalog(
    { dialect: 'datahub' },
    upsert(orders, 'schemaMetadata', {
      platformSchema: { 'com.linkedin.schema.Schemaless': {} },
      fields: [{ fieldPath: 'id' }],
    }),
    upsert(orders, 'institutionalMemory', { elements: [{ url: 'https://a.test' }] }),
    upsert(orders, 'forms', { incompleteForms: [{}], completedForms: [{ urn: 'urn:li:form:f' }] }),
    upsert(query, 'querySubjects', {
      subjects: [{ entity: column }, { entity: orders }, { entity: jane }],
    }),
    upsert(assertion, 'assertionInfo', {
      type: 'DATASET',
      datasetAssertion: {
        dataset: orders,
        scope: 'DATASET_COLUMN',
        operator: 'NOT_NULL',
        fields: [column, orders],
      },
    }),
    upsert(announcement, 'postInfo', { type: 'HOME_PAGE_ANNOUNCEMENT', content: { type: 'LINK' } }),
    upsert(incident, 'incidentInfo', { entities: [orders] }),
  );
  const { status, body } = await post(catalog, '/api/graphql', { query: document });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}

test('the schema of a platform without schemas is null, and a schema lacks nothing', async () => {
  const fields = 'platformSchema { __typename } hash version platformUrn fields { fieldPath }';
  expect(await answer(`{ dataset(urn: "${orders}") { schemaMetadata { ${fields} } } }`)).toEqual({
    dataset: {
      schemaMetadata: {
        platformSchema: null,
        hash: '',
        version: 0,
        platformUrn: '',
        fields: [{ fieldPath: 'id' }],
      },
    },
  });
});

test('a subject of a query that is a column shows the dataset around it, and others are left out', async () => {
  const subjects = 'subjects { dataset { urn } schemaField { urn } }';
  expect(
    await answer(`{ entity(urn: "${query}") { ... on QueryEntity { ${subjects} } } }`),
  ).toEqual({
    entity: {
      subjects: [
        { dataset: { urn: orders }, schemaField: { urn: column } },
        { dataset: { urn: orders }, schemaField: null },
      ],
    },
  });
});

test('the columns of an assertion have an urn', async () => {
  const info = 'info { type datasetAssertion { datasetUrn fields { urn path } } }';
  const { entity } = (await answer(
    `{ entity(urn: "${assertion}") { ... on Assertion { ${info} platform { urn } } } }`,
  )) as { readonly entity: unknown };
  expect(entity).toEqual({
    info: {
      type: 'DATASET',
      datasetAssertion: { datasetUrn: orders, fields: [{ urn: column, path: 'id' }] },
    },
    platform: { urn: 'urn:li:dataPlatform:unknown' },
  });
});

test('values that say nothing stand in for those that are not stored', async () => {
  const document = `{
    post: entity(urn: "${announcement}") { ... on Post { postType content { contentType title } } }
    incident: entity(urn: "${incident}") { ... on Incident { incidentType incidentStatus { state lastUpdated { time } } } }
    dataset(urn: "${orders}") { institutionalMemory { elements { url label author { username } } }
      forms { incompleteForms { form { urn } } completedForms { form { urn } } } } }`;
  expect(await answer(document)).toEqual({
    post: { postType: 'HOME_PAGE_ANNOUNCEMENT', content: { contentType: 'LINK', title: '' } },
    incident: {
      incidentType: 'CUSTOM',
      incidentStatus: { state: 'ACTIVE', lastUpdated: { time: 0 } },
    },
    dataset: {
      institutionalMemory: {
        elements: [{ url: 'https://a.test', label: '', author: { username: 'unknown' } }],
      },
      forms: { incompleteForms: [], completedForms: [{ form: { urn: 'urn:li:form:f' } }] },
    },
  });
});
