/** Where a plan or a receipt is. */
export interface SavedFile {
  /** Absolute. */
  readonly path: string;
  /** The path as messages show it. */
  readonly shownAs: string;
}
