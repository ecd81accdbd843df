import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import { type DatasetParts, type DatasetUrn, dataPlatformUrn } from '../../urn/dataset-urn.js';
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

/** The maximum number of pages: ten million datasets. A longer list counts as endless. */
const MAX_PAGES = 10_000;

/**
 * The maximum number of consecutive pages without a new hit. A changing index may repeat a page or
 * two.
 */
const MAX_REPEATED_PAGES = 10;

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

function endlessReason({
  repeated,
  pages,
}: {
  readonly repeated: number;
  readonly pages: number;
}): string | undefined {
  if (repeated === MAX_REPEATED_PAGES) return `${repeated} pages in a row repeat what came before`;
  return pages === MAX_PAGES ? `${pages} pages came, and there are more` : undefined;
}

type ListWire = SearchWire & Pick<Wire, 'progress'>;

async function scrollAll(wire: ListWire, request: SearchPageRequest): Promise<readonly string[]> {
  const { what } = request;
  const hits = new Set<string>();
  const followed = new Set<string>();
  wire.progress({ kind: 'phase', phase: 'listing', done: 0 });
  const first = await readSearchPage(wire, request, undefined);
  let page = first;
  let repeated = 0;
  for (;;) {
    const known = hits.size;
    // Each hit counts once: a repeated hit may have displaced another one.
    for (const urn of page.urns) hits.add(urn);
    wire.progress({ kind: 'phase', phase: 'listing', done: hits.size, total: first.total });
    repeated = hits.size > known ? 0 : repeated + 1;
    if (page.next === undefined || page.urns.length === 0) break;
    if (followed.has(page.next))
      throw wire.fail(
        'catalog-incomplete',
        `${what} does not end: the catalog repeated a scroll id`,
      );
    const endless = endlessReason({ repeated, pages: followed.size + 1 });
    if (endless !== undefined)
      throw wire.fail('catalog-incomplete', `${what} does not end: ${endless}`);
    followed.add(page.next);
    page = await readSearchPage(wire, request, page.next);
  }
  const lacking = incompleteReason(hits.size, first, page);
  if (lacking !== undefined) throw wire.fail('catalog-incomplete', `${what} ${lacking}`);
  return [...hits];
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
