import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { readRelationshipDirection, relatedEntityPage } from '../lineage/find-related-entities.js';
import { hopType } from '../lineage/lineage-hops.js';
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
 * Answers `getLineage` with the parameters `{ urn, direction, start?, count?, maxHops? }` and the
 * record `EntityLineageResult`: the entities within a number of hops, the nearest first. The default
 * is one hop. The list includes entities that do not exist.
 */
function getLineage(body: JsonObject, c: AppContext, context: RestContext): JsonObject {
  const { urn } = readSubject(body);
  const store = openLineage(urn, context.readerFor(c));
  const { direction, maxHops, ...given } = readLineageQuery(body);
  const page = { start: given.start ?? 0, count: given.count ?? DEFAULT_COUNT };
  const reached = walkLineage({ start: urn, direction, maxHops: maxHops ?? 1 }, store);
  const { rows, total } = pageByOffset([...reached.values()], page);
  const relationships = rows.map((one) => {
    const [parent = urn] = one.parents();
    const hop =
      direction === 'UPSTREAM'
        ? { downstream: parent, upstream: one.urn }
        : { downstream: one.urn, upstream: parent };
    const type = hopType(hop, store);
    // There is one shortest path in the answer, even if there are several.
    return { type, entity: one.urn, degree: one.degree, paths: [pathTo(one, reached)] };
  });
  return { start: page.start, count: rows.length, total, relationships };
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
