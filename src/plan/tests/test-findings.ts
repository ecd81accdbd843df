import { type Finding, finding, withLevel } from '../../errors/finding.js';
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
  const [first] = shown;
  const isOld = refused && (made ?? 0) === 0;
  const details = {
    message: `test "${name}": ${violationText(outcome)}`,
    place: first?.place ?? place,
    ...(first?.place && { related: [place] }),
  };
  return isOld
    ? [finding('test-violated-before', details)]
    : [withLevel(finding('test-violated', details), level)];
}

/** Returns true if the guard `test` refuses a plan for the outcome. */
export function isRefusedTest({ level, made, violations, existing }: TestOutcome): boolean {
  return level === 'error' && (existing ? violations > 0 : (made ?? 0) > 0);
}

/** `3 violations of "no path leads …", first mart <- raw` */
export function violationText({ violations, made, sentence, shown }: TestOutcome): string {
  const count = violations === 1 ? '1 violation' : `${violations} violations`;
  const old = made === null ? 0 : violations - made;
  const before =
    made === null || old === 0
      ? ''
      : old === violations
        ? ' that the plan does not make'
        : `, ${made} of them made by the plan`;
  const first = shown[0] === undefined ? '' : `: ${shown[0].message}`;
  return `${count} of "${sentence}"${before}${first}`;
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
