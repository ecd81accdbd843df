import { expect } from 'vitest';
import type { Dialect } from '../../../src/server/shared/dialect.js';
import { firstUser } from '../../../src/server/shared/first-user.js';
import type { Catalog } from '../../../src/server/start-catalog.js';
import { corpUserUrn } from '../../../src/urn/corp-user-urn.js';
import type { Urn } from '../../../src/urn/urn.js';
import { bearer, logIn, PASSWORDS, requestToken } from './auth.js';
import { type Answer, get, patch, post, runningCatalog } from './catalog.js';

/** Returns the headers of a user's requests. */
type HeadersOf = (actor: Urn) => Promise<Record<string, string>>;

/**
 * Gives each user a token, which the administrator makes at the user's first request. Creates users
 * that do not exist. Tests act as a user only through this function.
 */
function tokensOf(catalog: Catalog): HeadersOf {
  const made = new Map<Urn, Promise<Record<string, string>>>();
  const session = logIn(catalog);
  // The first request awaits it. A failure before that must not be reported as unhandled.
  session.catch(() => undefined);
  return (actor) => {
    const headers = made.get(actor) ?? session.then((admin) => tokenOf(catalog, actor, admin));
    made.set(actor, headers);
    return headers;
  };
}

async function tokenOf(
  catalog: Catalog,
  actor: Urn,
  admin: Record<string, string>,
): Promise<Record<string, string>> {
  const user = [{ urn: actor, corpUserKey: { value: {}, headers: { 'If-None-Match': '*' } } }];
  // 412 means that the user already exists.
  expect([200, 412]).toContain(
    (await post(catalog, '/openapi/v3/entity/corpuser?async=false', user, admin)).status,
  );
  const { status, body } = await requestToken(catalog, admin, { actorUrn: actor });
  expect([status, body.errors]).toEqual([200, undefined]);
  return bearer(body.data.createAccessToken.accessToken);
}

/** A user who sends requests to a catalog. */
export interface Actor {
  readonly urn: Urn;
  /** The headers of the user's requests. */
  readonly headers: () => Promise<Record<string, string>>;
  readonly graphql: (query: string, variables?: unknown) => Promise<Answer>;
  readonly post: (path: string, body: unknown) => Promise<Answer>;
  readonly patch: (path: string, body: unknown) => Promise<Answer>;
  readonly get: (path: string, method?: string) => Promise<Answer>;
}

export interface PolicedCatalog extends Catalog {
  readonly dialect: Dialect;
  /** The user with this name. */
  readonly as: (username: string) => Actor;
  /** A user who may do everything. */
  readonly admin: Actor;
}

/** Starts a catalog with authentication for the current test. */
export async function policedCatalog(
  dialect: Dialect,
  options: { readonly db?: string } = {},
): Promise<PolicedCatalog> {
  const catalog = await runningCatalog({
    ...options,
    dialect,
    auth: { passwords: { datahub: PASSWORDS.datahub } },
  });
  const headersOf = tokensOf(catalog);
  const as = (urn: Urn) => actorOf(catalog, urn, headersOf);
  return { ...catalog, dialect, as: (username) => as(corpUserUrn(username)), admin: as(firstUser) };
}

function actorOf(catalog: Catalog, urn: Urn, headersOf: HeadersOf): Actor {
  return {
    urn,
    headers: () => headersOf(urn),
    graphql: async (query, variables = {}) =>
      post(catalog, '/api/graphql', { query, variables }, await headersOf(urn)),
    post: async (path, body) => post(catalog, path, body, await headersOf(urn)),
    patch: async (path, body) => patch(catalog, path, body, await headersOf(urn)),
    get: async (path, method) => get(catalog, path, method, await headersOf(urn)),
  };
}

/** The REST status for a missing privilege. */
export function forbiddenStatus(dialect: Dialect): number {
  return dialect === 'spec' ? 401 : 403;
}

/**
 * Expects that a GraphQL request is refused for a missing privilege, in the form of the dialect.
 * Returns the message.
 */
export function expectForbidden(answer: Answer, dialect: Dialect): string {
  const [error] = answer.body.errors ?? [];
  expect([answer.status, error?.extensions]).toEqual([
    dialect === 'spec' ? 401 : 200,
    { code: 403, type: 'UNAUTHORIZED', classification: 'DataFetchingException' },
  ]);
  return error.message;
}

/** Sends a document with one field that must succeed. Returns the value of the field. */
export async function ask(
  actor: Actor,
  document: string,
  variables: unknown = {},
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of it
): Promise<any> {
  const { body } = await actor.graphql(document, variables);
  expect(body.errors).toBeUndefined();
  return Object.values(body.data)[0];
}
