export { type Catalog, type StartCatalogOptions, startCatalog } from './server/start-catalog.js';
