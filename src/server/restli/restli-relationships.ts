import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import { readRelationshipDirection, relatedEntityPage } from '../lineage/find-related-entities.js';
import { readNumber } from '../parameters/query-values.js';
import { readList } from '../parameters/read-list.js';
import { malformed } from '../shared/request-error.js';
import { readUrn } from '../write/read-proposal.js';
import { restliApp } from './restli-app.js';

/** Page size without a `count`. Source: DataHub's resource. */
const DEFAULT_COUNT = 100;

/** Route `GET /relationships`: the related entities of an entity. */
export function restliRelationships(context: RestContext): App {
  const app = restliApp(context, 400);
  app.on('GET', ['/relationships', '/relationships/'], (c) => {
    const urn = readUrn(c.req.query('urn'), 'urn');
    const refusal = `User is unauthorized to get entity lineage: ${urn}`;
    const store = context.readerFor(c).openKind('LINEAGE', [urn], refusal);
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
