/** A file, decoded as UTF-8. */
export interface SourceFile {
  /** Relative to the folder of the settings file, with forward slashes. */
  readonly path: string;
  readonly text: string;
}
