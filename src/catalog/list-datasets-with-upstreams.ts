import { compareText } from '../errors/compare-text.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { nominatedDataset, readScrollPage, type ScrollPage, type ScrollRequest, type ScrollWire } from './scroll-page.js';

/** Hits a page. Servers answer with fewer than asked for beyond 10,000, without saying so. */
export const LIST_PAGE_SIZE = 1000;

/** Ten million datasets, or an endless list. */
const MAX_PAGES = 10_000;

/** Pages in a row without a hit that is new. An index that moves may repeat a page or two. */
const MAX_IN_VAIN = 10;

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
export async function listDatasetsWithUpstreams(wire: ScrollWire): Promise<readonly DatasetUrn[]> {
  const hits = await scrollToTheEnd(wire);
  return hits
    .map((text) => nominatedDataset(wire, text))
    .filter((urn) => urn !== undefined)
    .sort(compareText);
}

function whyEndless({ inVain, pages }: { readonly inVain: number; readonly pages: number }): string | undefined {
  if (inVain === MAX_IN_VAIN) return `${inVain} pages in a row repeat what came before`;
  return pages === MAX_PAGES ? `${pages} pages came, and there are more` : undefined;
}

async function scrollToTheEnd(wire: ScrollWire): Promise<readonly string[]> {
  const hits = new Set<string>();
  const followed = new Set<string>();
  const first = await readScrollPage(wire, LISTING, undefined);
  let page = first;
  let inVain = 0;
  for (;;) {
    const known = hits.size;
    // Counted once each: a hit that comes twice may have come in place of another.
    for (const urn of page.urns) hits.add(urn);
    inVain = hits.size > known ? 0 : inVain + 1;
    if (page.next === undefined || page.urns.length === 0) break;
    if (followed.has(page.next)) throw wire.fail('catalog-incomplete', `${WHAT} goes round in circles: a scroll id came again`);
    const endless = whyEndless({ inVain, pages: followed.size + 1 });
    if (endless !== undefined) throw wire.fail('catalog-incomplete', `${WHAT} does not end: ${endless}`);
    followed.add(page.next);
    page = await readScrollPage(wire, LISTING, page.next);
  }
  const lacking = whyIncomplete(hits.size, first, page);
  if (lacking !== undefined) throw wire.fail('catalog-incomplete', `${WHAT} ${lacking}`);
  return [...hits];
}

/** The first page's total counts: datasets that come and go meanwhile change it, and are for the next run. */
function whyIncomplete(hits: number, { total }: ScrollPage, last: ScrollPage): string | undefined {
  if (hits < (total ?? 0)) return `ended after ${hits} of ${total}`;
  return last.next !== undefined && total === undefined ? 'came to an empty page that is not the last' : undefined;
}
