import { isJsonObject, type Json, type JsonObject } from '../../model/json.js';
import type { Urn } from '../../urn/urn.js';
import { malformed, type RequestError } from '../shared/request-error.js';
import { compareValues } from './compare-values.js';
import type { Criterion, FilterGroup } from './criterion.js';
import { findText } from './find-text.js';
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
  if (count > MAX_VALUES) throw tooManyValues(`${count} values`, MAX_VALUES);
  const tests = groups.map((group) => group.map(compileCriterion));
  return (document) =>
    tests.length === 0 || tests.some((all) => all.every((test) => test(document)));
}

function tooManyValues(what: string, limit: number): RequestError {
  return malformed(`the filters have ${what}, and ${limit} is the limit; ask in several searches`);
}

/** The fields that a criterion on one field reads. Source: DataHub's `ESUtils`. */
const EXPANDED: ReadonlyMap<string, readonly string[]> = new Map([
  ['description', ['description', 'editedDescription']],
  ['fieldDescriptions', ['fieldDescriptions', 'editedFieldDescriptions']],
  ['fieldGlossaryTerms', ['fieldGlossaryTerms', 'editedFieldGlossaryTerms']],
  ['fieldTags', ['fieldTags', 'editedFieldTags']],
  ['glossaryTerms', ['glossaryTerms', 'fieldGlossaryTerms', 'editedFieldGlossaryTerms']],
  ['tags', ['tags', 'fieldTags', 'editedFieldTags']],
]);

function compileCriterion(criterion: Criterion): DocumentFilter {
  const fields = EXPANDED.get(criterion.field.replace(/\.keyword$/, '')) ?? [criterion.field];
  const test = compileValueTest(criterion);
  return (document) => test(fields.flatMap(document.fieldValues)) !== (criterion.negated === true);
}

/**
 * Compiles the test of one criterion. As in a search index, an entity without the field meets no
 * criterion, so it meets every negated criterion.
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
    default:
      return compileComparison(field, condition ?? '', wanted);
  }
}

/** Each value takes extra time. Source: `indices.query.bool.max_clause_count` of Elasticsearch. */
const MAX_COMPARED = 1024;

function compileComparison(
  field: string,
  condition: string,
  wanted: readonly string[],
): (held: readonly string[]) => boolean {
  const compare = TEXT_COMPARISONS.get(condition);
  const order = ORDERS.get(condition);
  if (!compare && !order) throw unknownCondition(field, condition);
  if (wanted.length > MAX_COMPARED)
    throw tooManyValues(`${wanted.length} values for ${condition}`, MAX_COMPARED);
  if (order)
    return (held) => held.some((one) => wanted.some((value) => order(compareValues(one, value))));
  const folded = wanted.map((value) => value.toLowerCase());
  return (held) =>
    held.some((one) => {
      const text = one.toLowerCase();
      return folded.some((value) => compare?.(text, value) === true);
    });
}

function unknownCondition(field: string, condition: Criterion['condition']): RequestError {
  const known = ['EQUAL', 'IN', ...TEXT_COMPARISONS.keys(), ...ORDERS.keys(), 'EXISTS'].join(', ');
  return malformed(
    `condition ${condition} is not supported for field ${field}; use one of ${known}`,
  );
}

/** Matching stops at this length, since each value of a filter goes through all of a text. */
const MAX_MATCHED = 100_000;

/** The conditions on text. As in DataHub, they ignore case. Both texts are in lower case. */
const TEXT_COMPARISONS: ReadonlyMap<string, (held: string, wanted: string) => boolean> = new Map([
  ['IEQUAL', (held: string, wanted: string) => held === wanted],
  ['CONTAIN', (held: string, wanted: string) => findText(held.slice(0, MAX_MATCHED), wanted) >= 0],
  ['START_WITH', (held: string, wanted: string) => held.startsWith(wanted)],
  ['END_WITH', (held: string, wanted: string) => held.endsWith(wanted)],
]);

/** The other conditions, on the order of the stored value and the wanted value. */
const ORDERS: ReadonlyMap<string, (order: number) => boolean> = new Map([
  ['GREATER_THAN', (order: number) => order > 0],
  ['GREATER_THAN_OR_EQUAL_TO', (order: number) => order >= 0],
  ['LESS_THAN', (order: number) => order < 0],
  ['LESS_THAN_OR_EQUAL_TO', (order: number) => order <= 0],
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
