import { expect, test } from 'vitest';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { corpUserUrn } from '../../../../src/urn/corp-user-urn.js';
import { expectJson } from '../../../support/golden.js';
import { ask, expectForbidden, policedCatalog } from '../../../support/server/actors.js';
import type { Answer } from '../../../support/server/catalog.js';
import {
  group,
  metadataPolicy,
  policy,
  policyOf,
  store as put,
  role,
  to,
} from '../../../support/server/policies.js';
import { upsert } from '../../../support/server/proposals.js';

const datahub = corpUserUrn('datahub');
const jane = corpUserUrn('jane');
const joe = corpUserUrn('joe');

const messageOf = ({ body }: Answer): unknown => body.errors[0].message;

const REMOVE = 'mutation ($urn: String!) { removeUser(urn: $urn) }';
const STATUS = (status: string) =>
  `mutation ($urn: String!) { updateUserStatus(urn: $urn, status: ${status}) }`;
const ME = '{ me { corpUser { urn } } }';

test.each(dialects)('users are listed, read, suspended and removed (%s)', async (dialect) => {
  const { as, admin } = await policedCatalog(dialect);
  await as('jane').graphql(ME);
  await as('joe').graphql(ME);
  const info = { active: true, displayName: 'Jane', managerUrn: joe };
  await put(
    admin,
    upsert(jane, 'corpUserInfo', info),
    upsert(jane, 'corpUserEditableInfo', { title: 'Analyst', teams: ['data'] }),
    upsert(jane, 'globalTags', { tags: [{ tag: 'urn:li:tag:vip' }] }),
  );
  const fields = `urn status info { active displayName manager { urn } } editableInfo { title teams } globalTags { tags { tag { urn } } }`;
  expect(
    await ask(as('joe'), `query ($urn: String!) { corpUser(urn: $urn) { ${fields} } }`, {
      urn: jane,
    }),
  ).toEqual({
    urn: jane,
    status: null,
    info: { active: true, displayName: 'Jane', manager: { urn: joe } },
    editableInfo: { title: 'Analyst', teams: ['data'] },
    globalTags: { tags: [{ tag: { urn: 'urn:li:tag:vip' } }] },
  });
  const list =
    'query ($input: ListUsersInput!) { listUsers(input: $input) { start count total users { urn } } }';
  expect(await ask(as('joe'), list, { input: {} })).toEqual({
    start: 0,
    count: 20,
    total: 3,
    users: [{ urn: datahub }, { urn: jane }, { urn: joe }],
  });
  expect(await ask(admin, list, { input: { query: 'jane' } })).toMatchObject({ total: 1 });
  for (const document of [REMOVE, STATUS('SUSPENDED')])
    expectForbidden(await as('joe').graphql(document, { urn: jane }), dialect);
  expect(await ask(admin, STATUS('SUSPENDED'), { urn: jane })).toBe(jane);
  expect(await ask(admin, `{ corpUser(urn: "${jane}") { status } }`)).toEqual({
    status: 'SUSPENDED',
  });
  expect((await as('jane').graphql(ME)).status).toBe(401);
  expect(await ask(admin, STATUS('ACTIVE'), { urn: jane })).toBe(jane);
  expect((await as('jane').graphql(ME)).status).toBe(200);
  expect(await ask(admin, REMOVE, { urn: jane })).toBe(true);
  const statuses = [
    await as('jane').graphql(ME),
    await as('jane').get('/openapi/operations/identity/user/urn'),
    await as('joe').get('/openapi/operations/identity/user/urn'),
  ];
  expect(statuses.map(({ status }) => status)).toEqual([401, 401, 200]);
  expect(statuses[2]?.body).toEqual({ urn: joe });
  expect(await ask(admin, list, { input: {} })).toMatchObject({ total: 2 });
  const code = dialect === 'spec' ? 400 : 500;
  for (const urn of ['urn:li:dataset:x', String(group('admins'))])
    expect((await admin.graphql(REMOVE, { urn })).body.errors[0].extensions.code).toBe(code);
  expect(
    (await admin.graphql(STATUS('ACTIVE'), { urn: jane })).body.errors[0].extensions.code,
  ).toBe(code);
});

const CREATE_GROUP = 'mutation ($input: CreateGroupInput!) { createGroup(input: $input) }';
const RENAME = 'mutation ($input: UpdateNameInput!) { updateName(input: $input) }';
const ADD = 'mutation ($input: AddGroupMembersInput!) { addGroupMembers(input: $input) }';
const TAKE = 'mutation ($input: RemoveGroupMembersInput!) { removeGroupMembers(input: $input) }';
const REMOVE_GROUP = 'mutation ($urn: String!) { removeGroup(urn: $urn) }';
const MINE = '{ me { platformPrivileges { manageDomains } } }';

