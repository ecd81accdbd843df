import { type Finding, finding, withLevel } from '../../errors/finding.js';
import { itemAt } from '../../model/item-at.js';
import type { GuardViolation } from '../document/plan.js';
import type { TestOutcome } from '../document/test-outcome.js';

/**
 * Lists what is wrong with the outcomes of tests. Each finding is at the declaration that makes the
 * first shown violation, else at the test.
 *
 * @param refused true if a guard reports the violations that the changes make, so that no finding does
 */
export function testFindings(
  outcomes: readonly TestOutcome[],
  { refused }: { readonly refused: boolean },
): readonly Finding[] {
  return outcomes.flatMap((outcome) => [
    ...violationFinding(outcome, refused),
    ...selectionFindings(outcome),
    ...limitFinding(outcome),
  ]);
}

function violationFinding(outcome: TestOutcome, refused: boolean): readonly Finding[] {
  const { name, level, violations, made, shown, place } = outcome;
  if (violations === 0 || (refused && isRefusedTest(outcome))) return [];
  const first = itemAt(shown, 0);
  const isOld = refused && made === 0;
  const details = {
    message: `${name}: ${violationText(outcome)}`,
    place: first.place ?? place,
    ...(first.place && { related: [place] }),
  };
  return isOld
    ? [finding('test-violated-before', details)]
    : [withLevel(finding('test-violated', details), level)];
}

/** Returns true if the guard `test` refuses a plan for the outcome. */
function isRefusedTest({ level, made, violations, existing }: TestOutcome): boolean {
  return level === 'error' && (existing ? violations > 0 : (made ?? 0) > 0);
}

/**
 * Says what a test forbids or requires, and the first shown violation: `no edge leads from "raw.*" to
 * "mart.*", but mart_orders <- raw_orders (and 2 more, 1 of the 3 made by the plan)`.
 */
function violationText({ violations, made, sentence, shown }: TestOutcome): string {
  const more = violations > 1 ? [`and ${violations - 1} more`] : [];
  const isPartly = made !== null && made > 0 && made < violations;
  const own = isPartly ? [`${made} of the ${violations} made by the plan`] : [];
  const beside = [...more, ...own];
  const { message } = itemAt(shown, 0);
  return `${sentence}, but ${message}${beside.length > 0 ? ` (${beside.join(', ')})` : ''}`;
}

function selectionFindings({ name, selected, place }: TestOutcome): readonly Finding[] {
  return selected
    .filter(({ count }) => count === 0)
    .map(({ role }) =>
      finding('test-selects-nothing', {
        message: `test "${name}": \`${role}\` selects nothing`,
        place,
      }),
    );
}

function limitFinding({ name, state, limit, place }: TestOutcome): readonly Finding[] {
  if (limit === null) return [];
  return state === 'skipped'
    ? [finding('test-skipped', { message: `test "${name}" did not run: ${limit}`, place })]
    : [
        finding('test-incomplete', {
          message: `test "${name}" may miss violations: ${limit}`,
          place,
        }),
      ];
}

/**
 * Refuses a plan that makes a violation of a lineage test. Reports one violation of the guard for
 * each test, with the name of the test as its address.
 */
export function refusedTests(outcomes: readonly TestOutcome[]): readonly GuardViolation[] {
  return outcomes.filter(isRefusedTest).map((outcome) => ({
    guard: 'test',
    address: outcome.name,
    message: `${outcome.name}: ${violationText(outcome)}`,
  }));
}
