import { urnFacts } from '../../lineage/urn-facts.js';
import type { SearchContext } from '../../search/entity-query.js';
import { countValues, DEFAULT_MAX_VALUES, mostFrequent } from '../../search/facets.js';
import type { FacetMetadata, SearchFlags } from '../schema/generated-types.js';
import type { LineageHit } from './find-lineage.js';
import { hitValues } from './hit-document.js';

/** The counted fields, by their names in DataHub's index, with their display names. */
const COUNTED_FIELDS: ReadonlyMap<string, string> = new Map([
  ['_entityType', 'Type'],
  ['platform', 'Platform'],
  ['origin', 'Environment'],
]);

/** DataHub lists the degrees without counts. */
const DEGREES = ['1', '2', '3+'].map((value) => ({ value, count: 0, displayName: null }));

/**
 * The facets of a lineage search: the degrees, and the number of hits for each type, platform and
 * environment.
 */
export async function lineageFacets(
  hits: readonly LineageHit[],
  flags: SearchFlags | null | undefined,
  { store, turn }: SearchContext,
): Promise<readonly FacetMetadata[]> {
  const counted = flags?.skipAggregates === true ? [] : [...COUNTED_FIELDS.keys()];
  const maxValues = flags?.maxAggValues ?? DEFAULT_MAX_VALUES;
  const factsOf = urnFacts(store.graph);
  const valuesOf =
    ({ entity }: LineageHit) =>
    (field: string) =>
      hitValues(field, entity, factsOf(entity), store);
  const counts = await countValues({ items: hits, fields: counted }, valuesOf, turn);
  const facets = [...counts].map(([field, values]) => ({
    field,
    displayName: COUNTED_FIELDS.get(field) ?? field,
    aggregations: mostFrequent(values, maxValues).map((one) => ({ ...one, displayName: null })),
  }));
  return [
    { field: 'degree', displayName: 'Degree of Dependencies', aggregations: DEGREES },
    ...facets.filter(({ aggregations }) => aggregations.length > 0),
  ];
}
