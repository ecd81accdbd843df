import { expect, onTestFinished } from 'vitest';
import type { JsonObject } from '../../../src/model/json.js';
import type { NewToken } from '../../../src/server/auth/access-tokens.js';
import { type Credentials, createCredentials } from '../../../src/server/auth/credentials.js';
import { storeInitialPasswords } from '../../../src/server/auth/initial-passwords.js';
import { QUICK } from '../../../src/server/auth/password-hash.js';
import { ensureFirstUser, ensureUser } from '../../../src/server/bootstrap/ensure-first-user.js';
import { createApp } from '../../../src/server/create-app.js';
import { listen } from '../../../src/server/http/listen.js';
import { createRequestCounter } from '../../../src/server/http/track-requests.js';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import type { Catalog, StartCatalogOptions } from '../../../src/server/start-catalog.js';
import type { CatalogDatabase } from '../../../src/server/store/catalog-store.js';
import { openDatabase } from '../../../src/server/store/open-store.js';
import { type CorpUserUrn, corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import { type Answer, post, runningCatalog } from './catalog.js';
import { serverContext } from './server-context.js';

/** Made-up passwords, like every secret of the tests. */
export const PASSWORDS = {
  datahub: 'open sesame',
  jane: 'jane has a cat',
  joe: 'joe has a dog',
} as const;

export type Username = keyof typeof PASSWORDS;

/**
 * Starts a catalog that requires tokens, with the users datahub (an administrator), jane and joe.
 */
export function guardedCatalog(options: StartCatalogOptions = {}): Promise<Catalog> {
  return runningCatalog({ auth: { passwords: PASSWORDS }, ...options });
}

/** The credentials of a database, with passwords that are quick to check. */
export function credentialsOf(
  database: CatalogDatabase,
  clock: () => number = () => 1,
): Credentials {
  const exposure = 'this-machine';
  return createCredentials(database, { clock, cost: QUICK, rotateKey: false, exposure });
}

/** The parts of a new personal token, which does not expire. */
export function personalToken(actor: CorpUserUrn, owner: CorpUserUrn): NewToken {
  return {
    type: 'PERSONAL',
    actor,
    owner,
    name: 'ci',
    description: undefined,
    durationMs: undefined,
  };
}

export interface GrantedOptions {
  readonly dialect?: Dialect;
  readonly clock?: () => number;
}

/**
 * Starts the same catalog with these privileges instead of policies, for example `granting({ jane:
 * ['MANAGE_ACCESS_TOKENS'] })`.
 */
export async function granting(
  grants: { readonly [user in Username]?: readonly string[] },
  options: GrantedOptions = {},
): Promise<Catalog> {
  const { dialect = 'spec', clock = Date.now } = options;
  const database = openDatabase({ file: ':memory:' });
  const { store } = database;
  ensureFirstUser({ store, dialect, time: clock() });
  const credentials = credentialsOf(database, clock);
  for (const user of await storeInitialPasswords(
    credentials.passwords,
    { passwords: PASSWORDS },
    'this-machine',
  )) {
    ensureUser(user, { active: true }, { store, dialect, time: clock() });
  }
  const granted = new Map(
    Object.entries(grants).map(([name, privileges]) => [corpUserUrn(name), privileges]),
  );
  const authorizer = {
    isGranted: ({ actor, privilege }: { readonly actor: string; readonly privilege: string }) =>
      granted.get(corpUserUrn(actor.split(':').at(-1) ?? ''))?.includes(privilege) === true,
  };
  const report = (error: unknown) => expect.fail(String(error));
  const counter = createRequestCounter();
  const context = serverContext(store, {
    dialect,
    clock,
    auth: true,
    authorizer,
    credentials,
    report,
  });
  const app = createApp(context, counter);
  const listener = await listen(app, { port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await listener.close();
    store.close();
  };
  onTestFinished(stop);
  return { url: listener.url, requests: counter.counts, stop };
}

/** Logs in and returns the cookies as a browser sends them. */
export async function logIn(
  catalog: Catalog,
  username: Username = 'datahub',
): Promise<{ readonly Cookie: string }> {
  const { status, headers } = await post(catalog, '/logIn', {
    username,
    password: PASSWORDS[username],
  });
  expect(status).toBe(200);
  return {
    Cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
  };
}

export function bearer(token: string): { readonly Authorization: string } {
  return { Authorization: `Bearer ${token}` };
}

/** Sends a GraphQL request. Returns status and body. */
export function ask(
  catalog: Catalog,
  query: string,
  variables: JsonObject,
  headers: Record<string, string>,
): Promise<Answer> {
  return post(catalog, '/api/graphql', { query, variables }, headers);
}

const CREATE = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) {
  accessToken metadata { urn type id name description actorUrn ownerUrn createdAt expiresAt } } }`;

/**
 * Requests a token and returns the answer. Default: a token for the requesting user, for an hour,
 * named `ci`.
 */
export function requestToken(
  catalog: Catalog,
  headers: Record<string, string>,
  input: JsonObject,
): Promise<Answer> {
  return ask(
    catalog,
    CREATE,
    { input: { type: 'PERSONAL', duration: 'ONE_HOUR', name: 'ci', ...input } },
    headers,
  );
}

export interface MadeToken {
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of it
  readonly metadata: any;
}

/** Makes a token for a user, as an administrator. */
export async function tokenFor(
  catalog: Catalog,
  username: string,
  input: JsonObject = {},
): Promise<MadeToken> {
  const { status, body } = await requestToken(catalog, await logIn(catalog), {
    actorUrn: corpUserUrn(username),
    ...input,
  });
  expect([status, body.errors]).toEqual([200, undefined]);
  const { accessToken, metadata } = body.data.createAccessToken;
  return { text: accessToken, metadata };
}

/** A clock that changes only when the test moves it. */
export function movableClock(start: number = 1_700_000_000_000): {
  readonly clock: () => number;
  readonly pass: (ms: number) => void;
} {
  let now = start;
  return {
    clock: () => now,
    pass: (ms) => {
      now += ms;
    },
  };
}
