import { Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import {
  type Reader,
  readableStore,
  requireReadable,
  requireTypesReadable,
} from '../policy/authorize-reads.js';
import { searchEntities } from '../search/search-entities.js';
import { scrollEntities } from '../search/sort-entities.js';
import { openapiErrors } from './openapi-errors.js';
import { entityItem } from './openapi-items.js';
import { type EntityScrollRequest, readBodyScroll, readTypeScroll } from './read-entity-scroll.js';
import { isInSlice } from './read-slice.js';

const BASE = '/openapi/v3/entity';

/** Scroll routes under `/openapi/v3/entity`: entities of one type, or of several types. */
export function openapiEntityScroll(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.post(`${BASE}/scroll`, async (c) => {
    const scroll = readBodyScroll(await readJsonBody(c.req.raw), c.req);
    return c.json(await answerScroll(scroll, { ...context, actor: c.get('actor') }));
  });
  app.get(`${BASE}/:type`, async (c) => {
    const scroll = readTypeScroll(c.req.param('type'), c.req);
    return c.json(await answerScroll(scroll, { ...context, actor: c.get('actor') }));
  });
  return app;
}

/**
 * Answers a scroll. Like DataHub, it refuses a page with an entity that the reader may not read,
 * and leaves none out silently. Entities without any of the requested aspects are left out, so a
 * page may be short before the end. The last page is the one without a scroll id.
 */
async function answerScroll(
  scroll: EntityScrollRequest,
  reader: Reader & ServerContext,
): Promise<JsonObject> {
  const refusal = `${reader.actor} is unauthorized to READ entities.`;
  requireTypesReadable(scroll.types, reader, refusal);
  const searching = { store: reader.store, turn: reader.turns.begin() };
  const found = await searchEntities(
    { ...scroll, isWanted: (urn) => isInSlice(urn, scroll.slice) },
    searching,
  );
  const { items, total, scrollId } = await scrollEntities(found, scroll, searching);
  const page = items.map(({ urn }) => urn);
  requireReadable(page, reader, refusal);
  return {
    ...(scrollId !== undefined && { scrollId }),
    entities: toItems(page, scroll, reader),
    totalCount: total,
  };
}

function toItems(
  urns: readonly Urn[],
  { aspects, withMetadata }: EntityScrollRequest,
  reader: Reader & ServerContext,
): readonly JsonObject[] {
  if (aspects === 'none') return urns.map((urn) => ({ urn }));
  const found = readableStore(reader, reader.store).readAspects(
    urns,
    aspects === 'all' ? undefined : aspects,
  );
  return [...found].map(([urn, some]) => entityItem(urn, some, withMetadata));
}
