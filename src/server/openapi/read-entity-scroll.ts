import type { HonoRequest } from 'hono';
import type { Json } from '../../model/json.js';
import { entityTypes } from '../metamodel/entity-types.js';
import { readEntityType } from '../parameters/read-entity-type.js';
import { readOpenapiFilter, readSortCriteria, readSortOrder } from '../parameters/read-filter.js';
import { readFlag } from '../parameters/read-flag.js';
import { readList } from '../parameters/read-list.js';
import { readAspectNames } from '../parameters/read-names.js';
import { readNumber } from '../parameters/read-number.js';
import type { FilterGroup } from '../search/criterion.js';
import { pageSize } from '../search/offset-page.js';
import type { SortCriterion } from '../search/sort-entities.js';
import { asList, asObject, asText } from '../shared/read-json.js';
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
  readonly slice: Slice | undefined;
}

/**
 * Reads a scroll through the entities of one type. Without names of aspects, all aspects are
 * returned.
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

/**
 * Reads a scroll with a body: `{ entities?, aspects?, filter?, sortCriteria? }`. Without types, all
 * types are searched. An empty list of aspects asks for all aspects, and an absent list for urns
 * only, as in DataHub.
 *
 * @throws RequestError `malformed`
 */
export function readBodyScroll(json: Json, request: HonoRequest): EntityScrollRequest {
  const { entities, aspects, filter, sortCriteria } = asObject(json, 'the body');
  const types = readTexts(entities, 'entities')?.map(readEntityType);
  const criteria = readSortCriteria(sortCriteria, 'sortCriteria');
  return {
    ...readQuery(request),
    types: types === undefined ? entityTypes : [...new Set(types)],
    aspects: selectAspects(readTexts(aspects, 'aspects')),
    groups: readOpenapiFilter(filter, 'filter'),
    criteria: criteria.length > 0 ? criteria : readSort(request),
  };
}

function readQuery(
  request: HonoRequest,
): Pick<
  EntityScrollRequest,
  'text' | 'scrollId' | 'count' | 'includeSoftDeleted' | 'withMetadata' | 'slice'
> {
  const query = request.query();
  return {
    text: query['query'],
    scrollId: query['scrollId'],
    count: pageSize({ count: readNumber(query['count'], 'count', 10) }),
    includeSoftDeleted: readFlag(query['includeSoftDelete'], false, 'includeSoftDelete'),
    withMetadata: readFlag(query['systemMetadata'], false, 'systemMetadata'),
    slice: readSlice(query['sliceId'], query['sliceMax']),
  };
}

function selectAspects(names: readonly string[] | undefined): EntityScrollRequest['aspects'] {
  if (names === undefined) return 'none';
  return names.length === 0 ? 'all' : names.map((name) => readAspectName(name, 'aspects'));
}

function readTexts(json: Json | undefined, what: string): readonly string[] | undefined {
  return json === undefined || json === null
    ? undefined
    : asList(json, what).map((item, i) => asText(item, `${what}[${i}]`));
}

function readSort(request: HonoRequest): readonly SortCriterion[] {
  const order = readSortOrder(request.query('sortOrder') || undefined, 'sortOrder');
  const fields = (readList(request.url, 'sortCriteria') ?? []).filter((field) => field !== '');
  return (fields.length > 0 ? fields : [request.query('sort') || 'urn']).map((field) => ({
    field,
    order,
  }));
}
