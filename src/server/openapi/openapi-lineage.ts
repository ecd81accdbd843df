import type { Json, JsonObject } from '../../model/json.js';
import { readJsonBody } from '../http/read-body.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { readNames } from '../parameters/read-names.js';
import { readLineageDirection } from '../parameters/request-schemas.js';
import type { RelationshipReads } from '../policy/readable-store.js';
import { type KeyedRow, type SortKey, scrollRows } from '../search/scroll-rows.js';
import { lineageEdge } from '../store/lineage-edge.js';
import type { RelationshipKey } from '../store/relationship.js';
import { eachInTurn } from '../turns/in-turn.js';
import type { Turn } from '../turns/turn-scheduler.js';
import {
  type FoundRelationships,
  findRelationships,
  relationshipItem,
  relationshipResult,
  unreadableGraphMessage,
} from './find-relationships.js';
import { openapiApp } from './openapi-errors.js';
import {
  readLineageUrns,
  readPageParameters,
  readRelationshipScroll,
} from './read-relationship-scroll.js';

/** Route `/openapi/v3/lineage/scroll`: the relationships that are lineage. */
export function openapiLineage(context: RestContext): App {
  const app = openapiApp(context);
  app.post('/openapi/v3/lineage/scroll', async (c) => {
    const reader = context.readerFor(c);
    const found = await reader.findRelationships(
      'platform',
      async (store) => {
        const turn = context.turns.begin();
        return findLineageRelationships(await readJsonBody(c.req.raw), c, { store, turn });
      },
      unreadableGraphMessage(reader),
    );
    return c.json(relationshipResult(found, lineageItem));
  });
  return app;
}

/**
 * Finds a page of lineage, for two generations of clients. One generation names urns and the
 * direction UPSTREAM or DOWNSTREAM, or no direction for both. The other generation filters by the
 * ends of relationships, with the direction OUTGOING or INCOMING.
 */
async function findLineageRelationships(
  body: Json,
  c: AppContext,
  searching: { readonly store: RelationshipReads; readonly turn: Turn },
): Promise<FoundRelationships> {
  const urns = readLineageUrns(body);
  if (urns === undefined) {
    return await findRelationships(
      readRelationshipScroll(body, c.req),
      searching,
      (one) => lineageEdge(one) !== undefined,
    );
  }
  const near = nearEnds(c.req.query('direction'));
  const types = readNames(c.req.url, 'relationshipTypes');
  const rows = new Map<string, KeyedRow<RelationshipKey>>();
  await eachInTurn(urns, searching.turn, (urn) => {
    // A relationship may have another direction than its lineage: a job `Produces` its downstreams.
    for (const item of (['OUTGOING', 'INCOMING'] as const).flatMap((direction) =>
      searching.store.relationships(urn, direction, types),
    )) {
      const edge = lineageEdge(item);
      const key: SortKey = [item.source, item.type, item.destination];
      if (near.some((end) => edge?.[end] === urn)) rows.set(key.join(' '), { key, item });
    }
  });
  const { count } = readPageParameters(c.req);
  const page = await scrollRows(
    [...rows.values()],
    { orders: KEY_ORDERS, scrollId: c.req.query('scrollId'), count },
    searching.turn,
  );
  return { rows: page.items, isLast: page.scrollId === undefined };
}

/**
 * Reads the direction of a request. Returns the ends of an edge at which a requested urn may be.
 */
function nearEnds(direction: string | undefined): readonly ('downstream' | 'upstream')[] {
  if (!direction) return ['downstream', 'upstream'];
  return [readLineageDirection(direction) === 'UPSTREAM' ? 'downstream' : 'upstream'];
}

const KEY_ORDERS = ['ASCENDING', 'ASCENDING', 'ASCENDING'] as const;

/** Formats a relationship with its upstream and its downstream. */
function lineageItem(relationship: RelationshipKey): JsonObject {
  return { ...relationshipItem(relationship), ...lineageEdge(relationship) };
}
