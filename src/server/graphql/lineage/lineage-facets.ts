import { compareText } from '../../../errors/compare-text.js';
import { urnFacts } from '../../lineage/urn-facts.js';
import type { AspectStore } from '../../store/aspect-store.js';
import type { SearchFlags } from '../search/search-input.js';
import type { LineageHit } from './find-lineage.js';
import { hitValues } from './hit-document.js';

/** Values of one field that are listed. Source: `searchService.maxAggValues` of DataHub's search flags. */
const MAX_VALUES = 20;

/** Fields that are counted, by their names in DataHub's index, with what people are shown. */
const COUNTED: readonly (readonly [field: string, displayName: string])[] = [
  ['_entityType', 'Type'],
  ['platform', 'Platform'],
  ['origin', 'Environment'],
];

/** DataHub lists the degrees without counting them. */
const DEGREES = ['1', '2', '3+'].map((value) => ({ value, count: 0, displayName: null }));

/** What a lineage search lists beside its results: the degrees, and how many hits have which type, platform and environment. */
export function lineageFacets(hits: readonly LineageHit[], flags: SearchFlags | null | undefined, store: AspectStore): unknown {
  const counted = flags?.skipAggregates === true ? [] : COUNTED;
  const facets = counted.map(([field, displayName]) => ({
    field,
    displayName,
    aggregations: countValues(hits, field, store).slice(0, Math.max(0, flags?.maxAggValues ?? MAX_VALUES)),
  }));
  return [
    { field: 'degree', displayName: 'Degree of Dependencies', aggregations: DEGREES },
    ...facets.filter(({ aggregations }) => aggregations.length > 0),
  ];
}

interface Count {
  readonly value: string;
  readonly count: number;
  readonly displayName: null;
}

/** The most frequent first. */
function countValues(hits: readonly LineageHit[], field: string, store: AspectStore): readonly Count[] {
  const factsOf = urnFacts(store.graph);
  const counts = new Map<string, number>();
  for (const { entity } of hits) {
    for (const value of hitValues(field, entity, factsOf(entity), store)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const all = [...counts].map(([value, count]) => ({ value, count, displayName: null }));
  return all.sort((a, b) => b.count - a.count || compareText(a.value, b.value));
}
