import { expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { ask, expectForbidden, policedCatalog } from '../../../support/server/actors.js';
import { quoted } from '../../../support/server/catalog.js';
import {
  dropPolicies,
  equals,
  metadataPolicy,
  on,
  policyOf,
  store,
  to,
} from '../../../support/server/policies.js';
import { dataset } from '../../../support/server/urns.js';
import { urn } from '../graphql-client.js';

const orders = dataset('orders');
const raw = dataset('raw');
const QUERY =
  'urn properties { name description source statement { value language } created { actor } } subjects { dataset { urn } }';
const CREATE = `mutation ($input: CreateQueryInput!) { createQuery(input: $input) { ${QUERY} } }`;
const UPDATE = `mutation ($urn: String!, $input: UpdateQueryInput!) { updateQuery(urn: $urn, input: $input) { ${QUERY} } }`;
const DELETE = 'mutation ($urn: String!) { deleteQuery(urn: $urn) }';
const LIST = `query ($of: String!) { listQueries(input: { datasetUrn: $of }) { total queries { urn } } }`;

const statement = { value: 'SELECT 1', language: 'SQL' };
const input = {
  properties: { name: 'One', statement },
  subjects: [{ datasetUrn: orders }],
};

const mayEditQueriesOf = (...urns: readonly string[]) =>
  policyOf(
    'jane',
    metadataPolicy(['EDIT_ENTITY_QUERIES'], to.users('jane'), {
      resources: on(equals('URN', ...urns)),
    }),
  );

test.each(dialects)('a query is created, changed and deleted (%s)', async (dialect) => {
  const { as, admin } = await policedCatalog(dialect);
  const jane = as('jane');
  await store(admin, [orders, 'status', { removed: false }], [raw, 'status', { removed: false }]);
  await dropPolicies(admin);
  expect(expectForbidden(await jane.graphql(CREATE, { input }), dialect)).toBe(
    'Unauthorized to create Query. Please contact your DataHub administrator for more information.',
  );
  expectForbidden(await jane.graphql(CREATE, { input: { ...input, subjects: [] } }), dialect);
  await store(admin, mayEditQueriesOf(orders));
  const created = await ask(jane, CREATE, { input });
  expect(created).toEqual({
    urn: expect.stringMatching(/^urn:li:query:[\da-f-]{36}$/),
    properties: {
      name: 'One',
      description: null,
      source: 'MANUAL',
      statement,
      created: { actor: jane.urn },
    },
    subjects: [{ dataset: { urn: orders } }],
  });
  const { urn: query } = created;
  expect(await ask(jane, LIST, { of: orders })).toEqual({ total: 1, queries: [{ urn: query }] });
  const change = {
    properties: { description: 'The one' },
    subjects: [{ datasetUrn: orders }, { datasetUrn: raw }],
  };
  expectForbidden(await jane.graphql(UPDATE, { urn: query, input: change }), dialect);
  await store(admin, mayEditQueriesOf(orders, raw));
  expect(await ask(jane, UPDATE, { urn: query, input: change })).toMatchObject({
    properties: { name: 'One', description: 'The one', statement },
    subjects: [{ dataset: { urn: orders } }, { dataset: { urn: raw } }],
  });
  await ask(jane, UPDATE, { urn: query, input: { properties: { name: 'Two' } } });
  const { body } = await admin.get(`/openapi/v3/entity/query/${quoted(query)}`);
  expect([body.queryProperties.value, body.querySubjects.value]).toMatchObject([
    { name: 'Two', description: 'The one', source: 'MANUAL', lastModified: { actor: jane.urn } },
    { subjects: [{ entity: orders }, { entity: raw }] },
  ]);
  await store(admin, mayEditQueriesOf(orders));
  expectForbidden(await jane.graphql(DELETE, { urn: query }), dialect);
  expect(await ask(admin, DELETE, { urn: query })).toBe(true);
  expect(await ask(admin, DELETE, { urn: query })).toBe(true);
  expect(await ask(jane, LIST, { of: orders })).toEqual({ total: 0, queries: [] });
});

test.each(dialects)('what is not a query is refused (%s)', async (dialect) => {
  const { admin } = await policedCatalog(dialect);
  const bare = urn('urn:li:query:bare');
  await store(admin, [orders, 'status', { removed: false }]);
  await store(admin, [bare, 'querySubjects', { subjects: [{ entity: orders }] }]);
  const code = async (document: string, variables: object) => {
    const { body } = await admin.graphql(document, variables);
    return [body.errors[0].extensions.code, body.errors[0].message];
  };
  const none = 'urn:li:query:none';
  expect(await code(UPDATE, { urn: none, input: {} })).toEqual([
    404,
    `Failed to find query with urn ${none}`,
  ]);
  expect(await code(UPDATE, { urn: bare, input: {} })).toEqual([
    400,
    `Failed to update Query. Query with urn ${bare} does not exist.`,
  ]);
  const broken = dialect === 'spec' ? 400 : 500;
  expect((await code(DELETE, { urn: orders }))[0]).toBe(broken);
  expect((await code(CREATE, { input: { ...input, subjects: [{ datasetUrn: 'x' }] } }))[0]).toBe(
    broken,
  );
});