test.each(dialects)(
  'groups have members, who have the roles of the group (%s)',
  async (dialect) => {
    const { as, admin } = await policedCatalog(dialect);
    await as('jane').graphql(ME);
    const editors = group('editors');
    const input = { id: 'editors', name: 'Editors', description: 'who edit' };
    expectForbidden(await as('jane').graphql(CREATE_GROUP, { input }), dialect);
    expect(await ask(admin, CREATE_GROUP, { input })).toBe(editors);
    expect(messageOf(await admin.graphql(CREATE_GROUP, { input }))).toContain('already exists');
    await ask(admin, RENAME, { input: { urn: editors, name: 'The editors' } });
    await ask(
      admin,
      'mutation ($input: BatchAssignRoleInput!) { batchAssignRole(input: $input) }',
      { input: { roleUrn: role('Editor'), actors: [editors] } },
    );
    const members = { groupUrn: editors, userUrns: [jane] };
    expectForbidden(await as('jane').graphql(ADD, { input: members }), dialect);
    for (const _time of [1, 2]) await ask(admin, ADD, { input: members });
    expect(await ask(as('jane'), MINE)).toEqual({
      platformPrivileges: { manageDomains: true },
    });
    expect(
      await ask(
        admin,
        'query ($input: ListGroupsInput!) { listGroups(input: $input) { total groups { urn origin { type } info { displayName description } relationships(input: { types: ["IsMemberOfNativeGroup"], direction: INCOMING }) { relationships { entity { urn } } } } } }',
        { input: {} },
      ),
    ).toEqual({
      total: 1,
      groups: [
        {
          urn: editors,
          origin: { type: 'NATIVE' },
          info: { displayName: 'The editors', description: 'who edit' },
          relationships: { relationships: [{ entity: { urn: jane } }] },
        },
      ],
    });
    expect(
      await ask(
        admin,
        `{ debugAccess(userUrn: "${jane}") { roles groups groupsWithRoles rolesViaGroups allRoles policies } }`,
      ),
    ).toEqual({
      roles: [],
      groups: [editors],
      groupsWithRoles: [editors],
      rolesViaGroups: [role('Editor')],
      allRoles: [role('Editor')],
      policies: expect.arrayContaining([policy('editor-platform-policy')]),
    });
    expectForbidden(
      await as('jane').graphql(`{ debugAccess(userUrn: "${jane}") { roles } }`),
      dialect,
    );
    await ask(admin, TAKE, { input: members });
    expect(await ask(as('jane'), MINE)).toEqual({
      platformPrivileges: { manageDomains: false },
    });
    // The members of a removed group do not come back with a group of the same name.
    await ask(admin, ADD, { input: members });
    expectForbidden(await as('joe').graphql(REMOVE_GROUP, { urn: editors }), dialect);
    await ask(admin, REMOVE_GROUP, { urn: editors });
    await ask(admin, CREATE_GROUP, { input });
    expect(await ask(admin, `{ debugAccess(userUrn: "${jane}") { groups } }`)).toEqual({
      groups: [],
    });
    const ghost = { groupUrn: editors, userUrns: [corpUserUrn('ghost')] };
    expect(messageOf(await admin.graphql(ADD, { input: ghost }))).toContain('User does not exist');
    const nowhere = { groupUrn: group('none'), userUrns: [jane] };
    expect(messageOf(await admin.graphql(ADD, { input: nowhere }))).toContain(
      'Group does not exist',
    );
  },
);

test('the right to edit the members of a group is enough, and the right to edit the group is not', async () => {
  const { as, admin } = await policedCatalog('datahub');
  await as('jane').graphql(ME);
  await ask(admin, CREATE_GROUP, { input: { id: 'a', name: 'A' } });
  await put(admin, policyOf('edits', metadataPolicy('EDIT_ENTITY', to.users('jane'))));
  const input = { groupUrn: group('a'), userUrns: [jane] };
  expectForbidden(await as('jane').graphql(ADD, { input }), 'datahub');
  await put(admin, policyOf('edits', metadataPolicy('EDIT_GROUP_MEMBERS', to.users('jane'))));
  expect(await ask(as('jane'), ADD, { input })).toBe(true);
});

test('roles are listed', async () => {
  const { as } = await policedCatalog('datahub');
  const query =
    'query ($input: ListRolesInput!) { listRoles(input: $input) { total roles { urn type name description } } }';
  const { total, roles } = await ask(as('jane'), query, { input: { count: 1 } });
  await expectJson(import.meta, 'roles-are-listed', [total, roles]);
});
