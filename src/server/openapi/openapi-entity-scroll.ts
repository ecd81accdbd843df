import { Hono } from 'hono';
import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { AppEnv } from '../http/server-context.js';
import type { CatalogReader, EntityPage } from '../policy/catalog-reader.js';
import type { ReadableStore } from '../policy/readable-store.js';
import type { ScrollPage } from '../search/scroll-rows.js';
import type { SearchContext } from '../search/search-context.js';
import { searchEntities } from '../search/search-entities.js';
import { scrollEntities } from '../search/sort-entities.js';
import { collectInSteps, mapInSteps, type Search, type Steps } from '../shared/steps.js';
import { stepsInTurn } from '../turns/in-turn.js';
import type { TurnScheduler } from '../turns/turn-scheduler.js';
import { openapiErrors } from './openapi-errors.js';
import { entityItem } from './openapi-items.js';
import { type EntityScrollRequest, readBodyScroll, readTypeScroll } from './read-entity-scroll.js';
import { isInSlice } from './read-slice.js';

const BASE = '/openapi/v3/entity';

/** Scroll routes under `/openapi/v3/entity`: entities of one type, or of several types. */
export function openapiEntityScroll(context: RestContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.post(`${BASE}/scroll`, async (c) => {
    const scroll = readBodyScroll(await readJsonBody(c.req.raw), c.req);
    return answerJson(c, await answerScroll(scroll, context.readerFor(c), context.turns));
  });
  app.get(`${BASE}/:type`, async (c) => {
    const scroll = readTypeScroll(c.req.param('type'), c.req);
    return answerJson(c, await answerScroll(scroll, context.readerFor(c), context.turns));
  });
  return app;
}

/**
 * Answers a scroll. Like DataHub, it refuses the whole page if the reader may not read one of its
 * entities.
 *
 * A page leaves out entities that have none of the requested aspects, so any page may be short.
 * Only the last page has no scroll id.
 */
async function answerScroll(
  scroll: EntityScrollRequest,
  reader: CatalogReader,
  turns: TurnScheduler,
): Promise<JsonObject> {
  const refusal = `${reader.actor} is unauthorized to READ entities.`;
  const { urns, total, scrollId, store } = await reader.search(
    { types: scroll.types, refusal },
    (all) => findPage(scroll, { store: all, turn: turns.begin() }),
  );
  return {
    ...(scrollId !== undefined && { scrollId }),
    entities: await stepsInTurn(toItems(urns, scroll, store), turns.begin()),
    totalCount: total,
  };
}

async function findPage(
  scroll: EntityScrollRequest,
  searching: SearchContext,
): Promise<Omit<ScrollPage<Urn>, 'items'> & EntityPage> {
  const isWanted = (urn: Urn) => isInSlice(urn, scroll.slice);
  const found = await searchEntities({ ...scroll, isWanted }, searching);
  const { items, ...page } = await scrollEntities(found, scroll, searching);
  return { ...page, urns: items.map(({ urn }) => urn) };
}

function toItems(
  urns: readonly Urn[],
  { aspects, withMetadata }: EntityScrollRequest,
  store: ReadableStore,
): Steps<readonly JsonObject[]> {
  if (aspects === 'none') return mapInSteps(urns, (urn) => ({ urn }));
  const names = aspects === 'all' ? undefined : aspects;
  return collectInSteps(findItems(urns, names, { store, withMetadata }));
}

interface ItemSource {
  readonly store: ReadableStore;
  readonly withMetadata: boolean;
}

function* findItems(
  urns: readonly Urn[],
  names: readonly string[] | undefined,
  { store, withMetadata }: ItemSource,
): Search<JsonObject> {
  for (const urn of urns) {
    const found = store.readAspects([urn], names).get(urn);
    yield found && (yield* entityItem(urn, found, withMetadata));
  }
}
