import type { DatasetSearch } from '../model/catalog-port.js';
import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import { asDatasetUrn, type DatasetUrn, parseDatasetUrn } from '../urn/dataset-urn.js';
import { compareText } from '../urn/urn.js';
import { isString } from './shape.js';
import type { Wire } from './wire.js';

/** Hits a page. Servers cut larger pages without saying so. */
export const PAGE_SIZE = 100;

const DOCUMENT = `query searchDatasets($input: ScrollAcrossEntitiesInput!) {
  scrollAcrossEntities(input: $input) { nextScrollId searchResults { entity { urn } } }
}`;

interface Page {
  readonly urns: readonly string[];
  readonly next: string | undefined;
}

/** The first hits of the index, by its own ranking, sorted. Urns of other types or namespaces are passed over. */
export async function searchDatasets(wire: Wire, search: DatasetSearch): Promise<readonly DatasetUrn[]> {
  const found = new Set<DatasetUrn>();
  const seen = new Set<string | undefined>();
  let next: string | undefined;
  while (found.size < search.limit && !seen.has(next)) {
    // A scroll id that comes again would be followed for ever.
    seen.add(next);
    const page = await readPage(wire, search, next);
    for (const text of page.urns) {
      const urn = nomination(wire, text);
      if (urn !== undefined && found.size < search.limit) found.add(urn);
    }
    if (page.urns.length === 0 || page.next === undefined) break;
    next = page.next;
  }
  return [...found].sort(compareText);
}

async function readPage(wire: Wire, search: DatasetSearch, scrollId: string | undefined): Promise<Page> {
  const { scrollAcrossEntities } = await wire.graphql({
    kind: 'read',
    what: 'searching datasets',
    document: DOCUMENT,
    variables: {
      input: {
        types: ['DATASET'],
        query: search.query,
        count: Math.min(PAGE_SIZE, search.limit),
        searchFlags: { skipCache: true },
        ...(scrollId !== undefined && { scrollId }),
      },
    },
  });
  const page = isJsonObject(scrollAcrossEntities) ? parsePage(scrollAcrossEntities) : undefined;
  if (page === undefined) throw wire.fail('catalog-incomplete', 'the answer to searching datasets is malformed');
  return page;
}

function parsePage(results: JsonObject): Page | undefined {
  const { searchResults, nextScrollId } = results;
  if (!Array.isArray(searchResults)) return undefined;
  const hits: readonly Json[] = searchResults;
  const urns = hits.map((hit) => (isJsonObject(hit) && isJsonObject(hit['entity']) ? hit['entity']['urn'] : undefined));
  if (!urns.every(isString)) return undefined;
  return { urns, next: isString(nextScrollId) && nextScrollId !== '' ? nextScrollId : undefined };
}

function nomination(wire: Wire, text: string): DatasetUrn | undefined {
  const parts = parseDatasetUrn(text);
  const urn = asDatasetUrn(text);
  return parts.ok && urn.ok && parts.value.namespace === wire.namespace ? urn.value : undefined;
}
