import { expect } from 'vitest';
import type { Dialect } from '../../src/server/dialect.js';
import { firstUser } from '../../src/server/first-user.js';
import type { Catalog } from '../../src/server/start-catalog.js';
import { corpUserUrn } from '../../src/urn/corp-user-urn.js';
import type { Urn } from '../../src/urn/urn.js';
import { type Answer, get, patch, post, runningCatalog } from './server-catalog.js';

/** The one place that says how a test acts as somebody: the headers of that user's requests. Users need not be made first. */
function headersOf(_catalog: Catalog, actor: Urn): Promise<Record<string, string>> {
  return Promise.resolve({ 'X-DataHub-Actor': actor });
}

/** Somebody who sends requests to a catalog. */
export interface Actor {
  readonly urn: Urn;
  readonly graphql: (query: string, variables?: unknown) => Promise<Answer>;
  readonly post: (path: string, body: unknown) => Promise<Answer>;
  readonly patch: (path: string, body: unknown) => Promise<Answer>;
  readonly get: (path: string, method?: string) => Promise<Answer>;
}

export interface PolicedCatalog extends Catalog {
  readonly dialect: Dialect;
  /** A user by name. */
  readonly as: (username: string) => Actor;
  /** May do everything. */
  readonly admin: Actor;
}

/** A catalog with authentication on, of the running test's own. */
export async function policedCatalog(dialect: Dialect, options: { readonly db?: string } = {}): Promise<PolicedCatalog> {
  const catalog = await runningCatalog({ ...options, dialect, auth: true });
  return { ...catalog, dialect, as: (username) => actorOf(catalog, corpUserUrn(username)), admin: actorOf(catalog, firstUser) };
}

function actorOf(catalog: Catalog, urn: Urn): Actor {
  return {
    urn,
    graphql: async (query, variables = {}) => post(catalog, '/api/graphql', { query, variables }, await headersOf(catalog, urn)),
    post: async (path, body) => post(catalog, path, body, await headersOf(catalog, urn)),
    patch: async (path, body) => patch(catalog, path, body, await headersOf(catalog, urn)),
    get: async (path, method) => get(catalog, path, method, await headersOf(catalog, urn)),
  };
}

/** The status over REST for want of a privilege. */
export function refusedBy(dialect: Dialect): number {
  return dialect === 'spec' ? 401 : 403;
}

/** Expects that a GraphQL request is refused for want of a privilege, as the dialect says it; its message. */
export function refusalIn(answer: Answer, dialect: Dialect): string {
  const [error] = answer.body.errors ?? [];
  expect([answer.status, error?.extensions]).toEqual([
    dialect === 'spec' ? 401 : 200,
    { code: 403, type: 'UNAUTHORIZED', classification: 'DataFetchingException' },
  ]);
  return error.message;
}
