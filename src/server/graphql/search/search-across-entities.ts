import { isUrn } from '../../../urn/urn.js';
import { DEFAULT_MAX_VALUES, type Facet, facetsOf } from '../../search/facets.js';
import { type Found, findEntities } from '../../search/find-entities.js';
import { isNameable } from '../../search/is-nameable.js';
import { type PageInput, pageSize, takePage } from '../../search/page.js';
import { searchDocument } from '../../search/search-document.js';
import { scrollEntities, sortEntities } from '../../search/sort-entities.js';
import { matchedTexts } from '../../search/text-query.js';
import { entityObject } from '../entities/entity-object.js';
import { Fault } from '../fault.js';
import type { RequestScope } from '../request-scope.js';
import { readFilterGroups, readSortInput, type SearchInput, type SortInput, searchedKinds } from './search-input.js';

export interface EntitySearchInput extends SearchInput, PageInput {
  readonly sortInput?: SortInput | null;
  readonly viewUrn?: string | null;
}

/** The field `searchAcrossEntities`. */
export async function searchAcrossEntities(input: EntitySearchInput, scope: RequestScope): Promise<unknown> {
  refuseView(input.viewUrn);
  const found = await find(input, scope);
  const sorted = await sortEntities(found, readSortInput(input.sortInput), scope);
  const { start, count, total, rows } = takePage(sorted, input, scope.dialect);
  return {
    start,
    count,
    total,
    searchResults: rows.map((one) => searchResult(one, input, scope)),
    facets: () => facets(found, input, scope),
  };
}

/** The field `search`, which looks at one type. */
export async function search({ type, ...input }: EntitySearchInput & { readonly type: string }, scope: RequestScope): Promise<unknown> {
  return await searchAcrossEntities({ ...input, types: [type] }, scope);
}

export interface ScrollInput extends SearchInput {
  readonly scrollId?: string | null;
  readonly count?: number | null;
  readonly sortInput?: SortInput | null;
  readonly viewUrn?: string | null;
}

/** The field `scrollAcrossEntities`. */
export async function scrollAcrossEntities(input: ScrollInput, scope: RequestScope): Promise<unknown> {
  refuseView(input.viewUrn);
  const found = await find(input, scope);
  const count = pageSize(input);
  const criteria = readSortInput(input.sortInput);
  const { items, total, scrollId } = await scrollEntities(found, { criteria, scrollId: input.scrollId ?? undefined, count }, scope);
  return {
    nextScrollId: scrollId ?? null,
    count,
    total,
    searchResults: items.map((one) => searchResult(one, input, scope)),
    facets: () => facets(found, input, scope),
  };
}

/** A search without the filters of its view would show what the caller wants left out. */
function refuseView(viewUrn: string | null | undefined): void {
  if (viewUrn) throw new Fault(400, `views are not supported by this version, so ${viewUrn} cannot be applied; leave viewUrn out`);
}

/** Those that the schema can show. */
async function find(input: SearchInput, scope: RequestScope): Promise<readonly Found[]> {
  const types = searchedKinds(input).map(({ inUrn }) => inUrn);
  const { includeSoftDeleted } = input.searchFlags ?? {};
  const groups = readFilterGroups(input, scope.dialect);
  return await findEntities({ types, text: input.query, groups, includeSoftDeleted, isWanted: isNameable }, scope);
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
async function facets(found: readonly Found[], input: SearchInput, scope: RequestScope): Promise<unknown> {
  const options = {
    groups: readFilterGroups(input, scope.dialect),
    types: searchedKinds(input).map((kind) => kind.enumValue),
    maxValues: input.searchFlags?.maxAggValues ?? DEFAULT_MAX_VALUES,
    skipCounts: input.searchFlags?.skipAggregates === true,
  };
  const listed = await facetsOf(found, options, scope);
  return listed.map((facet) => facetObject(facet, scope));
}

function facetObject({ field, displayName, values }: Facet, scope: RequestScope): unknown {
  return { field, displayName, aggregations: values.map((one) => ({ ...one, entity: () => entityNamed(one.value, scope) })) };
}

function entityNamed(value: string, scope: RequestScope): unknown {
  return isUrn(value) ? entityObject(value, scope) : null;
}
