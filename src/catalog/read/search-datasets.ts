import { compareText } from '../../errors/compare-text.js';
import type { DatasetSearch } from '../../model/catalog-port.js';
import type { JsonObject } from '../../model/json.js';
import { asDatasetUrn, type DatasetUrn } from '../../urn/dataset-urn.js';
import { askFor } from '../http/ask-graphql.js';
import type { FailureName } from '../http/fail.js';
import { list, nullable, number, object, shape, text } from '../http/shape.js';
import { type WatchWire, watchPages } from '../http/watch-pages.js';
import type { Wire } from '../http/wire.js';

/** Hits per page. Servers silently shorten larger pages. */
export const PAGE_SIZE = 100;

/** Returns the best hits of the index, sorted. Skips urns of other types or namespaces. */
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
  if (search.limit < 1) return [];
  for await (const { urns } of searchPages(wire, { what: 'searching datasets', input })) {
    for (const text of urns) {
      const urn = toNominatedDataset(wire, text);
      if (urn !== undefined && found.size < search.limit) found.add(urn);
    }
    if (found.size === search.limit) break;
  }
  return [...found].sort(compareText);
}

const DOCUMENT = `query searchDatasets($input: ScrollAcrossEntitiesInput!) {
  scrollAcrossEntities(input: $input) { nextScrollId total searchResults { entity { urn } } }
}`;

const isAnswer = shape(
  object({
    scrollAcrossEntities: object(
      { searchResults: list(object({ entity: object({ urn: text }) })) },
      { nextScrollId: nullable(text), total: nullable(number) },
    ),
  }),
);

/** The part of an opened catalog that a search needs. */
export type SearchWire = Pick<Wire, 'graphql' | 'namespace'> & WatchWire;

/** One search over the index, without its position. */
export interface SearchPageRequest {
  /** The purpose, worded to follow "the answer to". */
  readonly what: string;
  /** The input, without types and scroll id. */
  readonly input: JsonObject;
  /** The code of errors in an answer of status 200. Default: by the errors. */
  readonly errorsAre?: FailureName;
}

/** One page of hits. */
export interface SearchPage {
  /** The urns of the hits, of any type and namespace. */
  readonly urns: readonly string[];
  /** The scroll id of the next page. Undefined on the last page. */
  readonly next: string | undefined;
  /** The number of hits on all pages, if the catalog states it. */
  readonly total: number | undefined;
}

/** A page of a search that is read to its end. */
export interface FollowedPage extends SearchPage {
  /** The urns of all pages so far. A repeated hit counts once, since it may have displaced another. */
  readonly hits: ReadonlySet<string>;
  /** True if the next page was read before. It is not read again, so that the search ends. */
  readonly isRepeating: boolean;
}

/** Reads the pages of a search one after the other. */
export async function* searchPages(
  wire: SearchWire,
  request: SearchPageRequest,
): AsyncGenerator<FollowedPage> {
  const watch = watchPages(wire, request.what);
  const followed = new Set<string>();
  for (let scrollId: string | undefined; ; ) {
    const page = await readSearchPage(wire, request, scrollId);
    const { next, urns, total } = page;
    const isLast = next === undefined || urns.length === 0;
    const isRepeating = !isLast && followed.has(next);
    yield { ...page, hits: watch({ ids: urns, total }), isRepeating };
    if (isLast || isRepeating) return;
    followed.add(next);
    scrollId = next;
  }
}

async function readSearchPage(
  wire: SearchWire,
  request: SearchPageRequest,
  scrollId: string | undefined,
): Promise<SearchPage> {
  const { what, input, errorsAre } = request;
  const all = { types: ['DATASET'], ...input, ...(scrollId !== undefined && { scrollId }) };
  const data = await askFor(isAnswer, wire, {
    what,
    document: DOCUMENT,
    variables: { input: all },
    ...(errorsAre && { errorsAre }),
  });
  const { searchResults, nextScrollId, total } = data.scrollAcrossEntities;
  return {
    urns: searchResults.map(({ entity }) => entity.urn),
    next: nextScrollId || undefined,
    total: total ?? undefined,
  };
}

/** Returns the urn of a hit if it is a dataset of the namespace, and undefined otherwise. */
export function toNominatedDataset(
  wire: Pick<Wire, 'namespace'>,
  text: string,
): DatasetUrn | undefined {
  const urn = asDatasetUrn(text);
  return urn.ok && text.startsWith(`urn:${wire.namespace}:`) ? urn.value : undefined;
}
