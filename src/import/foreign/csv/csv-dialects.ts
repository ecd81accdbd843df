/** The names of all dialects. `native` is Headwater's own. The first that fits a file is its dialect. */
export const csvDialects = [
  'native',
  'openmetadata',
  'coalesce',
  'amundsen',
  'atlan',
  'ibm',
] as const;

export type CsvDialectName = (typeof csvDialects)[number];
