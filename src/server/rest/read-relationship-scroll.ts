import type { HonoRequest } from 'hono';
import { isJsonObject, type Json } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { asList, asObject } from '../read-json.js';
import { Refusal } from '../refusal.js';
import type { FilterGroup } from '../search/criterion.js';
import { pageSize } from '../search/page.js';
import { decodeKey } from '../search/scroll-page.js';
import type { RelationshipKey } from '../store/relationship.js';
import { readUrn } from '../write/read-proposal.js';
import { readOpenapiFilter } from './read-filter.js';
import { readNames } from './read-names.js';
import { readNumber } from './read-query.js';
import { readSlice, type Slice } from './read-slice.js';

/** What one end of the relationships has to be like. */
export interface EndFilter {
  readonly types: readonly string[] | undefined;
  readonly groups: readonly FilterGroup[];
}

/** What a scroll through relationships asks for. */
export interface RelationshipScrollRequest {
  readonly types: readonly string[] | undefined;
  readonly source: EndFilter;
  readonly destination: EndFilter;
  readonly edge: readonly FilterGroup[];
  readonly after: RelationshipKey | undefined;
  readonly count: number;
  readonly slice: Slice | undefined;
}

/** Those parts of a request that are in the query of its address. */
export type ScrollQuery = Pick<RelationshipScrollRequest, 'after' | 'count' | 'slice'>;

/** @throws Refusal `malformed` */
export function readScrollQuery(request: HonoRequest): ScrollQuery {
  const query = request.query();
  return {
    after: readAfter(query['scrollId']),
    count: pageSize({ count: readNumber(query['count'], 'count', 10) }),
    slice: readSlice(query['sliceId'], query['sliceMax']),
  };
}

/**
 * A scroll with a body: `{ sourceFilter?, destinationFilter?, edgeFilter? }`, each a filter of OpenAPI v3.
 *
 * Where the direction in the query is not OUTGOING, what is said of the source counts for the destination, and the other
 * way round; so does DataHub's search in its graph.
 *
 * @throws Refusal `malformed`
 */
export function readRelationshipScroll(json: Json, request: HonoRequest): RelationshipScrollRequest {
  const { sourceFilter, destinationFilter, edgeFilter } = asObject(json, 'the body');
  const source = { types: readNames(request.url, 'sourceTypes'), groups: readOpenapiFilter(sourceFilter, 'sourceFilter') };
  const destination = {
    types: readNames(request.url, 'destinationTypes'),
    groups: readOpenapiFilter(destinationFilter, 'destinationFilter'),
  };
  return {
    ...readScrollQuery(request),
    types: readNames(request.url, 'relationshipTypes'),
    ...(isOutgoing(request) ? { source, destination } : { source: destination, destination: source }),
    edge: readOpenapiFilter(edgeFilter, 'edgeFilter'),
  };
}

/**
 * The urns in the body of a scroll through lineage; nothing where it names none.
 *
 * @throws Refusal `malformed`
 */
export function readUrns(json: Json): readonly Urn[] | undefined {
  const urns = isJsonObject(json) ? json['urns'] : undefined;
  const read = urns === undefined || urns === null ? [] : asList(urns, 'urns').map((urn, i) => readUrn(urn, `urns[${i}]`));
  return read.length === 0 ? undefined : read;
}

function readAfter(scrollId: string | undefined): RelationshipKey | undefined {
  if (!scrollId) return undefined;
  const [source, type, destination] = decodeKey(scrollId, 3).map((part) => part ?? '');
  return { source: source as Urn, type: type ?? '', destination: destination as Urn };
}

function isOutgoing(request: HonoRequest): boolean {
  const direction = (request.query('direction') || 'OUTGOING').toUpperCase();
  if (['INCOMING', 'OUTGOING', 'UNDIRECTED'].includes(direction)) return direction === 'OUTGOING';
  throw new Refusal('malformed', `Direction must be INCOMING, OUTGOING, or UNDIRECTED, got: ${direction}`);
}
