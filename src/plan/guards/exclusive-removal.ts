import type { LineageChange } from '../document/change.js';
import type { GuardViolation } from '../document/guard-verdict.js';
import type { GuardContext } from './guard.js';

/**
 * Refuses to remove elements of other writers under exclusive ownership. Reports one violation for
 * each downstream.
 */
export function exclusiveRemoval({ units, book }: GuardContext): readonly GuardViolation[] {
  return units.flatMap(({ downstream, changes }): readonly GuardViolation[] => {
    const removed = changes.filter(
      (change) => change.reason === 'exclusive' && takesAway(change),
    ).length;
    if (removed === 0) return [];
    const address = book(downstream);
    const what =
      removed === 1 ? '1 element that others wrote' : `${removed} elements that others wrote`;
    return [
      {
        guard: 'exclusive',
        address,
        message: `ownership: exclusive would remove ${what} from "${address}"`,
      },
    ];
  });
}

/**
 * Returns true if a change removes something. A pair that gets another transform loses the former
 * one.
 */
function takesAway(change: LineageChange): boolean {
  return (
    change.kind === 'delete' ||
    (change.element === 'pair' &&
      change.kind === 'update' &&
      change.before?.transform !== change.after?.transform)
  );
}
