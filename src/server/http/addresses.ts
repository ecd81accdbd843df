/** Where DataHub's frontend forwards to the catalog. One process is both here. */
export const PROXY_PREFIX = '/api/gms';

/** The two addresses of GraphQL; the second is the frontend's. */
export const GRAPHQL_PATHS: readonly string[] = ['/api/graphql', '/api/v2/graphql'];

/** Whether GraphQL is asked, so that a refusal can be said in its form. */
export function isGraphqlPath(path: string): boolean {
  return GRAPHQL_PATHS.includes(withoutProxy(path));
}

/** Whether an address is the frontend's, where DataHub lets a session count more than a token. */
export function isFrontendPath(path: string): boolean {
  return isProxied(path) || path === '/api/v2/graphql';
}

/**
 * Whether an address is answered to everybody. Through the proxy none is: the frontend forwards nothing for strangers.
 *
 * Source: `authentication.excludedPaths` in DataHub's `application.yaml`, and the frontend's routes.
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

function isProxied(path: string): boolean {
  return path.startsWith(`${PROXY_PREFIX}/`);
}

function withoutProxy(path: string): string {
  return isProxied(path) ? path.slice(PROXY_PREFIX.length) : path;
}
