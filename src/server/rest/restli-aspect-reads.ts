import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { ServerContext } from '../http/server-context.js';
import { type Reader, requireReadOf } from '../policy/authorize-reads.js';
import { asText } from '../read-json.js';
import { Refusal } from '../refusal.js';
import { readFilters } from '../search/read-filters.js';
import type { StoredAspect } from '../store/aspect-store.js';
import { timestampOf } from '../store/event-time.js';
import { readAspectName, readUrn } from '../write/read-proposal.js';
import { readFilter, readSortCriteria } from './read-filter.js';
import { asNumber } from './read-query.js';

type Asker = Reader & ServerContext;

/** An action: from the parameters in its body to its `value`. */
type Action = (parameters: JsonObject, asker: Asker) => Json;

/** The actions of `/aspects` that read. Source: DataHub's `AspectResource`. */
export const aspectReadActions: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['getCount', getCount],
  ['getTimeseriesAspectValues', getTimeseriesAspectValues],
]);

/** How many entities have an aspect, of those whose urn is like a pattern of SQL where there is one. */
function getCount({ aspect, urnLike }: JsonObject, asker: Asker): number {
  requireReadOf('COUNTS', undefined, asker, 'User is unauthorized to get aspect counts.');
  const pattern = urnLike === undefined || urnLike === null ? undefined : asText(urnLike, 'urnLike');
  return asker.store.countAspects(readAspectName(aspect, 'aspect'), pattern);
}

/** As many as DataHub gives where nobody says how many. */
const DEFAULT_LIMIT = 10_000;

/** The record `GetTimeseriesAspectValuesResponse`: events of an entity, the newest first unless they are to be sorted. */
function getTimeseriesAspectValues(body: JsonObject, asker: Asker): JsonObject {
  const urn = readUrn(body['urn'], 'urn');
  requireReadOf('TIMESERIES', [urn], asker, `User is unauthorized to get timeseries aspect for ${urn}`);
  const aspectName = readAspectName(body['aspect'], 'aspect');
  const startTimeMillis = asNumber(body['startTimeMillis'], 'startTimeMillis', Number.MIN_SAFE_INTEGER);
  const endTimeMillis = asNumber(body['endTimeMillis'], 'endTimeMillis', Number.MAX_SAFE_INTEGER);
  const limit = body['latestValue'] === true ? 1 : asNumber(body['limit'], 'limit', DEFAULT_LIMIT);
  const isFitting = readFilters(readFilter(body['filter'], 'filter'));
  const isWanted = (event: StoredAspect): boolean => {
    const time = timestampOf(event.value) ?? event.created.time;
    return time >= startTimeMillis && time <= endTimeMillis && isFitting(fieldsOf(event));
  };
  const events = asker.store.readEvents(urn, aspectName).filter(isWanted);
  return {
    entityName: asText(body['entity'], 'entity'),
    aspectName,
    ...given('startTimeMillis', body),
    ...given('endTimeMillis', body),
    limit,
    values: (isOldestFirst(body['sort']) ? events.toReversed() : events).slice(0, Math.max(limit, 0)).map(enveloped),
  };
}

/** Events have one order, by their time, and its reverse. */
function isOldestFirst(sort: Json | undefined): boolean {
  const [criterion] = readSortCriteria(sort === undefined || sort === null ? [] : [sort], 'sort');
  if (criterion === undefined) return false;
  if (criterion.field !== 'timestampMillis') {
    throw new Refusal('malformed', `sort is by ${criterion.field}, which is not supported; events are sorted by timestampMillis`);
  }
  return criterion.order === 'ASCENDING';
}

function given(name: string, body: JsonObject): JsonObject {
  return typeof body[name] === 'number' ? { [name]: body[name] } : {};
}

/** The fields of an event that filters look at: those of its value, by dots where they lie deeper, and its urn. */
function fieldsOf({ urn, value }: StoredAspect): { readonly valuesOf: (field: string) => readonly string[] } {
  return { valuesOf: (field) => (field === 'urn' ? [urn] : valuesAt(value, field.split('.'))) };
}

function valuesAt(json: Json | undefined, path: readonly string[]): readonly string[] {
  if (Array.isArray(json)) return json.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name !== undefined) return isJsonObject(json) && Object.hasOwn(json, name) ? valuesAt(json[name], rest) : [];
  return json === undefined || json === null || typeof json === 'object' ? [] : [String(json)];
}

/** The record `EnvelopedAspect` of timeseries. Its value is bytes to Rest.li, so the JSON inside is kept to ASCII. */
function enveloped({ value, systemMetadata }: StoredAspect): JsonObject {
  const { version: _none, ...metadata } = systemMetadata;
  return { aspect: { contentType: 'application/json', value: asciiJson(value) }, systemMetadata: metadata };
}

function asciiJson(value: JsonObject): string {
  return JSON.stringify(value).replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
