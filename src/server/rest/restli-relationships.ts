import { Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { requireReadOf } from '../policy/authorize-reads.js';
import { asObject } from '../read-json.js';
import { Refusal } from '../refusal.js';
import { readUrn } from '../write/read-proposal.js';
import { lineageOf } from './lineage-of.js';
import { readLineageDirection } from './read-lineage-direction.js';
import { readList } from './read-list.js';
import { asNumber, readNumber } from './read-query.js';
import { readDirection, relatedPage } from './related-entities.js';
import { restliErrors } from './restli-errors.js';

/** As many as DataHub's resource gives where nobody says how many. */
const DEFAULT_COUNT = 100;

/** `/relationships`: what an entity is related to, and its lineage. */
export function restliRelationships(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(restliErrors(context, 400));
  app.on('GET', ['/relationships', '/relationships/'], (c) => {
    const urn = readUrn(c.req.query('urn'), 'urn');
    const reader = { ...context, actor: c.get('actor') };
    requireReadOf('LINEAGE', [urn], reader, `User is unauthorized to get entity lineage: ${urn}`);
    const types = readList(c.req.url, 'types');
    if (types === undefined) throw new Refusal('malformed', 'types is missing; give names, as in types=List(DownstreamOf)');
    const direction = readDirection(c.req.query('direction'), ['INCOMING', 'OUTGOING', 'UNDIRECTED']);
    const start = readNumber(c.req.query('start'), 'start', 0);
    const count = readNumber(c.req.query('count'), 'count', DEFAULT_COUNT);
    const { entities, ...page } = relatedPage({ urn, types, direction, start, count }, context.store);
    return c.json({ ...page, relationships: entities.map((one) => ({ type: one.relationshipType, entity: one.urn })) });
  });
  app.on('POST', ['/relationships', '/relationships/'], async (c) => {
    const action = c.req.query('action') ?? '';
    if (action !== 'getLineage') throw new Refusal('malformed', `action "${action}" is not supported on relationships by this version`);
    const body = asObject(await readJsonBody(c.req.raw), 'the body');
    const urn = readUrn(body['urn'], 'urn');
    const reader = { ...context, actor: c.get('actor') };
    requireReadOf('LINEAGE', [urn], reader, `User is unauthorized to get entity lineage: ${urn}`);
    return c.json({ value: getLineage(urn, body, context) });
  });
  return app;
}

/** From the parameters `{ urn, direction, start?, count?, maxHops? }`; one hop where nobody says how many. */
function getLineage(urn: Urn, body: JsonObject, { store }: ServerContext): JsonObject {
  const direction = readLineageDirection(body['direction']);
  const start = asNumber(body['start'], 'start', 0);
  const count = asNumber(body['count'], 'count', DEFAULT_COUNT);
  const maxHops = asNumber(body['maxHops'], 'maxHops', 1);
  return lineageOf({ urn, direction, start, count, maxHops }, store);
}
