import type { Json, JsonObject } from '../../model/json.js';
import type { Criterion, FilterGroup } from '../search/criterion.js';
import type { SortOrder } from '../search/scroll-rows.js';
import type { SortCriterion } from '../search/sort-entities.js';
import { asList, asObject, asText } from '../shared/read-json.js';
import { RequestError } from '../shared/request-error.js';

/**
 * Reads a filter of Rest.li: `{ or: [{ and: [criterion, …] }, …] }`, or the older form `{ criteria:
 * […] }`.
 *
 * @returns the groups, joined by OR; empty without a filter
 * @throws RequestError `malformed`
 */
export function readFilter(json: Json | undefined, what: string): readonly FilterGroup[] {
  if (isAbsent(json)) return [];
  const { or, criteria } = asObject(json, what);
  if (isAbsent(or)) return isAbsent(criteria) ? [] : [readGroup(criteria, `${what}.criteria`)];
  return asList(or, `${what}.or`).map((group, i) =>
    readGroup(asObject(group, `${what}.or[${i}]`)['and'], `${what}.or[${i}].and`),
  );
}

/**
 * Reads a filter of OpenAPI v3: `{ and: [{ criteria: [criterion, …] }, …] }`. The groups below
 * `and` are joined by OR, as in Rest.li. The name `and` refers to the criteria of a group.
 *
 * @throws RequestError `malformed`
 */
export function readOpenapiFilter(json: Json | undefined, what: string): readonly FilterGroup[] {
  if (isAbsent(json)) return [];
  const { and } = asObject(json, what);
  if (isAbsent(and)) return [];
  return asList(and, `${what}.and`).map((group, i) =>
    readGroup(asObject(group, `${what}.and[${i}]`)['criteria'], `${what}.and[${i}].criteria`),
  );
}

/**
 * Reads the sort criteria in a body: `[{ field, order }, …]`. The default order is ascending.
 *
 * @throws RequestError `malformed`
 */
export function readSortCriteria(json: Json | undefined, what: string): readonly SortCriterion[] {
  if (isAbsent(json)) return [];
  return asList(json, what).map((item, i) => readSortCriterion(item, `${what}[${i}]`));
}

/** @throws RequestError `malformed` */
export function readSortOrder(json: Json | undefined, what: string): SortOrder {
  if (isAbsent(json)) return 'ASCENDING';
  if (json === 'ASCENDING' || json === 'DESCENDING') return json;
  throw new RequestError(
    'malformed',
    `${what} is ${JSON.stringify(json)}; use ASCENDING or DESCENDING`,
  );
}

function readSortCriterion(json: Json, what: string): SortCriterion {
  const { field, order } = asObject(json, what);
  return { field: asText(field, `${what}.field`), order: readSortOrder(order, `${what}.order`) };
}

function readGroup(json: Json | undefined, what: string): FilterGroup {
  return asList(json, what).map((item, i) =>
    readCriterion(asObject(item, `${what}[${i}]`), `${what}[${i}]`),
  );
}

function readCriterion(
  { field, value, values, condition, negated }: JsonObject,
  what: string,
): Criterion {
  return {
    field: asText(field, `${what}.field`),
    values: readValues(values, value, what),
    condition: isAbsent(condition) ? null : asText(condition, `${what}.condition`),
    negated: negated === true,
  };
}

/**
 * Reads the values of a criterion. `value` is the older form and counts only if `values` is empty.
 */
function readValues(
  values: Json | undefined,
  value: Json | undefined,
  what: string,
): readonly string[] {
  const many = isAbsent(values) ? [] : asList(values, `${what}.values`);
  if (many.length > 0) return many.map((one, i) => asText(one, `${what}.values[${i}]`));
  return isAbsent(value) || value === '' ? [] : [asText(value, `${what}.value`)];
}

function isAbsent(json: Json | undefined): json is null | undefined {
  return json === undefined || json === null;
}
