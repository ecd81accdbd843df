import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/model/json.js';
import { dialects } from '../../../../src/server/shared/dialect.js';
import { corpUserUrn } from '../../../../src/urn/corp-user-urn.js';
import { ask, expectForbidden, policedCatalog } from '../../../support/server/actors.js';
import { bearer } from '../../../support/server/auth.js';
import { type Answer, get, post, quoted } from '../../../support/server/catalog.js';
import { platformPolicy, policyOf, store as put, to } from '../../../support/server/policies.js';

const datahub = corpUserUrn('datahub');
const jane = corpUserUrn('jane');
const joe = corpUserUrn('joe');

const messageOf = ({ body }: Answer): unknown => body.errors[0].message;
const ME = '{ me { corpUser { urn } } }';

const CREATE_ACCOUNT =
  'mutation ($input: CreateServiceAccountInput!) { createServiceAccount(input: $input) { urn type name displayName description createdBy } }';
const LIST_ACCOUNTS =
  'query ($input: ListServiceAccountsInput!) { listServiceAccounts(input: $input) { total serviceAccounts { urn relationships(input: { types: [], direction: OUTGOING }) { total } } } }';
const GET_ACCOUNT =
  'query ($urn: String!) { getServiceAccount(urn: $urn) { displayName createdAt } }';
const DELETE_ACCOUNT = 'mutation ($urn: String!) { deleteServiceAccount(urn: $urn) }';
const TOKEN =
  'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken metadata { owner { urn } actorUrn } } }';

test.each(dialects)('a service account has tokens and ends with them (%s)', async (dialect) => {
  const catalog = await policedCatalog(dialect);
  const { as, admin } = catalog;
  await as('jane').graphql(ME);
  const input = { displayName: 'Pipeline', description: 'of the shop' };
  for (const [document, variables] of [
    [CREATE_ACCOUNT, { input }],
    [LIST_ACCOUNTS, { input: {} }],
    [GET_ACCOUNT, { urn: jane }],
    [DELETE_ACCOUNT, { urn: jane }],
  ] as const)
    expect(expectForbidden(await as('jane').graphql(document, variables), dialect)).toContain(
      'service accounts',
    );
  await put(
    admin,
    policyOf('accounts', platformPolicy('MANAGE_SERVICE_ACCOUNTS', to.users('jane'))),
  );
  const made = await ask(as('jane'), CREATE_ACCOUNT, { input });
  expect(made).toEqual({
    urn: expect.stringMatching(/^urn:li:corpuser:service_[0-9a-f-]{36}$/),
    type: 'CORP_USER',
    name: made.urn.split(':').at(-1),
    displayName: 'Pipeline',
    description: 'of the shop',
    createdBy: jane,
  });
  expect(await ask(as('jane'), LIST_ACCOUNTS, { input: {} })).toEqual({
    total: 1,
    serviceAccounts: [{ urn: made.urn, relationships: { total: 0 } }],
  });
  expect(await ask(as('jane'), GET_ACCOUNT, { urn: made.urn })).toMatchObject({
    displayName: 'Pipeline',
  });
  expect(await ask(as('jane'), GET_ACCOUNT, { urn: joe })).toBeNull();
  const users = await ask(
    as('jane'),
    'query ($input: ListUsersInput!) { listUsers(input: $input) { users { urn } } }',
    { input: {} },
  );
  expect(users).toEqual({ users: [{ urn: datahub }, { urn: jane }] });
  const request = (more: JsonObject) => ({
    input: {
      type: 'SERVICE_ACCOUNT',
      actorUrn: made.urn,
      duration: 'ONE_HOUR',
      name: 'ci',
      ...more,
    },
  });
  const { accessToken, metadata } = await ask(as('jane'), TOKEN, request({}));
  expect(metadata).toEqual({ owner: { urn: jane }, actorUrn: made.urn });
  const asAccount = bearer(accessToken);
  const who = () => post(catalog, '/api/graphql', { query: ME }, asAccount);
  expect((await who()).body.data).toEqual({ me: { corpUser: { urn: made.urn } } });
  // The account of a person is not a service account, and managing service accounts is no right to a person's token.
  expect(messageOf(await as('jane').graphql(TOKEN, request({ actorUrn: datahub })))).toBe(
    `The specified URN is not a service account: ${datahub}`,
  );
  expectForbidden(
    await as('jane').graphql(TOKEN, request({ type: 'PERSONAL', actorUrn: datahub })),
    dialect,
  );
  expect(messageOf(await as('jane').graphql(DELETE_ACCOUNT, { urn: datahub }))).toContain(
    'not a service account',
  );
  expect(await ask(as('jane'), DELETE_ACCOUNT, { urn: made.urn })).toBe(true);
  expect((await who()).status).toBe(401);
  expect(
    (await get(catalog, `/aspects/${quoted(made.urn)}?aspect=corpUserInfo`, 'GET', asAccount))
      .status,
  ).toBe(401);
});

test('a sub-type alone does not make a person a service account', async () => {
  const { as, admin } = await policedCatalog('datahub');
  await as('jane').graphql(ME);
  await put(
    admin,
    policyOf('accounts', platformPolicy('MANAGE_SERVICE_ACCOUNTS', to.users('jane'))),
  );
  const item = { urn: datahub, subTypes: { value: { typeNames: ['SERVICE_ACCOUNT'] } } };
  expect((await admin.post('/openapi/v3/entity/corpuser?async=false', [item])).status).toBe(200);
  const input = { type: 'SERVICE_ACCOUNT', actorUrn: datahub, duration: 'ONE_HOUR', name: 'x' };
  expect(messageOf(await as('jane').graphql(TOKEN, { input }))).toContain('not a service account');
  expect(await ask(as('jane'), LIST_ACCOUNTS, { input: {} })).toMatchObject({ total: 0 });
});

test('getAccessToken makes a token of the caller', async () => {
  const catalog = await policedCatalog('datahub');
  const query =
    'query ($input: GetAccessTokenInput!) { getAccessToken(input: $input) { accessToken } }';
  const input = { type: 'PERSONAL', actorUrn: jane, duration: 'ONE_HOUR' };
  const { accessToken } = await ask(catalog.as('jane'), query, { input });
  const { body } = await post(catalog, '/api/graphql', { query: ME }, bearer(accessToken));
  expect(body.data.me.corpUser.urn).toBe(jane);
  expectForbidden(await catalog.as('joe').graphql(query, { input }), 'datahub');
});
