import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { dialects } from '../../../../src/server/shared/dialect.js';
import type { Urn } from '../../../../src/urn/urn.js';
import {
  type Actor,
  ask,
  expectForbidden,
  policedCatalog,
} from '../../../support/server/actors.js';
import { quoted } from '../../../support/server/catalog.js';
import {
  dropPolicies,
  equals,
  group,
  metadataPolicy,
  on,
  platformPolicy,
  policyOf,
  type Stored,
  store,
  to,
} from '../../../support/server/policies.js';
import { dataset } from '../../../support/server/urns.js';
import { urn } from '../graphql-client.js';

const RENAME = 'mutation ($input: UpdateNameInput!) { updateName(input: $input) }';

const orders = dataset('orders');
const finance = urn('urn:li:glossaryNode:finance');
const money = urn('urn:li:glossaryNode:money');
const tax = urn('urn:li:glossaryTerm:tax');
const sales = urn('urn:li:domain:sales');
const product = urn('urn:li:dataProduct:shop');
const attribute = urn('urn:li:businessAttribute:email');
const team = group('team');

const ASPECTS: readonly Stored[] = [
  [orders, 'editableDatasetProperties', { description: 'All orders' }],
  [finance, 'glossaryNodeInfo', { name: 'Finance', definition: '' }],
  [money, 'glossaryNodeInfo', { name: 'Money', definition: '', parentNode: finance }],
  [tax, 'glossaryTermInfo', { name: 'Tax', definition: 'd', termSource: 'X', parentNode: money }],
  [sales, 'domainProperties', { name: 'Sales' }],
  [urn('urn:li:domain:eu'), 'domainProperties', { name: 'EU', parentDomain: sales }],
  [urn('urn:li:domain:hr'), 'domainProperties', { name: 'HR' }],
  [product, 'dataProductProperties', { name: 'Shop' }],
  [product, 'domains', { domains: [sales] }],
  [attribute, 'businessAttributeInfo', { fieldPath: 'email', name: 'email' }],
  [
    urn('urn:li:businessAttribute:phone'),
    'businessAttributeInfo',
    { fieldPath: 'phone', name: 'phone' },
  ],
  [team, 'corpGroupInfo', { displayName: 'Team', admins: [], members: [], groups: [] }],
];

const platform = (privilege: string) => platformPolicy([privilege], to.users('jane'));
const onEntity = (privilege: string, entity: Urn) =>
  metadataPolicy([privilege], to.users('jane'), {
    resources: on(equals('URN', entity)),
  });

/** An entity, the policies of which each allows the rename, and the members that change. */
const CASES: readonly (readonly [
  entity: Urn,
  policies: readonly JsonObject[],
  aspect: string,
  renamed: JsonObject,
])[] = [
  [
    tax,
    [
      platform('MANAGE_GLOSSARIES'),
      onEntity('MANAGE_GLOSSARY_CHILDREN', money),
      onEntity('MANAGE_ALL_GLOSSARY_CHILDREN', finance),
    ],
    'glossaryTermInfo',
    { name: 'New', definition: 'd', termSource: 'X', parentNode: money },
  ],
  [
    money,
    [platform('MANAGE_GLOSSARIES'), onEntity('MANAGE_GLOSSARY_CHILDREN', finance)],
    'glossaryNodeInfo',
    { name: 'New', definition: '', parentNode: finance },
  ],
  [sales, [platform('MANAGE_DOMAINS')], 'domainProperties', { name: 'New' }],
  [team, [platform('MANAGE_USERS_AND_GROUPS')], 'corpGroupInfo', { displayName: 'New' }],
  [
    product,
    [onEntity('EDIT_ENTITY', product), onEntity('MANAGE_DATA_PRODUCTS', sales)],
    'dataProductProperties',
    { name: 'New' },
  ],
  [
    attribute,
    [platform('MANAGE_BUSINESS_ATTRIBUTE')],
    'businessAttributeInfo',
    { fieldPath: 'New', name: 'New' },
  ],
  [
    orders,
    [onEntity('EDIT_ENTITY_PROPERTIES', orders), onEntity('EDIT_ENTITY', orders)],
    'editableDatasetProperties',
    { name: 'New', description: 'All orders' },
  ],
];

async function readAspect(admin: Actor, entity: Urn, aspect: string): Promise<JsonObject> {
  const type = entity.split(':')[2];
  const { body } = await admin.get(`/openapi/v3/entity/${type}/${quoted(entity)}/${aspect}`);
  return body.value;
}

test.each(dialects)('seven kinds of entities can be renamed (%s)', async (dialect) => {
  const { as, admin } = await policedCatalog(dialect);
  await store(admin, ...ASPECTS);
  await dropPolicies(admin);
  const jane = as('jane');
  for (const [entity, policies, aspect, renamed] of CASES) {
    const input = { urn: entity, name: 'New' };
    await store(admin, policyOf('jane', onEntity('VIEW_ENTITY_PAGE', entity)));
    expectForbidden(await jane.graphql(RENAME, { input }), dialect);
    for (const policy of policies) {
      await store(admin, ...ASPECTS.filter(([one]) => one === entity), policyOf('jane', policy));
      expect(await ask(jane, RENAME, { input })).toBe(true);
      expect(await readAspect(admin, entity, aspect)).toMatchObject(renamed);
    }
  }
});

test.each(dialects)(
  'the right to edit a node gives no right to rename what is in it (%s)',
  async (dialect) => {
    const { as, admin } = await policedCatalog(dialect);
    await store(admin, ...ASPECTS);
    await dropPolicies(admin);
    await store(admin, policyOf('jane', onEntity('EDIT_ENTITY', money)));
    const input = { urn: tax, name: 'New' };
    expectForbidden(await as('jane').graphql(RENAME, { input }), dialect);
  },
);

test.each(dialects)('a name that is taken, and other types, are refused (%s)', async (dialect) => {
  const { admin } = await policedCatalog(dialect);
  await store(admin, ...ASPECTS, [dataset('x'), 'status', { removed: false }]);
  const refusal = async (entity: Urn, name: string) => {
    const { body } = await admin.graphql(RENAME, { input: { urn: entity, name } });
    return [body.errors[0].extensions.code, body.errors[0].message];
  };
  expect(await refusal(sales, 'HR')).toEqual([
    409,
    '"HR" already exists in this domain. Please pick a unique name.',
  ]);
  expect(await refusal(attribute, 'phone')).toEqual([
    409,
    '"phone" already exists as Business Attribute. Please pick a unique name.',
  ]);
  // A subdomain may have the name of a domain.
  expect(await ask(admin, RENAME, { input: { urn: sales, name: 'EU' } })).toBe(true);
  const none = urn('urn:li:domain:none');
  expect(await refusal(none, 'x')).toEqual([
    400,
    `Failed to update ${none}. ${none} does not exist.`,
  ]);
  const tag = urn('urn:li:tag:pii');
  expect(await refusal(tag, 'x')).toEqual([
    dialect === 'spec' ? 400 : 500,
    `Failed to update name. Unsupported resource type ${tag} provided.`,
  ]);
  await store(admin, [urn('urn:li:domain:bare'), 'ownership', { owners: [] }]);
  expect(await refusal(urn('urn:li:domain:bare'), 'x')).toEqual([400, 'Domain does not exist']);
  // A dataset need not have the aspect with its display name.
  expect(await ask(admin, RENAME, { input: { urn: dataset('x'), name: 'X' } })).toBe(true);
  expect(await readAspect(admin, dataset('x'), 'editableDatasetProperties')).toMatchObject({
    name: 'X',
  });
});
