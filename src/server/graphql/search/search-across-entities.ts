import { isUrn } from '../../../urn/urn.js';
import { DEFAULT_MAX_VALUES, type Facet, facetsOf } from '../../search/facets.js';
import { readFilterGroups } from '../../search/filter-input.js';
import { type Found, findEntities, type SearchInput, searchedKinds } from '../../search/find-entities.js';
import { type PageInput, pageSize, takePage } from '../../search/page.js';
import { scrollFound } from '../../search/scroll-found.js';
import { searchDocument } from '../../search/search-document.js';
import { type SortInput, sortFound } from '../../search/sort-found.js';
import { matchedTexts } from '../../search/text-query.js';
import { entityObject } from '../entities/entity-object.js';
import { Fault } from '../fault.js';
import type { RequestScope } from '../request-scope.js';

export interface EntitySearchInput extends SearchInput, PageInput {
  readonly sortInput?: SortInput | null;
  readonly viewUrn?: string | null;
}

/** The field `searchAcrossEntities`. */
export function searchAcrossEntities(input: EntitySearchInput, scope: RequestScope): unknown {
  refuseView(input.viewUrn);
  const found = findEntities(input, scope);
  const { start, count, total, rows } = takePage(sortFound(found, input.sortInput, scope.store), input, scope.dialect);
  return {
    start,
    count,
    total,
    searchResults: rows.map((one) => searchResult(one, input, scope)),
    facets: () => facets(found, input, scope),
  };
}

/** The field `search`, which looks at one type. */
export function search({ type, ...input }: EntitySearchInput & { readonly type: string }, scope: RequestScope): unknown {
  return searchAcrossEntities({ ...input, types: [type] }, scope);
}

export interface ScrollInput extends SearchInput {
  readonly scrollId?: string | null;
  readonly count?: number | null;
  readonly sortInput?: SortInput | null;
  readonly viewUrn?: string | null;
}

/** The field `scrollAcrossEntities`. */
export function scrollAcrossEntities(input: ScrollInput, scope: RequestScope): unknown {
  refuseView(input.viewUrn);
  const all = findEntities(input, scope);
  const { scrollId, sortInput } = input;
  const count = pageSize(input);
  const { rows, nextScrollId } = scrollFound(all, { sortInput, scrollId, count }, scope.store);
  return {
    nextScrollId,
    count,
    total: all.length,
    searchResults: rows.map((one) => searchResult(one, input, scope)),
    facets: () => facets(all, input, scope),
  };
}

/** A search without the filters of its view would show what the caller wants left out. */
function refuseView(viewUrn: string | null | undefined): void {
  if (viewUrn) throw new Fault(400, `views are not supported by this version, so ${viewUrn} cannot be applied; leave viewUrn out`);
}

function searchResult({ urn }: Found, { query, searchFlags }: SearchInput, scope: RequestScope): unknown {
  return {
    entity: () => entityObject(urn, scope),
    // What `fetchExtraFields` asks for; there is no such flag here.
    extraProperties: [],
    matchedFields: () =>
      searchFlags?.skipHighlighting === true
        ? []
        : matchedTexts(query, searchDocument(urn, scope.store)).map(({ field, value }) => ({
            name: field,
            value,
            entity: () => entityNamed(value, scope),
          })),
  };
}

/** They cost a look at all that was found, so they are made when they are asked for. */
function facets(found: readonly Found[], input: SearchInput, scope: RequestScope): unknown {
  const listed = facetsOf(
    found.map(({ urn }) => searchDocument(urn, scope.store)),
    {
      groups: readFilterGroups(input, scope.dialect),
      types: searchedKinds(input).map((kind) => kind.enumValue),
      maxValues: input.searchFlags?.maxAggValues ?? DEFAULT_MAX_VALUES,
      skipCounts: input.searchFlags?.skipAggregates === true,
    },
  );
  return listed.map((facet) => facetObject(facet, scope));
}

function facetObject({ field, displayName, values }: Facet, scope: RequestScope): unknown {
  return { field, displayName, aggregations: values.map((one) => ({ ...one, entity: () => entityNamed(one.value, scope) })) };
}

function entityNamed(value: string, scope: RequestScope): unknown {
  return isUrn(value) ? entityObject(value, scope) : null;
}
