import { problem, type Result } from '../../errors/result.js';
import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { WriteInfo } from '../../model/observed-state.js';
import { isString } from '../http/type-guards.js';

/** Reads the value of an aspect, if it has one. */
export function aspectValue(aspect: Json | undefined): JsonObject | undefined {
  const value = isJsonObject(aspect) ? aspect['value'] : undefined;
  return isJsonObject(value) ? value : undefined;
}

/**
 * Reads the version of an existing aspect. Returns undefined if the version is malformed.
 *
 * Aspects that were written before DataHub counted versions have none. DataHub's precondition
 * treats them as version 1.
 */
export function aspectVersion(aspect: Json): string | undefined {
  if (!hasVersion(aspect)) return '1';
  const version = objectAt(aspect, 'systemMetadata')?.['version'];
  return isString(version) && version !== '' ? version : undefined;
}

/** Returns true if the catalog gave a version, even a malformed one. */
export function hasVersion(aspect: Json): boolean {
  const metadata = isJsonObject(aspect) ? aspect['systemMetadata'] : undefined;
  return isJsonObject(metadata) ? metadata['version'] !== undefined : metadata !== undefined;
}

/** The latest time that a date can hold, in milliseconds since 1970. */
const MAX_TIME_MS = 8.64e15;

/**
 * Reads the time of the last write of an aspect, in milliseconds since 1970, if the catalog states
 * it.
 *
 * Older servers send no stamp. A malformed stamp is ignored, because the version protects a write
 * as well.
 */
export function aspectTime(aspect: Json): number | undefined {
  const time = objectAt(aspect, 'auditStamp')?.['time'];
  return typeof time === 'number' && Number.isInteger(time) && Math.abs(time) <= MAX_TIME_MS
    ? time
    : undefined;
}

/** The run id that DataHub stores if a writer names none. Source: `SystemMetadata.pdl`. */
const NO_RUN = 'no-run-id-provided';

/**
 * Reads the writer of an aspect, the time of the write and the run. Parts that the catalog does not
 * state, or states in an unknown shape, are left out.
 */
export function aspectWritten(aspect: Json): WriteInfo {
  const writtenAt = aspectTime(aspect);
  const writtenBy = objectAt(aspect, 'auditStamp')?.['actor'];
  const writtenIn = objectAt(aspect, 'systemMetadata')?.['runId'];
  return {
    ...(writtenAt !== undefined && { writtenAt }),
    ...(isString(writtenBy) && writtenBy !== '' && { writtenBy }),
    ...(isString(writtenIn) && writtenIn !== '' && writtenIn !== NO_RUN && { writtenIn }),
  };
}

function objectAt(aspect: Json, key: 'systemMetadata' | 'auditStamp'): JsonObject | undefined {
  const found = isJsonObject(aspect) ? aspect[key] : undefined;
  return isJsonObject(found) ? found : undefined;
}

/**
 * Finds a fault of an item as a whole.
 *
 * The interface leaves out an entity that has none of the requested aspects. An item without any
 * aspect has therefore lost its content.
 */
export function findItemFault(
  item: JsonObject,
  names: readonly string[],
): Result<never> | undefined {
  const { datasetKey } = item;
  if ([datasetKey, ...names.map((name) => item[name])].every((aspect) => aspect === undefined))
    return problem('none of its aspects');
  return datasetKey !== undefined && aspectValue(datasetKey) === undefined
    ? malformedAspect('datasetKey')
    : undefined;
}

export function malformedAspect(aspect: string): Result<never> {
  return problem(`its aspect ${aspect} is malformed`);
}
