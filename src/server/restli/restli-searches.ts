import type { Json, JsonObject } from '../../model/json.js';
import type { ServerContext } from '../http/server-context.js';
import { entityKinds } from '../metamodel/entity-kinds.js';
import { readEntityType } from '../parameters/read-entity-type.js';
import { readFilter, readSortCriteria } from '../parameters/read-filter.js';
import { asNumber } from '../parameters/read-number.js';
import {
  type Reader,
  requireKindReadable,
  requireReadable,
  requireTypesReadable,
} from '../policy/authorize-reads.js';
import { isShown } from '../search/is-shown.js';
import { pageByOffset } from '../search/page-by-offset.js';
import { searchEntities } from '../search/search-entities.js';
import { type SortCriterion, sortEntities } from '../search/sort-entities.js';
import { asList, asObject, asText } from '../shared/read-json.js';
import type { Turn } from '../turns/turn-scheduler.js';

type Searcher = Reader & ServerContext & { readonly turn: Turn };

/** An action: it gets the parameters in the body and returns the `value` of the answer. */
type Action = (parameters: JsonObject, searcher: Searcher) => Json | Promise<Json>;

/** The actions of `/entities` that find or count entities. Source: DataHub's `EntityResource`. */
export const searchActions: ReadonlyMap<string, Action> = new Map<string, Action>([
  [
    'search',
    (body, searcher) => search([readType(body)], asText(body['input'], 'input'), body, searcher),
  ],
  ['filter', (body, searcher) => search([readType(body)], '*', body, searcher)],
  [
    'searchAcrossEntities',
    (body, searcher) => search(readTypes(body), asText(body['input'], 'input'), body, searcher),
  ],
  ['listUrns', listUrns],
  ['getTotalEntityCount', (body, searcher) => countEntities(readType(body), searcher)],
  ['batchGetTotalEntityCount', countEach],
]);

const UNSEARCHABLE = 'User is unauthorized to search.';

/** Searches entities. The result is the record `SearchResult`. */
async function search(
  types: readonly string[],
  text: string,
  body: JsonObject,
  searcher: Searcher,
): Promise<JsonObject> {
  requireTypesReadable(types, searcher, UNSEARCHABLE);
  const groups = readFilter(body['filter'], 'filter');
  const { includeSoftDeleted } = isPresent(body['searchFlags'])
    ? asObject(body['searchFlags'], 'searchFlags')
    : {};
  const found = await searchEntities(
    { types, text, groups, includeSoftDeleted: includeSoftDeleted === true },
    searcher,
  );
  const page = pageByOffset(await sortEntities(found, readSort(body), searcher), readPage(body));
  const urns = page.rows.map(({ urn }) => urn);
  requireReadable(urns, searcher, 'User is unauthorized get entity.');
  return {
    numEntities: page.total,
    from: page.start,
    pageSize: page.pageSize,
    entities: urns.map((entity) => ({ entity, matchedFields: [] })),
    metadata: { aggregations: [] },
  };
}

function readSort({ sort, sortCriteria }: JsonObject): readonly SortCriterion[] {
  if (isPresent(sortCriteria)) return readSortCriteria(sortCriteria, 'sortCriteria');
  return readSortCriteria(isPresent(sort) ? [sort] : [], 'sort');
}

/**
 * Lists urns. The result is the record `ListUrnsResult`. It reads the primary store, so it lists
 * soft-deleted entities too.
 */
function listUrns(body: JsonObject, searcher: Searcher): JsonObject {
  const type = readType(body);
  requireTypesReadable([type], searcher, UNSEARCHABLE);
  const { start, rows, total } = pageByOffset(searcher.store.listEntities(type), readPage(body));
  requireReadable(rows, searcher, 'User is unauthorized to get entities.');
  return { start, count: rows.length, total, entities: rows };
}

function countEach(body: JsonObject, searcher: Searcher): JsonObject {
  const types = asList(body['entities'], 'entities').map((type, i) =>
    readEntityType(asText(type, `entities[${i}]`)),
  );
  return Object.fromEntries(types.map((type) => [type, countEntities(type, searcher)]));
}

function countEntities(type: string, searcher: Searcher): number {
  requireKindReadable('COUNTS', undefined, searcher, 'User is unauthorized to get entity counts.');
  return searcher.store.listEntities(type).filter((urn) => isShown(urn, searcher.store)).length;
}

/** Reads offset and page size. Both are required, as in DataHub. */
function readPage({ start, count }: JsonObject): {
  readonly start: number;
  readonly count: number;
} {
  return { start: asNumber(start, 'start'), count: asNumber(count, 'count') };
}

function readType({ entity }: JsonObject): string {
  return readEntityType(asText(entity, 'entity'));
}

/** Reads types. Without any, the types of a default search. */
function readTypes({ entities }: JsonObject): readonly string[] {
  const types = isPresent(entities)
    ? asList(entities, 'entities').map((type, i) => readEntityType(asText(type, `entities[${i}]`)))
    : [];
  return types.length > 0
    ? [...new Set(types)]
    : entityKinds.filter(({ searched }) => searched).map(({ inUrn }) => inUrn);
}

function isPresent(json: Json | undefined): json is Exclude<Json, null> {
  return json !== undefined && json !== null;
}
