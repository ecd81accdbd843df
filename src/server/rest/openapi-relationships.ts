import { type Context, Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { requireReadOf } from '../policy/authorize-reads.js';
import { Refusal } from '../refusal.js';
import type { Searching } from '../search/searching.js';
import { readUrn } from '../write/read-proposal.js';
import { openapiErrors } from './openapi-errors.js';
import { readList } from './read-list.js';
import { readNames } from './read-names.js';
import { readNumber } from './read-query.js';
import { type RelationshipScrollRequest, readRelationshipScroll, readScrollQuery } from './read-relationship-scroll.js';
import { readDirection, relatedPage } from './related-entities.js';
import { type GraphReader, relationshipPage, unreadableGraph } from './relationship-page.js';
import { scrollRelationships } from './scroll-relationships.js';

const V1 = '/openapi/relationships/v1';
const V3 = '/openapi/v3/relationship';

/** The graph by OpenAPI: what one entity is related to, by offset, and all relationships, as a scroll. */
export function openapiRelationships(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.on('GET', [V1, `${V1}/`], (c) => c.json(answerRelated(c, readerOf(c, context))));
  app.post(`${V3}/scroll`, async (c) => {
    const reader = readerOf(c, context);
    requireReadOf('RELATIONSHIPS', undefined, reader, unreadableGraph(reader));
    return c.json(await answerScroll(readRelationshipScroll(await readJsonBody(c.req.raw), c.req), reader));
  });
  app.get(`${V3}/:type`, async (c) => {
    const reader = readerOf(c, context);
    requireReadOf('RELATIONSHIPS', undefined, reader, unreadableGraph(reader));
    return c.json(await answerScroll({ ...ANY, ...readScrollQuery(c.req), types: [c.req.param('type')] }, reader));
  });
  app.get(`${V3}/:entity/:urn{.+}`, async (c) =>
    c.json(await answerScroll(readEntityScroll(c, readerOf(c, context)), readerOf(c, context))),
  );
  return app;
}

/** As many as DataHub's controller gives where nobody says how many. */
const DEFAULT_COUNT = 200;

function answerRelated(c: Context<AppEnv>, reader: GraphReader): JsonObject {
  const urn = readUrn(decodedAgain(c.req.query('urn')), 'urn');
  requireReadOf('RELATIONSHIPS', [urn], reader, `${reader.actor} is unauthorized to get relationships.`);
  const types = readList(c.req.url, 'relationshipTypes');
  if (types === undefined) throw new Refusal('malformed', 'relationshipTypes is missing; name those to follow, such as DownstreamOf');
  const direction = readDirection(c.req.query('direction'), ['INCOMING', 'OUTGOING']);
  const start = readNumber(c.req.query('start'), 'start', 0);
  const count = readNumber(c.req.query('count'), 'count', DEFAULT_COUNT);
  return { ...relatedPage({ urn, types, direction, start, count }, reader.store) };
}

const ANY_END = { types: undefined, groups: [] } as const;
const ANY = { types: undefined, source: ANY_END, destination: ANY_END, edge: [] } as const;

/** The type in the path is not held against the urn, as elsewhere. */
function readEntityScroll(c: Context<AppEnv>, reader: GraphReader): RelationshipScrollRequest {
  const path = pathAfter(c.req.path, `${V3}/`);
  const urn = readUrnSegment(path.slice(path.indexOf('/') + 1));
  requireReadOf('RELATIONSHIPS', [urn], reader, unreadableGraph(reader));
  const end = { types: undefined, groups: [[{ field: 'urn', values: [urn] }]] };
  const isOutgoing = readDirection(c.req.query('direction') || 'OUTGOING', ['INCOMING', 'OUTGOING']) === 'OUTGOING';
  const types = readNames(c.req.url, 'relationshipType[]');
  return {
    ...ANY,
    ...readScrollQuery(c.req),
    ...(isOutgoing ? { source: end } : { destination: end }),
    types: types?.[0] === '*' ? undefined : types,
  };
}

async function answerScroll(request: RelationshipScrollRequest, reader: GraphReader & Searching): Promise<JsonObject> {
  return relationshipPage(await scrollRelationships(request, reader), reader);
}

function readerOf(c: Context<AppEnv>, context: ServerContext): GraphReader & Searching {
  return { ...context, actor: c.get('actor'), turn: context.turns.begin() };
}

/** DataHub's frontend passes urns on encoded twice, and its controller decodes for both. */
function decodedAgain(text: string | undefined): string | undefined {
  if (!text?.startsWith('urn%3A')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
