/** A service whose pipelines review and apply the lineage. */
export type CiHost = 'github' | 'gitlab';

/** The source of the first lineage of a new stack. */
export type FirstLineage = 'catalog' | 'dbt' | 'none';

/** The files of a new stack. */
export interface InitReport {
  readonly kind: 'init';
  /** The name of the stack. */
  readonly stack: string;
  readonly from: FirstLineage;
  readonly ci: CiHost | 'none';
  readonly files: readonly InitFile[];
  /** The steps that a person still has to do. One sentence each. */
  readonly notes: readonly string[];
  /** The next command. */
  readonly next: string;
}

export interface InitFile {
  /** Relative to the folder of the stack. May begin with `../`. */
  readonly path: string;
  /** `kept`: the file existed, and the run left it unchanged. */
  readonly state: 'created' | 'kept';
}
