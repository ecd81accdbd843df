import { describe, expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { corpUserUrn } from '../../../../src/urn/corp-user-urn.js';
import type { Urn } from '../../../../src/urn/urn.js';
import { expectForbidden, policedCatalog } from '../../../support/server/actors.js';
import { quoted } from '../../../support/server/catalog.js';
import {
  deletePolicy,
  group,
  metadataPolicy,
  platformPolicy,
  policy,
  policyOf,
  privilegesOf,
  store,
  to,
} from '../../../support/server/policies.js';
import { CREATE, created, INPUT, LIST } from '../../../support/server/policy-documents.js';
import { dataset } from '../../../support/server/urns.js';

const STANDARD = 'Unauthorized to perform this action. Please contact your DataHub administrator.';
const UPDATE =
  'mutation ($urn: String!, $input: PolicyUpdateInput!) { updatePolicy(urn: $urn, input: $input) }';
const DELETE = 'mutation ($urn: String!) { deletePolicy(urn: $urn) }';

const orders = dataset('orders');
const jane = corpUserUrn('jane');
const ON_ORDERS = { resourceType: 'DATASET', resourceUrn: orders };

const pathOf = (urn: string) => `/openapi/v3/entity/dataHubPolicy/${quoted(urn as Urn)}`;

describe.each(dialects)('in the dialect %s', (dialect) => {
  test('a policy is created, stored as an aspect, listed, and in force', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const urn = await created(admin, INPUT);
    expect(urn).toMatch(/^urn:li:dataHubPolicy:[\da-f-]{36}$/);
    expect((await admin.get(pathOf(urn))).body).toEqual({
      urn,
      dataHubPolicyKey: { value: { id: urn.slice(21) } },
      dataHubPolicyInfo: {
        value: {
          displayName: INPUT.name,
          description: INPUT.description,
          type: 'METADATA',
          state: 'ACTIVE',
          resources: { ...INPUT.resources, allResources: false },
          privileges: INPUT.privileges,
          actors: INPUT.actors,
          editable: true,
          lastUpdatedTimestamp: expect.any(Number),
        },
      },
    });
    const [listed] = (await admin.graphql(LIST, { input: { count: 1 } })).body.data.listPolicies
      .policies;
    expect(listed).toEqual({
      urn,
      type: 'METADATA',
      name: INPUT.name,
      state: 'ACTIVE',
      description: INPUT.description,
      editable: true,
      privileges: ['EDIT_LINEAGE'],
      resources: {
        type: null,
        resources: null,
        allResources: false,
        filter: {
          criteria: [
            {
              field: 'URN',
              condition: 'EQUALS',
              values: [
                { value: orders, entity: { urn: orders, type: 'DATASET' } },
                { value: 'plain', entity: null },
              ],
            },
          ],
        },
      },
      actors: {
        ...INPUT.actors,
        roles: null,
        resourceOwnersTypes: null,
        resolvedUsers: [{ urn: jane, username: 'jane' }],
        resolvedGroups: [{ urn: group('analysts') }],
      },
    });
    expect(await privilegesOf(as('jane'), ON_ORDERS)).toContain('EDIT_LINEAGE');
  });

  test('an update replaces a policy as a whole, its roles and all that the input leaves out', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const actors = { ...to.users('jane'), ...to.roles('Editor') };
    const old = { description: 'old', resources: { type: 'chart' } };
    await store(admin, policyOf('x', metadataPolicy('EDIT_ENTITY', actors, old)));
    const input = {
      type: 'PLATFORM',
      name: 'New',
      state: 'ACTIVE',
      privileges: ['MANAGE_TAGS'],
      actors: { ...NOBODY, allUsers: true },
    };
    expect((await admin.graphql(UPDATE, { urn: policy('x'), input })).body.data).toEqual({
      updatePolicy: policy('x'),
    });
    const { body } = await admin.get(`${pathOf(policy('x'))}/dataHubPolicyInfo`);
    expect(body.value).toEqual({
      displayName: 'New',
      description: '',
      type: 'PLATFORM',
      state: 'ACTIVE',
      privileges: ['MANAGE_TAGS'],
      actors: { ...NOBODY, allUsers: true },
      editable: true,
      lastUpdatedTimestamp: expect.any(Number),
    });
    expect(await privilegesOf(as('kim'))).toContain('MANAGE_TAGS');
  });

  test('an update creates a missing policy', async () => {
    const { admin, as } = await policedCatalog(dialect);
    expect((await admin.graphql(UPDATE, { urn: policy('new'), input: INPUT })).body.data).toEqual({
      updatePolicy: policy('new'),
    });
    expect(await privilegesOf(as('jane'), ON_ORDERS)).toContain('EDIT_LINEAGE');
  });

  test('a policy is deleted with all its aspects, and a second deletion succeeds', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const urn = await created(admin, INPUT);
    await deletePolicy(admin, urn);
    await deletePolicy(admin, urn);
    expect((await admin.get(pathOf(urn))).status).toBe(404);
    expect(await privilegesOf(as('jane'), ON_ORDERS)).not.toContain('EDIT_LINEAGE');
  });

  test.each([
    ['createPolicy', CREATE, { input: INPUT }],
    ['updatePolicy', UPDATE, { urn: policy('7'), input: INPUT }],
    ['deletePolicy', DELETE, { urn: policy('7') }],
    ['listPolicies', LIST, { input: {} }],
  ])('%s needs the privilege to manage policies', async (field, query, variables) => {
    const { admin, as } = await policedCatalog(dialect);
    const others = platformPolicy(
      ['MANAGE_USERS_AND_GROUPS', 'MANAGE_ACCESS_TOKENS', 'EDIT_ENTITY', 'DELETE_ENTITY'],
      to.users('jane'),
    );
    await store(admin, policyOf('others', others));
    const before = (await admin.graphql(LIST, { input: { count: 50 } })).body;
    const answer = await as('jane').graphql(query, variables);
    expect(expectForbidden(answer, dialect)).toBe(STANDARD);
    expect(answer.body).toMatchObject({ data: { [field]: null }, extensions: {} });
    expect((await admin.graphql(LIST, { input: { count: 50 } })).body).toEqual(before);
    await store(admin, policyOf('managers', platformPolicy('MANAGE_POLICIES', to.users('jane'))));
    expect((await as('jane').graphql(query, variables)).body.errors).toBeUndefined();
  });

  test.each([
    [
      'an actor that is not an urn',
      CREATE,
      { input: { ...INPUT, actors: { ...INPUT.actors, users: ['jane'] } } },
      '/actors/users',
    ],
    [
      'an unknown field of resources',
      CREATE,
      { input: { ...INPUT, resources: criterionOn('COLOUR') } },
      '/resources/filter/criteria/0/field',
    ],
    [
      'a malformed urn',
      UPDATE,
      { urn: 'nonsense', input: INPUT },
      '"nonsense" is not the urn of a policy',
    ],
    ['an urn of another type', DELETE, { urn: jane }, `"${jane}" is not the urn of a policy`],
  ])('%s is refused as an error of the sender', async (_name, query, variables, words) => {
    const { admin } = await policedCatalog(dialect);
    const { status, body } = await admin.graphql(query, variables);
    expect([status, body.errors[0].extensions.code]).toEqual([200, dialect === 'spec' ? 400 : 500]);
    expect(body.errors[0].message).toContain(words);
    expect(
      (await admin.post('/entities?action=exists', { urn: 'urn:li:corpuser:datahub' })).body,
    ).toEqual({ value: true });
  });
});

const NOBODY = { resourceOwners: false, allUsers: false, allGroups: false };

function criterionOn(field: string): object {
  return { filter: { criteria: [{ field, values: ['x'], condition: 'EQUALS' }] } };
}
