/** Checks that can refuse a plan, by the names that lift them. */
export const guardNames = ['mass-delete', 'empty-desired', 'foreign-owner', 'protected', 'exclusive', 'sensitive'] as const;

export type GuardName = (typeof guardNames)[number];

/** A guard that somebody lifted, by flag or in the settings; never by a plan file. */
export interface Allowance {
  readonly guard: GuardName;
  /** Of the element that this is about; absent for all of them. */
  readonly address?: string;
  readonly reason: string;
}

/** Of what a stack owns, how much one plan may remove without a word of its own. */
export interface DeleteLimits {
  /** Of the edges, or of the column pairs, that the stack owns. */
  readonly percent: number;
  /** Edges. */
  readonly count: number;
}
