import type { HonoRequest } from 'hono';
import type { Json } from '../../model/json.js';
import { entityTypes } from '../metamodel/entity-types.js';
import { readFlag, readNumber } from '../parameters/query-values.js';
import {
  openapiFilter,
  openapiGroups,
  readSortOrder,
  sortCriterion,
  toSortCriterion,
} from '../parameters/read-filter.js';
import { readList } from '../parameters/read-list.js';
import { readAspectNames } from '../parameters/read-names.js';
import { readEntityType } from '../parameters/request-schemas.js';
import type { FilterGroup } from '../search/criterion.js';
import { pageSize } from '../search/offset-page.js';
import type { SortCriterion } from '../search/sort-entities.js';
import { markStructured } from '../search/structured-query.js';
import { jsonReader } from '../shared/json-reader.js';
import { list, nullish, object, text } from '../shared/json-schema.js';
import { readAspectName } from '../write/read-proposal.js';
import { readSlice, type Slice } from './read-slice.js';

/** A request to scroll through entities. */
export interface EntityScrollRequest {
  readonly types: readonly string[];
  readonly aspects: readonly string[] | 'all' | 'none';
  readonly groups: readonly FilterGroup[];
  readonly criteria: readonly SortCriterion[];
  readonly text: string | undefined;
  readonly scrollId: string | undefined;
  readonly count: number;
  readonly includeSoftDeleted: boolean;
  readonly withMetadata: boolean;
  /** True to answer with facets that count nothing. */
  readonly skipAggregation: boolean;
  readonly slice: Slice | undefined;
}

/**
 * Reads a scroll through the entities of one type. Without aspect names, it requests all aspects.
 *
 * @throws RequestError `malformed`
 */
export function readTypeScroll(type: string, request: HonoRequest): EntityScrollRequest {
  const aspects = readAspectNames(request.url, 'aspects', 'aspectNames') ?? 'all';
  return {
    ...readQuery(request),
    types: [readEntityType(type)],
    aspects,
    groups: [],
    criteria: readSort(request),
  };
}

const readScrollBody = jsonReader(
  object({
    entities: nullish(list(text)),
    sortCriteria: nullish(list(sortCriterion)),
    aspects: nullish(list(text)),
    filter: nullish(openapiFilter),
  }),
);

/**
 * Reads a scroll with a body: `{ entities?, aspects?, filter?, sortCriteria? }`. Without types, it
 * searches all types. As in DataHub, an empty list of aspects requests all aspects, and an absent
 * list requests urns only.
 *
 * @throws RequestError `malformed`
 */
export function readBodyScroll(json: Json, request: HonoRequest): EntityScrollRequest {
  const { entities, aspects, filter, sortCriteria } = readScrollBody(json);
  const types = entities?.map(readEntityType);
  const criteria = (sortCriteria ?? []).map(toSortCriterion);
  return {
    ...readQuery(request),
    types: types === undefined ? entityTypes : [...new Set(types)],
    aspects: selectAspects(aspects),
    groups: openapiGroups(filter),
    criteria: criteria.length > 0 ? criteria : readSort(request),
  };
}

function readQuery(
  request: HonoRequest,
): Omit<EntityScrollRequest, 'types' | 'aspects' | 'groups' | 'criteria'> {
  const query = request.query();
  return {
    text: markStructured(query['query']),
    scrollId: query['scrollId'],
    count: pageSize({ count: readNumber(query['count'], 'count', 10) }),
    includeSoftDeleted: readFlag(query['includeSoftDelete'], false, 'includeSoftDelete'),
    withMetadata: readFlag(query['systemMetadata'], false, 'systemMetadata'),
    skipAggregation: readFlag(query['skipAggregation'], true, 'skipAggregation'),
    slice: readSlice(query['sliceId'], query['sliceMax']),
  };
}

function selectAspects(
  names: readonly string[] | null | undefined,
): EntityScrollRequest['aspects'] {
  if (!names) return 'none';
  return names.length === 0 ? 'all' : names.map((name) => readAspectName(name, 'aspects'));
}

function readSort(request: HonoRequest): readonly SortCriterion[] {
  const order = readSortOrder(request.query('sortOrder') || undefined, 'sortOrder');
  const fields = (readList(request.url, 'sortCriteria') ?? []).filter((field) => field !== '');
  return (fields.length > 0 ? fields : [request.query('sort') || 'urn']).map((field) => ({
    field,
    order,
  }));
}
