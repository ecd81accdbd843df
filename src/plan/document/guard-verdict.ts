import type { GuardName } from '../../model/allowance.js';

/** One reason for which a guard refuses a plan. */
export interface GuardViolation {
  readonly guard: GuardName | 'boundary';
  /** The address of the element or dataset. Null for the plan as a whole. */
  readonly address: string | null;
  /** The reason, with numbers. */
  readonly message: string;
}

/** A violation, and the allowance that lifts it. */
export interface GuardVerdict extends GuardViolation {
  /** The reason of the allowance. Null if the violation refuses the plan. */
  readonly allowed: string | null;
}
