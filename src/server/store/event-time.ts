import type { JsonObject } from '../../model/json.js';

/** When an event happened, in milliseconds since 1970, where it says so. */
export function timestampOf({ timestampMillis }: JsonObject): number | undefined {
  return typeof timestampMillis === 'number' && Number.isSafeInteger(timestampMillis) ? timestampMillis : undefined;
}
