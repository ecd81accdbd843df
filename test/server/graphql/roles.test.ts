import { describe, expect, test } from 'vitest';
import { dialects } from '../../../src/server/shared/dialect.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { type Actor, expectForbidden, policedCatalog } from '../../support/server/actors.js';
import { type Answer, post, runningCatalog } from '../../support/server/catalog.js';
import { dataset } from '../../support/server/urns.js';

const ASSIGN = 'mutation ($input: BatchAssignRoleInput!) { batchAssignRole(input: $input) }';
const GET =
  'query ($input: GetInviteTokenInput!) { getInviteToken(input: $input) { inviteToken } }';
const CREATE =
  'mutation ($input: CreateInviteTokenInput!) { createInviteToken(input: $input) { inviteToken } }';
const ACCEPT = 'mutation ($input: AcceptRoleInput!) { acceptRole(input: $input) }';
const MINE = '{ me { platformPrivileges { managePolicies manageDomains } } }';
const role = (name: string): string => `urn:li:dataHubRole:${name}`;
const [jane, joe] = ['jane', 'joe'].map((name) => corpUserUrn(name));

async function privileges(actor: Actor): Promise<unknown> {
  return (await actor.graphql(MINE)).body.data.me.platformPrivileges;
}

async function rolesOf(admin: Actor, urn: string): Promise<unknown> {
  const query = `query ($urn: String!) { entity(urn: $urn) { ... on CorpUser { aspects(input: { aspectNames: ["roleMembership"] }) { payload } } } }`;
  const { body } = await admin.graphql(query, { urn });
  return body.data.entity.aspects.map(
    ({ payload }: { readonly payload: string }) => JSON.parse(payload).roles,
  );
}

function codeIn({ body }: Answer): unknown {
  return body.errors[0].extensions.code;
}

describe.each(dialects)('batchAssignRole (%s)', (dialect) => {
  test('replaces the roles of a user from the next request on, and removes them', async () => {
    const { admin, as } = await policedCatalog(dialect);
    expect(await privileges(as('jane'))).toEqual({ managePolicies: false, manageDomains: false });
    const input = { roleUrn: role('Editor'), actors: [jane] };
    const { body } = await admin.graphql(ASSIGN, { input });
    expect(body).toEqual({ data: { batchAssignRole: true }, extensions: {} });
    expect(await privileges(as('jane'))).toEqual({ managePolicies: false, manageDomains: true });
    await admin.graphql(ASSIGN, { input: { roleUrn: role('Admin'), actors: [jane] } });
    expect(await privileges(as('jane'))).toEqual({ managePolicies: true, manageDomains: true });
    expect(await rolesOf(admin, String(jane))).toEqual([[role('Admin')]]);
    await admin.graphql(ASSIGN, { input: { actors: [jane] } });
    expect(await privileges(as('jane'))).toEqual({ managePolicies: false, manageDomains: false });
  });

  test('ignores actors that do not exist', async () => {
    const { admin, as } = await policedCatalog(dialect);
    await privileges(as('jane'));
    const input = { roleUrn: role('Editor'), actors: [corpUserUrn('ghost'), jane, jane] };
    expect((await admin.graphql(ASSIGN, { input })).body.data).toEqual({ batchAssignRole: true });
    expect(await rolesOf(admin, String(jane))).toEqual([[role('Editor')]]);
    const { body } = await admin.graphql(`{ entityExists(urn: "${corpUserUrn('ghost')}") }`);
    expect(body.data).toEqual({ entityExists: false });
  });

  test.each([
    [{ roleUrn: role('Nonsense'), actors: [jane] }, 'does not exist'],
    [{ roleUrn: jane, actors: [jane] }, 'is not the urn of a role'],
    [{ roleUrn: role('Editor'), actors: [jane, dataset('a')] }, 'is neither a user nor a group'],
    [{ roleUrn: role('Editor'), actors: [jane, 'jane'] }, 'is neither a user nor a group'],
  ])('refuses %j and writes nothing', async (input, message) => {
    const { admin, as } = await policedCatalog(dialect);
    await privileges(as('jane'));
    const answer = await admin.graphql(ASSIGN, { input });
    expect(answer.body.errors[0].message).toContain(message);
    expect(codeIn(answer)).toBe(dialect === 'spec' ? 400 : 500);
    expect(await rolesOf(admin, String(jane))).toEqual([]);
  });

  test('needs the privilege to manage policies, as invitations do', async () => {
    const { as } = await policedCatalog(dialect);
    const refusals = [
      await as('jane').graphql(ASSIGN, { input: { roleUrn: role('Admin'), actors: [jane] } }),
      await as('jane').graphql(GET, { input: {} }),
      await as('jane').graphql(CREATE, { input: {} }),
    ].map((answer) => expectForbidden(answer, dialect));
    expect(refusals).toEqual([
      expect.stringContaining('Unauthorized to assign roles.'),
      expect.stringContaining('Unauthorized to get invite tokens.'),
      expect.stringContaining('Unauthorized to create invite tokens.'),
    ]);
    expect(await privileges(as('jane'))).toEqual({ managePolicies: false, manageDomains: false });
  });
});

