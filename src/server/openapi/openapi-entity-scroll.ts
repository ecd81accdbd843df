import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App } from '../http/server-context.js';
import type { ReadableStore } from '../policy/readable-store.js';
import type { EntityPage, RequestReader } from '../policy/request-reader.js';
import type { SearchContext } from '../search/entity-query.js';
import type { ScrollPage } from '../search/scroll-rows.js';
import { searchEntities } from '../search/search-entities.js';
import { scrollEntities } from '../search/sort-entities.js';
import { mapInTurn } from '../turns/in-turn.js';
import type { TurnScheduler } from '../turns/turn-scheduler.js';
import { type EntityForm, entityFormV2, entityFormV3 } from './entity-form.js';
import { openapiApp } from './openapi-errors.js';
import { type EntityScrollRequest, readBodyScroll, readTypeScroll } from './read-entity-scroll.js';
import { isInSlice } from './read-slice.js';

/**
 * Scroll routes under `/openapi/v3/entity`: entities of one type, or of several types. Version 2 has
 * only the first.
 */
export function openapiEntityScroll(context: RestContext): App {
  const app = openapiApp(context);
  app.post(`${entityFormV3.base}/scroll`, async (c) => {
    const scroll = readBodyScroll(await readJsonBody(c.req.raw), c.req);
    const scrolling = { reader: context.readerFor(c), turns: context.turns, form: entityFormV3 };
    return answerJson(c, await answerScroll(scroll, scrolling));
  });
  for (const form of [entityFormV3, entityFormV2])
    app.get(`${form.base}/:type`, async (c) => {
      const scroll = readTypeScroll(c.req.param('type'), c.req);
      const scrolling = { reader: context.readerFor(c), turns: context.turns, form };
      return answerJson(c, await answerScroll(scroll, scrolling));
    });
  return app;
}

interface Scrolling {
  readonly reader: RequestReader;
  readonly turns: TurnScheduler;
  readonly form: EntityForm;
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
  { reader, turns, form }: Scrolling,
): Promise<JsonObject> {
  const refusal = `${reader.actor} is unauthorized to READ entities.`;
  const { urns, total, scrollId, store } = await reader.search(
    { types: scroll.types, refusal },
    (all) => findPage(scroll, { store: all, turn: turns.begin() }),
  );
  const toItem = itemReader(scroll, { store, form });
  const items = (await mapInTurn(urns, turns.begin(), toItem)).filter((item) => item !== undefined);
  return { ...(scrollId !== undefined && { scrollId }), ...form.toPage(items, total) };
}

async function findPage(
  scroll: EntityScrollRequest,
  searching: SearchContext,
): Promise<Omit<ScrollPage<Urn>, 'items'> & EntityPage> {
  const isWanted = (urn: Urn) => isInSlice(urn, scroll.slice);
  const found = await searchEntities(scroll, searching, isWanted);
  const { items, ...page } = await scrollEntities(found, scroll, searching);
  return { ...page, urns: items.map(({ urn }) => urn) };
}

function itemReader(
  { aspects, withMetadata }: EntityScrollRequest,
  { store, form }: ItemSource,
): (urn: Urn) => JsonObject | undefined {
  if (aspects === 'none') return (urn) => ({ urn });
  const names = aspects === 'all' ? undefined : aspects;
  return (urn) => form.toFound(urn, store.readAspects([urn], names).get(urn), withMetadata);
}

interface ItemSource {
  readonly store: ReadableStore;
  readonly form: EntityForm;
}
