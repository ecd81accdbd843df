import type { DeleteLimits } from '../../model/allowance.js';
import type { ObservedState } from '../../model/observed-state.js';
import type { AddressBook } from '../document/address-book.js';
import type { Change } from '../document/change.js';
import type { Intent } from '../document/intent.js';
import type { GuardViolation } from '../document/plan.js';
import type { TestOutcome } from '../document/test-outcome.js';
import type { SensitiveDifferences } from '../impact/sensitive-differences.js';
import type { Scope } from '../scope/scope.js';
import type { Owner } from '../unit/owner.js';
import type { PlannedUnits } from '../unit/planned-unit.js';

/** Checks a finished plan and returns its violations. */
export type Guard = (context: GuardContext) => readonly GuardViolation[];

export interface GuardContext extends PlannedUnits {
  readonly intent: Intent;
  readonly changes: readonly Change[];
  /** True if any manifest has a lineage entry. */
  readonly declaresLineage: boolean;
  readonly limits: DeleteLimits;
  readonly owner: Owner;
  readonly book: AddressBook;
  readonly observed: ObservedState;
  /** False if findings prevent an apply, whatever the guards say. */
  readonly appliable: boolean;
  /** Null if nothing limits the plan. */
  readonly scope: Scope | null;
  readonly sensitive: SensitiveDifferences;
  /** The outcomes of the lineage tests. */
  readonly tests: readonly TestOutcome[];
}
