import {
  type CatalogForwarder,
  openCatalogForwarder,
} from '../../catalog/forward/open-forwarder.js';
import { userAgent } from '../process/tool.js';
import type { CatalogAccess } from './catalog-access.js';

export type { CatalogForwarder, ForwardedRead } from '../../catalog/forward/open-forwarder.js';

/**
 * Opens a catalog for the reads of pages. The caller closes it.
 *
 * @param signal once aborted, every read ends at once
 * @throws HeadwaterError of exit code 64 for an address or a token that cannot be used
 */
export function forwardReads(catalog: CatalogAccess, signal: AbortSignal): CatalogForwarder {
  return openCatalogForwarder({ ...catalog, userAgent, signal });
}
