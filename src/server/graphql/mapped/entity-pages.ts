import {
  type GraphQLResolveInfo,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
} from 'graphql';
import type { Urn } from '../../../urn/urn.js';
import { findRelatedEntities } from '../../lineage/find-related-entities.js';
import type { FilterGroup } from '../../search/criterion.js';
import { takeOffsetPage } from '../../search/offset-page.js';
import { sortEntities } from '../../search/sort-entities.js';
import { entityObject } from '../entities/entity-object.js';
import type { EntitySource } from '../entities/entity-source.js';
import type { RequestScope } from '../request-scope.js';
import { ResolverError } from '../resolver-error.js';
import type { ListedSource, RelatedSource } from '../schema/field-source.js';
import type { SearchAcrossEntitiesInput } from '../schema/generated-types.js';
import { readFilterGroups, readSortInput } from '../search/search-input.js';
import { isEntityObject } from './to-result.js';

/** The arguments of a field that lists entities. Most have one argument, `input`. */
export type PageArguments = Readonly<Record<string, unknown>>;

/** The members of an input that every list of entities takes into account. */
const COMMON_MEMBERS = ['start', 'count', 'query', 'filters', 'orFilters', 'sortInput'];

/** Answers a field with a page of the stored entities of a type. */
export async function listEntities(
  { type, filters, root }: ListedSource,
  args: PageArguments,
  { scope, info }: { readonly scope: RequestScope; readonly info: GraphQLResolveInfo },
): Promise<unknown> {
  const input = inputOf(args);
  rejectOthers(input, [...COMMON_MEMBERS, ...filters.keys()], info.fieldName);
  const criteria = [...filters].flatMap(([member, field]) =>
    typeof input[member] === 'string' ? { field, values: [input[member]] } : [],
  );
  if (criteria.length === 0 && root !== undefined)
    criteria.push({ field: root, values: ['false'] });
  const groups = readFilterGroups(input, scope.dialect);
  const found = await scope.searches.find(
    { types: [type], text: input.query, groups: withCriteria(groups, criteria) },
    scope,
  );
  const sorted = await sortEntities(found, readSortInput(input.sortInput), scope);
  const { rows, ...page } = takeOffsetPage(sorted, input, scope.dialect);
  const { name, toItem } = listMember(info);
  return { ...page, [name]: rows.map(({ urn }) => toItem(entityObject(urn, scope))) };
}

function withCriteria(
  groups: readonly FilterGroup[],
  criteria: FilterGroup,
): readonly FilterGroup[] {
  if (criteria.length === 0) return groups;
  return groups.length === 0 ? [criteria] : groups.map((group) => [...group, ...criteria]);
}

/** Answers a field with the entities that a relationship leads to, of the type that fits the field. */
export function findRelated(
  { relationship, direction }: RelatedSource,
  args: PageArguments,
  { source, info }: { readonly source: EntitySource; readonly info: GraphQLResolveInfo },
): unknown {
  const { scope } = source;
  const { query, ...input } = inputOf(args);
  const others = query === '*' ? input : { ...input, query };
  rejectOthers(others, ['start', 'count', 'includeSoftDeleted'], info.fieldName);
  const found = findRelatedEntities(
    { urn: source.urn, types: [relationship], directions: [direction] },
    scope.store,
  ).filter(({ urn }) => isListed(urn, input, scope));
  const type = getNullableType(info.returnType);
  if (isEntityObject(type)) return found[0] && entityObject(found[0].urn, scope);
  const { name, toItem } = listMember(info);
  const { rows, ...page } = takeOffsetPage(found, input, scope.dialect);
  return { ...page, [name]: rows.map(({ urn }) => toItem(entityObject(urn, scope))) };
}

function isListed(urn: Urn, input: PageInput, { store }: RequestScope): boolean {
  return store.exists(urn) && (input['includeSoftDeleted'] === true || !store.isSoftDeleted(urn));
}

type PageInput = Partial<SearchAcrossEntitiesInput> & PageArguments;

/** The arguments of a field: the members of `input`, if it has one. */
function inputOf(args: PageArguments): PageInput {
  return 'input' in args ? ((args['input'] ?? {}) as PageInput) : (args as PageInput);
}

/** Refuses members that would have no effect: the answer would contain what they exclude. */
function rejectOthers(input: PageInput, known: readonly string[], fieldName: string): void {
  const other = Object.keys(input).find(
    (name) => (input[name] ?? null) !== null && !known.includes(name),
  );
  if (other !== undefined)
    throw new ResolverError(400, `${other} of ${fieldName} is not carried out by this catalog`);
}

/** The member of a page that is a list, and the object that it has for each entity. */
function listMember({ returnType, fieldName }: GraphQLResolveInfo) {
  const type = getNamedType(returnType);
  const members = isObjectType(type) ? Object.values(type.getFields()) : [];
  const list = members.find((one) => isListType(getNullableType(one.type)));
  if (list === undefined) throw new Error(`${fieldName} lists entities, but its type has no list`);
  const isHit = getNamedType(list.type).name === 'SearchResult';
  return {
    name: list.name,
    toItem: (entity: unknown) => (isHit ? { entity, matchedFields: [] } : entity),
  };
}
