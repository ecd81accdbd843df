/** Where a plan is saved. */
export interface PlanFile {
  /** Absolute. */
  readonly path: string;
  /** The path as messages show it. */
  readonly shownAs: string;
}
