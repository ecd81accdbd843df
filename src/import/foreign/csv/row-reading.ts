import type { CodeName } from '../../../errors/codes.js';
import type { ColumnRef } from '../../../model/desired-state.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import type { EdgeStatement } from '../record-collector.js';

/** The reading of one row. */
export type RowReading =
  | { readonly kind: 'lineage'; readonly statements: readonly EdgeStatement[] }
  | { readonly kind: 'no upstreams'; readonly downstream: DatasetUrn }
  | LeftOutRow;

export interface LeftOutRow {
  readonly kind: 'left out';
  readonly code: CodeName;
  /** The fault of the row, with the wrong value. Absent if the code says it. */
  readonly reason?: string;
}

export function malformedRow(reason: string): LeftOutRow {
  return { kind: 'left out', code: 'csv-malformed-row', reason };
}

export const otherEntity: LeftOutRow = { kind: 'left out', code: 'import-other-entity' };

/** A column of a dataset. Empty for the dataset itself. */
export type RowEnd = Omit<ColumnRef, 'place'>;
