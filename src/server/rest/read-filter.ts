import type { Json, JsonObject } from '../../model/json.js';
import { asList, asObject, asText } from '../read-json.js';
import { Refusal } from '../refusal.js';
import type { Criterion, FilterGroup } from '../search/criterion.js';
import type { SortOrder } from '../search/scroll-page.js';
import type { SortCriterion } from '../search/sort-entities.js';

/**
 * A filter as Rest.li has it: `{ or: [{ and: [criterion, …] }, …] }`, or, as it was before that, `{ criteria: […] }`.
 *
 * @returns the groups, of which one has to hold; none where there is no filter
 * @throws Refusal `malformed`
 */
export function readFilter(json: Json | undefined, what: string): readonly FilterGroup[] {
  if (isAbsent(json)) return [];
  const { or, criteria } = asObject(json, what);
  if (isAbsent(or)) return isAbsent(criteria) ? [] : [readGroup(criteria, `${what}.criteria`)];
  return asList(or, `${what}.or`).map((group, i) => readGroup(asObject(group, `${what}.or[${i}]`)['and'], `${what}.or[${i}].and`));
}

/**
 * A filter as OpenAPI v3 has it: `{ and: [{ criteria: [criterion, …] }, …] }`. The groups below `and` are joined by OR, as
 * they are in Rest.li: the name says of the criteria how they are joined.
 *
 * @throws Refusal `malformed`
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
 * Sort criteria in a body: `[{ field, order }, …]`, ascending where they say nothing.
 *
 * @throws Refusal `malformed`
 */
export function readSortCriteria(json: Json | undefined, what: string): readonly SortCriterion[] {
  if (isAbsent(json)) return [];
  return asList(json, what).map((item, i) => readSortCriterion(item, `${what}[${i}]`));
}

/** @throws Refusal `malformed` */
export function readSortOrder(json: Json | undefined, what: string): SortOrder {
  if (isAbsent(json)) return 'ASCENDING';
  if (json === 'ASCENDING' || json === 'DESCENDING') return json;
  throw new Refusal('malformed', `${what} is ${JSON.stringify(json)}; use ASCENDING or DESCENDING`);
}

function readSortCriterion(json: Json, what: string): SortCriterion {
  const { field, order } = asObject(json, what);
  return { field: asText(field, `${what}.field`), order: readSortOrder(order, `${what}.order`) };
}

function readGroup(json: Json | undefined, what: string): FilterGroup {
  return asList(json, what).map((item, i) => readCriterion(asObject(item, `${what}[${i}]`), `${what}[${i}]`));
}

function readCriterion({ field, value, values, condition, negated }: JsonObject, what: string): Criterion {
  return {
    field: asText(field, `${what}.field`),
    values: readValues(values, value, what),
    condition: isAbsent(condition) ? null : asText(condition, `${what}.condition`),
    negated: negated === true,
  };
}

/** `value` is what there was before `values`, which counts where it holds anything. */
function readValues(values: Json | undefined, value: Json | undefined, what: string): readonly string[] {
  const many = isAbsent(values) ? [] : asList(values, `${what}.values`);
  if (many.length > 0) return many.map((one, i) => asText(one, `${what}.values[${i}]`));
  return isAbsent(value) || value === '' ? [] : [asText(value, `${what}.value`)];
}

function isAbsent(json: Json | undefined): json is null | undefined {
  return json === undefined || json === null;
}
