/** The severity of a finding. An error keeps a plan from being applied. */
export type FindingLevel = 'error' | 'warning' | 'info';

/** One row of the registry of codes. */
export interface CodeEntry {
  /** Stable forever. A code never gets another meaning. */
  readonly code: `HW${number}`;
  /** The default level. The setting `rules` can change it. */
  readonly level: FindingLevel;
  /** A noun phrase, lower case. */
  readonly title: string;
  /** Says what the code means and what to do, for people who have never seen it. */
  readonly explanation: string;
}

/** The address of the pages and schemas. Texts name it, and nothing reads it. */
export const documentationUrl = 'https://headwater-lineage.github.io/headwater/' as const;

/** Makes the entry of a code whose findings are errors. */
export function error(code: CodeEntry['code'], title: string, explanation: string): CodeEntry {
  return { code, level: 'error', title, explanation };
}

/** Makes the entry of a code whose findings are warnings. */
export function warning(code: CodeEntry['code'], title: string, explanation: string): CodeEntry {
  return { code, level: 'warning', title, explanation };
}

/** Makes the entry of a code whose findings are notes. */
export function info(code: CodeEntry['code'], title: string, explanation: string): CodeEntry {
  return { code, level: 'info', title, explanation };
}
