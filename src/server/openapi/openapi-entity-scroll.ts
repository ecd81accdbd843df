import type { JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { answerJson } from '../http/answer-json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import type { ReadableStore } from '../policy/readable-store.js';
import type { EntityPage } from '../policy/request-reader.js';
import type { SearchContext } from '../search/entity-query.js';
import type { ScrollPage } from '../search/scroll-rows.js';
import { searchEntities } from '../search/search-entities.js';
import { scrollEntities } from '../search/sort-entities.js';
import { mapInTurn } from '../turns/in-turn.js';
import { type EntityForm, entityForms, entityFormV3 } from './entity-form.js';
import { openapiApp } from './openapi-errors.js';
import { type EntityScrollRequest, readBodyScroll, readTypeScroll } from './read-entity-scroll.js';
import { isInSlice } from './read-slice.js';
import { scrollFacets } from './scroll-facets.js';

/**
 * Scroll routes under `/openapi/v3/entity`: entities of one type, or of several types. Version 2 has
 * only the first, which the source `datahub-gc` of DataHub's client calls.
 */
export function openapiEntityScroll(context: RestContext): App {
  const app = openapiApp(context);
  app.post(`${entityFormV3.base}/scroll`, async (c) => {
    const scroll = readBodyScroll(await readJsonBody(c.req.raw), c.req);
    return answerScroll(c, context, { scroll, form: entityFormV3 });
  });
  for (const form of entityForms)
    app.get(`${form.base}/:type`, (c) => {
      const scroll = readTypeScroll(c.req.param('type'), c.req);
      return answerScroll(c, context, { scroll, form });
    });
  return app;
}

interface Scrolling {
  readonly scroll: EntityScrollRequest;
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
  c: AppContext,
  { readerFor, turns }: RestContext,
  { scroll, form }: Scrolling,
): Promise<Response> {
  const reader = readerFor(c);
  const refusal = `${reader.actor} is unauthorized to READ entities.`;
  const { urns, total, scrollId, facets, store } = await reader.search(
    { types: scroll.types, refusal },
    (all) => findPage(scroll, { store: all, turn: turns.begin() }),
  );
  const toItem = (urn: Urn) => readItem(urn, { scroll, form }, store);
  const items = (await mapInTurn(urns, turns.begin(), toItem)).filter((item) => item !== undefined);
  return answerJson(c, {
    ...(scrollId !== undefined && { scrollId }),
    ...form.toPage(items, total, facets),
  });
}

interface FoundPage extends Omit<ScrollPage<Urn>, 'items'>, EntityPage {
  readonly facets: readonly JsonObject[];
}

async function findPage(scroll: EntityScrollRequest, searching: SearchContext): Promise<FoundPage> {
  const isWanted = (urn: Urn) => isInSlice(urn, scroll.slice);
  const found = await searchEntities(scroll, searching, isWanted);
  const { items, ...page } = await scrollEntities(found, scroll, searching);
  const facets = await scrollFacets(found, scroll, searching);
  return { ...page, facets, urns: items.map(({ urn }) => urn) };
}

function readItem(
  urn: Urn,
  { scroll: { aspects, withMetadata }, form }: Scrolling,
  store: ReadableStore,
): JsonObject | undefined {
  if (aspects === 'none') return { urn };
  const names = aspects === 'all' ? undefined : aspects;
  return form.toFound(urn, store.readAspects([urn], names).get(urn), withMetadata);
}
