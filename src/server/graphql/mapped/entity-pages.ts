import { type GraphQLResolveInfo, getNullableType } from 'graphql';
import { type Urn, urnEntityType } from '../../../urn/urn.js';
import { findRelatedEntities } from '../../lineage/find-related-entities.js';
import { findEntityKind } from '../../metamodel/entity-types.js';
import type { FilterGroup } from '../../search/criterion.js';
import type { SearchHit } from '../../search/entity-query.js';
import { INCIDENT_PRIORITIES } from '../entities/computed-fields.js';
import { entityObject } from '../entities/entity-object.js';
import type { EntitySource } from '../entities/entity-source.js';
import type { RequestScope } from '../request-scope.js';
import { ResolverError } from '../resolver-error.js';
import type { ListedSource, RelatedSource } from '../schema/field-source.js';
import { readFilterGroups, searchedKinds } from '../search/search-input.js';
import { withoutPortFilter } from './output-ports.js';
import {
  type ListInput,
  listMember,
  type PageArguments,
  type PageContext,
  toPage,
} from './to-page.js';
import { isEntityObject } from './to-result.js';

/** The members of an input that every list of entities takes into account. */
const COMMON_MEMBERS = ['start', 'count', 'query', 'filters', 'orFilters', 'sortInput'];

/** The further members that lists of related entities take into account, or need not. */
const RELATED_MEMBERS = [
  ...COMMON_MEMBERS,
  'types',
  'direction',
  'includeSoftDeleted',
  'searchFlags',
  'scrollId',
  'keepAlive',
];

/** Answers a field with a page of the stored entities of a type. */
export async function listEntities(
  { type, filters, root, without, count }: ListedSource,
  args: PageArguments,
  context: PageContext,
): Promise<unknown> {
  const input = inputOf(args);
  rejectOthers(input, [...COMMON_MEMBERS, ...filters.keys()], context.info.fieldName);
  const given = criteriaOf(filters, input);
  const isRoot = given.length === 0 && root !== undefined;
  const criteria = [
    ...(isRoot ? [{ field: root, values: ['false'] }] : given),
    ...[...without].map(([field, value]) => ({ field, values: [value], negated: true })),
  ];
  const found = await findEntities({ types: [type], criteria }, input, context.scope);
  return await toPage(found, { input, count }, context);
}

/**
 * Answers a field with the entities that a relationship leads to, of the type that fits the field.
 * As in DataHub, the input filters them like a search.
 */
export async function findRelated(
  related: RelatedSource,
  args: PageArguments,
  { source, info }: { readonly source: EntitySource; readonly info: GraphQLResolveInfo },
): Promise<unknown> {
  const { scope } = source;
  const { filters, newest, count } = related;
  const given = inputOf(args);
  rejectOthers(given, [...RELATED_MEMBERS, ...filters.keys()], info.fieldName);
  const single = getNullableType(info.returnType);
  const isSingle = isEntityObject(single);
  const fitting = isSingle ? single.name : listMember(info).entityType;
  const urns = relatedUrns(related, given, source).filter(
    (urn) => fitting === undefined || findEntityKind(urn)?.typeName === fitting,
  );
  const { among, input } = withoutPortFilter(urns, given, source);
  const types = input.types?.length
    ? searchedKinds(input).map(({ inUrn }) => inUrn)
    : [...new Set(among.map(urnEntityType))];
  const criteria = criteriaOf(filters, input);
  const found = await findEntities({ types, among, criteria }, input, scope);
  if (isSingle) return found[0] && entityObject(found[0].urn, scope);
  return await toPage(found, { input, newest, count }, { scope, info });
}

function relatedUrns(
  { relationship, outgoing, direction }: RelatedSource,
  input: ListInput,
  { urn, scope }: EntitySource,
): readonly Urn[] {
  const isOutgoing = input['direction'] === 'OUTGOING' && outgoing !== undefined;
  const types = [isOutgoing ? outgoing : relationship];
  return findRelatedEntities({ urn, types, directions: [direction] }, scope.store).map(
    (one) => one.urn,
  );
}

interface Searched {
  readonly types: readonly string[];
  /** Default: all entities of the types. */
  readonly among?: readonly Urn[];
  readonly criteria: FilterGroup;
}

async function findEntities(
  { criteria, ...searched }: Searched,
  input: ListInput,
  scope: RequestScope,
): Promise<readonly SearchHit[]> {
  const groups = withCriteria(readFilterGroups(input, scope.dialect), criteria);
  const includeSoftDeleted =
    input['includeSoftDeleted'] === true || input.searchFlags?.includeSoftDeleted;
  return await scope.searches.find(
    { ...searched, text: input.query, groups, includeSoftDeleted },
    scope,
  );
}

function withCriteria(
  groups: readonly FilterGroup[],
  criteria: FilterGroup,
): readonly FilterGroup[] {
  if (criteria.length === 0) return groups;
  return groups.length === 0 ? [criteria] : groups.map((group) => [...group, ...criteria]);
}

/** The conditions that members of an input state, by the search field of each member. */
function criteriaOf(filters: ReadonlyMap<string, string>, input: ListInput): FilterGroup {
  return [...filters].flatMap(([member, field]) => {
    const values = [input[member] ?? []].flat().map(String);
    return values.length === 0
      ? []
      : [{ field, values: values.map((one) => toIndexed(field, one)) }];
  });
}

/** The index has the priority of an incident as a number. */
function toIndexed(field: string, value: string): string {
  return field === 'priority' ? String(INCIDENT_PRIORITIES.indexOf(value)) : value;
}

/** The arguments of a field: the members of `input`, if it has one. */
function inputOf(args: PageArguments): ListInput {
  return 'input' in args ? ((args['input'] ?? {}) as ListInput) : (args as ListInput);
}

/** Refuses members that would have no effect: the answer would contain what they exclude. */
function rejectOthers(input: ListInput, known: readonly string[], fieldName: string): void {
  const other = Object.keys(input).find(
    (name) => (input[name] ?? null) !== null && !known.includes(name),
  );
  if (other !== undefined)
    throw new ResolverError(400, `${other} of ${fieldName} is not carried out by this catalog`);
}
