import { describe, expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { corpUserUrn } from '../../../../src/urn/corp-user-urn.js';
import { type Actor, expectForbidden, policedCatalog } from '../../../support/server/actors.js';
import {
  platformPolicy,
  policyOf,
  privilegesOf,
  store,
  to,
} from '../../../support/server/policies.js';
import { created, INPUT } from '../../../support/server/policy-documents.js';
import { dataset } from '../../../support/server/urns.js';

const orders = dataset('orders');
const jane = corpUserUrn('jane');

describe.each(dialects)('in the dialect %s', (dialect) => {
  test('users can only read their own privileges, sorted and each once', async () => {
    const { admin, as } = await policedCatalog(dialect);
    await store(
      admin,
      policyOf('x', platformPolicy(['MADE_UP', 'VIEW_ANALYTICS'], to.users('jane'))),
    );
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
    const query =
      'query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges } }';
    const ofJane = await admin.graphql(query, { input: { actorUrn: jane } });
    expect(expectForbidden(ofJane, dialect)).toBe(
      'Unauthorized to get privileges for the given author.',
    );
  });

  test('the caller’s own privileges on the platform are in `me`', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const query = `{ me { corpUser { urn } platformPrivileges { managePolicies generatePersonalAccessTokens manageTokens createTags viewTests } }
      appConfig { policiesConfig { enabled } } }`;
    const privileges = async (actor: Actor) =>
      (await actor.graphql(query)).body.data.me.platformPrivileges;
    const none = {
      managePolicies: false,
      generatePersonalAccessTokens: true,
      manageTokens: false,
      createTags: false,
      viewTests: false,
    };
    expect(await privileges(as('kim'))).toEqual(none);
    expect(Object.values(await privileges(admin))).toEqual([true, true, true, true, true]);
    await store(admin, policyOf('x', platformPolicy('MANAGE_TAGS', to.users('kim'))));
    expect(await privileges(as('kim'))).toEqual({ ...none, createTags: true });
    expect((await admin.graphql(query)).body.data.appConfig).toEqual({
      policiesConfig: { enabled: true },
    });
  });

  test('the caller’s own privileges on a dataset are in its `privileges`', async () => {
    const { admin, as } = await policedCatalog(dialect);
    const query = `query ($urn: String!) { dataset(urn: $urn) { privileges { canEditLineage canEditTags canEditOwners canViewDatasetUsage } } }`;
    const privileges = async (actor: Actor) =>
      Object.values((await actor.graphql(query, { urn: orders })).body.data.dataset.privileges);
    expect(await privileges(as('jane'))).toEqual([false, false, false, true]);
    expect(await privileges(admin)).toEqual([true, true, true, true]);
    await created(admin, INPUT);
    expect(await privileges(as('jane'))).toEqual([true, false, false, true]);
    await created(admin, { ...INPUT, privileges: ['EDIT_ENTITY'] });
    expect(await privileges(as('jane'))).toEqual([true, true, true, true]);
  });
});

test('appConfig lists the privileges that a policy can grant, by type of resource', async () => {
  const { as } = await policedCatalog('datahub');
  const query = `{ appConfig { policiesConfig { platformPrivileges { type displayName }
    resourcePrivileges { resourceType resourceTypeDisplayName entityType privileges { type } } } } }`;
  const { policiesConfig } = (await as('jane').graphql(query)).body.data.appConfig;
  expect(policiesConfig.platformPrivileges).toContainEqual({
    type: 'MANAGE_SERVICE_ACCOUNTS',
    displayName: 'Manage Service Accounts',
  });
  const [all, ...types] = policiesConfig.resourcePrivileges;
  expect([all.resourceType, all.entityType]).toEqual(['all', null]);
  expect(all.privileges).toContainEqual({ type: 'EDIT_LINEAGE' });
  expect(types).toContainEqual({
    ...all,
    resourceType: 'dataJob',
    resourceTypeDisplayName: 'Data Jobs',
    entityType: 'DATA_JOB',
  });
});

test('a policy that is limited to parts of a resource is listed, and grants nothing', async () => {
  const { admin, as } = await policedCatalog('datahub');
  const tag = { field: 'URN', values: ['urn:li:tag:pii'], condition: 'EQUALS' };
  const make = async (privilegeConstraints: unknown) =>
    created(admin, {
      ...INPUT,
      privileges: ['EDIT_ENTITY_TAGS'],
      actors: { users: [jane], resourceOwners: false, allUsers: false, allGroups: false },
      resources: { filter: { criteria: [] }, privilegeConstraints },
    });
  const limited = await make({ criteria: [tag] });
  const list = `{ listPolicies(input: { query: "*", count: 100 }) { policies { urn resources { privilegeConstraints {
    criteria { field condition values { value } } } } } } }`;
  expect((await admin.graphql(list)).body.data.listPolicies.policies).toContainEqual({
    urn: limited,
    resources: {
      privilegeConstraints: { criteria: [{ ...tag, values: [{ value: 'urn:li:tag:pii' }] }] },
    },
  });
  expect(
    await privilegesOf(as('jane'), { resourceType: 'DATASET', resourceUrn: orders }),
  ).not.toContain('EDIT_ENTITY_TAGS');
  await make({ criteria: [] });
  expect(
    await privilegesOf(as('jane'), { resourceType: 'DATASET', resourceUrn: orders }),
  ).toContain('EDIT_ENTITY_TAGS');
});
