import type { JsonObject } from '../../../src/model/json.js';

export function by(field: string, ...values: readonly string[]): JsonObject {
  return { field, values };
}

/** The part of a search's input that keeps only the results that fit all the criteria. */
export function only(...criteria: readonly JsonObject[]): JsonObject {
  return { orFilters: [{ and: criteria }] };
}
