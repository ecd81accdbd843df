import type { FieldPathStyle } from '../urn/match-column.js';

/** What the settings of a stack say of columns. */
export interface ColumnSettings {
  /** How columns that we map are written. */
  readonly fieldPaths: FieldPathStyle;
  /** Whether `"*"` matches names without regard to letter case. */
  readonly wildcardCase: WildcardCase;
}

export type WildcardCase = 'ignore' | 'exact';

export const DEFAULT_COLUMN_SETTINGS: ColumnSettings = { fieldPaths: 'simple', wildcardCase: 'ignore' };
