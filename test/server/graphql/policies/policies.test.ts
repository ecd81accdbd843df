import { describe, expect, test } from 'vitest';
import { dialects } from '../../../../src/server/dialect.js';
import { corpUserUrn } from '../../../../src/urn/corp-user-urn.js';
import { type Actor, policedCatalog, refusalIn } from '../../../support/server-actors.js';
import { quoted } from '../../../support/server-catalog.js';
import {
  deletePolicy,
  group,
  metadataPolicy,
  platformPolicy,
  policy,
  privilegesOf,
  role,
  store,
  to,
} from '../../../support/server-policies.js';
import { dataset } from '../../../support/server-urns.js';

const STANDARD = 'Unauthorized to perform this action. Please contact your DataHub administrator.';
const CREATE = 'mutation ($input: PolicyUpdateInput!) { createPolicy(input: $input) }';
const UPDATE = 'mutation ($urn: String!, $input: PolicyUpdateInput!) { updatePolicy(urn: $urn, input: $input) }';
const DELETE = 'mutation ($urn: String!) { deletePolicy(urn: $urn) }';
const LIST = `query ($input: ListPoliciesInput!) { listPolicies(input: $input) { start count total policies {
  urn type name state description editable privileges
  resources { type resources allResources filter { criteria { field condition values { value entity { urn type } } } } }
  actors { users groups roles resourceOwners resourceOwnersTypes allUsers allGroups resolvedUsers { urn username } resolvedGroups { urn } }
} } }`;

const orders = dataset('orders');
const jane = corpUserUrn('jane');

const INPUT = {
  type: 'METADATA',
  name: 'Jane edits lineage',
  state: 'ACTIVE',
  description: 'Of orders alone.',
  resources: { filter: { criteria: [{ field: 'URN', values: [orders, 'plain'], condition: 'EQUALS' }] } },
  privileges: ['EDIT_LINEAGE'],
  actors: { users: [jane], groups: [group('analysts')], resourceOwners: false, allUsers: false, allGroups: false },
};

