import type { DatasetNames } from './dataset-names.js';
import type { RowReading } from './row-reading.js';

/** The columns of one tool, and their meaning. */
export interface Dialect {
  /** The columns by which the dialect is recognised: all of any of these lists. */
  readonly headers: readonly (readonly string[])[];
  /** Other columns that it reads. */
  readonly optional: readonly string[];
  /**
   * What else people write for columns, each without blanks, hyphens and underscores. Then every
   * column of a file has to be understood. Default: nothing.
   */
  readonly synonyms?: Readonly<Record<string, RegExp>>;
  /** True if the rows do not name the platform, so that the user has to. */
  readonly needsPlatform: boolean;
  readonly read: (row: DialectRow, names: DatasetNames) => RowReading;
}

export interface DialectRow {
  /** Returns the cell under a column. Empty if the file has no such column. */
  readonly cell: (column: string) => string;
}
