export type FindingLevel = 'error' | 'warning' | 'info';

/** One row of the registry of codes. */
export interface CodeEntry {
  /** Stable for ever: a code is never given to another meaning. */
  readonly code: `HW${number}`;
  /** The level unless settings (`rules`) say otherwise. */
  readonly level: FindingLevel;
  /** A noun phrase, lower case. */
  readonly title: string;
  /** What it means and what to do, for people who have never seen it. */
  readonly explanation: string;
}
