import { isUrn } from '../../../urn/urn.js';
import type { SearchHit } from '../../search/entity-query.js';
import { buildFacets, DEFAULT_MAX_VALUES, type Facet } from '../../search/facets.js';
import { pageSize, takeOffsetPage } from '../../search/offset-page.js';
import { searchDocument } from '../../search/search-document.js';
import { scrollEntities, sortEntities } from '../../search/sort-entities.js';
import { matchedTexts } from '../../search/text-query.js';
import { entityObject, entityOf } from '../entities/entity-object.js';
import { nonNull } from '../entities/entity-source.js';
import type { RequestScope } from '../request-scope.js';
import { ResolverError } from '../resolver-error.js';
import type { RootFields } from '../root-fields.js';
import type { FacetMetadata, SearchResult } from '../schema/generated-types.js';
import {
  type EntitySearchInput,
  readFilterGroups,
  readSortInput,
  searchedKinds,
} from './search-input.js';

export const searchAcrossEntities: RootFields['searchAcrossEntities'] = async (
  { input },
  scope,
) => {
  rejectView(input.viewUrn, scope);
  const found = await findMatches(input, scope);
  const end = Math.max(0, input.start ?? 0) + pageSize(input);
  const sorted = await sortEntities(found, readSortInput(input.sortInput), scope, end);
  const { start, count, total, rows } = takeOffsetPage(sorted, input, scope.dialect);
  return {
    start,
    count,
    total,
    searchResults: rows.map((one) => searchResult(one, input, scope)),
    facets: () => computeFacets(found, input, scope),
  };
};

/** Searches one type. */
export const search: RootFields['search'] = async ({ input: { type, ...input } }, scope) => {
  return await searchAcrossEntities({ input: { ...input, types: [type] } }, scope);
};

export const scrollAcrossEntities: RootFields['scrollAcrossEntities'] = async (
  { input },
  scope,
) => {
  rejectView(input.viewUrn, scope);
  const found = await findMatches(input, scope);
  const count = pageSize(input);
  const criteria = readSortInput(input.sortInput);
  const { items, total, scrollId } = await scrollEntities(
    found,
    { criteria, scrollId: input.scrollId ?? undefined, count },
    scope,
  );
  return {
    nextScrollId: scrollId ?? null,
    count,
    total,
    searchResults: items.map((one) => searchResult(one, input, scope)),
    facets: () => computeFacets(found, input, scope),
  };
};

/**
 * Refuses a stored view: a search without its filters would show results that the caller wants to
 * exclude. A view that does not exist has no filters, as in DataHub.
 */
function rejectView(viewUrn: string | null | undefined, { store }: RequestScope): void {
  if (viewUrn && isUrn(viewUrn) && store.exists(viewUrn))
    throw new ResolverError(
      400,
      `views are not supported by this version, so ${viewUrn} cannot be applied; leave viewUrn out`,
    );
}

/** Finds the matching entities that the schema can show. */
async function findMatches(
  input: EntitySearchInput,
  scope: RequestScope,
): Promise<readonly SearchHit[]> {
  const types = searchedKinds(input).map(({ inUrn }) => inUrn);
  const { includeSoftDeleted, getSuggestions } = input.searchFlags ?? {};
  // Programs may rely on an empty answer, so similar words are found on request only.
  const isTolerant = getSuggestions === true;
  const groups = readFilterGroups(input, scope.dialect);
  const query = { types, text: input.query, isTolerant, groups, includeSoftDeleted };
  return await scope.searches.find(query, scope);
}

function searchResult(
  { urn }: SearchHit,
  { query, searchFlags }: EntitySearchInput,
  scope: RequestScope,
): SearchResult {
  return {
    entity: () => nonNull(entityObject(urn, scope)),
    // The flag `fetchExtraFields` does not exist here.
    extraProperties: [],
    matchedFields: () =>
      searchFlags?.skipHighlighting === true
        ? []
        : matchedTexts(
            query,
            searchDocument(urn, scope.store),
            searchFlags?.getSuggestions === true,
          ).map(({ field, value }) => ({
            name: field,
            value,
            entity: () => entityOf(value, scope),
          })),
  };
}

/** Computes the facets on demand, since they need all results. */
async function computeFacets(
  found: readonly SearchHit[],
  input: EntitySearchInput,
  scope: RequestScope,
): Promise<readonly FacetMetadata[]> {
  const options = {
    groups: readFilterGroups(input, scope.dialect),
    types: searchedKinds(input).map((kind) => kind.enumValue),
    maxValues: input.searchFlags?.maxAggValues ?? DEFAULT_MAX_VALUES,
    skipCounts: input.searchFlags?.skipAggregates === true,
  };
  const listed = await buildFacets(found, options, scope);
  return listed.map((facet) => facetObject(facet, scope));
}

function facetObject({ field, displayName, values }: Facet, scope: RequestScope): FacetMetadata {
  return {
    field,
    displayName,
    aggregations: values.map((one) => ({ ...one, entity: () => entityOf(one.value, scope) })),
  };
}
