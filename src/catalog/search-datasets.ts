import { compareText } from '../errors/compare-text.js';
import type { DatasetSearch } from '../model/catalog-port.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { nominatedDataset, readScrollPage } from './scroll-page.js';
import type { Wire } from './wire.js';

/** Hits a page. Servers cut larger pages without saying so. */
export const PAGE_SIZE = 100;

/** The first hits of the index, by its own ranking, sorted. Urns of other types or namespaces are passed over. */
export async function searchDatasets(wire: Wire, search: DatasetSearch): Promise<readonly DatasetUrn[]> {
  const input = { query: search.query, count: Math.min(PAGE_SIZE, search.limit), searchFlags: { skipCache: true } };
  const found = new Set<DatasetUrn>();
  const seen = new Set<string | undefined>();
  let next: string | undefined;
  while (found.size < search.limit && !seen.has(next)) {
    // A scroll id that comes again would be followed for ever.
    seen.add(next);
    const page = await readScrollPage(wire, { what: 'searching datasets', input }, next);
    for (const text of page.urns) {
      const urn = nominatedDataset(wire, text);
      if (urn !== undefined && found.size < search.limit) found.add(urn);
    }
    if (page.urns.length === 0 || page.next === undefined) break;
    next = page.next;
  }
  return [...found].sort(compareText);
}
