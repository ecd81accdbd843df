import { compareText } from '../errors/compare-text.js';
import { HeadwaterError } from '../errors/headwater-error.js';
import type { DownstreamEntity, DownstreamSearch } from '../model/catalog-port.js';
import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { mapConcurrently } from './map-concurrently.js';
import { isNumber, isString } from './shape.js';
import type { Wire } from './wire.js';

/** Hits a page. */
export const DOWNSTREAM_PAGE_SIZE = 1000;

/** Hits in all. A server pages no further than that without saying so. */
export const MAX_DOWNSTREAM = 10_000;

const DOCUMENT = `query downstream($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) { total searchResults { entity { urn type } } }
}`;

/** Without it, servers were seen to answer with the first degree alone. */
const EVERY_DEGREE: Json = [{ and: [{ field: 'degree', condition: 'EQUAL', negated: false, values: ['1', '2', '3+'] }] }];

/** What lies downstream of any of the datasets over any number of steps, as the search index knows it. */
export async function searchDownstream(wire: Wire, urns: readonly DatasetUrn[]): Promise<DownstreamSearch> {
  const searches = await mapConcurrently(urns, wire.concurrency, (urn) => searchOrWhy(wire, urn));
  const found = new Map(searches.flatMap(({ entities }) => entities).map((entity) => [entity.urn, entity]));
  return {
    entities: [...found.values()].sort((a, b) => compareText(a.urn, b.urn)),
    failures: searches.flatMap(({ why }) => (why === undefined ? [] : [why])),
  };
}

interface Search {
  readonly entities: readonly DownstreamEntity[];
  readonly why?: string;
}

async function searchOrWhy(wire: Wire, urn: DatasetUrn): Promise<Search> {
  try {
    return await searchOne(wire, urn);
  } catch (error) {
    // An interrupt, or a token that ended meanwhile, concerns more than this one question.
    if (!(error instanceof HeadwaterError) || STOPPING.has(error.codeName)) throw error;
    return { entities: [], why: error.message };
  }
}

const STOPPING: ReadonlySet<string> = new Set(['interrupted', 'catalog-unauthenticated']);

/** The order of hits is not stable between pages, so one can come twice in place of another: then it is not whole. */
async function searchOne(wire: Wire, urn: DatasetUrn): Promise<Search> {
  const found = new Map<string, DownstreamEntity>();
  let total = 0;
  for (let start = 0; start < MAX_DOWNSTREAM; start += DOWNSTREAM_PAGE_SIZE) {
    const page = await readPage(wire, urn, start);
    total = page.total;
    for (const entity of page.entities) found.set(entity.urn, entity);
    if (page.entities.length === 0 || start + page.entities.length >= total) break;
  }
  const entities = [...found.values()];
  return entities.length >= total ? { entities } : { entities, why: `downstream of ${urn} the index gave ${entities.length} of ${total}` };
}

interface Page {
  readonly total: number;
  readonly entities: readonly DownstreamEntity[];
}

async function readPage(wire: Wire, urn: DatasetUrn, start: number): Promise<Page> {
  const what = `searching what is downstream of ${urn}`;
  const { searchAcrossLineage } = await wire.graphql({
    kind: 'read',
    what,
    document: DOCUMENT,
    variables: {
      input: {
        urn,
        direction: 'DOWNSTREAM',
        query: '*',
        start,
        count: DOWNSTREAM_PAGE_SIZE,
        orFilters: EVERY_DEGREE,
        searchFlags: { skipCache: true },
      },
    },
  });
  const page = isJsonObject(searchAcrossLineage) ? parsePage(searchAcrossLineage) : undefined;
  if (page === undefined) throw wire.fail('catalog-incomplete', `the answer to ${what} is malformed`);
  return page;
}

function parsePage({ total, searchResults }: JsonObject): Page | undefined {
  if (!isNumber(total) || !Array.isArray(searchResults)) return undefined;
  const entities = (searchResults as readonly Json[]).map(entityOf);
  return entities.every((one) => one !== undefined) ? { total, entities } : undefined;
}

function entityOf(hit: Json): DownstreamEntity | undefined {
  const entity = isJsonObject(hit) ? hit['entity'] : undefined;
  if (!isJsonObject(entity)) return undefined;
  const { urn, type } = entity;
  return isString(urn) && isString(type) ? { urn, type } : undefined;
}
