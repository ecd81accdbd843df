import type { DeleteLimits, GuardName } from '../../model/guard.js';
import type { ObservedState } from '../../model/observed-state.js';
import type { AddressBook } from '../address-book.js';
import type { Change } from '../change.js';
import type { SensitiveDifferences } from '../impact/sensitive-differences.js';
import type { Intent } from '../intent.js';
import type { PlannedUnit } from '../lineage/decided-unit.js';
import type { Owner } from '../lineage/owner.js';
import type { Scope } from '../scope/scope.js';

/** Looks at a plan in the making and says what of it needs a word of its own. */
export type Guard = (context: GuardContext) => readonly GuardTrip[];

export interface GuardContext {
  readonly intent: Intent;
  /** Those within the scope. */
  readonly units: readonly PlannedUnit[];
  readonly changes: readonly Change[];
  /** Whether any manifest has a lineage entry. */
  readonly declaresLineage: boolean;
  readonly limits: DeleteLimits;
  readonly owner: Owner;
  readonly book: AddressBook;
  readonly observed: ObservedState;
  /** False where findings stand in the way, whatever the guards say. */
  readonly appliable: boolean;
  /** Null where nothing limits the plan. */
  readonly scope: Scope | null;
  readonly sensitive: SensitiveDifferences;
}

/** One thing that a guard refuses. */
export interface GuardTrip {
  readonly guard: GuardName | 'boundary';
  /** Of the element or dataset that it is about; null for the plan as a whole. */
  readonly address: string | null;
  /** What and why, with numbers. */
  readonly message: string;
}
