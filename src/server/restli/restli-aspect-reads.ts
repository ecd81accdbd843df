import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import { readFilter, readSortCriteria } from '../parameters/read-filter.js';
import { asNumber } from '../parameters/read-number.js';
import type { CatalogReader } from '../policy/catalog-reader.js';
import { compileFilters } from '../search/compile-filters.js';
import { asText } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { eventTimestamp } from '../store/event-time.js';
import { readAspectName, readUrn } from '../write/read-proposal.js';

/** An action: it gets the parameters in the body and returns the `value` of the answer. */
type Action = (parameters: JsonObject, reader: CatalogReader) => Json;

/** The read actions of `/aspects`. Source: DataHub's `AspectResource`. */
export const aspectReadActions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['getCount', getCount],
  ['getTimeseriesAspectValues', getTimeseriesAspectValues],
]);

/** Counts the entities with an aspect, optionally of those whose urn matches a LIKE pattern. */
function getCount({ aspect, urnLike }: JsonObject, reader: CatalogReader): number {
  const refusal = 'User is unauthorized to get aspect counts.';
  const store = reader.openKind('COUNTS', 'platform', refusal);
  const pattern =
    urnLike === undefined || urnLike === null ? undefined : asText(urnLike, 'urnLike');
  return store.countAspects(readAspectName(aspect, 'aspect'), pattern);
}

/** Number of events without a `limit`, as in DataHub. */
const DEFAULT_LIMIT = 10_000;

/**
 * Reads events of an entity, the newest first unless `sort` says otherwise. The result is the
 * record `GetTimeseriesAspectValuesResponse`.
 */
function getTimeseriesAspectValues(body: JsonObject, reader: CatalogReader): JsonObject {
  const urn = readUrn(body['urn'], 'urn');
  const refusal = `User is unauthorized to get timeseries aspect for ${urn}`;
  const store = reader.openKind('TIMESERIES', [urn], refusal);
  const aspectName = readAspectName(body['aspect'], 'aspect');
  const startTimeMillis = asNumber(
    body['startTimeMillis'],
    'startTimeMillis',
    Number.MIN_SAFE_INTEGER,
  );
  const endTimeMillis = asNumber(body['endTimeMillis'], 'endTimeMillis', Number.MAX_SAFE_INTEGER);
  const limit = body['latestValue'] === true ? 1 : asNumber(body['limit'], 'limit', DEFAULT_LIMIT);
  const isFitting = compileFilters(readFilter(body['filter'], 'filter'));
  const isWanted = (event: StoredAspect): boolean => {
    const time = eventTimestamp(event.value) ?? event.created.time;
    return time >= startTimeMillis && time <= endTimeMillis && isFitting(filterFields(event));
  };
  const events = store.readEvents(urn, aspectName).filter(isWanted);
  return {
    entityName: asText(body['entity'], 'entity'),
    aspectName,
    ...copyNumber('startTimeMillis', body),
    ...copyNumber('endTimeMillis', body),
    limit,
    values: (isOldestFirst(body['sort']) ? events.toReversed() : events)
      .slice(0, Math.max(limit, 0))
      .map(toEnvelopedAspect),
  };
}

/** Returns true if the oldest event comes first. Events can be sorted only by time. */
function isOldestFirst(sort: Json | undefined): boolean {
  const [criterion] = readSortCriteria(sort === undefined || sort === null ? [] : [sort], 'sort');
  if (criterion === undefined) return false;
  if (criterion.field !== 'timestampMillis') {
    throw new RequestError(
      'malformed',
      `sort is by ${criterion.field}, which is not supported; events are sorted by timestampMillis`,
    );
  }
  return criterion.order === 'ASCENDING';
}

function copyNumber(name: string, body: JsonObject): JsonObject {
  return typeof body[name] === 'number' ? { [name]: body[name] } : {};
}

/**
 * The fields of an event for filters: its urn, and the members of its value, nested ones as dotted
 * paths.
 */
function filterFields({ urn, value }: StoredAspect): {
  readonly fieldValues: (field: string) => readonly string[];
} {
  return { fieldValues: (field) => (field === 'urn' ? [urn] : valuesAt(value, field.split('.'))) };
}

function valuesAt(json: Json | undefined, path: readonly string[]): readonly string[] {
  if (Array.isArray(json)) return json.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name !== undefined)
    return isJsonObject(json) && Object.hasOwn(json, name) ? valuesAt(json[name], rest) : [];
  return json === undefined || json === null || typeof json === 'object' ? [] : [String(json)];
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
