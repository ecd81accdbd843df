import { isJsonObject, type Json, type JsonObject } from '../../../model/json.js';
import { urnEntityType } from '../../../urn/urn.js';
import { keyAspectName, keyAspectValue } from '../../metamodel/entity-keys.js';
import { eventTimestamp, isTimeseries } from '../../metamodel/timeseries-aspects.js';
import { readableStore } from '../../policy/readable-store.js';
import { isJsonList } from '../../shared/json-accessors.js';
import type { EntitySource, Origin } from '../entities/entity-source.js';
import type { FieldSource } from '../schema/field-source.js';

/** Reads the stored value of a field. Undefined if nothing is stored. */
export function readStored(
  { source, value }: Origin,
  { aspect, paths }: FieldSource,
  { fieldName, args }: { readonly fieldName: string; readonly args: EventRange },
): Json | undefined {
  if (aspect === undefined) return firstAt(value, paths ?? [[fieldName]]);
  const stored = isTimeseries(aspect)
    ? readEvents(source, aspect, args)
    : readAspect(source, aspect);
  return firstAt(stored, paths ?? [[]]);
}

/** Returns the first value at one of the paths. */
function firstAt(value: Json | undefined, paths: readonly (readonly string[])[]): Json | undefined {
  return paths.map((path) => valueAt(value, path)).find((one) => one !== undefined);
}

/** Reads an aspect. A key aspect follows from the urn, even if nothing is stored of the entity. */
function readAspect({ urn, scope }: EntitySource, aspect: string): JsonObject | undefined {
  if (aspect === keyAspectName(urnEntityType(urn))) return keyAspectValue(urn);
  return readableStore(scope, scope.store).readAspect(urn, aspect)?.value;
}

/** The arguments of fields that list events. */
export interface EventRange {
  readonly startTimeMillis?: unknown;
  readonly endTimeMillis?: unknown;
  readonly limit?: unknown;
}

/** The privileges that a reader needs for the events of a dataset. Others get none, as in DataHub. */
const EVENT_PRIVILEGES: Readonly<Record<string, string>> = {
  datasetProfile: 'VIEW_DATASET_PROFILE',
  datasetUsageStatistics: 'VIEW_DATASET_USAGE',
  operation: 'VIEW_DATASET_OPERATIONS',
};

/** Reads the events of an aspect, the latest first. */
function readEvents(
  { urn, scope: { actor, authorizer, store } }: EntitySource,
  aspect: string,
  { startTimeMillis, endTimeMillis, limit }: EventRange,
): readonly JsonObject[] {
  const privilege = EVENT_PRIVILEGES[aspect];
  if (privilege !== undefined && !authorizer.isGranted({ actor, privilege, resource: urn }))
    return [];
  const start = typeof startTimeMillis === 'number' ? startTimeMillis : Number.NEGATIVE_INFINITY;
  const end = typeof endTimeMillis === 'number' ? endTimeMillis : Number.POSITIVE_INFINITY;
  const timeOf = (event: JsonObject) => eventTimestamp(event) ?? 0;
  return store
    .readEvents(urn, aspect)
    .map((one) => one.value)
    .filter((event) => timeOf(event) >= start && timeOf(event) <= end)
    .sort((a, b) => timeOf(b) - timeOf(a))
    .slice(0, typeof limit === 'number' ? limit : undefined);
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
