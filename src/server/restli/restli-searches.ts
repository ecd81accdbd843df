import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppContext } from '../http/server-context.js';
import {
  readOneSort,
  restliFilter,
  restliGroups,
  sortCriterion,
  toSortCriterion,
} from '../parameters/read-filter.js';
import { entityType, integer, readEntityType } from '../parameters/request-schemas.js';
import type { EntityPage } from '../policy/request-reader.js';
import type { EntityQuery, SearchContext } from '../search/entity-query.js';
import { type OffsetPage, pageByOffset } from '../search/offset-page.js';
import { searchEntities } from '../search/search-entities.js';
import { type SortCriterion, sortEntities } from '../search/sort-entities.js';
import { jsonReader } from '../shared/json-reader.js';
import { anything, list, nullish, object, optional, text } from '../shared/json-schema.js';
import type { Actions, RestliAction } from './restli-app.js';

/** The actions of `/entities` that find entities. Source: DataHub's `EntityResource`. */
export const searchActions: Actions = new Map<string, RestliAction>([
  ['search', { run: search }],
  ['listUrns', { run: listUrns }],
]);

const UNSEARCHABLE = 'User is unauthorized to search.';

const readSearch = jsonReader(object({ entity: entityType, input: text }));

/** Searches entities. The result is the record `SearchResult`. */
async function search(body: JsonObject, c: AppContext, context: RestContext): Promise<Json> {
  const { entity, input } = readSearch(body);
  const query = { types: [readEntityType(entity)], text: input };
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
}

const readConditions = jsonReader(
  object({
    filter: nullish(restliFilter),
    searchFlags: nullish(object({ includeSoftDeleted: optional(anything) })),
  }),
);

async function findPage(
  query: Pick<EntityQuery, 'types' | 'text'>,
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

const readListing = jsonReader(object({ entity: entityType }));

/**
 * Lists urns from the primary store, so it includes soft-deleted entities. The result is the record
 * `ListUrnsResult`.
 */
async function listUrns(body: JsonObject, c: AppContext, context: RestContext): Promise<Json> {
  const type = readEntityType(readListing(body).entity);
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

/** Reads offset and page size. Both are required, as in DataHub. */
const readPage = jsonReader(object({ start: integer, count: integer }));
