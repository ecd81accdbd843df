import type { JsonObject } from '../../model/json.js';
import { answerJson } from '../http/answer-json.js';
import type { RestContext } from '../http/rest-context.js';
import type { App, AppContext } from '../http/server-context.js';
import { canonicalAspectName } from '../metamodel/record-names.js';
import { isTimeseries } from '../metamodel/timeseries-aspects.js';
import { readMetadataFlag, readNumber } from '../parameters/query-values.js';
import { readEntityType } from '../parameters/request-schemas.js';
import { pageSize } from '../search/offset-page.js';
import { decodeScrollId, encodeScrollId, invalidScrollId } from '../search/scroll-rows.js';
import { malformed } from '../shared/request-error.js';
import type { EventPageQuery, EventPlace, PlacedEvent } from '../store/aspect-store.js';
import { mapInTurn } from '../turns/in-turn.js';
import { readAspectName } from '../write/read-proposal.js';
import { openapiApp } from './openapi-errors.js';

/**
 * Route `/openapi/v2/timeseries/{type}/{aspect}`: a scroll through the events of an aspect on all
 * entities of a type, the newest first.
 */
export function openapiTimeseries(context: RestContext): App {
  const app = openapiApp(context);
  app.get('/openapi/v2/timeseries/:type/:aspect', async (c) => {
    const reader = context.readerFor(c);
    const refusal = `${reader.actor} is unauthorized to READ TIMESERIES`;
    const events = reader.openKind('TIMESERIES', 'platform', refusal);
    const query = readEventScroll(c);
    const withMetadata = readMetadataFlag(c.req);
    const { page, isLast, urns } = await reader.search(
      { types: [query.entityType], refusal },
      () => {
        const found = events.listEvents({ ...query, limit: query.limit + 1 });
        const page = found.slice(0, query.limit);
        const isLast = page.length === found.length;
        return { page, isLast, urns: page.map(({ event }) => event.urn) };
      },
    );
    reader.openKind('TIMESERIES', urns, `${reader.actor} is unauthorized to READ entities.`);
    const results = await mapInTurn(page, context.turns.begin(), (one) =>
      eventItem(one, withMetadata),
    );
    const last = page.at(-1);
    return answerJson(c, { ...(last && !isLast && { scrollId: toScrollId(last) }), results });
  });
  return app;
}

function readEventScroll(c: AppContext): EventPageQuery {
  const { type = '', aspect = '' } = c.req.param();
  const { count, scrollId, startTimeMillis, endTimeMillis } = c.req.query();
  const name = canonicalAspectName(aspect) ?? readAspectName(aspect, 'the path');
  if (!isTimeseries(name))
    throw malformed(
      `Only timeseries aspects are supported, such as operation, and ${name} is not one.`,
    );
  return {
    entityType: readEntityType(type),
    name,
    span: {
      fromMs: readNumber(startTimeMillis, 'startTimeMillis', Number.MIN_SAFE_INTEGER),
      toMs: readNumber(endTimeMillis, 'endTimeMillis', Number.MAX_SAFE_INTEGER),
    },
    after: scrollId ? readPlace(scrollId) : undefined,
    limit: pageSize({ count: readNumber(count, 'count', 10) }),
  };
}

/** Formats an event: `{ urn, messageId?, timestampMillis, event, systemMetadata? }`. */
function eventItem({ timeMs, event }: PlacedEvent, withMetadata: boolean): JsonObject {
  const { urn, value, systemMetadata } = event;
  const messageId = value['messageId'];
  return {
    urn,
    ...(messageId !== undefined && { messageId }),
    timestampMillis: timeMs,
    event: value,
    ...(withMetadata && { systemMetadata }),
  };
}

function toScrollId({ timeMs, id, event }: PlacedEvent): string {
  return encodeScrollId([String(timeMs), String(id), event.urn]);
}

/** @throws RequestError `malformed` */
function readPlace(scrollId: string): EventPlace {
  const [timeMs, id] = decodeScrollId(scrollId, 3).map(Number);
  if (Number.isSafeInteger(timeMs) && Number.isSafeInteger(id)) return { timeMs, id } as EventPlace;
  throw invalidScrollId(scrollId);
}
