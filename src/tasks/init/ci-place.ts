/** A stack as its pipelines see it. */
export interface CiPlace {
  /** The name of the stack. */
  readonly stack: string;
  /** The folder of the stack in its repository, with forward slashes. Empty for the top. */
  readonly folder: string;
  /** The branch that is applied. */
  readonly branch: string;
}

/** A file for a pipeline. */
export interface CiFile {
  /** Relative to the top of the repository. */
  readonly path: string;
  readonly text: string;
}
