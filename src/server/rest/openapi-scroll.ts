import { Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { asSeenBy, type Reader, requireReadable, requireTypesReadable } from '../policy/authorize-reads.js';
import { findEntities } from '../search/find-entities.js';
import { scrollEntities } from '../search/sort-entities.js';
import { openapiErrors } from './openapi-errors.js';
import { entityItem } from './openapi-items.js';
import { readBodyScroll, readTypeScroll, type Scroll } from './read-scroll.js';
import { isInSlice } from './read-slice.js';

const BASE = '/openapi/v3/entity';

/** Scrolls under `/openapi/v3/entity`: through the entities of one type, or of several. */
export function openapiScroll(context: ServerContext): Hono<AppEnv> {
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
 * Like DataHub, refuses a page on which there is anything that the reader may not see: nothing is left out quietly.
 * Entities without any of the aspects that are asked for are left out, so a page may be short before the end is reached,
 * which is where there is no scroll id.
 */
async function answerScroll(scroll: Scroll, reader: Reader & ServerContext): Promise<JsonObject> {
  const refusal = `${reader.actor} is unauthorized to READ entities.`;
  requireTypesReadable(scroll.types, reader, refusal);
  const searching = { store: reader.store, turn: reader.turns.begin() };
  const found = await findEntities({ ...scroll, isWanted: (urn) => isInSlice(urn, scroll.slice) }, searching);
  const { items, total, scrollId } = await scrollEntities(found, scroll, searching);
  const page = items.map(({ urn }) => urn);
  requireReadable(page, reader, refusal);
  return { ...(scrollId !== undefined && { scrollId }), entities: itemsOf(page, scroll, reader), totalCount: total };
}

function itemsOf(urns: readonly Urn[], { aspects, withMetadata }: Scroll, reader: Reader & ServerContext): readonly JsonObject[] {
  if (aspects === 'none') return urns.map((urn) => ({ urn }));
  const found = asSeenBy(reader, reader.store).readAspects(urns, aspects === 'all' ? undefined : aspects);
  return [...found].map(([urn, some]) => entityItem(urn, some, withMetadata));
}
