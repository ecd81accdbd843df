import type { FieldPathStyle } from '../urn/field-path.js';

/** The settings of a stack for columns. */
export interface ColumnSettings {
  /** The style of the field paths that are written. */
  readonly fieldPaths: FieldPathStyle;
  /** Decides if `"*"` ignores letter case. */
  readonly wildcardCase: WildcardCase;
}

export type WildcardCase = 'ignore' | 'exact';

export const DEFAULT_COLUMN_SETTINGS: ColumnSettings = {
  fieldPaths: 'simple',
  wildcardCase: 'ignore',
};
