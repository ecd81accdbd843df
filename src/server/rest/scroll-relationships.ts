import type { Urn } from '../../urn/urn.js';
import { entityTypeOf } from '../metamodel/key-aspects.js';
import type { FilterGroup } from '../search/criterion.js';
import { type Filter, readFilters } from '../search/read-filters.js';
import type { Searching } from '../search/searching.js';
import type { RelationshipKey } from '../store/relationship.js';
import type { EndFilter, RelationshipScrollRequest } from './read-relationship-scroll.js';
import { isInSlice } from './read-slice.js';

/** What else a relationship has to be like. */
type Condition = (relationship: RelationshipKey) => boolean;

export interface RelationshipPage {
  readonly rows: readonly RelationshipKey[];
  /** Whether it is the last page. */
  readonly isLast: boolean;
}

/** How many relationships are read at a time where some of them may be left out. */
const CHUNK = 1000;

/** A page of relationships: the store finds them by types and ends, what else is asked is held against each. */
export async function scrollRelationships(
  request: RelationshipScrollRequest,
  { store, turn }: Searching,
  isWanted: Condition = () => true,
): Promise<RelationshipPage> {
  const { types, source, destination } = request;
  const query = {
    ...optional('types', types),
    ...optional('sourceTypes', source.types),
    ...optional('destinationTypes', destination.types),
    ...optional('sources', urnsAmong(source.groups)),
    ...optional('destinations', urnsAmong(destination.groups)),
  };
  const isFitting = readCondition(request);
  const rows: RelationshipKey[] = [];
  for (let after = request.after; ; ) {
    if (turn.isOver()) await turn.next();
    const chunk = store.scrollRelationships({ ...query, ...optional('after', after), limit: CHUNK });
    rows.push(...chunk.filter((one) => isFitting(one) && isWanted(one)));
    after = chunk.at(-1);
    // One more than is shown tells whether there is another page.
    if (chunk.length < CHUNK || rows.length > request.count) {
      return { rows: rows.slice(0, request.count), isLast: rows.length <= request.count };
    }
  }
}

function readCondition({ source, destination, edge, slice }: RelationshipScrollRequest): Condition {
  const [isSource, isDestination, isEdge] = [readEnd(source), readEnd(destination), readFilters(edge)];
  return (relationship) =>
    isInSlice(relationship.source, slice) &&
    isSource(relationship.source) &&
    isDestination(relationship.destination) &&
    isEdge({ valuesOf: (field) => edgeValues(relationship, field) });
}

function readEnd({ groups }: EndFilter): (urn: Urn) => boolean {
  const isFitting: Filter = readFilters(groups);
  return (urn) => isFitting({ valuesOf: (field) => endValues(urn, field) });
}

/** The fields that DataHub's graph index has of an end. */
function endValues(urn: Urn, field: string): readonly string[] {
  switch (field) {
    case 'urn':
      return [urn];
    case 'entityType':
      return [entityTypeOf(urn)];
    default:
      return [];
  }
}

function edgeValues({ source, type, destination }: RelationshipKey, field: string): readonly string[] {
  if (field === 'relationshipType') return [type];
  if (field.startsWith('source.')) return endValues(source, field.slice('source.'.length));
  return field.startsWith('destination.') ? endValues(destination, field.slice('destination.'.length)) : [];
}

/** The urns that an end can have at all, where each group names some. */
function urnsAmong(groups: readonly FilterGroup[]): readonly Urn[] | undefined {
  if (groups.length === 0) return undefined;
  const named = groups.map((group) => group.find(isUrnCriterion)?.values ?? undefined);
  return named.every((values) => values !== undefined) ? [...new Set(named.flat() as Urn[])] : undefined;
}

function isUrnCriterion({ field, condition, negated }: FilterGroup[number]): boolean {
  return field === 'urn' && negated !== true && ['EQUAL', 'IN'].includes(condition ?? 'EQUAL');
}

function optional<K extends string, V>(name: K, value: V | undefined): { readonly [key in K]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [key in K]: V });
}
