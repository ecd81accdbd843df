import { type Context, Hono } from 'hono';
import type { Json, JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { readJsonBody } from '../http/read-body.js';
import type { AppEnv, ServerContext } from '../http/server-context.js';
import { requireReadOf } from '../policy/authorize-reads.js';
import { type Keyed, type SortKey, scrollPage } from '../search/scroll-page.js';
import type { Searching } from '../search/searching.js';
import type { AspectStore } from '../store/aspect-store.js';
import { lineageEdge } from '../store/lineage-edge.js';
import type { RelationshipKey } from '../store/relationship.js';
import { eachInTurn } from '../turns/in-turn.js';
import { openapiErrors } from './openapi-errors.js';
import { readLineageDirection } from './read-lineage-direction.js';
import { readNames } from './read-names.js';
import { readRelationshipScroll, readScrollQuery, readUrns } from './read-relationship-scroll.js';
import { relationshipItem, relationshipPage, unreadableGraph } from './relationship-page.js';
import { type RelationshipPage, scrollRelationships } from './scroll-relationships.js';

/** `/openapi/v3/lineage/scroll`: the relationships that are lineage. */
export function openapiLineage(context: ServerContext): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError(openapiErrors(context));
  app.post('/openapi/v3/lineage/scroll', async (c) => {
    const reader = { ...context, actor: c.get('actor') };
    requireReadOf('RELATIONSHIPS', undefined, reader, unreadableGraph(reader));
    const searching = { store: context.store, turn: context.turns.begin() };
    return c.json(relationshipPage(await lineagePage(await readJsonBody(c.req.raw), c, searching), reader, lineageItem));
  });
  return app;
}

/**
 * Two generations of clients ask: those that name some urns and UPSTREAM, DOWNSTREAM or neither, which is both ways, and those
 * that filter by the ends of the relationships, with OUTGOING or INCOMING.
 */
async function lineagePage(body: Json, c: Context<AppEnv>, searching: Searching): Promise<RelationshipPage> {
  const urns = readUrns(body);
  if (urns === undefined) {
    return await scrollRelationships(readRelationshipScroll(body, c.req), searching, (one) => lineageEdge(one) !== undefined);
  }
  const near = nearEnds(c.req.query('direction'));
  const types = readNames(c.req.url, 'relationshipTypes');
  const rows = new Map<string, Keyed<RelationshipKey>>();
  await eachInTurn(urns, searching.turn, (urn) => {
    const stated = hopsAt(urn, types, searching.store).filter((one) => near.some((end) => lineageEdge(one)?.[end] === urn));
    for (const item of stated) rows.set(keyOf(item).join(' '), { key: keyOf(item), item });
  });
  const { count } = readScrollQuery(c.req);
  const page = await scrollPage([...rows.values()], { orders: KEY_ORDERS, scrollId: c.req.query('scrollId'), count }, searching.turn);
  return { rows: page.items, isLast: page.scrollId === undefined };
}

/** Which ends of an edge may be among the urns. */
function nearEnds(direction: string | undefined): readonly ('downstream' | 'upstream')[] {
  if (!direction) return ['downstream', 'upstream'];
  return [readLineageDirection(direction) === 'UPSTREAM' ? 'downstream' : 'upstream'];
}

const KEY_ORDERS = ['ASCENDING', 'ASCENDING', 'ASCENDING'] as const;

/** A hop may lead either way: a job `Produces` what is downstream of it. */
function hopsAt(urn: Urn, types: readonly string[] | undefined, store: AspectStore): readonly RelationshipKey[] {
  return [...store.relationships(urn, 'OUTGOING', types), ...store.relationships(urn, 'INCOMING', types)];
}

function keyOf({ source, type, destination }: RelationshipKey): SortKey {
  return [source, type, destination];
}

/** A relationship with which of its ends is derived from which. */
function lineageItem(relationship: RelationshipKey): JsonObject {
  const { upstream, downstream } = lineageEdge(relationship) ?? ({} as { readonly upstream?: Urn; readonly downstream?: Urn });
  return { ...relationshipItem(relationship), ...(upstream && downstream && { upstream, downstream }) };
}
