import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { asDatasetUrn, type DatasetUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import type { CatalogCodeName } from '../http/fail.js';
import { isNumber, isString } from '../http/type-guards.js';
import type { Wire } from '../http/wire.js';

const DOCUMENT = `query searchDatasets($input: ScrollAcrossEntitiesInput!) {
  scrollAcrossEntities(input: $input) { nextScrollId total searchResults { entity { urn } } }
}`;

/** The part of an opened catalog that a search needs. */
export type SearchWire = Pick<Wire, 'graphql' | 'fail' | 'namespace'>;

/** One search over the index, without its position. */
export interface SearchPageRequest {
  /** The purpose, worded to follow "the answer to". */
  readonly what: string;
  /** The input, without types and scroll id. */
  readonly input: JsonObject;
  /**
   * The code of errors in an answer of status 200. Default: the code that follows from each error.
   */
  readonly errorsAre?: CatalogCodeName;
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

/** Reads one page of datasets from the search index. */
export async function readSearchPage(
  wire: SearchWire,
  request: SearchPageRequest,
  scrollId: string | undefined,
): Promise<SearchPage> {
  const { what, input, errorsAre } = request;
  const { scrollAcrossEntities } = await wire.graphql({
    kind: 'read',
    what,
    document: DOCUMENT,
    variables: {
      input: { types: ['DATASET'], ...input, ...(scrollId !== undefined && { scrollId }) },
    },
    ...(errorsAre && { errorsAre }),
  });
  const page = isJsonObject(scrollAcrossEntities) ? parsePage(scrollAcrossEntities) : undefined;
  if (page === undefined)
    throw wire.fail('catalog-incomplete', `the answer to ${what} is malformed`);
  return page;
}

/** Returns the urn of a hit if it is a dataset of the namespace, and undefined otherwise. */
export function toNominatedDataset(
  wire: Pick<Wire, 'namespace'>,
  text: string,
): DatasetUrn | undefined {
  const parts = parseDatasetUrn(text);
  const urn = asDatasetUrn(text);
  return parts.ok && urn.ok && parts.value.namespace === wire.namespace ? urn.value : undefined;
}

function parsePage({
  searchResults,
  nextScrollId = null,
  total = null,
}: JsonObject): SearchPage | undefined {
  if (!Array.isArray(searchResults)) return undefined;
  if ((nextScrollId !== null && !isString(nextScrollId)) || (total !== null && !isNumber(total)))
    return undefined;
  const hits: readonly Json[] = searchResults;
  const urns = hits.map((hit) =>
    isJsonObject(hit) && isJsonObject(hit['entity']) ? hit['entity']['urn'] : undefined,
  );
  return urns.every(isString)
    ? { urns, next: nextScrollId || undefined, total: total ?? undefined }
    : undefined;
}
