import { brokenInput } from '../../broken-input.js';
import { type Dialect, degreesAreConditions } from '../../dialect.js';
import { Refusal } from '../../refusal.js';
import type { Criterion, FilterGroup } from '../../search/criterion.js';

/** Source: `elasticsearch.search.graph.impact.maxHops` in DataHub's `application.yaml`. */
const MAX_HOPS = 1000;

export interface DegreeFilter {
  /** How far the walk has to go. */
  readonly maxHops: number;
  /** The other criteria that what is found so many hops away has to fit, by groups; nothing where it is not shown at all. */
  readonly groupsAt: (degree: number) => readonly FilterGroup[] | undefined;
}

/** Takes the criteria on `degree` out of the filters of a search, by the rules of the dialect. */
export function readDegreeFilter(groups: readonly FilterGroup[], dialect: Dialect): DegreeFilter {
  return degreesAreConditions(dialect) ? readConditions(groups, dialect) : readFirstGroup(groups, dialect);
}

/** The groups without their criteria on degrees. A group of nothing else is gone, not empty. Source: `SearchUtils.removeCriteria`. */
export function withoutDegrees(groups: readonly FilterGroup[]): readonly FilterGroup[] {
  return groups.map(others).filter((group) => group.length > 0);
}

function readConditions(groups: readonly FilterGroup[], dialect: Dialect): DegreeFilter {
  const read = groups.map((group) => ({
    rest: others(group),
    tests: group.filter(isDegreeCriterion).map((one) => conditionOf(one, dialect)),
  }));
  const groupsAt = (degree: number) => {
    const open = read.filter(({ tests }) => tests.every((test) => test(degree)));
    if (open.length === 0 && groups.length > 0) return undefined;
    // Where nothing but degrees was asked for, nothing else has to hold.
    return open.some(({ rest }) => rest.length === 0) ? [] : open.map(({ rest }) => rest);
  };
  return { maxHops: LAST_HOPS.find(([degree]) => groupsAt(degree) !== undefined)?.[1] ?? 0, groupsAt };
}

/** By the highest degree that can be told from others: how far to go where it is shown. */
const LAST_HOPS: readonly (readonly [degree: number, maxHops: number])[] = [
  [3, MAX_HOPS],
  [2, 2],
  [1, 1],
];

function conditionOf(criterion: Criterion, dialect: Dialect): (degree: number) => boolean {
  const { condition, negated } = criterion;
  if (!['EQUAL', 'IN'].includes(condition ?? 'EQUAL')) {
    throw new Refusal(
      'malformed',
      `condition ${condition} is not supported for field degree; use EQUAL, and negated where it is to be turned round`,
    );
  }
  const tests = degreesOf([[criterion]], dialect).map(degreeTest);
  return (degree) => tests.length === 0 || tests.some((test) => test(degree)) !== (negated === true);
}

/**
 * DataHub's peculiarities: the criteria of all groups decide how far the walk goes, those of the first group alone which
 * degrees are shown; `negated` and `condition` are ignored.
 *
 * Source: `SearchUtils.getMaxHops` and `LineageSearchService.filterRelationships`.
 */
function readFirstGroup(groups: readonly FilterGroup[], dialect: Dialect): DegreeFilter {
  const shown = degreesOf(groups.slice(0, 1), dialect).map(degreeTest);
  const rest = withoutDegrees(groups);
  return {
    maxHops: maxHops(degreesOf(groups, dialect)),
    groupsAt: (degree) => (shown.length === 0 || shown.some((test) => test(degree)) ? rest : undefined),
  };
}

function others(group: FilterGroup): FilterGroup {
  return group.filter((one) => !isDegreeCriterion(one));
}

function isDegreeCriterion({ field }: Criterion): boolean {
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
      throw new Refusal('malformed', `${value} is not a valid filter value for degree filters`);
  }
}

function maxHops(values: readonly string[]): number {
  if (values.includes('3+')) return MAX_HOPS;
  if (values.includes('2')) return 2;
  return values.includes('1') ? 1 : MAX_HOPS;
}
