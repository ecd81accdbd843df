import { type Context, Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { readRelationshipDirection, relatedEntityPage } from '../lineage/related-entity-page.js';
import { readList } from '../parameters/read-list.js';
import { readNames } from '../parameters/read-names.js';
import { readNumber } from '../parameters/read-number.js';
import { requireKindReadable } from '../policy/authorize-reads.js';
import type { SearchContext } from '../search/search-context.js';
import { RequestError } from '../shared/request-error.js';
import { readUrn } from '../write/read-proposal.js';
import { findRelationships } from './find-relationships.js';
import { openapiErrors } from './openapi-errors.js';
import {
  type GraphReader,
  relationshipResult,
  unreadableGraphMessage,
} from './openapi-relationship-result.js';
import {
  type RelationshipScrollRequest,
  readPageParameters,
  readRelationshipScroll,
} from './read-relationship-scroll.js';

const V1 = '/openapi/relationships/v1';
const V3 = '/openapi/v3/relationship';

/**
 * OpenAPI routes of relationships: those of one entity by offset (v1), and scrolls through all of
 * them (v3).
 */
export function openapiRelationships(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.on('GET', [V1, `${V1}/`], (c) => c.json(answerRelated(c, createReader(c, context))));
  app.post(`${V3}/scroll`, async (c) => {
    const reader = createReader(c, context);
    requireKindReadable('RELATIONSHIPS', undefined, reader, unreadableGraphMessage(reader));
    return c.json(
      await answerScroll(readRelationshipScroll(await readJsonBody(c.req.raw), c.req), reader),
    );
  });
  app.get(`${V3}/:type`, async (c) => {
    const reader = createReader(c, context);
    requireKindReadable('RELATIONSHIPS', undefined, reader, unreadableGraphMessage(reader));
    return c.json(
      await answerScroll(
        { ...ANY, ...readPageParameters(c.req), types: [c.req.param('type')] },
        reader,
      ),
    );
  });
  app.get(`${V3}/:entity/:urn{.+}`, async (c) =>
    c.json(
      await answerScroll(readScrollOfEntity(c, createReader(c, context)), createReader(c, context)),
    ),
  );
  return app;
}

/** Page size without a `count`. Source: DataHub's controller. */
const DEFAULT_COUNT = 200;

function answerRelated(c: Context<AppEnv>, reader: GraphReader): JsonObject {
  const urn = readUrn(decodeTwiceEncoded(c.req.query('urn')), 'urn');
  requireKindReadable(
    'RELATIONSHIPS',
    [urn],
    reader,
    `${reader.actor} is unauthorized to get relationships.`,
  );
  const types = readList(c.req.url, 'relationshipTypes');
  if (types === undefined)
    throw new RequestError(
      'malformed',
      'relationshipTypes is missing; name those to follow, such as DownstreamOf',
    );
  const direction = readRelationshipDirection(c.req.query('direction'), ['INCOMING', 'OUTGOING']);
  const start = readNumber(c.req.query('start'), 'start', 0);
  const count = readNumber(c.req.query('count'), 'count', DEFAULT_COUNT);
  return { ...relatedEntityPage({ urn, types, direction, start, count }, reader.store) };
}

const ANY_END = { types: undefined, groups: [] } as const;
const ANY = { types: undefined, source: ANY_END, destination: ANY_END, edge: [] } as const;

/**
 * Reads a scroll through the relationships of one entity. The type in the path is not compared with
 * the urn.
 */
function readScrollOfEntity(c: Context<AppEnv>, reader: GraphReader): RelationshipScrollRequest {
  const path = pathAfter(c.req.path, `${V3}/`);
  const urn = readUrnSegment(path.slice(path.indexOf('/') + 1));
  requireKindReadable('RELATIONSHIPS', [urn], reader, unreadableGraphMessage(reader));
  const end = { types: undefined, groups: [[{ field: 'urn', values: [urn] }]] };
  const isOutgoing =
    readRelationshipDirection(c.req.query('direction') || 'OUTGOING', ['INCOMING', 'OUTGOING']) ===
    'OUTGOING';
  const types = readNames(c.req.url, 'relationshipType[]');
  return {
    ...ANY,
    ...readPageParameters(c.req),
    ...(isOutgoing ? { source: end } : { destination: end }),
    types: types?.[0] === '*' ? undefined : types,
  };
}

async function answerScroll(
  request: RelationshipScrollRequest,
  reader: GraphReader & SearchContext,
): Promise<JsonObject> {
  return relationshipResult(await findRelationships(request, reader), reader);
}

function createReader(c: Context<AppEnv>, context: ServerContext): GraphReader & SearchContext {
  return { ...context, actor: c.get('actor'), turn: context.turns.begin() };
}

/**
 * Decodes an urn that is percent-encoded twice. DataHub's frontend forwards urns so, and its
 * controller accepts both.
 */
function decodeTwiceEncoded(text: string | undefined): string | undefined {
  if (!text?.startsWith('urn%3A')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
