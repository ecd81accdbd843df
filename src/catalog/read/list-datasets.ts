import { compareText } from '../../errors/compare-text.js';
import type { JsonObject } from '../../model/json.js';
import { entityTypes, kinds } from '../../model/kinds.js';
import { type DatasetParts, type DatasetUrn, dataPlatformUrn } from '../../urn/dataset-urn.js';
import { type EntityType, type EntityUrn, filterEntityUrns } from '../../urn/entity-urn.js';
import type { Wire } from '../http/wire.js';
import {
  type FollowedPage,
  type SearchPage,
  type SearchPageRequest,
  type SearchWire,
  searchPages,
  toNominatedDataset,
} from './search-datasets.js';

/** Hits per page. Above 10,000, servers silently answer with fewer than requested. */
export const LIST_PAGE_SIZE = 1000;

/** Includes soft-deleted datasets, since their owned elements still exist. */
const WITH_UPSTREAMS = listing('listing the datasets with upstreams', {
  orFilters: [{ and: [{ field: 'hasUpstreams', values: ['true'] }] }],
  searchFlags: { skipCache: true, includeSoftDeleted: true },
});

function listing(what: string, filter: JsonObject): SearchPageRequest {
  const input = { query: '*', count: LIST_PAGE_SIZE, ...filter };
  return { what, input, errorsAre: 'catalog-incomplete' };
}

function kindListing(what: string, types: readonly EntityType[]): SearchPageRequest {
  return listing(what, {
    types: types.map((type) => kinds[type].graphType),
    searchFlags: { skipCache: true, includeSoftDeleted: true },
  });
}

/** No field of the index tells which jobs, charts and dashboards have lineage. */
const OTHER_KINDS = kindListing(
  'listing the jobs, charts and dashboards',
  entityTypes.filter((type) => type !== 'dataset'),
);

const ALL_KINDS = kindListing('listing the datasets, jobs, charts and dashboards', entityTypes);

/**
 * Lists every dataset that the search index shows with upstreams, sorted. Skips urns of other types
 * or namespaces.
 *
 * @throws HeadwaterError `catalog-incomplete` if the list is incomplete. A dataset missing from the
 * list would not be pruned
 */
export async function listDatasetsWithUpstreams(wire: ListWire): Promise<readonly DatasetUrn[]> {
  return await listAll(wire, WITH_UPSTREAMS);
}

/** Lists every job, chart and dashboard that the search index shows, as the list of datasets. */
export async function listOtherKinds(wire: ListWire): Promise<readonly EntityUrn[]> {
  return await listKinds(wire, OTHER_KINDS);
}

/** Lists every dataset, job, chart and dashboard that the search index shows, as the list of others. */
export async function listEntities(wire: ListWire): Promise<readonly EntityUrn[]> {
  return await listKinds(wire, ALL_KINDS);
}

async function listKinds(
  wire: ListWire,
  request: SearchPageRequest,
): Promise<readonly EntityUrn[]> {
  const hits = await scrollAll(wire, request);
  const own = hits.filter((text) => text.startsWith(`urn:${wire.namespace}:`));
  return [...filterEntityUrns(own)].sort(compareText);
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
  wire.progress({ kind: 'phase', phase: 'listing', done: 0 });
  let [first, last]: readonly FollowedPage[] = [];
  for await (const page of searchPages(wire, request)) {
    first ??= page;
    last = page;
    wire.progress({ kind: 'phase', phase: 'listing', done: page.hits.size, total: first.total });
  }
  const lacking = first && last && incompleteReason(first, last);
  if (lacking !== undefined) throw wire.fail('catalog-incomplete', `${request.what} ${lacking}`);
  return [...(last?.hits ?? [])];
}

/**
 * Explains why the list is incomplete, or returns undefined.
 *
 * The total of the first page decides. Datasets that appear or disappear during the listing change
 * the total. The next run handles them.
 */
function incompleteReason({ total }: SearchPage, last: FollowedPage): string | undefined {
  if (last.isRepeating) return 'does not end: the catalog repeated a scroll id';
  if (last.hits.size < (total ?? 0)) return `ended after ${last.hits.size} of ${total}`;
  return last.next !== undefined && total === undefined
    ? 'reached an empty page that is not the last one'
    : undefined;
}
