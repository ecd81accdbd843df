import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppContext } from '../http/server-context.js';
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
import type { Actions, RestliAction } from './restli-app.js';

/** The actions of `/entities` that find or count entities. Source: DataHub's `EntityResource`. */
export const searchActions: Actions = new Map<string, RestliAction>([
  ['search', searchOf(readSearch)],
  ['filter', searchOf((body) => ({ types: [readType(body)], text: '*' }))],
  ['searchAcrossEntities', searchOf(readWideSearch)],
  ['listUrns', { run: listUrns }],
  [
    'getTotalEntityCount',
    { run: (body, c, context) => countEntities(readType(body), context.readerFor(c)) },
  ],
  ['batchGetTotalEntityCount', { run: countEach }],
]);

const UNSEARCHABLE = 'User is unauthorized to search.';

type SearchText = Required<Pick<EntityQuery, 'types' | 'text'>>;

/** Creates an action that searches entities. Its result is the record `SearchResult`. */
function searchOf(readQuery: (body: JsonObject) => SearchText): RestliAction {
  return {
    run: async (body, c, context) => {
      const query = readQuery(body);
      const page = await context.readerFor(c).search(
        {
          types: query.types,
          refusal: UNSEARCHABLE,
          pageRefusal: 'User is unauthorized get entity.',
        },
        (store) => findPage(query, body, { store, turn: context.turns.begin() }),
      );
      return {
        numEntities: page.total,
        from: page.start,
        pageSize: page.count,
        entities: page.urns.map((entity) => ({ entity, matchedFields: [] })),
        metadata: { aggregations: [] },
      };
    },
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
async function listUrns(body: JsonObject, c: AppContext, context: RestContext): Promise<Json> {
  const type = readType(body);
  const { start, urns, total } = await context.readerFor(c).search(
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

function countEach(body: JsonObject, c: AppContext, context: RestContext): JsonObject {
  const reader = context.readerFor(c);
  const types = readCounted(body).entities.map(readEntityType);
  return Object.fromEntries(types.map((type) => [type, countEntities(type, reader)]));
}

/** Counts the entities of a type that are not soft-deleted. */
function countEntities(type: string, reader: RequestReader): number {
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
