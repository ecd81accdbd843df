import type { Json, JsonObject } from '../../model/json.js';
import type { ServerContext } from '../http/server-context.js';
import { entityKinds } from '../metamodel/entity-kinds.js';
import { type Reader, requireReadable, requireReadOf, requireTypesReadable } from '../policy/authorize-reads.js';
import { asList, asObject, asText } from '../read-json.js';
import { findEntities } from '../search/find-entities.js';
import { isShown } from '../search/is-shown.js';
import { type SortCriterion, sortEntities } from '../search/sort-entities.js';
import type { Turn } from '../turns/turns.js';
import { namedEntityType } from './named-entity-type.js';
import { readFilter, readSortCriteria } from './read-filter.js';
import { asNumber } from './read-query.js';
import { takeRows } from './take-rows.js';

type Asker = Reader & ServerContext & { readonly turn: Turn };

/** An action: from the parameters in its body to its `value`. */
type Action = (parameters: JsonObject, asker: Asker) => Json | Promise<Json>;

/** The actions of `/entities` that look for entities or count them. Source: DataHub's `EntityResource`. */
export const searchActions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['search', (body, asker) => search([namedType(body)], asText(body['input'], 'input'), body, asker)],
  ['filter', (body, asker) => search([namedType(body)], '*', body, asker)],
  ['searchAcrossEntities', (body, asker) => search(namedTypes(body), asText(body['input'], 'input'), body, asker)],
  ['listUrns', listUrns],
  ['getTotalEntityCount', (body, asker) => countOf(namedType(body), asker)],
  ['batchGetTotalEntityCount', countEach],
]);

const UNSEARCHABLE = 'User is unauthorized to search.';

/** The record `SearchResult`. */
async function search(types: readonly string[], text: string, body: JsonObject, asker: Asker): Promise<JsonObject> {
  requireTypesReadable(types, asker, UNSEARCHABLE);
  const groups = readFilter(body['filter'], 'filter');
  const { includeSoftDeleted } = isPresent(body['searchFlags']) ? asObject(body['searchFlags'], 'searchFlags') : {};
  const found = await findEntities({ types, text, groups, includeSoftDeleted: includeSoftDeleted === true }, asker);
  const page = takeRows(await sortEntities(found, readSort(body), asker), readPage(body));
  const urns = page.rows.map(({ urn }) => urn);
  requireReadable(urns, asker, 'User is unauthorized get entity.');
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

/** The record `ListUrnsResult`. From the primary store, so what is soft-deleted is listed too. */
function listUrns(body: JsonObject, asker: Asker): JsonObject {
  const type = namedType(body);
  requireTypesReadable([type], asker, UNSEARCHABLE);
  const { start, rows, total } = takeRows(asker.store.listEntities(type), readPage(body));
  requireReadable(rows, asker, 'User is unauthorized to get entities.');
  return { start, count: rows.length, total, entities: rows };
}

function countEach(body: JsonObject, asker: Asker): JsonObject {
  const types = asList(body['entities'], 'entities').map((type, i) => namedEntityType(asText(type, `entities[${i}]`)));
  return Object.fromEntries(types.map((type) => [type, countOf(type, asker)]));
}

function countOf(type: string, asker: Asker): number {
  requireReadOf('COUNTS', undefined, asker, 'User is unauthorized to get entity counts.');
  return asker.store.listEntities(type).filter((urn) => isShown(urn, asker.store)).length;
}

/** Both are needed, as in DataHub. */
function readPage({ start, count }: JsonObject): { readonly start: number; readonly count: number } {
  return { start: asNumber(start, 'start'), count: asNumber(count, 'count') };
}

function namedType({ entity }: JsonObject): string {
  return namedEntityType(asText(entity, 'entity'));
}

/** Without types, those that a search looks at by default. */
function namedTypes({ entities }: JsonObject): readonly string[] {
  const types = isPresent(entities) ? asList(entities, 'entities').map((type, i) => namedEntityType(asText(type, `entities[${i}]`))) : [];
  return types.length > 0 ? [...new Set(types)] : entityKinds.filter(({ searched }) => searched).map(({ inUrn }) => inUrn);
}

function isPresent(json: Json | undefined): json is Exclude<Json, null> {
  return json !== undefined && json !== null;
}
