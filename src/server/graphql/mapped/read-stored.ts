import { isJsonObject, type Json, type JsonObject } from '../../../model/json.js';
import { keyAspectValue, urnKeyAspectName } from '../../metamodel/entity-keys.js';
import { eventTimestamp, isTimeseries } from '../../metamodel/timeseries-aspects.js';
import { readableStore } from '../../policy/readable-store.js';
import { compileFilters, jsonDocument } from '../../search/compile-filters.js';
import type { FilterGroup } from '../../search/criterion.js';
import { isJsonList } from '../../shared/json-accessors.js';
import type { EntitySource, Origin } from '../entities/entity-source.js';
import type { FieldSource } from '../schema/field-source.js';
import { rangeStart } from './event-summaries.js';

/**
 * Reads the value that holds the value of a field: an aspect, or the value that the parent object was
 * made from. Undefined if it is not stored.
 */
export function readHolder(
  { source, value }: Origin,
  { aspect }: FieldSource,
  args: StoredArguments,
): Json | undefined {
  if (aspect === undefined) return value;
  return isTimeseries(aspect) ? readEvents(source, aspect, args) : readAspect(source, aspect, args);
}

/** Returns the value of a field in its holder: the first value at one of the paths. */
export function storedAt(
  holder: Json | undefined,
  { aspect, paths }: FieldSource,
  fieldName: string,
): Json | undefined {
  return (paths ?? [aspect === undefined ? [fieldName] : []])
    .map((path) => valueAt(holder, path))
    .find((one) => one !== undefined);
}

/** Reads an aspect. A key aspect follows from the urn, even if nothing is stored of the entity. */
function readAspect(
  { urn, scope }: EntitySource,
  aspect: string,
  { version }: StoredArguments,
): JsonObject | undefined {
  if (aspect === urnKeyAspectName(urn)) return keyAspectValue(urn);
  const store = readableStore(scope, scope.store);
  const stored =
    typeof version === 'number' && version !== 0
      ? store.readVersion(urn, aspect, version)
      : store.readAspect(urn, aspect);
  return stored?.value;
}

/** The arguments of fields of an aspect, and of fields that list events or sum them up. */
interface StoredArguments {
  /** The version of the aspect. Default: 0, the latest. 1 is the first. */
  readonly version?: unknown;
  readonly startTimeMillis?: unknown;
  readonly endTimeMillis?: unknown;
  readonly limit?: unknown;
  /** A value of `TimeRange`: how far back the events go. */
  readonly range?: unknown;
  /** The status that an event must have. */
  readonly status?: unknown;
  /** A value of `FilterInput`: what an event must meet. */
  readonly filter?: unknown;
}

const USAGE = 'datasetUsageStatistics';

/** The privileges that a reader needs for the events of a dataset. Others get none, as in DataHub. */
const EVENT_PRIVILEGES: Readonly<Record<string, string>> = {
  datasetProfile: 'VIEW_DATASET_PROFILE',
  [USAGE]: 'VIEW_DATASET_USAGE',
  operation: 'VIEW_DATASET_OPERATIONS',
};

/** Reads the events of an aspect, the latest first. */
function readEvents(
  { urn, scope: { actor, authorizer, store, clock } }: EntitySource,
  aspect: string,
  { startTimeMillis, endTimeMillis, limit, range, status, filter }: StoredArguments,
): readonly JsonObject[] | undefined {
  const privilege = EVENT_PRIVILEGES[aspect];
  // A summary of no usage would say that nobody uses the dataset.
  if (privilege !== undefined && !authorizer.isGranted({ actor, privilege, resource: urn }))
    return aspect === USAGE ? undefined : [];
  const start = typeof startTimeMillis === 'number' ? startTimeMillis : rangeStart(range, clock());
  const end = typeof endTimeMillis === 'number' ? endTimeMillis : Number.POSITIVE_INFINITY;
  const timeOf = (event: JsonObject) => eventTimestamp(event) ?? 0;
  const isFitting = compileFilters(eventFilter(status, filter));
  return store
    .readEvents(urn, aspect)
    .map((one) => one.value)
    .filter((event) => timeOf(event) >= start && timeOf(event) <= end)
    .filter((event) => isFitting(jsonDocument(urn, event)))
    .sort((a, b) => timeOf(b) - timeOf(a))
    .slice(0, typeof limit === 'number' ? limit : undefined);
}

function eventFilter(status: unknown, filter: unknown): readonly FilterGroup[] {
  const { and = [] } = (filter ?? {}) as { readonly and?: FilterGroup };
  const wanted = typeof status === 'string' ? [{ field: 'status', values: [status] }] : [];
  const group = [...wanted, ...and];
  return group.length === 0 ? [] : [group];
}

/** Follows a path of members and of positions in lists. `.` is the value itself. */
function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  let inner: Json | undefined = value;
  for (const member of path) {
    if (member === '.') continue;
    if (isJsonList(inner)) inner = inner[Number(member)];
    else if (isJsonObject(inner)) inner = Object.hasOwn(inner, member) ? inner[member] : undefined;
    else return undefined;
  }
  return inner;
}