describe.each(dialects)('in the dialect %s', (dialect) => {
  test('a policy is created, stored as an aspect, listed, and in force', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const urn = await created(admin, INPUT);
    expect(urn).toMatch(/^urn:li:dataHubPolicy:[\da-f-]{36}$/);
    const { body: stored } = await admin.get(`/openapi/v3/entity/dataHubPolicy/${quoted(policy(urn.slice(21)))}`);
    expect(stored).toEqual({
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
    const [listed] = (await admin.graphql(LIST, { input: { count: 1 } })).body.data.listPolicies.policies;
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
    expect(await privilegesOf(as('jane'), { resourceType: 'DATASET', resourceUrn: orders })).toContain('EDIT_LINEAGE');
  });

  test('an update replaces a policy as a whole, its roles and all that the input leaves out', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const info = metadataPolicy(
      'EDIT_ENTITY',
      { ...to.users('jane'), ...to.roles('Editor') },
      { description: 'old', resources: { type: 'chart' } },
    );
    await store(admin, [policy('x'), 'dataHubPolicyInfo', info]);
    const input = { type: 'PLATFORM', name: 'New', state: 'ACTIVE', privileges: ['MANAGE_TAGS'], actors: { ...NOBODY, allUsers: true } };
    expect((await admin.graphql(UPDATE, { urn: policy('x'), input })).body.data).toEqual({ updatePolicy: policy('x') });
    const { body } = await admin.get(`/openapi/v3/entity/dataHubPolicy/${quoted(policy('x'))}/dataHubPolicyInfo`);
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

  test('an update makes a policy that is not there', async () => {
    const { admin, as } = await policedCatalog(dialect);
    expect((await admin.graphql(UPDATE, { urn: policy('new'), input: INPUT })).body.data).toEqual({ updatePolicy: policy('new') });
    expect(await privilegesOf(as('jane'), { resourceType: 'DATASET', resourceUrn: orders })).toContain('EDIT_LINEAGE');
  });

  test('a policy is deleted with all that is stored of it, and deleting it again is no error', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const urn = await created(admin, INPUT);
    await deletePolicy(admin, urn);
    await deletePolicy(admin, urn);
    expect((await admin.get(`/openapi/v3/entity/dataHubPolicy/${quoted(policy(urn.slice(21)))}`)).status).toBe(404);
    expect(await privilegesOf(as('jane'), { resourceType: 'DATASET', resourceUrn: orders })).not.toContain('EDIT_LINEAGE');
  });

  test.each([
    ['createPolicy', CREATE, { input: INPUT }],
    ['updatePolicy', UPDATE, { urn: policy('7'), input: INPUT }],
    ['deletePolicy', DELETE, { urn: policy('7') }],
    ['listPolicies', LIST, { input: {} }],
  ])('%s takes the privilege to manage policies', async (field, query, variables) => {
    const { admin, as } = await policedCatalog(dialect);
    const others = platformPolicy(['MANAGE_USERS_AND_GROUPS', 'MANAGE_ACCESS_TOKENS', 'EDIT_ENTITY', 'DELETE_ENTITY'], to.users('jane'));
    await store(admin, [policy('others'), 'dataHubPolicyInfo', others]);
    const before = (await admin.graphql(LIST, { input: { count: 50 } })).body;
    const answer = await as('jane').graphql(query, variables);
    expect(refusalIn(answer, dialect)).toBe(STANDARD);
    expect(answer.body).toMatchObject({ data: { [field]: null }, extensions: {} });
    expect((await admin.graphql(LIST, { input: { count: 50 } })).body).toEqual(before);
    await store(admin, [policy('managers'), 'dataHubPolicyInfo', platformPolicy('MANAGE_POLICIES', to.users('jane'))]);
    expect((await as('jane').graphql(query, variables)).body.errors).toBeUndefined();
  });

  test.each([
    ['an actor that is no urn', CREATE, { input: { ...INPUT, actors: { ...INPUT.actors, users: ['jane'] } } }, '/actors/users'],
    [
      'a field that resources do not have',
      CREATE,
      { input: { ...INPUT, resources: criterionOn('COLOUR') } },
      '/resources/filter/criteria/0/field',
    ],
    ['an urn that is none', UPDATE, { urn: 'nonsense', input: INPUT }, '"nonsense" is no urn of a policy'],
    ['an urn of something else', DELETE, { urn: jane }, `"${jane}" is no urn of a policy`],
  ])('%s is an error of its sender’s', async (_name, query, variables, words) => {
    const { admin } = await policedCatalog(dialect);
    const { status, body } = await admin.graphql(query, variables);
    expect([status, body.errors[0].extensions.code]).toEqual([200, dialect === 'spec' ? 400 : 500]);
    expect(body.errors[0].message).toContain(words);
    expect((await admin.post('/entities?action=exists', { urn: 'urn:li:corpuser:datahub' })).body).toEqual({ value: true });
  });

  test('policies are listed newest first, by pages', async () => {
    const { admin } = await policedCatalog(dialect);
    await store(
      admin,
      [policy('a'), 'dataHubPolicyInfo', metadataPolicy([], {}, { lastUpdatedTimestamp: 1 })],
      [policy('b'), 'dataHubPolicyInfo', metadataPolicy([], {}, { lastUpdatedTimestamp: 2 })],
    );
    const page = async (input: object) => (await admin.graphql(LIST, { input })).body.data.listPolicies;
    const all = await page({});
    expect(all).toMatchObject({ start: 0, count: 20, total: 15, policies: { length: 15 } });
    const urns = all.policies.map((one: { urn: string }) => one.urn);
    expect(urns.slice(0, 3)).toEqual([policy('b'), policy('a'), policy('0')]);
    expect(await page({ start: 1, count: 2 })).toMatchObject({
      start: 1,
      count: 2,
      total: 15,
      policies: [{ urn: policy('a') }, { urn: policy('0') }],
    });
  });

  test('policies are searched by words and fields', async () => {
    const { admin } = await policedCatalog(dialect);
    const found = async (input: object) =>
      (await admin.graphql(LIST, { input })).body.data.listPolicies.policies.map((one: { urn: string }) => one.urn);
    expect(await found({ query: 'owners' })).toEqual([policy('asset-owners-metadata-policy')]);
    expect(await found({ query: '*', orFilters: where('editable', 'true') })).toHaveLength(5);
    expect(await found({ orFilters: where('type', 'PLATFORM') })).toHaveLength(5);
    expect(await found({ orFilters: where('privileges', 'DELETE_ENTITY') })).toEqual([policy('1'), policy('admin-metadata-policy')]);
    expect(await found({ orFilters: where('state', 'INACTIVE') })).toEqual([]);
    expect(await found({ orFilters: where('constructor', 'x') })).toEqual([]);
  });

  test('a soft-deleted policy is not listed and grants nothing', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const urn = await created(admin, { ...INPUT, resources: null });
    expect(await privilegesOf(as('jane'))).toContain('EDIT_LINEAGE');
    await store(admin, [policy(urn.slice(21)), 'status', { removed: true }]);
    expect(await privilegesOf(as('jane'))).not.toContain('EDIT_LINEAGE');
    expect((await admin.graphql(LIST, { input: {} })).body.data.listPolicies.total).toBe(13);
  });

  test('privileges are told to those alone whose they are, sorted, each once', async () => {
    const { admin, as } = await policedCatalog(dialect);
    await store(admin, [policy('x'), 'dataHubPolicyInfo', platformPolicy(['MADE_UP', 'VIEW_ANALYTICS'], to.users('jane'))]);
    expect(await privilegesOf(as('jane'))).toEqual([
      'EXISTS_ENTITY',
      'GENERATE_PERSONAL_ACCESS_TOKENS',
      'GET_COUNTS_PRIVILEGE',
      'GET_ENTITY_PRIVILEGE',
      'GET_TIMELINE_PRIVILEGE',
      'GET_TIMESERIES_ASPECT_PRIVILEGE',
      'MADE_UP',
      'SEARCH_PRIVILEGE',
      'VIEW_ANALYTICS',
      'VIEW_DATASET_OPERATIONS',
      'VIEW_DATASET_PROFILE',
      'VIEW_DATASET_USAGE',
      'VIEW_ENTITY_PAGE',
    ]);
    const query = 'query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges } }';
    const ofJane = await admin.graphql(query, { input: { actorUrn: jane } });
    expect(refusalIn(ofJane, dialect)).toBe('Unauthorized to get privileges for the given author.');
  });

  test('users, groups and roles of a policy are shown as they are, whatever they are', async () => {
    const { admin } = await policedCatalog(dialect);
    const actors = { users: [group('odd')], groups: [group('g')], roles: [role('Editor')], resourceOwnersTypes: [] };
    await store(admin, [
      policy('x'),
      'dataHubPolicyInfo',
      metadataPolicy([], actors, { lastUpdatedTimestamp: 1, resources: { type: 'dataset', resources: [orders] } }),
    ]);
    const [shown] = (await admin.graphql(LIST, { input: { count: 1 } })).body.data.listPolicies.policies;
    expect(shown.actors).toMatchObject({ ...actors, resolvedUsers: [], resolvedGroups: [{ urn: group('g') }] });
    expect(shown.resources).toEqual({ type: 'dataset', resources: [orders], allResources: false, filter: null });
    expect(shown.description).toBeNull();
  });

  test('the caller’s own privileges on the platform are in `me`', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const query = `{ me { corpUser { urn } platformPrivileges { managePolicies generatePersonalAccessTokens manageTokens createTags viewTests } }
      appConfig { policiesConfig { enabled } } }`;
    const privileges = async (actor: Actor) => (await actor.graphql(query)).body.data.me.platformPrivileges;
    const none = { managePolicies: false, generatePersonalAccessTokens: true, manageTokens: false, createTags: false, viewTests: false };
    expect(await privileges(as('kim'))).toEqual(none);
    expect(Object.values(await privileges(admin))).toEqual([true, true, true, true, true]);
    await store(admin, [policy('x'), 'dataHubPolicyInfo', platformPolicy('MANAGE_TAGS', to.users('kim'))]);
    expect(await privileges(as('kim'))).toEqual({ ...none, createTags: true });
    expect((await admin.graphql(query)).body.data.appConfig).toEqual({ policiesConfig: { enabled: true } });
  });

  test('the caller’s own privileges on a dataset are in its `privileges`', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const query = `query ($urn: String!) { dataset(urn: $urn) { privileges { canEditLineage canEditTags canEditOwners canViewDatasetUsage } } }`;
    const privileges = async (actor: Actor) => Object.values((await actor.graphql(query, { urn: orders })).body.data.dataset.privileges);
    expect(await privileges(as('jane'))).toEqual([false, false, false, true]);
    expect(await privileges(admin)).toEqual([true, true, true, true]);
    await created(admin, INPUT);
    expect(await privileges(as('jane'))).toEqual([true, false, false, true]);
    await created(admin, { ...INPUT, privileges: ['EDIT_ENTITY'] });
    expect(await privileges(as('jane'))).toEqual([true, true, true, true]);
  });
});

const NOBODY = { resourceOwners: false, allUsers: false, allGroups: false };

function criterionOn(field: string): object {
  return { filter: { criteria: [{ field, values: ['x'], condition: 'EQUALS' }] } };
}

function where(field: string, value: string): object {
  return [{ and: [{ field, values: [value] }] }];
}

async function created(actor: Actor, input: object): Promise<string> {
  const { status, body } = await actor.graphql(CREATE, { input });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data.createPolicy;
}
