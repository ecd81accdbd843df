/**
 * Maximum size of a saved file: enough for a receipt of about 100,000 changes with their aspects.
 */
export const MAX_SAVED_BYTES = 128_000_000;

/** The path of a saved plan, receipt or report. */
export interface SavedFile {
  /** The absolute path. */
  readonly path: string;
  /** The path as messages show it. */
  readonly shownAs: string;
}
