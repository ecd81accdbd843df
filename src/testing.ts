export type { AuthOptions } from './server/auth/auth-options.js';
export type { Dialect } from './server/shared/dialect.js';
export {
  type Catalog,
  type RequestCounts,
  type StartCatalogOptions,
  startCatalog,
} from './server/start-catalog.js';
