import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import { pathAfter, readUrnSegment } from '../http/read-path.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { readRelationshipDirection, relatedEntityPage } from '../lineage/find-related-entities.js';
import { readNumber } from '../parameters/query-values.js';
import { readList } from '../parameters/read-list.js';
import { readNames } from '../parameters/read-names.js';
import type { ReadScope } from '../policy/authorize-reads.js';
import type { RequestReader } from '../policy/request-reader.js';
import { malformed } from '../shared/request-error.js';
import { readUrn } from '../write/read-proposal.js';
import {
  findRelationships,
  relationshipResult,
  unreadableGraphMessage,
} from './find-relationships.js';
import { openapiApp } from './openapi-errors.js';
import {
  type RelationshipScrollRequest,
  readPageParameters,
  readRelationshipScroll,
} from './read-relationship-scroll.js';

const V1 = '/openapi/relationships/v1';
const V3 = '/openapi/v3/relationship';

/**
 * OpenAPI routes of relationships. Version 1 pages by offset through the relationships of one
 * entity. Version 3 scrolls through these relationships, or through all relationships.
 */
export function openapiRelationships(context: RestContext): App {
  const app = openapiApp(context);
  app.on('GET', [V1, `${V1}/`], (c) => c.json(answerRelated(c, context.readerFor(c))));
  app.post(`${V3}/scroll`, (c) => {
    const read = async () => readRelationshipScroll(await readJsonBody(c.req.raw), c.req);
    return answerScroll(c, context, { scope: 'platform', read });
  });
  app.get(`${V3}/:type`, (c) => {
    const types = [c.req.param('type')];
    const read = () => ({ ...ANY, ...readPageParameters(c.req), types });
    return answerScroll(c, context, { scope: 'platform', read });
  });
  app.get(`${V3}/:entity/:urn{.+}`, (c) => {
    const urn = readEntity(c);
    return answerScroll(c, context, { scope: [urn], read: () => readScrollOfEntity(urn, c) });
  });
  return app;
}

/** Page size without a `count`. Source: DataHub's controller. */
const DEFAULT_COUNT = 200;

function answerRelated(c: AppContext, reader: RequestReader): JsonObject {
  const urn = readUrn(decodeTwiceEncoded(c.req.query('urn')), 'urn');
  const store = reader.openKind(
    'RELATIONSHIPS',
    [urn],
    `${reader.actor} is unauthorized to get relationships.`,
  );
  const types = readList(c.req.url, 'relationshipTypes');
  if (types === undefined)
    throw malformed('relationshipTypes is missing; name the types to follow, such as DownstreamOf');
  const direction = readRelationshipDirection(c.req.query('direction'), ['INCOMING', 'OUTGOING']);
  const start = readNumber(c.req.query('start'), 'start', 0);
  const count = readNumber(c.req.query('count'), 'count', DEFAULT_COUNT);
  return { ...relatedEntityPage({ urn, types, direction, start, count }, store) };
}

const ANY_END = { types: undefined, groups: [] } as const;
const ANY = { types: undefined, source: ANY_END, destination: ANY_END, edge: [] } as const;

/** Reads the urn in the path. Does not compare it with the type before it. */
function readEntity(c: AppContext): Urn {
  const path = pathAfter(c.req.path, `${V3}/`);
  return readUrnSegment(path.slice(path.indexOf('/') + 1));
}

/** Reads a scroll through the relationships of one entity. */
function readScrollOfEntity(urn: Urn, c: AppContext): RelationshipScrollRequest {
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

interface Scroll {
  readonly scope: ReadScope;
  /** Reads the request. It runs after the check that the reader may see relationships. */
  readonly read: () => RelationshipScrollRequest | Promise<RelationshipScrollRequest>;
}

async function answerScroll(
  c: AppContext,
  context: RestContext,
  { scope, read }: Scroll,
): Promise<Response> {
  const reader = context.readerFor(c);
  const turn = context.turns.begin();
  const found = await reader.findRelationships(
    scope,
    async (store) => findRelationships(await read(), { store, turn }),
    unreadableGraphMessage(reader),
  );
  return c.json(relationshipResult(found));
}

/**
 * Decodes an urn that is percent-encoded twice. DataHub's frontend encodes an urn again before it
 * forwards the request, and DataHub's controller accepts both forms.
 */
function decodeTwiceEncoded(text: string | undefined): string | undefined {
  if (!text?.startsWith('urn%3A')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
