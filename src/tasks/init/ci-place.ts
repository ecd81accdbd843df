/** A stack as its pipelines see it. */
export interface CiPlace {
  readonly stack: string;
  /** The folder of the stack in its repository, with forward slashes. Empty for the top. */
  readonly folder: string;
  readonly branch: string;
  /** The address of the catalog for runs of a service. Undefined if it is unknown. */
  readonly server?: string | undefined;
}

export interface CiFile {
  /** Relative to the top of the repository. */
  readonly path: string;
  readonly text: string;
}
