import { urnFacts } from '../../lineage/urn-facts.js';
import type { SearchContext } from '../../search/entity-query.js';
import { DEFAULT_MAX_VALUES, mostFrequent } from '../../search/facets.js';
import { eachInTurn } from '../../turns/in-turn.js';
import type { FacetMetadata, SearchFlags } from '../schema/generated-types.js';
import type { LineageHit } from './find-lineage.js';
import { hitValues } from './hit-document.js';

/** The counted fields, by their names in DataHub's index, with their display names. */
const COUNTED_FIELDS: readonly (readonly [field: string, displayName: string])[] = [
  ['_entityType', 'Type'],
  ['platform', 'Platform'],
  ['origin', 'Environment'],
];

/** DataHub lists the degrees without counts. */
const DEGREES = ['1', '2', '3+'].map((value) => ({ value, count: 0, displayName: null }));

/**
 * The facets of a lineage search: the degrees, and the number of hits for each type, platform and
 * environment.
 */
export async function lineageFacets(
  hits: readonly LineageHit[],
  flags: SearchFlags | null | undefined,
  context: SearchContext,
): Promise<readonly FacetMetadata[]> {
  const counted = flags?.skipAggregates === true ? [] : COUNTED_FIELDS;
  const maxValues = flags?.maxAggValues ?? DEFAULT_MAX_VALUES;
  const facets = await Promise.all(
    counted.map(async ([field, displayName]) => {
      const values = mostFrequent(await countValues(hits, field, context), maxValues);
      return {
        field,
        displayName,
        aggregations: values.map((one) => ({ ...one, displayName: null })),
      };
    }),
  );
  return [
    { field: 'degree', displayName: 'Degree of Dependencies', aggregations: DEGREES },
    ...facets.filter(({ aggregations }) => aggregations.length > 0),
  ];
}

async function countValues(
  hits: readonly LineageHit[],
  field: string,
  { store, turn }: SearchContext,
): Promise<ReadonlyMap<string, number>> {
  const factsOf = urnFacts(store.graph);
  const counts = new Map<string, number>();
  await eachInTurn(hits, turn, ({ entity }) => {
    for (const value of hitValues(field, entity, factsOf(entity), store))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  });
  return counts;
}
