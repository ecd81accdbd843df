import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import { asDatasetUrn, type DatasetUrn, parseDatasetUrn } from '../urn/dataset-urn.js';
import type { CatalogCodeName } from './failure.js';
import { isNumber, isString } from './shape.js';
import type { Wire } from './wire.js';

const DOCUMENT = `query searchDatasets($input: ScrollAcrossEntitiesInput!) {
  scrollAcrossEntities(input: $input) { nextScrollId total searchResults { entity { urn } } }
}`;

/** What it takes of an opened catalog to scroll. */
export type ScrollWire = Pick<Wire, 'graphql' | 'fail' | 'namespace'>;

export interface ScrollRequest {
  /** What it is for, as it reads after "the answer to". */
  readonly what: string;
  /** Beside types and scroll id. */
  readonly input: JsonObject;
  /** What errors in an answer of status 200 are, whatever they say of themselves. */
  readonly errorsAre?: CatalogCodeName;
}

export interface ScrollPage {
  /** Of any type and namespace. */
  readonly urns: readonly string[];
  /** Absent at the end. */
  readonly next: string | undefined;
  /** The hits of all pages together, where the catalog says so. */
  readonly total: number | undefined;
}

/** Asks the search index for datasets, one page. */
export async function readScrollPage(wire: ScrollWire, request: ScrollRequest, scrollId: string | undefined): Promise<ScrollPage> {
  const { what, input, errorsAre } = request;
  const { scrollAcrossEntities } = await wire.graphql({
    kind: 'read',
    what,
    document: DOCUMENT,
    variables: { input: { types: ['DATASET'], ...input, ...(scrollId !== undefined && { scrollId }) } },
    ...(errorsAre && { errorsAre }),
  });
  const page = isJsonObject(scrollAcrossEntities) ? parsePage(scrollAcrossEntities) : undefined;
  if (page === undefined) throw wire.fail('catalog-incomplete', `the answer to ${what} is malformed`);
  return page;
}

/** The dataset that a hit stands for; nothing for urns of other types or namespaces. */
export function nominatedDataset(wire: Pick<Wire, 'namespace'>, text: string): DatasetUrn | undefined {
  const parts = parseDatasetUrn(text);
  const urn = asDatasetUrn(text);
  return parts.ok && urn.ok && parts.value.namespace === wire.namespace ? urn.value : undefined;
}

function parsePage({ searchResults, nextScrollId = null, total = null }: JsonObject): ScrollPage | undefined {
  if (!Array.isArray(searchResults)) return undefined;
  if ((nextScrollId !== null && !isString(nextScrollId)) || (total !== null && !isNumber(total))) return undefined;
  const hits: readonly Json[] = searchResults;
  const urns = hits.map((hit) => (isJsonObject(hit) && isJsonObject(hit['entity']) ? hit['entity']['urn'] : undefined));
  return urns.every(isString) ? { urns, next: nextScrollId || undefined, total: total ?? undefined } : undefined;
}
