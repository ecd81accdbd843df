import { simplifyFieldPath } from '../../urn/field-path.js';
import { ask } from '../api/graphql.js';
import {
  type AnsweredFacet,
  type FacetCount,
  facetValues,
  toPlatform,
  toPlatformUrn,
} from '../entity/facets.js';
import type { SearchView } from './search-address.js';

/** The number of results on a page. */
export const PAGE_SIZE = 20;

const SUGGESTIONS = 8;

/** A dataset that a search found. */
export interface Hit {
  readonly urn: string;
  readonly properties: { readonly name: string; readonly description: string | null } | null;
  readonly upstreams: { readonly total: number } | null;
  readonly downstreams: { readonly total: number } | null;
  /** The columns that have a word of the text which the name does not have. */
  readonly columns: readonly string[];
}

export interface SearchAnswer {
  readonly total: number;
  readonly hits: readonly Hit[];
  readonly platforms: readonly FacetCount[];
  readonly envs: readonly FacetCount[];
}

interface SearchResult {
  readonly entity: Omit<Hit, 'columns'>;
  readonly matchedFields: readonly { readonly name: string; readonly value: string }[];
}

interface Answer {
  readonly searchAcrossEntities: {
    readonly total: number;
    readonly searchResults: readonly SearchResult[];
    readonly facets: readonly AnsweredFacet[];
  };
}

const QUERY = `query search($input: SearchAcrossEntitiesInput!) {
  searchAcrossEntities(input: $input) {
    total
    facets { field aggregations { value count } }
    searchResults {
      matchedFields { name value }
      entity {
        urn
        ... on Dataset {
          properties { name description }
          upstreams: lineage(input: { direction: UPSTREAM, count: 1 }) { total }
          downstreams: lineage(input: { direction: DOWNSTREAM, count: 1 }) { total }
        }
      }
    }
  }
}`;

/** Reads one page of results with the facets. */
export async function searchDatasets(
  { q, platforms, envs, page }: SearchView,
  signal: AbortSignal | undefined,
): Promise<SearchAnswer> {
  const and = [
    { field: 'platform', values: platforms.map(toPlatformUrn) },
    { field: 'origin', values: envs },
  ].filter(({ values }) => values.length > 0);
  const input = {
    types: ['DATASET'],
    query: q.trim() || '*',
    start: (page - 1) * PAGE_SIZE,
    count: PAGE_SIZE,
    ...(and.length > 0 && { orFilters: [{ and }] }),
  };
  const answer = await ask<Answer>(QUERY, { input }, { signal });
  const { total, searchResults, facets } = answer.searchAcrossEntities;
  return {
    total,
    hits: searchResults.map((one) => toHit(one, q)),
    platforms: facetValues(facets, 'platform').map((one) => ({
      ...one,
      value: toPlatform(one.value),
    })),
    envs: facetValues(facets, 'origin'),
  };
}

const SUGGEST = `query suggest($input: SearchAcrossEntitiesInput!) {
  searchAcrossEntities(input: $input) {
    searchResults {
      matchedFields { name value }
      entity { urn ... on Dataset { properties { name description } } }
    }
  }
}`;

/** Reads the first results for a text, for example one that is being typed. */
export async function suggestDatasets(
  text: string,
  signal: AbortSignal | undefined,
  count = SUGGESTIONS,
): Promise<readonly Hit[]> {
  const input = { types: ['DATASET'], query: text, start: 0, count };
  const answer = await ask<Answer>(SUGGEST, { input }, { signal });
  return answer.searchAcrossEntities.searchResults.map((one) => toHit(one, text));
}

/** Splits a text as the search of the catalog does. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A column is worth naming for a word that the names of the dataset do not have. */
function toHit({ entity, matchedFields }: SearchResult, text: string): Hit {
  const has = (word: string, fields: readonly string[]) =>
    matchedFields
      .filter(({ name, value }) => fields.includes(name) && value.toLowerCase().includes(word))
      .map(({ value }) => simplifyFieldPath(value));
  const words = wordsOf(text).filter((word) => has(word, ['id', 'name']).length === 0);
  return { ...entity, columns: [...new Set(words.flatMap((word) => has(word, ['fieldPaths'])))] };
}
