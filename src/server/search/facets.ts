import { compareText } from '../../errors/compare-text.js';
import { eachInTurn } from '../turns/in-turn.js';
import type { Turn } from '../turns/turn-scheduler.js';
import type { FilterGroup } from './criterion.js';
import type { SearchContext, SearchHit } from './entity-query.js';
import { type SearchDocument, searchDocument } from './search-document.js';

/** The values of one field among the hits, the most frequent first. */
export interface Facet {
  readonly field: string;
  readonly displayName: string;
  readonly values: readonly FacetValue[];
}

/** A value with its number of hits. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

export interface FacetOptions {
  readonly groups: readonly FilterGroup[];
  /** The searched values of the enum `EntityType`. Facets list them even with a count of 0. */
  readonly types: readonly string[];
  /** The maximum number of values per field. */
  readonly maxValues: number;
  /** True to list only the values in the filters and to count nothing. */
  readonly skipCounts: boolean;
}

/** Source: `searchService.maxAggValues` of DataHub's search flags. */
export const DEFAULT_MAX_VALUES = 20;

/** The separator between the fields of a nested facet, and between their values. */
export const NESTED = '\u241e';

export const ENTITY_TYPE = '_entityType';
const TYPE_AND_SUB_TYPE = `${ENTITY_TYPE}${NESTED}typeNames`;

/**
 * Source: `addToFilters` and `filterNameOverride` in the `@Searchable` annotations of DataHub's
 * models.
 */
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
 * Builds the facets of a search: each field that has values, and the values in the filters, with a
 * count of 0 if no hit has them. Source: DataHub's `AggregationQueryBuilder`.
 */
export async function buildFacets(
  found: readonly SearchHit[],
  options: FacetOptions,
  context: SearchContext,
): Promise<readonly Facet[]> {
  const counted = options.skipCounts ? [] : await countFields(found, options, context);
  const facets = new Map(
    counted.filter(({ values }) => values.length > 0).map((facet) => [facet.field, facet]),
  );
  for (const { field, values } of options.groups.flat()) {
    const name = field.replace(/\.keyword$/, '');
    if (name !== 'urn')
      facets.set(name, addMissingValues(facets.get(name) ?? emptyFacet(name), values ?? []));
  }
  return [...facets.values()];
}

async function countFields(
  found: readonly SearchHit[],
  { types, maxValues }: FacetOptions,
  { store, turn }: SearchContext,
): Promise<readonly Facet[]> {
  const valuesOf = ({ urn }: SearchHit) => {
    // One document at a time, because a document keeps the aspects that it read in memory.
    const document = searchDocument(urn, store);
    return (field: string) => facetValues(document, field);
  };
  const counts = await countValues(
    { items: found, fields: [...DISPLAY_NAMES.keys()] },
    valuesOf,
    turn,
  );
  const ofTypes = counts.get(ENTITY_TYPE);
  for (const type of types) ofTypes?.set(type, ofTypes.get(type) ?? 0);
  return [...counts].map(([field, values]) => ({
    ...emptyFacet(field),
    values: mostFrequent(values, maxValues),
  }));
}

/** Counts the values of each field among some items. Other requests run in between. */
export async function countValues<T>(
  { items, fields }: { readonly items: Iterable<T>; readonly fields: readonly string[] },
  valuesOf: (item: T) => (field: string) => readonly string[],
  turn: Turn,
): Promise<ReadonlyMap<string, Map<string, number>>> {
  const counts = new Map(fields.map((field) => [field, new Map<string, number>()]));
  await eachInTurn(items, turn, (item) => {
    const values = valuesOf(item);
    for (const [field, counted] of counts)
      for (const value of new Set(values(field))) counted.set(value, (counted.get(value) ?? 0) + 1);
  });
  return counts;
}

/** Returns at most `maxValues` values, the most frequent first. */
export function mostFrequent(
  counts: ReadonlyMap<string, number>,
  maxValues: number,
): readonly FacetValue[] {
  const values = [...counts].map(([value, count]) => ({ value, count }));
  values.sort((a, b) => b.count - a.count || compareText(a.value, b.value));
  return values.slice(0, Math.max(0, maxValues));
}

function facetValues(document: SearchDocument, field: string): readonly string[] {
  // For filters, the field also contains the name of the type. Facets list the enum value only.
  const [type = ''] = document.fieldValues(ENTITY_TYPE);
  if (field === ENTITY_TYPE) return [type];
  // An environment in the key counts under `origin` only.
  if (field === 'env')
    return document.fieldValues('origin').length > 0 ? [] : document.fieldValues('env');
  if (field !== TYPE_AND_SUB_TYPE) return document.fieldValues(field);
  return [
    type,
    ...document.fieldValues('typeNames').map((subType) => `${type}${NESTED}${subType}`),
  ];
}

function addMissingValues(facet: Facet, wanted: readonly string[]): Facet {
  const missing = [...new Set(wanted)].filter(
    (value) => !facet.values.some((one) => one.value === value),
  );
  return { ...facet, values: [...facet.values, ...missing.map((value) => ({ value, count: 0 }))] };
}

function emptyFacet(field: string): Facet {
  return { field, displayName: DISPLAY_NAMES.get(field) ?? field, values: [] };
}
