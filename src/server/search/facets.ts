import { compareText } from '../../errors/compare-text.js';
import { eachInTurn } from '../turns/in-turn.js';
import type { FilterGroup } from './criterion.js';
import type { Found } from './find-entities.js';
import { type SearchDocument, searchDocument } from './search-document.js';
import type { Searching } from './searching.js';

/** The values of a field among what was found, the most frequent first. */
export interface Facet {
  readonly field: string;
  readonly displayName: string;
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

export interface FacetOptions {
  readonly groups: readonly FilterGroup[];
  /** Values of the enum `EntityType` that were searched; they are counted even where nothing was found. */
  readonly types: readonly string[];
  /** How many values of one field are listed. */
  readonly maxValues: number;
  /** Whether only the values that were filtered by are listed, and nothing is counted. */
  readonly skipCounts: boolean;
}

/** Source: `searchService.maxAggValues` of DataHub's search flags. */
export const DEFAULT_MAX_VALUES = 20;

/** Joins the fields of a nested facet, and their values. */
const NESTED = '\u241e';

const ENTITY_TYPE = '_entityType';
const TYPE_AND_SUB_TYPE = `${ENTITY_TYPE}${NESTED}typeNames`;

/** Source: `addToFilters` and `filterNameOverride` in the `@Searchable` annotations of DataHub's models. */
const DISPLAY_NAMES: ReadonlyMap<string, string> = new Map([
  [ENTITY_TYPE, 'Type'],
  [TYPE_AND_SUB_TYPE, `Type${NESTED}Sub Type`],
  ['platform', 'Platform'],
  ['platformInstance', 'Platform Instance'],
  ['origin', 'Environment'],
  ['env', 'Environment'],
  ['typeNames', 'Sub Type'],
  ['container', 'Container'],
  ['domains', 'Domain'],
  ['owners', 'Owned By'],
  ['tags', 'Tagged With'],
  ['glossaryTerms', 'Glossary Term'],
  ['deprecated', 'Deprecated'],
  ['type', 'Chart Type'],
  ['access', 'Access Level'],
]);

/**
 * What a search lists beside its results: each field that has values, and the values that were filtered by, with a count
 * of 0 where nothing has them. Source: DataHub's `AggregationQueryBuilder`.
 */
export async function facetsOf(found: readonly Found[], options: FacetOptions, searching: Searching): Promise<readonly Facet[]> {
  const counted = options.skipCounts ? [] : await countFields(found, options, searching);
  const facets = new Map(counted.filter(({ values }) => values.length > 0).map((facet) => [facet.field, facet]));
  for (const { field, values } of options.groups.flat()) {
    const name = field.replace(/\.keyword$/, '');
    if (name !== 'urn') facets.set(name, withValues(facets.get(name) ?? emptyFacet(name), values ?? []));
  }
  return [...facets.values()];
}

async function countFields(
  found: readonly Found[],
  { types, maxValues }: FacetOptions,
  { store, turn }: Searching,
): Promise<readonly Facet[]> {
  const counts = new Map([...DISPLAY_NAMES.keys()].map((field): [string, Map<string, number>] => [field, new Map()]));
  for (const type of types) counts.get(ENTITY_TYPE)?.set(type, 0);
  await eachInTurn(found, turn, ({ urn }) => {
    // One document at a time: it keeps what it has read.
    const document = searchDocument(urn, store);
    for (const [field, values] of counts) {
      for (const value of new Set(valuesOf(document, field))) values.set(value, (values.get(value) ?? 0) + 1);
    }
  });
  return [...counts].map(([field, values]) => ({ ...emptyFacet(field), values: mostFrequent(values, maxValues) }));
}

/** The values that were counted, the most frequent first; no more than asked for. */
export function mostFrequent(counts: ReadonlyMap<string, number>, maxValues: number): readonly FacetValue[] {
  const values = [...counts].map(([value, count]) => ({ value, count }));
  values.sort((a, b) => b.count - a.count || compareText(a.value, b.value));
  return values.slice(0, Math.max(0, maxValues));
}

function valuesOf(document: SearchDocument, field: string): readonly string[] {
  // The field has the name of the type as well, for filters.
  const [type = ''] = document.valuesOf(ENTITY_TYPE);
  if (field === ENTITY_TYPE) return [type];
  // What the key names is counted as the origin, and not once more.
  if (field === 'env') return document.valuesOf('origin').length > 0 ? [] : document.valuesOf('env');
  if (field !== TYPE_AND_SUB_TYPE) return document.valuesOf(field);
  return [type, ...document.valuesOf('typeNames').map((subType) => `${type}${NESTED}${subType}`)];
}

function withValues(facet: Facet, wanted: readonly string[]): Facet {
  const missing = [...new Set(wanted)].filter((value) => !facet.values.some((one) => one.value === value));
  return { ...facet, values: [...facet.values, ...missing.map((value) => ({ value, count: 0 }))] };
}

function emptyFacet(field: string): Facet {
  return { field, displayName: DISPLAY_NAMES.get(field) ?? field, values: [] };
}
