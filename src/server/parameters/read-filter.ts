import type { Json } from '../../model/json.js';
import type { Criterion, FilterGroup } from '../search/criterion.js';
import type { SortOrder } from '../search/scroll-rows.js';
import type { SortCriterion } from '../search/sort-entities.js';
import { jsonReader, memberPlace } from '../shared/json-reader.js';
import {
  accepted,
  anything,
  list,
  nullish,
  object,
  optional,
  type Schema,
  text,
} from '../shared/json-schema.js';
import { malformed } from '../shared/request-error.js';

interface CriterionJson {
  readonly field: string;
  readonly values?: readonly string[] | null;
  readonly value?: string | null;
  readonly condition?: string | null;
  readonly negated?: Json;
}

/** The two forms of a Rest.li filter. */
export interface RestliFilter {
  readonly or?: readonly { readonly and: readonly CriterionJson[] }[] | null;
  readonly criteria?: readonly CriterionJson[] | null;
}

/** A filter of OpenAPI v3. */
export interface OpenapiFilter {
  readonly and?: readonly { readonly criteria: readonly CriterionJson[] }[] | null;
}

/** A sort criterion of OpenAPI v3. */
export interface SortJson {
  readonly field: string;
  readonly order?: SortOrder;
}

/** One condition. `value` is the older form, and counts only if `values` is empty. */
const criterion: Schema<CriterionJson> = object({
  field: text,
  values: nullish(list(text)),
  value: nullish(text),
  condition: nullish(text),
  negated: optional(anything),
});

/**
 * A filter of Rest.li: `{ or: [{ and: [criterion, …] }, …] }`, or the older form `{ criteria: […]
 * }`, which counts only without `or`.
 */
export const restliFilter: Schema<RestliFilter> = object({
  or: nullish(list(object({ and: list(criterion) }))),
  criteria: nullish(list(criterion)),
});

/**
 * A filter of OpenAPI v3: `{ and: [{ criteria: [criterion, …] }, …] }`. The groups below `and` are
 * joined by OR, as in Rest.li. The name `and` refers to the criteria of a group.
 */
export const openapiFilter: Schema<OpenapiFilter> = object({
  and: nullish(list(object({ criteria: list(criterion) }))),
});

/** A sort criterion: `{ field, order }`. The default order is ascending. */
export const sortCriterion: Schema<SortJson> = object({
  field: text,
  order: optional(accepted<SortOrder>(readSortOrder)),
});

/** Returns the groups, joined by OR; empty without a filter. */
export function restliGroups(filter: RestliFilter | null | undefined): readonly FilterGroup[] {
  const { or, criteria } = filter ?? {};
  if (!or) return criteria ? [criteria.map(toCriterion)] : [];
  return or.map(({ and }) => and.map(toCriterion));
}

/** Returns the groups, joined by OR; empty without a filter. */
export function openapiGroups(filter: OpenapiFilter | null | undefined): readonly FilterGroup[] {
  return (filter?.and ?? []).map(({ criteria }) => criteria.map(toCriterion));
}

const readSort = jsonReader(sortCriterion, (path) => memberPlace(['sort', 0, ...path]));

/** Reads the one criterion of `sort`. Messages count it like an item of a list. */
export function readOneSort(json: Json): SortCriterion {
  return toSortCriterion(readSort(json));
}

export function toSortCriterion({ field, order }: SortJson): SortCriterion {
  return { field, order: order ?? 'ASCENDING' };
}

/** @throws RequestError `malformed` */
export function readSortOrder(json: Json | undefined, what: string): SortOrder {
  if (json === undefined || json === null) return 'ASCENDING';
  if (json === 'ASCENDING' || json === 'DESCENDING') return json;
  throw malformed(`${what} is ${JSON.stringify(json)}; use ASCENDING or DESCENDING`);
}

function toCriterion({ field, values, value, condition, negated }: CriterionJson): Criterion {
  const many = values ?? [];
  return {
    field,
    values: many.length > 0 || !value ? many : [value],
    condition: condition ?? null,
    negated: negated === true,
  };
}
