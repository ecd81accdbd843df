/** Some 100,000 changes, in a receipt with the aspects that they changed. */
export const MAX_SAVED_BYTES = 128_000_000;

/** Where a plan or a receipt is. */
export interface SavedFile {
  /** Absolute. */
  readonly path: string;
  /** The path as messages show it. */
  readonly shownAs: string;
}
