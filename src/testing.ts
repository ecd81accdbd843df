export {
  type AuthOptions,
  type Catalog,
  type StartCatalogOptions,
  startCatalog,
} from './server/start-catalog.js';
