import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { entityKinds } from '../metamodel/entity-kinds.js';
import { readEntityType } from '../parameters/read-entity-type.js';
import { readFilter, readSortCriteria } from '../parameters/read-filter.js';
import { asNumber } from '../parameters/read-number.js';
import type { CatalogReader, EntityPage } from '../policy/catalog-reader.js';
import { isShown } from '../search/is-shown.js';
import { type OffsetPage, pageByOffset } from '../search/page-by-offset.js';
import type { SearchContext } from '../search/search-context.js';
import { type EntityQuery, searchEntities } from '../search/search-entities.js';
import { type SortCriterion, sortEntities } from '../search/sort-entities.js';
import { asList, asObject, asText } from '../shared/read-json.js';
import type { Turn } from '../turns/turn-scheduler.js';

interface Searcher {
  readonly reader: CatalogReader;
  readonly turn: Turn;
}

/** An action: it gets the parameters in the body and returns the `value` of the answer. */
type Action = (parameters: JsonObject, searcher: Searcher) => Json | Promise<Json>;

/** The actions of `/entities` that find or count entities. Source: DataHub's `EntityResource`. */
export const searchActions: ReadonlyMap<string, Action> = new Map<string, Action>([
  [
    'search',
    (body, searcher) =>
      search({ types: [readType(body)], text: asText(body['input'], 'input') }, body, searcher),
  ],
  ['filter', (body, searcher) => search({ types: [readType(body)], text: '*' }, body, searcher)],
  [
    'searchAcrossEntities',
    (body, searcher) =>
      search({ types: readTypes(body), text: asText(body['input'], 'input') }, body, searcher),
  ],
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
    pageSize: page.pageSize,
    entities: page.urns.map((entity) => ({ entity, matchedFields: [] })),
    metadata: { aggregations: [] },
  };
}

async function findPage(
  query: SearchText,
  body: JsonObject,
  searching: SearchContext,
): Promise<Omit<OffsetPage<Urn>, 'rows'> & EntityPage> {
  const groups = readFilter(body['filter'], 'filter');
  const { includeSoftDeleted } = isPresent(body['searchFlags'])
    ? asObject(body['searchFlags'], 'searchFlags')
    : {};
  const found = await searchEntities(
    { ...query, groups, includeSoftDeleted: includeSoftDeleted === true },
    searching,
  );
  const sorted = await sortEntities(found, readSort(body), searching);
  const { rows, ...page } = pageByOffset(sorted, readPage(body));
  return { ...page, urns: rows.map(({ urn }) => urn) };
}

function readSort({ sort, sortCriteria }: JsonObject): readonly SortCriterion[] {
  if (isPresent(sortCriteria)) return readSortCriteria(sortCriteria, 'sortCriteria');
  return readSortCriteria(isPresent(sort) ? [sort] : [], 'sort');
}

/**
 * Lists urns. The result is the record `ListUrnsResult`. It reads the primary store, so it lists
 * soft-deleted entities too.
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

function countEach(body: JsonObject, searcher: Searcher): JsonObject {
  const types = asList(body['entities'], 'entities').map((type, i) =>
    readEntityType(asText(type, `entities[${i}]`)),
  );
  return Object.fromEntries(types.map((type) => [type, countEntities(type, searcher)]));
}

function countEntities(type: string, { reader }: Searcher): number {
  const refusal = 'User is unauthorized to get entity counts.';
  const store = reader.openKind('COUNTS', 'platform', refusal);
  return store.listEntities(type).filter((urn) => isShown(urn, store)).length;
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
