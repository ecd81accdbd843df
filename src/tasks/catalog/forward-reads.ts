import {
  type CatalogForwarder,
  openCatalogForwarder,
} from '../../catalog/forward/open-forwarder.js';
import { userAgent } from '../process/tool.js';
import type { CatalogAccess } from './catalog-access.js';

export { isReadablePath, refusedQuery } from '../../catalog/forward/readable.js';
export type { CatalogForwarder };

/** Opens a catalog for the reads of pages until the signal. The caller closes it. */
export function forwardReads(catalog: CatalogAccess, signal: AbortSignal): CatalogForwarder {
  return openCatalogForwarder({ ...catalog, userAgent, signal });
}
