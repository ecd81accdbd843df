import type { JsonObject } from '../../model/json.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import type { RequestReader } from '../policy/request-reader.js';
import { compileFilters, type DocumentFilter } from '../search/compile-filters.js';
import type { FilterGroup } from '../search/criterion.js';
import { encodeScrollId } from '../search/scroll-rows.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { RelationshipKey } from '../store/relationship.js';
import type { Turn } from '../turns/turn-scheduler.js';
import type { EndFilter, RelationshipScrollRequest } from './read-relationship-scroll.js';
import { isInSlice } from './read-slice.js';

/** A condition that the store cannot check. */
type Condition = (relationship: RelationshipKey) => boolean;

/**
 * The store that a scroll reads, and the turn of the scroll. At the end of the turn, the scroll
 * yields to other requests.
 */
export interface RelationshipScan {
  readonly store: Pick<AspectReads, 'listRelationships'>;
  readonly turn: Turn;
}

export interface FoundRelationships {
  readonly rows: readonly RelationshipKey[];
  /** True on the last page. */
  readonly isLast: boolean;
}

/** Finds a page of relationships. The store finds named ends. This function checks the rest. */
export async function findRelationships(
  request: RelationshipScrollRequest,
  { store, turn }: RelationshipScan,
  isWanted: Condition = () => true,
): Promise<FoundRelationships> {
  const query = {
    sources: readUrnValues(request.source.groups),
    destinations: readUrnValues(request.destination.groups),
  };
  const isFitting = readCondition(request);
  const rows: RelationshipKey[] = [];
  for (let after = request.after; ; ) {
    if (turn.isOver()) await turn.next();
    const page = store.listRelationships({ ...query, after });
    rows.push(...page.rows.filter((one) => isFitting(one) && isWanted(one)));
    after = page.end;
    // A row beyond the page proves that another page follows.
    if (after === undefined || rows.length > request.count) {
      return { rows: rows.slice(0, request.count), isLast: rows.length <= request.count };
    }
  }
}

function readCondition(request: RelationshipScrollRequest): Condition {
  const { types, source, destination, edge, slice } = request;
  const [isSource, isDestination, isEdge] = [
    readEnd(source),
    readEnd(destination),
    compileFilters(edge),
  ];
  return (relationship) =>
    (types?.includes(relationship.type) ?? true) &&
    isInSlice(relationship.source, slice) &&
    isSource(relationship.source) &&
    isDestination(relationship.destination) &&
    isEdge({ fieldValues: (field) => edgeValues(relationship, field) });
}

function readEnd({ types, groups }: EndFilter): (urn: Urn) => boolean {
  const isFitting: DocumentFilter = compileFilters(groups);
  return (urn) =>
    (types?.includes(urnEntityType(urn)) ?? true) &&
    isFitting({ fieldValues: (field) => endValues(urn, field) });
}

/** Returns the values of a field of an end, under the names in DataHub's graph index. */
function endValues(urn: Urn, field: string): readonly string[] {
  switch (field) {
    case 'urn':
      return [urn];
    case 'entityType':
      return [urnEntityType(urn)];
    default:
      return [];
  }
}

function edgeValues(
  { source, type, destination }: RelationshipKey,
  field: string,
): readonly string[] {
  if (field === 'relationshipType') return [type];
  if (field.startsWith('source.')) return endValues(source, field.slice('source.'.length));
  return field.startsWith('destination.')
    ? endValues(destination, field.slice('destination.'.length))
    : [];
}

/** Returns the urns to which a filter limits an end. Undefined if any group names no urns. */
function readUrnValues(groups: readonly FilterGroup[]): readonly Urn[] | undefined {
  if (groups.length === 0) return undefined;
  const named = groups.map((group) => group.find(isUrnCriterion)?.values ?? undefined);
  return named.every((values) => values !== undefined)
    ? [...new Set(named.flat() as Urn[])]
    : undefined;
}

function isUrnCriterion({ field, condition, negated }: FilterGroup[number]): boolean {
  return field === 'urn' && negated !== true && ['EQUAL', 'IN'].includes(condition ?? 'EQUAL');
}

/** Formats one relationship of a page. */
type ToItem = (relationship: RelationshipKey) => JsonObject;

/** Formats a page of a scroll through relationships. */
export function relationshipResult(
  { rows, isLast }: FoundRelationships,
  toItem: ToItem = relationshipItem,
): JsonObject {
  const last = rows.at(-1);
  return {
    ...(last &&
      !isLast && { scrollId: encodeScrollId([last.source, last.type, last.destination]) }),
    results: rows.map(toItem),
  };
}

/**
 * Formats a relationship: `{ relationshipType, source: { entityType, urn }, destination: { … } }`.
 */
export function relationshipItem({ type, source, destination }: RelationshipKey): JsonObject {
  return { relationshipType: type, source: toNode(source), destination: toNode(destination) };
}

export function unreadableGraphMessage({ actor }: RequestReader): string {
  return `${actor} is unauthorized to READ RELATIONSHIP`;
}

function toNode(urn: Urn): JsonObject {
  return { entityType: urnEntityType(urn), urn };
}
