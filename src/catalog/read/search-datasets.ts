import { compareText } from '../../errors/compare-text.js';
import type { DatasetSearch } from '../../model/catalog-port.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Wire } from '../http/wire.js';
import { readSearchPage, toNominatedDataset } from './read-search-page.js';

/** Hits per page. Servers silently shorten larger pages. */
export const PAGE_SIZE = 100;

/**
 * Searches the index and returns the best hits by its own ranking, sorted by urn. Skips urns of
 * other types or namespaces.
 */
export async function searchDatasets(
  wire: Wire,
  search: DatasetSearch,
): Promise<readonly DatasetUrn[]> {
  const input = {
    query: search.query,
    count: Math.min(PAGE_SIZE, search.limit),
    searchFlags: { skipCache: true },
  };
  const found = new Set<DatasetUrn>();
  const seen = new Set<string | undefined>();
  let next: string | undefined;
  while (found.size < search.limit && !seen.has(next)) {
    // Without this, a repeated scroll id would make the loop endless.
    seen.add(next);
    const page = await readSearchPage(wire, { what: 'searching datasets', input }, next);
    for (const text of page.urns) {
      const urn = toNominatedDataset(wire, text);
      if (urn !== undefined && found.size < search.limit) found.add(urn);
    }
    if (page.urns.length === 0 || page.next === undefined) break;
    next = page.next;
  }
  return [...found].sort(compareText);
}
