import type { Dialect } from '../../dialect.js';
import { brokenInput, Fault } from '../fault.js';
import type { Criterion, FilterGroup } from '../search/filter-input.js';

/** Source: `elasticsearch.search.graph.impact.maxHops` in DataHub's `application.yaml`. */
const MAX_HOPS = 1000;

export interface DegreeFilter {
  /** How far the walk has to go. */
  readonly maxHops: number;
  readonly accepts: (degree: number) => boolean;
}

/**
 * Reads the criteria on `degree`, with DataHub's peculiarities: those of all groups decide how far the walk goes, those
 * of the first group alone which degrees are shown; `negated` and `condition` are ignored.
 *
 * Source: `SearchUtils.getMaxHops` and `LineageSearchService.filterRelationships`.
 */
export function readDegreeFilter(groups: readonly FilterGroup[], dialect: Dialect): DegreeFilter {
  const shown = degreesOf(groups.slice(0, 1), dialect).map(degreeTest);
  return {
    maxHops: maxHops(degreesOf(groups, dialect)),
    accepts: (degree) => shown.length === 0 || shown.some((test) => test(degree)),
  };
}

export function isDegreeCriterion({ field }: Criterion): boolean {
  return field === 'degree';
}

function degreesOf(groups: readonly FilterGroup[], dialect: Dialect): readonly string[] {
  return groups
    .flat()
    .filter(isDegreeCriterion)
    .flatMap(({ values }) => {
      if (values) return values;
      throw brokenInput(dialect, 'a filter on degree has no values; give it some of 1, 2 and 3+');
    });
}

function degreeTest(value: string): (degree: number) => boolean {
  switch (value) {
    case '1':
      return (degree) => degree === 1;
    case '2':
      return (degree) => degree === 2;
    case '3+':
      return (degree) => degree > 2;
    default:
      throw new Fault(400, `${value} is not a valid filter value for degree filters`);
  }
}

function maxHops(values: readonly string[]): number {
  if (values.includes('3+')) return MAX_HOPS;
  if (values.includes('2')) return 2;
  return values.includes('1') ? 1 : MAX_HOPS;
}
