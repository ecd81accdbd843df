import {
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import type { SearchHit } from '../../search/entity-query.js';
import { pageSize, takeOffsetPage } from '../../search/offset-page.js';
import { scrollEntities, sortEntities } from '../../search/sort-entities.js';
import { entityObject } from '../entities/entity-object.js';
import type { RequestScope } from '../request-scope.js';
import type {
  ScrollAcrossEntitiesInput,
  SearchAcrossEntitiesInput,
} from '../schema/generated-types.js';
import { readSortInput } from '../search/search-input.js';
import { isEntityObject } from './to-result.js';

/** The arguments of a field that lists entities. Most have one argument, `input`. */
export type PageArguments = Readonly<Record<string, unknown>>;

/** The members of all inputs of such fields. */
export type ListInput = Partial<SearchAcrossEntitiesInput & ScrollAcrossEntitiesInput> &
  PageArguments;

export interface PageContext {
  readonly scope: RequestScope;
  readonly info: GraphQLResolveInfo;
}

interface PageRequest {
  readonly input: ListInput;
  /** The field to sort by, the largest first, after what the input says. */
  readonly newest?: string | undefined;
  /** The default size of the page. */
  readonly count?: number | undefined;
}

/** Returns a page of entities: by offset, or of a scroll if the type of the page has its id. */
export async function toPage(
  found: readonly SearchHit[],
  { input, newest, count }: PageRequest,
  { scope, info }: PageContext,
): Promise<unknown> {
  const { name, isScroll, toItem } = listMember(info);
  const last = newest === undefined ? [] : [{ field: newest, order: 'DESCENDING' as const }];
  const criteria = [...readSortInput(input.sortInput), ...last];
  const toItems = (hits: readonly SearchHit[]) =>
    hits.map(({ urn }) => toItem(entityObject(urn, scope)));
  if (isScroll) {
    const size = pageSize(input);
    const request = { criteria, count: size, scrollId: input.scrollId ?? undefined };
    const { items, total, scrollId } = await scrollEntities(found, request, scope);
    return { nextScrollId: scrollId ?? null, count: size, total, [name]: toItems(items) };
  }
  const sorted = await sortEntities(found, criteria, scope);
  const { rows, ...page } = takeOffsetPage(sorted, input, scope.dialect, count);
  return { ...page, [name]: toItems(rows) };
}

/** The member of a page that is a list. */
interface ListMember {
  readonly name: string;
  /** The type of the entities. Absent for entities of several types. */
  readonly entityType: string | undefined;
  readonly isScroll: boolean;
  /** Returns the item of the list for an entity. */
  readonly toItem: (entity: unknown) => unknown;
}

export function listMember({ returnType, fieldName }: GraphQLResolveInfo): ListMember {
  const type = getNamedType(returnType);
  const members = isObjectType(type) ? Object.values(type.getFields()) : [];
  const list = members.find((one) => isListType(getNullableType(one.type)));
  if (list === undefined) throw new Error(`${fieldName} lists entities, but its type has no list`);
  const item = getNamedType(list.type);
  return {
    name: list.name,
    entityType: isEntityObject(item) ? item.name : undefined,
    isScroll: members.some((one) => one.name === 'nextScrollId'),
    toItem: (entity) => (item.name === 'SearchResult' ? { entity, matchedFields: [] } : entity),
  };
}
