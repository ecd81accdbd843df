/** The severity of a finding. An error keeps a plan from being applied. */
export type FindingLevel = 'error' | 'warning' | 'info';

/** One row of the registry of codes. */
export interface CodeEntry {
  /** Stable for ever. A code never gets another meaning. */
  readonly code: `HW${number}`;
  /** The default level. The setting `rules` can change it. */
  readonly level: FindingLevel;
  /** A noun phrase, lower case. */
  readonly title: string;
  /** Says what the code means and what to do, for people who have never seen it. */
  readonly explanation: string;
}

/** The address of the pages of `docs/`. Texts name it, since the package holds no pages. */
export const documentationUrl =
  'https://github.com/headwater-lineage/headwater/blob/main/docs/' as const;
