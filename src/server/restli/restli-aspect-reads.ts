import type { Json, JsonObject } from '../../model/json.js';
import { eventTimestamp } from '../metamodel/timeseries-aspects.js';
import { asNumber } from '../parameters/query-values.js';
import { readOneSort, restliFilter, restliGroups } from '../parameters/read-filter.js';
import { aspectName, integer, readSubject } from '../parameters/request-schemas.js';
import type { RequestReader } from '../policy/request-reader.js';
import { compileFilters, jsonDocument } from '../search/compile-filters.js';
import { jsonReader } from '../shared/json-reader.js';
import { anything, nullish, object, optional, text } from '../shared/json-schema.js';
import { malformed } from '../shared/request-error.js';
import type { StoredAspect } from '../store/aspect-store.js';
import type { Actions, RestliAction } from './restli-app.js';

/** The read actions of `/aspects`. Source: DataHub's `AspectResource`. */
export const aspectReadActions: Actions = new Map<string, RestliAction>([
  ['getCount', { run: (body, c, context) => getCount(body, context.readerFor(c)) }],
  [
    'getTimeseriesAspectValues',
    { run: (body, c, context) => getTimeseriesAspectValues(body, context.readerFor(c)) },
  ],
]);

const readCount = jsonReader(object({ urnLike: nullish(text), aspect: aspectName }));

/**
 * Counts the entities with an aspect. With `urnLike`, counts only urns that match this LIKE
 * pattern.
 */
function getCount(body: JsonObject, reader: RequestReader): number {
  const refusal = 'User is unauthorized to get aspect counts.';
  const store = reader.openKind('COUNTS', 'platform', refusal);
  const { urnLike, aspect } = readCount(body);
  return store.countAspects(aspect, urnLike ?? undefined);
}

/** The default of `limit`, as in DataHub. */
const DEFAULT_LIMIT = 10_000;

const readEventQuery = jsonReader(
  object({
    aspect: aspectName,
    startTimeMillis: nullish(integer),
    endTimeMillis: nullish(integer),
    limit: optional(anything),
    latestValue: optional(anything),
    filter: nullish(restliFilter),
    entity: text,
    sort: optional(anything),
  }),
);

/**
 * Reads events of an entity. The newest comes first unless `sort` says otherwise. The result is the
 * record `GetTimeseriesAspectValuesResponse`.
 */
function getTimeseriesAspectValues(body: JsonObject, reader: RequestReader): JsonObject {
  const { urn } = readSubject(body);
  const refusal = `User is unauthorized to get timeseries aspect for ${urn}`;
  const store = reader.openKind('TIMESERIES', [urn], refusal);
  const query = readEventQuery(body);
  const { aspect: aspectName, startTimeMillis, endTimeMillis, entity } = query;
  const limit = query.latestValue === true ? 1 : asNumber(query.limit, 'limit', DEFAULT_LIMIT);
  const events = store.readEvents(urn, aspectName).filter(eventCondition(query));
  return {
    entityName: entity,
    aspectName,
    ...(typeof startTimeMillis === 'number' && { startTimeMillis }),
    ...(typeof endTimeMillis === 'number' && { endTimeMillis }),
    limit,
    values: (isOldestFirst(query.sort ?? null) ? events.toReversed() : events)
      .slice(0, Math.max(limit, 0))
      .map(toEnvelopedAspect),
  };
}

function eventCondition({
  startTimeMillis,
  endTimeMillis,
  filter,
}: ReturnType<typeof readEventQuery>): (event: StoredAspect) => boolean {
  const isFitting = compileFilters(restliGroups(filter));
  return (event) => {
    const time = eventTimestamp(event.value) ?? event.created.time;
    return (
      time >= (startTimeMillis ?? Number.MIN_SAFE_INTEGER) &&
      time <= (endTimeMillis ?? Number.MAX_SAFE_INTEGER) &&
      isFitting(jsonDocument(event.urn, event.value))
    );
  };
}

/** Returns true if the oldest event comes first. Time is the only sort key of events. */
function isOldestFirst(sort: Json): boolean {
  if (sort === null) return false;
  const { field, order } = readOneSort(sort);
  if (field === 'timestampMillis') return order === 'ASCENDING';
  throw malformed(
    `sort is by ${field}, which is not supported; events are sorted by timestampMillis`,
  );
}

/**
 * Formats the record `EnvelopedAspect` of an event. Rest.li treats the value as bytes, so its JSON
 * is ASCII.
 */
function toEnvelopedAspect({ value, systemMetadata }: StoredAspect): JsonObject {
  const { version: _none, ...metadata } = systemMetadata;
  return {
    aspect: { contentType: 'application/json', value: asciiJson(value) },
    systemMetadata: metadata,
  };
}

function asciiJson(value: JsonObject): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
