import { entityTypes, kinds } from '../../model/kinds.js';
import { ask } from '../api/graphql.js';
import type { Entity } from '../entity/entity.js';
import { onEach } from '../entity/entity-queries.js';
import {
  type AnsweredFacet,
  type FacetCount,
  facetValues,
  toPlatform,
  toPlatformUrn,
} from '../entity/facets.js';
import { type Found, type Hit, toHit } from './hit.js';
import type { SearchView } from './search-address.js';

/** The number of results on a page. */
export const PAGE_SIZE = 20;

/** The kinds of entities that the pages show. */
const TYPES = entityTypes.map((type) => kinds[type].graphType);

/** Asks the embedded catalog for similar words, and DataHub for suggestions. */
const TOLERANT = { getSuggestions: true };

export interface SearchAnswer {
  readonly total: number;
  readonly hits: readonly Hit[];
  /** DataHub's names of types. */
  readonly kinds: readonly FacetCount[];
  readonly platforms: readonly FacetCount[];
  readonly envs: readonly FacetCount[];
  /** Texts that a catalog without tolerance suggests for a text without results. */
  readonly suggestions: readonly string[];
}

interface Answer {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: readonly Found[];
    readonly facets: readonly AnsweredFacet[];
    readonly suggestions?: readonly { readonly text: string }[] | null;
  };
}

const NAMES = onEach(entityTypes, () => 'properties { name description }');

const QUERY = `query search($input: SearchAcrossEntitiesInput!) {
  searchAcrossEntities(input: $input) {
    total
    suggestions { text }
    facets { field aggregations { value count } }
    searchResults {
      matchedFields { name value }
      entity {
        urn type
        ${NAMES}
        ... on EntityWithRelationships {
          ups: lineage(input: { direction: UPSTREAM, count: 1 }) { total }
          downs: lineage(input: { direction: DOWNSTREAM, count: 1 }) { total }
        }
      }
    }
  }
}`;

/** Reads one page of results with the facets. */
export async function searchCatalog(
  { q, kinds: types, platforms, envs, page }: SearchView,
  signal: AbortSignal | undefined,
): Promise<SearchAnswer> {
  const and = [
    { field: 'platform', values: platforms.map(toPlatformUrn) },
    { field: 'origin', values: envs },
  ].filter(({ values }) => values.length > 0);
  const input = {
    types: types.length > 0 ? types : TYPES,
    query: q.trim() || '*',
    start: (page - 1) * PAGE_SIZE,
    count: PAGE_SIZE,
    searchFlags: TOLERANT,
    ...(and.length > 0 && { orFilters: [{ and }] }),
  };
  const answer = await ask<Answer>(QUERY, { input }, { signal });
  const { total, searchResults, facets, suggestions } = answer.searchAcrossEntities;
  return {
    total,
    hits: searchResults.map((one) => toHit(one, q)),
    kinds: facetValues(facets, '_entityType').filter(
      ({ value, count }) => count > 0 || types.includes(value),
    ),
    platforms: facetValues(facets, 'platform').map((one) => ({
      ...one,
      value: toPlatform(one.value),
    })),
    envs: facetValues(facets, 'origin'),
    suggestions: (suggestions ?? []).map(({ text }) => text),
  };
}

const SUGGEST = `query suggest($input: SearchAcrossEntitiesInput!) {
  searchAcrossEntities(input: $input) {
    total
    searchResults { matchedFields { name value } entity { urn type ${NAMES} } }
  }
}`;

/** Reads the first results for a text, for example one that is being typed. */
export async function suggest(
  text: string,
  signal: AbortSignal | undefined,
): Promise<Pick<SearchAnswer, 'total' | 'hits'>> {
  const input = { types: TYPES, query: text, start: 0, count: PAGE_SIZE, searchFlags: TOLERANT };
  const answer = await ask<Answer>(SUGGEST, { input }, { signal });
  const { total, searchResults } = answer.searchAcrossEntities;
  return { total, hits: searchResults.map((one) => toHit(one, text)) };
}

const RECENT = `query recent($urns: [String!]!) {
  entities(urns: $urns) {
    urn type
    ${onEach(entityTypes, () => 'exists status { removed } properties { name }')}
  }
}`;

/** Reads entities that the reader opened before, with their names of today. */
export async function readOpened(
  urns: readonly string[],
  signal: AbortSignal | undefined,
): Promise<readonly (Entity | null)[]> {
  const options = { signal, isPartial: true };
  const { entities } = await ask<{ readonly entities: readonly (Entity | null)[] }>(
    RECENT,
    { urns },
    options,
  );
  return entities;
}
