/** The names of the guards that an allowance can lift. */
export const guardNames = [
  'mass-delete',
  'empty-desired',
  'foreign-owner',
  'protected',
  'exclusive',
  'sensitive',
  'test',
] as const;

/** A guard that an allowance can lift. */
export type GuardName = (typeof guardNames)[number];

/** The permission to pass one guard, from a flag or the settings. A plan file never gives one. */
export interface Allowance {
  readonly guard: GuardName;
  /** The address of one element. Absent if the allowance holds for all elements. */
  readonly address?: string;
  readonly reason: string;
}

/** The part of its lineage that a stack may remove in one plan without an allowance. */
export interface DeleteLimits {
  /** Percentage of the owned edges, and of the owned column pairs. */
  readonly percent: number;
  /** Number of edges. */
  readonly count: number;
}
