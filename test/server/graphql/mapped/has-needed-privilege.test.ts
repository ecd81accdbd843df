import { expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { expectForbidden, policedCatalog } from '../../../support/server/actors.js';
import {
  dropPolicies,
  equals,
  metadataPolicy,
  on,
  platformPolicy,
  policyOf,
  store,
  to,
} from '../../../support/server/policies.js';
import { dataset } from '../../../support/server/urns.js';

const orders = dataset('orders');
const raw = dataset('raw');

/** Operations that the catalog does not carry out, with the policy after which it says so. */
const CASES = [
  ['createSecret(input: { name: "a", value: "b" })', platform('MANAGE_SECRETS')],
  ['deleteSecret(urn: "urn:li:dataHubSecret:a")', platform('MANAGE_SECRETS')],
  ['createTest(input: { name: "a", category: "b", definition: {} })', platform('MANAGE_TESTS')],
  ['deleteTag(urn: "urn:li:tag:a")', platform('MANAGE_TAGS')],
  ['deleteTag(urn: "urn:li:tag:a")', onEntities('DELETE_ENTITY', 'urn:li:tag:a')],
  ['updateEmbed(input: { urn: "dataset" })', onEntities('EDIT_ENTITY_EMBED', orders)],
  [
    'batchSetDataProduct(input: { resourceUrns: ["dataset", "raw"] })',
    onEntities('EDIT_ENTITY_DATA_PRODUCTS', orders, raw),
  ],
  [
    'raiseIncident(input: { type: FRESHNESS, resourceUrn: "raw", resourceUrns: ["dataset"] })',
    onEntities('EDIT_ENTITY_INCIDENTS', orders, raw),
  ],
  [
    'batchUpdateSoftDeleted(input: { urns: ["dataset", "raw"], deleted: true })',
    onEntities('DELETE_ENTITY', orders, raw),
  ],
  [
    'updateBusinessAttribute(urn: "urn:li:businessAttribute:a", input: {}) { urn }',
    platform('CREATE_BUSINESS_ATTRIBUTE'),
  ],
  ['updateDocPropagationSettings(input: {})', platform('MANAGE_FEATURES')],
  ['deleteDocument(urn: "urn:li:document:a")', platform('MANAGE_DOCUMENTS')],
  ['moveDocument(input: { urn: "dataset" })', onEntities('EDIT_ENTITY', orders)],
] as const;

/** DataHub checks no privilege before it answers these. */
const FREE = [
  'listExecutionRequests(input: {}) { total }',
  'ingestionSource(urn: "urn:li:dataHubIngestionSource:a") { urn }',
];

function platform(privilege: string) {
  return platformPolicy([privilege], to.users('jane'));
}

function onEntities(privilege: string, ...urns: readonly string[]) {
  return metadataPolicy([privilege], to.users('jane'), { resources: on(equals('URN', ...urns)) });
}

test.each(dialects)(
  'an operation that is not carried out asks for its privilege first (%s)',
  async (dialect) => {
    const { as, admin } = await policedCatalog(dialect);
    await dropPolicies(admin);
    const jane = as('jane');
    for (const [field, policy] of CASES) {
      const operation = field.replace('"dataset"', `"${orders}"`).replace('"raw"', `"${raw}"`);
      const [name] = field.split('(');
      await store(admin, policyOf('jane', onEntities('EDIT_ENTITY', raw)));
      expectForbidden(await jane.graphql(`mutation { ${operation} }`), dialect);
      await store(admin, policyOf('jane', policy));
      const { body } = await jane.graphql(`mutation { ${operation} }`);
      expect(body.errors[0]).toMatchObject({
        message: `${name} is not carried out by this catalog`,
        extensions: { code: 400 },
      });
    }
    const listed = await jane.graphql('{ listSecrets(input: {}) { total } }');
    expectForbidden(listed, dialect);
    for (const field of FREE) {
      const { body } = await jane.graphql(`{ ${field} }`);
      expect(body.errors[0].extensions.code).toBe(400);
    }
  },
);
