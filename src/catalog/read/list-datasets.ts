import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import { type DatasetParts, type DatasetUrn, dataPlatformUrn } from '../../urn/dataset-urn.js';
import { watchPages } from '../http/watch-pages.js';
import type { Wire } from '../http/wire.js';
import {
  readSearchPage,
  type SearchPage,
  type SearchPageRequest,
  type SearchWire,
  toNominatedDataset,
} from './search-datasets.js';

/** Hits per page. Above 10,000, servers silently answer with fewer than requested. */
export const LIST_PAGE_SIZE = 1000;

/**
 * The request of the list. It includes soft-deleted datasets, since their owned elements still
 * exist.
 */
const WITH_UPSTREAMS = listing('listing the datasets with upstreams', {
  orFilters: [{ and: [{ field: 'hasUpstreams', values: ['true'] }] }],
  searchFlags: { skipCache: true, includeSoftDeleted: true },
});

function listing(what: string, filter: JsonObject): SearchPageRequest {
  const input = { query: '*', count: LIST_PAGE_SIZE, ...filter };
  return { what, input, errorsAre: 'catalog-incomplete' };
}

/**
 * Lists every dataset that the search index shows with upstreams, sorted. Urns of other types or
 * namespaces are skipped.
 *
 * @throws HeadwaterError `catalog-incomplete` if the list is incomplete. A dataset missing from the
 * list would not be pruned
 */
export async function listDatasetsWithUpstreams(wire: ListWire): Promise<readonly DatasetUrn[]> {
  return await listAll(wire, WITH_UPSTREAMS);
}

/**
 * Lists every dataset of one platform and environment that the search index shows, sorted.
 *
 * @throws HeadwaterError `catalog-incomplete` if the list is incomplete
 */
export async function listDatasets(
  wire: ListWire,
  { platform, env }: Pick<DatasetParts, 'platform' | 'env'>,
): Promise<readonly DatasetUrn[]> {
  const filters = [
    { field: 'platform', values: [dataPlatformUrn(platform, wire.namespace)] },
    { field: 'origin', values: [env] },
  ];
  const request = listing(`listing the datasets of ${platform} in ${env}`, {
    orFilters: [{ and: filters }],
    searchFlags: { skipCache: true },
  });
  return await listAll(wire, request);
}

async function listAll(wire: ListWire, request: SearchPageRequest): Promise<readonly DatasetUrn[]> {
  const hits = await scrollAll(wire, request);
  return hits
    .map((text) => toNominatedDataset(wire, text))
    .filter((urn) => urn !== undefined)
    .sort(compareText);
}

type ListWire = SearchWire & Pick<Wire, 'progress'>;

async function scrollAll(wire: ListWire, request: SearchPageRequest): Promise<readonly string[]> {
  const { what } = request;
  const followed = new Set<string>();
  wire.progress({ kind: 'phase', phase: 'listing', done: 0 });
  const watch = watchPages(wire, what);
  const first = await readSearchPage(wire, request, undefined);
  let page = first;
  for (;;) {
    // Each hit counts once: a repeated hit may have displaced another one.
    const hits = watch({ ids: page.urns, total: page.total });
    wire.progress({ kind: 'phase', phase: 'listing', done: hits.size, total: first.total });
    if (page.next === undefined || page.urns.length === 0) {
      const lacking = incompleteReason(hits.size, first, page);
      if (lacking !== undefined) throw wire.fail('catalog-incomplete', `${what} ${lacking}`);
      return [...hits];
    }
    if (followed.has(page.next))
      throw wire.fail(
        'catalog-incomplete',
        `${what} does not end: the catalog repeated a scroll id`,
      );
    followed.add(page.next);
    page = await readSearchPage(wire, request, page.next);
  }
}

/**
 * Explains why the list is incomplete, or returns undefined.
 *
 * The total of the first page decides. Datasets that appear or disappear during the listing change
 * the total. The next run handles them.
 */
function incompleteReason(
  hits: number,
  { total }: SearchPage,
  last: SearchPage,
): string | undefined {
  if (hits < (total ?? 0)) return `ended after ${hits} of ${total}`;
  return last.next !== undefined && total === undefined
    ? 'reached an empty page that is not the last one'
    : undefined;
}
