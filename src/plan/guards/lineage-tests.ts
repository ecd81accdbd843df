import type { GuardViolation } from '../document/plan.js';
import { isRefusedTest, violationText } from '../tests/test-findings.js';
import type { GuardContext } from './guard.js';

/**
 * Refuses a plan that makes a violation of a lineage test. Reports one violation of the guard for
 * each test, with the name of the test as its address.
 */
export function lineageTests({ tests }: GuardContext): readonly GuardViolation[] {
  return tests.filter(isRefusedTest).map((outcome) => ({
    guard: 'test',
    address: outcome.name,
    message: `${outcome.name}: ${violationText(outcome)}`,
  }));
}
