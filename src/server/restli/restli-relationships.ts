import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { readRelationshipDirection, relatedEntityPage } from '../lineage/find-related-entities.js';
import { hopType, type LineageReads } from '../lineage/lineage-hops.js';
import { type ReachedEntity, walkLineage } from '../lineage/walk-lineage.js';
import { readNumber } from '../parameters/query-values.js';
import { readList } from '../parameters/read-list.js';
import { integer, readLineageDirection, readSubject } from '../parameters/request-schemas.js';
import type { KindReads } from '../policy/readable-store.js';
import type { RequestReader } from '../policy/request-reader.js';
import { pageByOffset } from '../search/offset-page.js';
import { jsonReader } from '../shared/json-reader.js';
import { accepted, nullish, object } from '../shared/json-schema.js';
import { malformed } from '../shared/request-error.js';
import type { AspectReads } from '../store/aspect-store.js';
import type { LineageDirection } from '../store/lineage-edge.js';
import { readUrn } from '../write/read-proposal.js';
import { type Actions, addActions, type RestliAction, restliApp } from './restli-app.js';

/** Page size without a `count`. Source: DataHub's resource. */
const DEFAULT_COUNT = 100;

/** Routes of `/relationships`: the related entities of an entity, and its lineage. */
export function restliRelationships(context: RestContext): App {
  const app = restliApp(context, 400);
  addActions(app, context, { resource: 'relationships', actions: ACTIONS });
  app.on('GET', ['/relationships', '/relationships/'], (c) => {
    const urn = readUrn(c.req.query('urn'), 'urn');
    const store = openLineage(urn, context.readerFor(c));
    const types = readList(c.req.url, 'types');
    if (types === undefined)
      throw malformed('types is missing; give names, as in types=List(DownstreamOf)');
    const direction = readRelationshipDirection(c.req.query('direction'), [
      'INCOMING',
      'OUTGOING',
      'UNDIRECTED',
    ]);
    const start = readNumber(c.req.query('start'), 'start', 0);
    const count = readNumber(c.req.query('count'), 'count', DEFAULT_COUNT);
    const { entities, ...page } = relatedEntityPage({ urn, types, direction, start, count }, store);
    return c.json({
      ...page,
      relationships: entities.map((one) => ({ type: one.relationshipType, entity: one.urn })),
    });
  });
  return app;
}

const ACTIONS: Actions = new Map<string, RestliAction>([['getLineage', { run: getLineage }]]);

function openLineage(urn: Urn, reader: RequestReader): KindReads['LINEAGE'] {
  return reader.openKind('LINEAGE', [urn], `User is unauthorized to get entity lineage: ${urn}`);
}

const readLineageQuery = jsonReader(
  object({
    direction: accepted<LineageDirection>(readLineageDirection),
    start: nullish(integer),
    count: nullish(integer),
    maxHops: nullish(integer),
  }),
);

/**
 * Answers `getLineage` with the parameters `{ urn, direction, start?, count?, maxHops? }`. The
 * default is one hop.
 */
function getLineage(body: JsonObject, c: AppContext, context: RestContext): JsonObject {
  const { urn } = readSubject(body);
  const store = openLineage(urn, context.readerFor(c));
  const { direction, start, count, maxHops } = readLineageQuery(body);
  const page = { start: start ?? 0, count: count ?? DEFAULT_COUNT };
  return lineageResult({ urn, direction, ...page, maxHops: maxHops ?? 1 }, store);
}

interface LineageQuery {
  readonly urn: Urn;
  readonly direction: LineageDirection;
  readonly start: number;
  readonly count: number;
  readonly maxHops: number;
}

/** The record `EntityLineageResult`. */
interface LineageResult extends JsonObject {
  readonly start: number;
  /** The number of entities on this page. */
  readonly count: number;
  readonly total: number;
  readonly relationships: readonly LineageRelationship[];
}

/** An entity that is reachable by lineage. */
interface LineageRelationship extends JsonObject {
  /** The relationship type of the last hop. */
  readonly type: string;
  readonly entity: Urn;
  readonly degree: number;
  /** One shortest path from the start to the entity, even if there are several. */
  readonly paths: readonly (readonly Urn[])[];
}

/**
 * Lists the entities within a number of hops, the nearest first. The list includes entities that do
 * not exist.
 */
function lineageResult(
  { urn, direction, start, count, maxHops }: LineageQuery,
  store: LineageReads & Pick<AspectReads, 'relationships'>,
): LineageResult {
  const reached = walkLineage({ start: urn, direction, maxHops }, store);
  const page = pageByOffset([...reached.values()], { start, count });
  const relationships = page.rows.map((one): LineageRelationship => {
    const [parent = urn] = one.parents();
    const hop =
      direction === 'UPSTREAM'
        ? { downstream: parent, upstream: one.urn }
        : { downstream: one.urn, upstream: parent };
    return {
      type: hopType(hop, store),
      entity: one.urn,
      degree: one.degree,
      paths: [pathTo(one, reached)],
    };
  });
  return { start, count: relationships.length, total: page.total, relationships };
}

/** Finds a shortest path to an entity. `reached` does not contain the start. */
function pathTo(end: ReachedEntity, reached: ReadonlyMap<Urn, ReachedEntity>): readonly Urn[] {
  const path = [end.urn];
  for (
    let [parent] = end.parents();
    parent !== undefined;
    [parent] = reached.get(parent)?.parents() ?? []
  )
    path.push(parent);
  return path.reverse();
}
