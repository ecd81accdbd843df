import { compareText } from '../../errors/compare-text.js';
import type { DownstreamEntity, DownstreamSearch } from '../../model/catalog-port.js';
import type { Json } from '../../model/json.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { askFor } from '../http/ask-graphql.js';
import { concernsOneQuery } from '../http/graphql.js';
import { integer, list, object, shape, text } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import { mapConcurrently, startPhase } from './batches.js';

/** Hits per page. */
export const DOWNSTREAM_PAGE_SIZE = 1000;

/** The maximum number of hits. A server silently stops there. */
export const MAX_DOWNSTREAM = 10_000;

/** The most minutes for all searches of a run. The answer lists the skipped searches. */
const MAX_MINUTES = 30;

const DOCUMENT = `query downstream($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) { total searchResults { entity { urn type } } }
}`;

const isAnswer = shape(
  object({
    searchAcrossLineage: object({
      total: integer(0, Number.MAX_SAFE_INTEGER),
      searchResults: list(object({ entity: object({ urn: text, type: text }) })),
    }),
  }),
);

/** The filter for all degrees. Without it, some servers return only the first degree. */
const EVERY_DEGREE: Json = [
  { and: [{ field: 'degree', condition: 'EQUAL', negated: false, values: ['1', '2', '3+'] }] },
];

/** Searches the index for all entities downstream of any of the datasets, at any degree. */
export async function searchDownstream(
  wire: Wire,
  urns: readonly EntityUrn[],
): Promise<DownstreamSearch> {
  const advance = startPhase(wire, 'downstream', urns.length);
  const end = wire.now() + MAX_MINUTES * 60_000;
  const searches = await mapConcurrently(urns, wire.concurrency, async (urn) => {
    const result = wire.now() > end ? TOO_LATE : await trySearch(wire, urn);
    advance(1);
    return result;
  });
  const found = new Map(
    searches.flatMap(({ entities }) => entities).map((entity) => [entity.urn, entity]),
  );
  return {
    entities: [...found.values()].sort((a, b) => compareText(a.urn, b.urn)),
    failures: searches.flatMap(({ why }) => (why === undefined ? [] : [why])),
  };
}

interface SearchResult {
  readonly entities: readonly DownstreamEntity[];
  readonly why?: string;
}

const TOO_LATE: SearchResult = {
  entities: [],
  why: `the searches took more than ${MAX_MINUTES} minutes`,
};

async function trySearch(wire: Wire, urn: EntityUrn): Promise<SearchResult> {
  try {
    return await searchFrom(wire, urn);
  } catch (error) {
    if (!concernsOneQuery(error)) throw error;
    return { entities: [], why: error.message };
  }
}

/**
 * Searches downstream of one dataset. The order of hits is not stable between pages, so a repeated
 * hit may displace another. The result is then incomplete and says so.
 */
async function searchFrom(wire: Wire, urn: EntityUrn): Promise<SearchResult> {
  const found = new Map<string, DownstreamEntity>();
  let total = 0;
  for (let start = 0; start < MAX_DOWNSTREAM; start += DOWNSTREAM_PAGE_SIZE) {
    const page = await readPage(wire, urn, start);
    const hits = page.searchResults;
    total = page.total;
    for (const { entity } of hits) found.set(entity.urn, { urn: entity.urn, type: entity.type });
    if (hits.length === 0 || start + hits.length >= total) break;
  }
  const entities = [...found.values()];
  return entities.length >= total
    ? { entities }
    : {
        entities,
        why: `the index lists only ${entities.length} of ${total} entities downstream of ${urn}`,
      };
}

async function readPage(wire: Wire, urn: EntityUrn, start: number) {
  const data = await askFor(isAnswer, wire, {
    what: `searching downstream of ${urn}`,
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
  return data.searchAcrossLineage;
}
