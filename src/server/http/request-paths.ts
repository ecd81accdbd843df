/**
 * The path below which DataHub's frontend forwards requests to the catalog. Here one process is
 * both.
 */
export const PROXY_PREFIX = '/api/gms';

/** The two paths of GraphQL. The second is the frontend's. */
export const GRAPHQL_PATHS: readonly string[] = ['/api/graphql', '/api/v2/graphql'];

/** Returns true for a path of GraphQL, where errors have a form of their own. */
export function isGraphqlPath(path: string): boolean {
  return GRAPHQL_PATHS.includes(withoutProxy(path));
}

/** Returns true for a path of the frontend. There DataHub prefers a session to a token. */
export function isFrontendPath(path: string): boolean {
  return isProxied(path) || path === '/api/v2/graphql';
}

/**
 * Returns true for a path that needs no credentials. No path below the proxy prefix is public: the
 * frontend forwards nothing for unauthenticated callers.
 *
 * Source: `authentication.excludedPaths` in DataHub's `application.yaml`, and the frontend's
 * routes.
 */
export function isPublicPath(path: string): boolean {
  return PUBLIC_PATHS.has(path) || PUBLIC_FOLDERS.some((folder) => path.startsWith(folder));
}

const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/health',
  '/health/live',
  '/config',
  '/config/search/export',
  '/actuator/prometheus',
  '/admin',
  '/logIn',
  '/logOut',
  '/signUp',
]);

const PUBLIC_FOLDERS: readonly string[] = ['/schema-registry/', '/public-iceberg/'];

/** The folder of the scripts and styles of the pages. */
export const PAGE_ASSETS = '/assets/';

/** Returns true for the address of a page. */
export function isPagePath(path: string): boolean {
  return PAGE_PATHS.has(path) || /^\/(?:dataset|tasks|chart|dashboard)\//.test(path);
}

const PAGE_PATHS: ReadonlySet<string> = new Set(['/', '/login', '/plan', '/settings/tokens']);

function isProxied(path: string): boolean {
  return path.startsWith(`${PROXY_PREFIX}/`);
}

function withoutProxy(path: string): string {
  return isProxied(path) ? path.slice(PROXY_PREFIX.length) : path;
}
