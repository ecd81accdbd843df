import type { DatasetNames } from './dataset-names.js';
import type { RowReading } from './row-reading.js';

/** The columns of one tool, and their meaning. */
export interface Dialect {
  /** The columns by which the dialect is recognised. In lower case. */
  readonly header: readonly string[];
  /** True if the rows do not name the platform, so that the user has to. */
  readonly needsPlatform: boolean;
  readonly read: (row: DialectRow, names: DatasetNames) => RowReading;
}

export interface DialectRow {
  /** Returns the cell under a column. Empty if the file has no such column. */
  readonly cell: (column: string) => string;
}
