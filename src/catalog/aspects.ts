import { problem, type Result } from '../errors/result.js';
import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import type { Written } from '../model/observed-state.js';
import { isString } from './shape.js';

/** The value of an aspect, if it has one. */
export function aspectValue(aspect: Json | undefined): JsonObject | undefined {
  const value = isJsonObject(aspect) ? aspect['value'] : undefined;
  return isJsonObject(value) ? value : undefined;
}

/**
 * The version of an aspect that is there; nothing where it is malformed.
 *
 * Aspects written before DataHub counted versions have none; its precondition takes the first for them.
 */
export function aspectVersion(aspect: Json): string | undefined {
  if (!isCounted(aspect)) return '1';
  const version = objectAt(aspect, 'systemMetadata')?.['version'];
  return isString(version) && version !== '' ? version : undefined;
}

/** Whether the catalog gave a version, be it a malformed one. */
export function isCounted(aspect: Json): boolean {
  const metadata = isJsonObject(aspect) ? aspect['systemMetadata'] : undefined;
  return isJsonObject(metadata) ? metadata['version'] !== undefined : metadata !== undefined;
}

/** The largest time that a date can hold, in milliseconds. */
const LAST_TIME = 8.64e15;

/**
 * When an aspect was written, in milliseconds since 1970, where the catalog says so.
 *
 * Older servers send no stamp. One that cannot be understood is as good as none: the version guards a write as well.
 */
export function aspectTime(aspect: Json): number | undefined {
  const time = objectAt(aspect, 'auditStamp')?.['time'];
  return typeof time === 'number' && Number.isInteger(time) && Math.abs(time) <= LAST_TIME ? time : undefined;
}

/** What DataHub writes as the run where a writer names none. Source: `SystemMetadata.pdl`. */
const NO_RUN = 'no-run-id-provided';

/** Who wrote an aspect, and when. What the catalog does not say, or not in a shape that we know, is left out. */
export function aspectWriting(aspect: Json): Written {
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
 * What is wrong with an entry as such. An entity with none of the aspects asked for is left out by the interface, so
 * an entry without any has lost its content.
 */
export function faultOf(item: JsonObject, names: readonly string[]): Result<never> | undefined {
  const { datasetKey } = item;
  if ([datasetKey, ...names.map((name) => item[name])].every((aspect) => aspect === undefined)) return problem('none of its aspects');
  return datasetKey !== undefined && aspectValue(datasetKey) === undefined ? malformed('datasetKey') : undefined;
}

export function malformed(aspect: string): Result<never> {
  return problem(`its aspect ${aspect} is malformed`);
}
