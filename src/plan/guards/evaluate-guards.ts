import { compareText } from '../../errors/compare-text.js';
import type { Allowance } from '../../model/allowance.js';
import type { GuardVerdict, GuardViolation } from '../document/plan.js';
import { refusedTests } from '../tests/test-findings.js';
import { boundary } from './boundary.js';
import { foreignOwner } from './foreign-owner.js';
import type { Guard, GuardContext } from './guard.js';
import { massDelete } from './mass-delete.js';
import { emptyDesired, exclusiveRemoval, protectedElement } from './removal-guards.js';
import { sensitiveAncestor } from './sensitive-ancestor.js';

/** Every guard by its name. An allowance can name all of them except `boundary`. */
const guards: Readonly<Record<GuardViolation['guard'], Guard>> = {
  boundary,
  'mass-delete': massDelete,
  'empty-desired': emptyDesired,
  'foreign-owner': foreignOwner,
  protected: protectedElement,
  exclusive: exclusiveRemoval,
  sensitive: sensitiveAncestor,
  test: ({ tests }) => refusedTests(tests),
};

/** Runs all guards and applies the allowances. Sorted by guard and address. */
export function evaluateGuards(
  context: GuardContext,
  allowances: readonly Allowance[],
): readonly GuardVerdict[] {
  return applyAllowances(
    Object.values(guards).flatMap((guard) => guard(context)),
    allowances,
  );
}

/** Finds the allowance that lifts each violation. Sorted by guard and address. */
export function applyAllowances(
  violations: readonly GuardViolation[],
  allowances: readonly Allowance[],
): readonly GuardVerdict[] {
  const verdicts = violations.map(
    (violation): GuardVerdict => ({
      ...violation,
      allowed: allowances.find((one) => lifts(one, violation))?.reason ?? null,
    }),
  );
  return verdicts.sort((a, b) => compareText(sortKey(a), sortKey(b)));
}

function sortKey({ guard, address }: GuardViolation): string {
  return `${guard} ${address}`;
}

function lifts({ guard, address }: Allowance, violation: GuardViolation): boolean {
  return (
    violation.guard !== 'boundary' &&
    guard === violation.guard &&
    (address === undefined || address === violation.address)
  );
}
