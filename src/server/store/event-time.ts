import type { JsonObject } from '../../model/json.js';

/** Reads the time of an event in milliseconds since 1970. Undefined if the event has none. */
export function eventTimestamp({ timestampMillis }: JsonObject): number | undefined {
  return typeof timestampMillis === 'number' && Number.isSafeInteger(timestampMillis)
    ? timestampMillis
    : undefined;
}
