import { compareText } from '../errors/compare-text.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { nominatedDataset, readScrollPage, type ScrollRequest } from './scroll-page.js';
import type { Wire } from './wire.js';

/** Hits a page. Servers answer with fewer than asked for beyond 10,000, without saying so. */
export const LIST_PAGE_SIZE = 1000;

const WHAT = 'listing the datasets with upstreams';

/** Soft-deleted datasets are asked for: what we own of them is still there. */
const LISTING: ScrollRequest = {
  what: WHAT,
  input: {
    query: '*',
    count: LIST_PAGE_SIZE,
    orFilters: [{ and: [{ field: 'hasUpstreams', values: ['true'] }] }],
    searchFlags: { skipCache: true, includeSoftDeleted: true },
  },
  errorsAre: 'catalog-incomplete',
};

/**
 * Every dataset that the search index lists with upstreams, sorted. Urns of other types or namespaces are passed over.
 *
 * @throws HeadwaterError `catalog-incomplete` when the list does not come whole: what it lacks would not be pruned
 */
export async function listDatasetsWithUpstreams(wire: Wire): Promise<readonly DatasetUrn[]> {
  const hits = await scrollToTheEnd(wire);
  return hits
    .map((text) => nominatedDataset(wire, text))
    .filter((urn) => urn !== undefined)
    .sort(compareText);
}

async function scrollToTheEnd(wire: Wire): Promise<readonly string[]> {
  const hits = new Set<string>();
  const followed = new Set<string>();
  const first = await readScrollPage(wire, LISTING, undefined);
  let page = first;
  for (;;) {
    // Counted once each: a hit that comes twice may have come in place of another.
    for (const urn of page.urns) hits.add(urn);
    if (page.next === undefined || page.urns.length === 0) break;
    if (followed.has(page.next)) throw wire.fail('catalog-incomplete', `${WHAT} goes round in circles: a scroll id came again`);
    followed.add(page.next);
    page = await readScrollPage(wire, LISTING, page.next);
  }
  // The first page's total: datasets that come and go meanwhile change it, and are for the next run.
  const expected = first.total ?? 0;
  if (hits.size < expected) throw wire.fail('catalog-incomplete', `${WHAT} ended after ${hits.size} of ${expected}`);
  if (page.next !== undefined && first.total === undefined)
    throw wire.fail('catalog-incomplete', `${WHAT} came to an empty page that is not the last`);
  return [...hits];
}
