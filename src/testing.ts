export type { AuthOptions } from './server/auth/auth-options.js';
export type { RequestCounts } from './server/http/request-counts.js';
export type { Dialect } from './server/shared/dialect.js';
export { type Catalog, type StartCatalogOptions, startCatalog } from './server/start-catalog.js';
