/** The progress of one step of an apply. */
export interface ApplyProgress {
  readonly step: ApplyStep;
  /** Number of units of the step that are done. */
  readonly done: number;
  /** Number of units of the step. */
  readonly total: number;
}

/** The steps of an apply, in their order. */
export type ApplyStep = 'entities' | LineageStep | 'verify';

/** The steps that write lineage, in their order. */
export type LineageStep = 'edgesToAdd' | 'proposals' | 'edgesToRemove';
