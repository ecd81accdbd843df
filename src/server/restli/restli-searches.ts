import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { entityKinds } from '../metamodel/entity-types.js';
import {
  readOneSort,
  restliFilter,
  restliGroups,
  sortCriterion,
  toSortCriterion,
} from '../parameters/read-filter.js';
import { entityType, integer, readEntityType } from '../parameters/request-schemas.js';
import type { EntityPage, RequestReader } from '../policy/request-reader.js';
import type { EntityQuery, SearchContext } from '../search/entity-query.js';
import { isShown } from '../search/is-shown.js';
import { type OffsetPage, pageByOffset } from '../search/offset-page.js';
import { searchEntities } from '../search/search-entities.js';
import { type SortCriterion, sortEntities } from '../search/sort-entities.js';
import { jsonReader } from '../shared/json-reader.js';
import { anything, list, nullish, object, optional, text } from '../shared/json-schema.js';
import type { Turn } from '../turns/turn-scheduler.js';

interface Searcher {
  readonly reader: RequestReader;
  readonly turn: Turn;
}

/** Takes the parameters in the body. Returns the `value` of the answer. */
type Action = (parameters: JsonObject, searcher: Searcher) => Json | Promise<Json>;

/** The actions of `/entities` that find or count entities. Source: DataHub's `EntityResource`. */
export const searchActions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['search', (body, searcher) => search(readSearch(body), body, searcher)],
  ['filter', (body, searcher) => search({ types: [readType(body)], text: '*' }, body, searcher)],
  ['searchAcrossEntities', (body, searcher) => search(readWideSearch(body), body, searcher)],
  ['listUrns', listUrns],
  ['getTotalEntityCount', (body, searcher) => countEntities(readType(body), searcher)],
  ['batchGetTotalEntityCount', countEach],
]);

const UNSEARCHABLE = 'User is unauthorized to search.';

type SearchText = Required<Pick<EntityQuery, 'types' | 'text'>>;

/** Searches entities. The result is the record `SearchResult`. */
async function search(
  query: SearchText,
  body: JsonObject,
  { reader, turn }: Searcher,
): Promise<JsonObject> {
  const page = await reader.search(
    {
      types: query.types,
      refusal: UNSEARCHABLE,
      pageRefusal: 'User is unauthorized get entity.',
    },
    (store) => findPage(query, body, { store, turn }),
  );
  return {
    numEntities: page.total,
    from: page.start,
    pageSize: page.count,
    entities: page.urns.map((entity) => ({ entity, matchedFields: [] })),
    metadata: { aggregations: [] },
  };
}

const readConditions = jsonReader(
  object({
    filter: nullish(restliFilter),
    searchFlags: nullish(object({ includeSoftDeleted: optional(anything) })),
  }),
);

async function findPage(
  query: SearchText,
  body: JsonObject,
  searching: SearchContext,
): Promise<Omit<OffsetPage<Urn>, 'rows'> & EntityPage> {
  const { filter, searchFlags } = readConditions(body);
  const includeSoftDeleted = searchFlags?.includeSoftDeleted === true;
  const found = await searchEntities(
    { ...query, groups: restliGroups(filter), includeSoftDeleted },
    searching,
  );
  const sorted = await sortEntities(found, readSort(body), searching);
  const { rows, ...page } = pageByOffset(sorted, readPage(body));
  return { ...page, urns: rows.map(({ urn }) => urn) };
}

const readSortCriteria = jsonReader(object({ sortCriteria: nullish(list(sortCriterion)) }));

/** Reads the sort criteria. `sort` is the older form. It counts only without `sortCriteria`. */
function readSort(body: JsonObject): readonly SortCriterion[] {
  const { sortCriteria } = readSortCriteria(body);
  const sort = body['sort'] ?? null;
  if (sortCriteria) return sortCriteria.map(toSortCriterion);
  return sort === null ? [] : [readOneSort(sort)];
}

/**
 * Lists urns from the primary store, so it includes soft-deleted entities. The result is the record
 * `ListUrnsResult`.
 */
async function listUrns(body: JsonObject, { reader }: Searcher): Promise<JsonObject> {
  const type = readType(body);
  const { start, urns, total } = await reader.search(
    {
      types: [type],
      refusal: UNSEARCHABLE,
      pageRefusal: 'User is unauthorized to get entities.',
    },
    (store) => {
      const { rows, ...page } = pageByOffset(store.listEntities(type), readPage(body));
      return { ...page, urns: rows };
    },
  );
  return { start, count: urns.length, total, entities: urns };
}

const readCounted = jsonReader(object({ entities: list(entityType) }));

function countEach(body: JsonObject, searcher: Searcher): JsonObject {
  const types = readCounted(body).entities.map(readEntityType);
  return Object.fromEntries(types.map((type) => [type, countEntities(type, searcher)]));
}

function countEntities(type: string, { reader }: Searcher): number {
  const refusal = 'User is unauthorized to get entity counts.';
  const store = reader.openKind('COUNTS', 'platform', refusal);
  return store.listEntities(type).filter((urn) => isShown(urn, store)).length;
}

/** Reads offset and page size. Both are required, as in DataHub. */
const readPage = jsonReader(object({ start: integer, count: integer }));

const typed = jsonReader(object({ entity: entityType }));
const typedSearch = jsonReader(object({ entity: entityType, input: text }));
const wideSearch = jsonReader(object({ entities: nullish(list(entityType)), input: text }));

function readType(body: JsonObject): string {
  return readEntityType(typed(body).entity);
}

function readSearch(body: JsonObject): SearchText {
  const { entity, input } = typedSearch(body);
  return { types: [readEntityType(entity)], text: input };
}

/** Reads a search of several types. Without types, it covers the types of a default search. */
function readWideSearch(body: JsonObject): SearchText {
  const { entities, input } = wideSearch(body);
  const types = [...new Set((entities ?? []).map(readEntityType))];
  const searched = entityKinds.filter((kind) => kind.searched).map(({ inUrn }) => inUrn);
  return { types: types.length > 0 ? types : searched, text: input };
}
