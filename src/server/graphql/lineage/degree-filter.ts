import type { Criterion, FilterGroup } from '../../search/criterion.js';
import { brokenInput } from '../../shared/broken-input.js';
import { type Dialect, degreesAreConditions } from '../../shared/dialect.js';
import { malformed } from '../../shared/request-error.js';

/** Source: `elasticsearch.search.graph.impact.maxHops` in DataHub's `application.yaml`. */
const MAX_HOPS = 1000;

export interface DegreeFilter {
  /** Number of hops that the walk needs. */
  readonly maxHops: number;
  /**
   * Returns the other criteria, by groups, that a result at this degree has to meet. Undefined if
   * the filter hides the degree.
   */
  readonly groupsAt: (degree: number) => readonly FilterGroup[] | undefined;
}

/** Separates the criteria on `degree` from the filters of a search, by the rules of the dialect. */
export function readDegreeFilter(groups: readonly FilterGroup[], dialect: Dialect): DegreeFilter {
  return degreesAreConditions(dialect)
    ? readConditions(groups, dialect)
    : readFirstGroup(groups, dialect);
}

/**
 * Returns the groups without their criteria on degrees. It drops a group without other criteria.
 * Source: `SearchUtils.removeCriteria`.
 */
export function withoutDegrees(groups: readonly FilterGroup[]): readonly FilterGroup[] {
  return groups.map(otherCriteria).filter((group) => group.length > 0);
}

function readConditions(groups: readonly FilterGroup[], dialect: Dialect): DegreeFilter {
  const read = groups.map((group) => ({
    rest: otherCriteria(group),
    tests: group.filter(isDegreeCriterion).map((one) => toDegreeTest(one, dialect)),
  }));
  const groupsAt = (degree: number) => {
    const open = read.filter(({ tests }) => tests.every((test) => test(degree)));
    if (open.length === 0 && groups.length > 0) return undefined;
    // A group with criteria on degrees alone requires nothing else.
    return open.some(({ rest }) => rest.length === 0) ? [] : open.map(({ rest }) => rest);
  };
  return {
    maxHops: MAX_HOPS_BY_DEGREE.find(([degree]) => groupsAt(degree) !== undefined)?.[1] ?? 0,
    groupsAt,
  };
}

/** The hops for the highest degree that passes, among the degrees that a filter can distinguish. */
const MAX_HOPS_BY_DEGREE: readonly (readonly [degree: number, maxHops: number])[] = [
  [3, MAX_HOPS],
  [2, 2],
  [1, 1],
];

function toDegreeTest(criterion: Criterion, dialect: Dialect): (degree: number) => boolean {
  const { condition, negated } = criterion;
  if (!['EQUAL', 'IN'].includes(condition ?? 'EQUAL')) {
    throw malformed(
      `condition ${condition} is not supported for field degree; use EQUAL, with negated to exclude degrees`,
    );
  }
  const tests = degreeValues([[criterion]], dialect).map(degreeTest);
  return (degree) =>
    tests.length === 0 || tests.some((test) => test(degree)) !== (negated === true);
}

/**
 * Reads the filter as DataHub does. The criteria of all groups decide how far the walk goes. Only
 * the first group decides which degrees are shown. `negated` and `condition` have no effect.
 *
 * Source: `SearchUtils.getMaxHops` and `LineageSearchService.filterRelationships`.
 */
function readFirstGroup(groups: readonly FilterGroup[], dialect: Dialect): DegreeFilter {
  const shown = degreeValues(groups.slice(0, 1), dialect).map(degreeTest);
  const rest = withoutDegrees(groups);
  return {
    maxHops: maxHops(degreeValues(groups, dialect)),
    groupsAt: (degree) =>
      shown.length === 0 || shown.some((test) => test(degree)) ? rest : undefined,
  };
}

function otherCriteria(group: FilterGroup): FilterGroup {
  return group.filter((one) => !isDegreeCriterion(one));
}

function isDegreeCriterion({ field }: Criterion): boolean {
  return field === 'degree';
}

function degreeValues(groups: readonly FilterGroup[], dialect: Dialect): readonly string[] {
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
      throw malformed(`${value} is not a valid filter value for degree filters`);
  }
}

function maxHops(values: readonly string[]): number {
  if (values.includes('3+')) return MAX_HOPS;
  if (values.includes('2')) return 2;
  return values.includes('1') ? 1 : MAX_HOPS;
}
