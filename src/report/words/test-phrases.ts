import { codes } from '../../errors/codes.js';
import type { Finding } from '../../errors/finding.js';
import type { TestDocument } from '../../insight/tests/test-document.js';
import type { GuardVerdict } from '../../plan/document/plan.js';
import type { TestOutcome, Violation } from '../../plan/document/test-outcome.js';
import { truncateMiddle } from './fitting.js';
import { pluralize } from './pluralize.js';

type Tests = readonly TestOutcome[];

/** `Tests: 9 held, 1 violated, 1 skipped; 2 new violations, 3 fixed violations.` */
export function testsSummary(tests: Tests): string {
  const count = (state: TestOutcome['state']) =>
    tests.filter((outcome) => outcome.state === state).length;
  const sum = (of: (outcome: TestOutcome) => number) =>
    tests.reduce((all, outcome) => all + of(outcome), 0);
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  const changes = [
    ...violationCount(
      sum(({ made }) => made ?? 0),
      'new',
    ),
    ...violationCount(
      sum(({ fixed }) => fixed),
      'fixed',
    ),
  ];
  const changed = changes.length === 0 ? '' : `; ${changes.join(', ')}`;
  return `Tests: ${count('held')} held, ${count('violated')} violated${skipped}${changed}.`;
}

function violationCount(count: number, adjective: string): readonly string[] {
  return count === 0 ? [] : [pluralize(count, `${adjective} violation`)];
}

/** Summarizes the tests of a plan in one line: `Tests: 12 hold.` if all do. Empty without tests. */
export function planTestsLine(tests: Tests = []): readonly string[] {
  if (tests.length === 0) return [];
  if (toldTests(tests).length > 0) return [testsSummary(tests)];
  return [`Tests: ${tests.length} ${tests.length === 1 ? 'holds' : 'hold'}.`];
}

/** Lists the tests of a plan that did not simply hold: violated, skipped, or with an end of violations. */
export function toldTests(tests: Tests = []): Tests {
  const fixed = tests.filter(isFixed);
  return [...violatedTests(tests), ...testsIn('skipped', tests), ...fixed];
}

/** Lists the violated tests, errors first. */
export function violatedTests(tests: Tests): Tests {
  const violated = testsIn('violated', tests);
  return [
    ...violated.filter(({ level }) => level === 'error'),
    ...violated.filter(({ level }) => level !== 'error'),
  ];
}

export function testsIn(state: TestOutcome['state'], tests: Tests): Tests {
  return tests.filter((outcome) => outcome.state === state);
}

/** Returns true for a test that holds and that the changes rid of violations. */
export function isFixed({ state, fixed }: TestOutcome): boolean {
  return state === 'held' && fixed > 0;
}

/** The word and the code that stand before the name of a test. The word is also its color. */
export interface TestLabel {
  readonly word: 'error' | 'warning' | 'refused' | 'lifted' | 'skipped' | 'fixed' | 'held';
  /** Null if nothing is wrong. */
  readonly code: `HW${number}` | null;
}

/**
 * Returns the label of an outcome.
 *
 * @param guards the verdicts of the plan. Default: the outcome belongs to no plan
 */
export function testLabel(outcome: TestOutcome, guards?: readonly GuardVerdict[]): TestLabel {
  const { name, state, level, made } = outcome;
  if (state === 'skipped') return { word: 'skipped', code: codes['test-skipped'].code };
  if (state === 'held') return { word: isFixed(outcome) ? 'fixed' : 'held', code: null };
  const verdict = guards?.find(({ guard, address }) => guard === 'test' && address === name);
  if (verdict !== undefined)
    return { word: verdict.allowed === null ? 'refused' : 'lifted', code: codes.test.code };
  if (guards !== undefined && made === 0)
    return { word: 'warning', code: codes['test-violated-before'].code };
  return { word: level, code: codes['test-violated'].code };
}

/**
 * Says what came out, in one clause: `3 violations: 1 new, 2 there before`, `fixes 2 violations`,
 * `did not run: no catalog was asked`. Empty for a test that holds.
 */
export function outcomePhrase({ state, violations, made, fixed, limit }: TestOutcome): string {
  if (state === 'skipped') return `did not run: ${limit}`;
  if (state === 'held') return fixed === 0 ? '' : `fixes ${pluralize(fixed, 'violation')}`;
  const parts = [
    ...(made ? [`${made} new`] : []),
    ...(made !== null && violations > made ? [`${violations - made} there before`] : []),
    ...(fixed > 0 ? [`${fixed} fixed`] : []),
  ];
  const least = limit === null ? '' : 'at least ';
  const split = parts.length === 0 ? '' : `: ${parts.join(', ')}`;
  return `${least}${pluralize(violations, 'violation')}${split}`;
}

/** `from selects 3, to selects 12`. Empty for a rule without selectors. */
export function selectedPhrase({ selected }: TestOutcome): string {
  return selected.map(({ role, count }) => `${role} selects ${count}`).join(', ');
}

/** Violations to show, and the number of others. */
export interface ShownViolations {
  readonly shown: readonly Violation[];
  readonly more: number;
}

/**
 * Selects the violations that the report of a plan shows: the new ones. A test that the plan does not
 * break has one example.
 */
export function plannedViolations({ shown, violations, made }: TestOutcome): ShownViolations {
  const fresh = shown.filter((one) => one.made === true);
  return fresh.length > 0
    ? { shown: fresh, more: (made ?? 0) - fresh.length }
    : { shown: shown.slice(0, 1), more: violations - Math.min(1, shown.length) };
}

/** Returns all shown violations of a test. */
export function allShown({ shown, violations }: TestOutcome): ShownViolations {
  return { shown, more: violations - shown.length };
}

/** `new` or `old`. Empty if no state before is known. */
export function ageWord({ made }: Violation): 'new' | 'old' | '' {
  if (made === null) return '';
  return made ? 'new' : 'old';
}

/**
 * Lists the texts of a violation: the path or what is wrong with which entity, then the path if it
 * says more, then each transform on it.
 */
export function violationTexts({
  address,
  message,
  path,
}: Violation): readonly [string, ...string[]] {
  const chain = path
    .map((node) => node.address)
    .reverse()
    .join(' <- ');
  const isNamed = message === chain || message.startsWith(address);
  const transforms = path.flatMap(({ transform, address: to }) =>
    transform === null ? [] : [`${to}: ${truncateMiddle(transform, MAX_TRANSFORM)}`],
  );
  return [
    isNamed ? message : `${address} ${message}`,
    ...(path.length > 1 && message !== chain ? [chain] : []),
    ...transforms.reverse(),
  ];
}

const MAX_TRANSFORM = 160;

/**
 * Leaves out the findings that the outcomes of tests say themselves: violations and skipped tests.
 *
 * @param tests Default: no test ran, so all findings stay
 */
export function besidesTests(findings: readonly Finding[], tests: Tests = []): readonly Finding[] {
  return tests.length === 0 ? findings : findings.filter(({ code }) => !TOLD.has(code));
}

const TOLD: ReadonlySet<string> = new Set([
  codes['test-violated'].code,
  codes['test-violated-before'].code,
  codes['test-skipped'].code,
]);

/** Names the lineage that the tests ran on. */
export function testBasis({ basis, target: { origin } }: TestDocument): string {
  switch (basis) {
    case 'planned':
      return `lineage as an apply would leave it, compared with the catalog ${origin}`;
    case 'live':
      return `lineage of the catalog ${origin}`;
    case 'declared':
      return 'lineage as the manifests declare it; no catalog was asked';
  }
}