describe('acceptRole', () => {
  test('gives the caller the role of the token', async () => {
    const { admin, as } = await policedCatalog('spec');
    const { body } = await admin.graphql(GET, { input: { roleUrn: role('Editor') } });
    const accepted = await as('jane').graphql(ACCEPT, { input: body.data.getInviteToken });
    expect(accepted.body.data).toEqual({ acceptRole: true });
    expect(await rolesOf(admin, String(jane))).toEqual([[role('Editor')]]);
    expect(await rolesOf(admin, String(joe))).toEqual([]);
  });

  test('keeps the roles of the caller if the token has no role', async () => {
    const { admin, as } = await policedCatalog('spec');
    await privileges(as('jane'));
    await admin.graphql(ASSIGN, { input: { roleUrn: role('Editor'), actors: [jane] } });
    const { body } = await admin.graphql(GET, { input: {} });
    const accepted = await as('jane').graphql(ACCEPT, { input: body.data.getInviteToken });
    expect(accepted.body.data).toEqual({ acceptRole: true });
    expect(await rolesOf(admin, String(jane))).toEqual([[role('Editor')]]);
  });

  test('refuses an invalid or a renewed token', async () => {
    const { admin, as } = await policedCatalog('spec');
    const { body } = await admin.graphql(GET, { input: { roleUrn: role('Admin') } });
    await admin.graphql(CREATE, { input: { roleUrn: role('Admin') } });
    for (const inviteToken of [body.data.getInviteToken.inviteToken, 'nonsense', ''])
      expect(codeIn(await as('jane').graphql(ACCEPT, { input: { inviteToken } }))).toBe(400);
    expect(await rolesOf(admin, String(jane))).toEqual([]);
  });
});

test('an invitation stays the same until it is renewed, and needs an existing role', async () => {
  const { admin } = await policedCatalog('spec');
  const tokenOf = async (query: string, input: unknown) =>
    Object.values((await admin.graphql(query, { input })).body.data)[0];
  const first = await tokenOf(GET, {});
  expect(await tokenOf(GET, { roleUrn: null })).toEqual(first);
  expect(await tokenOf(GET, { roleUrn: role('Reader') })).not.toEqual(first);
  const second = await tokenOf(CREATE, {});
  expect(second).not.toEqual(first);
  expect(await tokenOf(GET, {})).toEqual(second);
  expect(codeIn(await admin.graphql(GET, { input: { roleUrn: role('Nonsense') } }))).toBe(400);
});

test('while authentication is off, invitations are refused and roles can be assigned', async () => {
  const catalog = await runningCatalog();
  const send = (query: string, input: unknown) =>
    post(catalog, '/api/graphql', { query, variables: { input } });
  for (const [query, input] of [
    [GET, {}],
    [CREATE, {}],
    [ACCEPT, { inviteToken: 'x' }],
  ] as const) {
    const answer = await send(query, input);
    expect(codeIn(answer)).toBe(400);
    expect(answer.body.errors[0].message).toContain('Authentication is off');
  }
  const { body } = await send(ASSIGN, { roleUrn: role('Admin'), actors: [corpUserUrn('datahub')] });
  expect(body.data).toEqual({ batchAssignRole: true });
});
