import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { RequestError } from '../shared/request-error.js';
import { compareValues } from './compare-values.js';
import type { Criterion, FilterGroup } from './criterion.js';
import type { SearchDocument } from './search-document.js';

/** The part of a document that filters read. */
type FilterableDocument = Pick<SearchDocument, 'fieldValues'>;

/** A function that returns true if a document passes. */
export type DocumentFilter = (document: FilterableDocument) => boolean;

/** The maximum number of values. Source: `index.max_terms_count` of Elasticsearch. */
const MAX_VALUES = 65_536;

/**
 * Compiles groups of criteria into one filter. A document passes if at least one group holds, or if
 * there are no groups.
 *
 * @throws RequestError `malformed` for an unknown condition, or too many values
 */
export function compileFilters(groups: readonly FilterGroup[]): DocumentFilter {
  const count = groups.flat().reduce((sum, { values }) => sum + (values?.length ?? 0), 0);
  if (count > MAX_VALUES) throw tooManyValues(count);
  const tests = groups.map((group) => group.map(compileCriterion));
  return (document) =>
    tests.length === 0 || tests.some((all) => all.every((test) => test(document)));
}

function tooManyValues(count: number): RequestError {
  return new RequestError(
    'malformed',
    `the filters have ${count} values, and ${MAX_VALUES} is the limit; ask in several searches`,
  );
}

function compileCriterion(criterion: Criterion): DocumentFilter {
  const { field, negated } = criterion;
  const test = compileValueTest(criterion);
  return (document) => test(document.fieldValues(field)) !== (negated === true);
}

/**
 * Compiles the test of one criterion. As in a search index, an entity without the field meets no
 * criterion, so it meets every negated one.
 */
function compileValueTest({
  field,
  condition,
  values,
}: Criterion): (held: readonly string[]) => boolean {
  const wanted = values ?? [];
  switch (condition ?? 'EQUAL') {
    case 'EXISTS':
      return (held) => held.length > 0;
    case 'EQUAL':
    case 'IN': {
      const set = new Set(wanted);
      return (held) => held.some((one) => set.has(one));
    }
    default: {
      const compare = COMPARISONS.get(condition ?? '');
      if (!compare) throw unknownCondition(field, condition);
      return (held) => wanted.some((value) => held.some((one) => compare(one, value)));
    }
  }
}

function unknownCondition(field: string, condition: Criterion['condition']): RequestError {
  const known = ['EQUAL', 'IN', ...COMPARISONS.keys(), 'EXISTS'].join(', ');
  return new RequestError(
    'malformed',
    `condition ${condition} is not supported for field ${field}; use one of ${known}`,
  );
}

type Comparison = (held: string, wanted: string) => boolean;

/** The other conditions. As in DataHub, the conditions on text ignore case. */
const COMPARISONS: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ['IEQUAL', (held, wanted) => held.toLowerCase() === wanted.toLowerCase()],
  ['CONTAIN', (held, wanted) => held.toLowerCase().includes(wanted.toLowerCase())],
  ['START_WITH', (held, wanted) => held.toLowerCase().startsWith(wanted.toLowerCase())],
  ['END_WITH', (held, wanted) => held.toLowerCase().endsWith(wanted.toLowerCase())],
  ['GREATER_THAN', (held, wanted) => compareValues(held, wanted) > 0],
  ['GREATER_THAN_OR_EQUAL_TO', (held, wanted) => compareValues(held, wanted) >= 0],
  ['LESS_THAN', (held, wanted) => compareValues(held, wanted) < 0],
  ['LESS_THAN_OR_EQUAL_TO', (held, wanted) => compareValues(held, wanted) <= 0],
]);

/**
 * Returns a value as a document to filter, with the fields that a filter of events can name: the
 * urn, and the members of the value by dotted path.
 */
export function jsonDocument(urn: Urn, value: JsonObject): FilterableDocument {
  return { fieldValues: (field) => (field === 'urn' ? [urn] : valuesAt(value, field.split('.'))) };
}

function valuesAt(json: Json | undefined, path: readonly string[]): readonly string[] {
  if (Array.isArray(json)) return json.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name !== undefined)
    return isJsonObject(json) && Object.hasOwn(json, name) ? valuesAt(json[name], rest) : [];
  return json === undefined || json === null || typeof json === 'object' ? [] : [String(json)];
}
