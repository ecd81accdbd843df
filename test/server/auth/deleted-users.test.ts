import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import {
  ask,
  bearer,
  credentialsOf,
  guardedCatalog,
  logIn,
  PASSWORDS,
  personalToken,
  tokenFor,
} from '../../support/server/auth.js';
import { get, post, quoted } from '../../support/server/catalog.js';
import { emptyDatabase } from '../../support/server/store.js';

const datahub = corpUserUrn('datahub');
const jane = corpUserUrn('jane');
const LIST = '{ listAccessTokens(input: {}) { tokens { actorUrn } } }';

const BY_DATAHUB = { actor: datahub, time: 1 };
const JANE_IS_MADE = [
  [{ urn: jane, name: 'corpUserKey', value: { username: 'jane' } }],
  BY_DATAHUB,
] as const;

type Headers = Record<string, string>;

const SINGLE = `/openapi/v3/entity/corpuser/${quoted(jane)}`;
const deletion = { entityType: 'corpuser', entityUrn: jane, changeType: 'DELETE' };
const ingest = (catalog: Catalog, proposal: object, headers: Headers) =>
  post(catalog, '/aspects?action=ingestProposal', { proposal }, headers);

/** Every way to delete a user for good. */
const DOORS: Readonly<
  Record<string, (catalog: Catalog, headers: Headers) => Promise<{ readonly status: number }>>
> = {
  'Rest.li, delete': (catalog, headers) =>
    post(catalog, '/entities?action=delete', { urn: jane }, headers),
  'OpenAPI, the entity': (catalog, headers) => get(catalog, SINGLE, 'DELETE', headers),
  'OpenAPI, the key': (catalog, headers) =>
    get(catalog, `${SINGLE}/corpUserKey`, 'DELETE', headers),
  'OpenAPI, the entity by aspects': (catalog, headers) =>
    get(catalog, `${SINGLE}?aspects=corpUserKey`, 'DELETE', headers),
  'a proposal without an aspect': (catalog, headers) => ingest(catalog, deletion, headers),
  'a proposal of the key': (catalog, headers) =>
    ingest(catalog, { ...deletion, aspectName: 'corpUserKey' }, headers),
};

/** Creates a user again, as the ingestion of a directory does. */
async function writeAgain(catalog: Catalog, headers: Headers): Promise<void> {
  const user = { urn: jane, corpUserInfo: { value: { active: true, displayName: 'Jane' } } };
  expect(
    (await post(catalog, '/openapi/v3/entity/corpuser?async=false', [user], headers)).status,
  ).toBe(200);
}

describe('a user who was deleted for good and written again', () => {
  test.each(Object.entries(DOORS))(
    'by %s, has no session, token or password',
    async (_door, remove) => {
      const catalog = await guardedCatalog();
      const token = bearer((await tokenFor(catalog, 'jane')).text);
      const session = await logIn(catalog, 'jane');
      const admin = await logIn(catalog);
      expect((await remove(catalog, admin)).status).toBe(200);
      expect((await ask(catalog, LIST, {}, admin)).body.data.listAccessTokens.tokens).toEqual([]);
      await writeAgain(catalog, admin);
      const statuses = [
        (await ask(catalog, '{ me { __typename } }', {}, token)).status,
        (await ask(catalog, '{ me { __typename } }', {}, session)).status,
        (await post(catalog, '/logIn', { username: 'jane', password: PASSWORDS.jane })).status,
      ];
      expect(statuses).toEqual([401, 401, 400]);
      // A new token is valid.
      const fresh = bearer((await tokenFor(catalog, 'jane')).text);
      expect((await ask(catalog, '{ me { __typename } }', {}, fresh)).status).toBe(200);
    },
  );

  test('by a rollback of the run that created the user, has no token', async () => {
    const catalog = await guardedCatalog();
    const admin = await logIn(catalog);
    const lena = corpUserUrn('lena');
    const made = {
      urn: lena,
      corpUserInfo: { value: { active: true }, systemMetadata: { runId: 'directory' } },
    };
    const write = () => post(catalog, '/openapi/v3/entity/corpuser?async=false', [made], admin);
    await write();
    const token = bearer((await tokenFor(catalog, 'lena')).text);
    expect((await ask(catalog, '{ me { __typename } }', {}, token)).status).toBe(200);
    const back = await post(
      catalog,
      '/runs?action=rollback',
      { runId: 'directory', dryRun: false, hardDelete: true },
      admin,
    );
    expect([back.status, back.body.value.entitiesDeleted]).toEqual([200, 1]);
    await write();
    expect((await ask(catalog, '{ me { __typename } }', {}, token)).status).toBe(401);
  });
});

test('tokens of other users stay valid, even if the deleted user created them', async () => {
  const database = emptyDatabase();
  const { store } = database;
  const { tokens } = credentialsOf(database);
  store.write(...JANE_IS_MADE);
  const make = (actor: typeof jane, owner: typeof jane) =>
    tokens.create(personalToken(actor, owner));
  const kept = await make(datahub, jane);
  const ended = await make(jane, datahub);
  store.hardDelete(jane);
  expect([await tokens.identify(kept.text), await tokens.identify(ended.text)]).toEqual([
    datahub,
    undefined,
  ]);
});

test('a deletion ends credentials also while authentication is off', () => {
  const { store, credentialTables } = emptyDatabase();
  store.write(...JANE_IS_MADE);
  credentialTables.putPassword(jane, 'hash');
  credentialTables.addSession('secret', { user: jane, expiresAt: 2 });
  store.hardDelete(jane);
  expect([credentialTables.readPassword(jane), credentialTables.readSession('secret')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('a deletion that is rolled back ends no credentials', () => {
  const { store, credentialTables } = emptyDatabase();
  store.write(...JANE_IS_MADE);
  credentialTables.putPassword(jane, 'hash');
  const work = () => {
    store.hardDelete(jane);
    throw new Error('taken back');
  };
  expect(() => store.transaction(work)).toThrow('taken back');
  expect(credentialTables.readPassword(jane)).toBe('hash');
});

describe('a request that starts before the deletion and ends after it', () => {
  test('is not logged in if its password was deleted during the check', async () => {
    const database = emptyDatabase();
    const { passwords } = credentialsOf(database);
    await passwords.set(jane, PASSWORDS.jane);
    const verified = passwords.verify(jane, PASSWORDS.jane);
    database.store.hardDelete(jane);
    expect(await verified).toBe(false);
  });

  test('gets no token', async () => {
    const database = emptyDatabase();
    const { store } = database;
    const { tokens } = credentialsOf(database);
    store.write(...JANE_IS_MADE);
    const made = tokens.create(personalToken(jane, datahub));
    store.hardDelete(jane);
    await expect(made).rejects.toThrow('was deleted');
    expect(tokens.list()).toEqual([]);
  });

  test('gets no token if another user has taken the name', async () => {
    const database = emptyDatabase();
    const { store } = database;
    const { tokens } = credentialsOf(database);
    store.write(...JANE_IS_MADE);
    const made = tokens.create(personalToken(jane, datahub));
    store.hardDelete(jane);
    store.write(JANE_IS_MADE[0], { actor: jane, time: 2 });
    await expect(made).rejects.toThrow('was deleted');
    expect(tokens.list()).toEqual([]);
  });
});
