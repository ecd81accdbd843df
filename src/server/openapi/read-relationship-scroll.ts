import type { HonoRequest } from 'hono';
import type { Json } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readNumber } from '../parameters/query-values.js';
import { openapiFilter, openapiGroups } from '../parameters/read-filter.js';
import { readNames } from '../parameters/read-names.js';
import { urn } from '../parameters/request-schemas.js';
import type { FilterGroup } from '../search/criterion.js';
import { pageSize } from '../search/offset-page.js';
import { decodeScrollId } from '../search/scroll-rows.js';
import { jsonReader } from '../shared/json-reader.js';
import { list, nullish, object } from '../shared/json-schema.js';
import { malformed } from '../shared/request-error.js';
import type { RelationshipKey } from '../store/relationship.js';
import { readSlice, type Slice } from './read-slice.js';

/** Conditions on one end of the relationships. */
export interface EndFilter {
  readonly types: readonly string[] | undefined;
  readonly groups: readonly FilterGroup[];
}

/** A request to scroll through relationships. */
export interface RelationshipScrollRequest {
  readonly types: readonly string[] | undefined;
  readonly source: EndFilter;
  readonly destination: EndFilter;
  readonly edge: readonly FilterGroup[];
  readonly after: RelationshipKey | undefined;
  readonly count: number;
  readonly slice: Slice | undefined;
}

/** The members of a scroll request that come from the query of its URL. */
export type PageParameters = Pick<RelationshipScrollRequest, 'after' | 'count' | 'slice'>;

/** @throws RequestError `malformed` */
export function readPageParameters(request: HonoRequest): PageParameters {
  const query = request.query();
  return {
    after: readAfter(query['scrollId']),
    count: pageSize({ count: readNumber(query['count'], 'count', 10) }),
    slice: readSlice(query['sliceId'], query['sliceMax']),
  };
}

const readFilters = jsonReader(
  object({
    sourceFilter: nullish(openapiFilter),
    destinationFilter: nullish(openapiFilter),
    edgeFilter: nullish(openapiFilter),
  }),
);

/**
 * Reads a scroll with a body: `{ sourceFilter?, destinationFilter?, edgeFilter? }`, each a filter
 * of OpenAPI v3.
 *
 * Swaps source and destination if the direction in the query is not OUTGOING, as DataHub's graph
 * search does.
 *
 * @throws RequestError `malformed`
 */
export function readRelationshipScroll(
  json: Json,
  request: HonoRequest,
): RelationshipScrollRequest {
  const { sourceFilter, destinationFilter, edgeFilter } = readFilters(json);
  const source = {
    types: readNames(request.url, 'sourceTypes'),
    groups: openapiGroups(sourceFilter),
  };
  const destination = {
    types: readNames(request.url, 'destinationTypes'),
    groups: openapiGroups(destinationFilter),
  };
  return {
    ...readPageParameters(request),
    types: readNames(request.url, 'relationshipTypes'),
    ...(isOutgoing(request)
      ? { source, destination }
      : { source: destination, destination: source }),
    edge: openapiGroups(edgeFilter),
  };
}

const readStart = jsonReader(object({ urns: nullish(list(urn)) }));

/**
 * Reads the urns in the body of a scroll through lineage. Undefined if the body names no urns.
 *
 * @throws RequestError `malformed`
 */
export function readLineageUrns(json: Json): readonly Urn[] | undefined {
  const { urns } = readStart(json);
  return urns && urns.length > 0 ? urns : undefined;
}

function readAfter(scrollId: string | undefined): RelationshipKey | undefined {
  if (!scrollId) return undefined;
  const [source, type, destination] = decodeScrollId(scrollId, 3).map((part) => part ?? '');
  return { source: source as Urn, type: type ?? '', destination: destination as Urn };
}

function isOutgoing(request: HonoRequest): boolean {
  const direction = (request.query('direction') || 'OUTGOING').toUpperCase();
  if (['INCOMING', 'OUTGOING', 'UNDIRECTED'].includes(direction)) return direction === 'OUTGOING';
  throw malformed(`Direction must be INCOMING, OUTGOING, or UNDIRECTED, got: ${direction}`);
}
