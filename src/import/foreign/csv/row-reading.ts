import type { CodeName } from '../../../errors/codes.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import type { Statement } from '../statement-collector.js';

/** The reading of one row. */
export type RowReading =
  | { readonly kind: 'lineage'; readonly statements: readonly Statement[] }
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

/** A dataset, or one of its columns. */
export interface RowEnd {
  readonly dataset: DatasetUrn;
  /** Empty for the dataset itself. */
  readonly column: string;
}

/** Joins the ends of a row of a dialect without transforms. */
export function readEnds(
  upstream: RowEnd | LeftOutRow,
  downstream: RowEnd | LeftOutRow,
): RowReading {
  if ('kind' in upstream) return upstream;
  if ('kind' in downstream) return downstream;
  if ((upstream.column === '') !== (downstream.column === ''))
    return malformedRow('one end is a column and the other a dataset');
  const columns = upstream.column !== '' && {
    columns: { upstream: upstream.column, downstream: downstream.column, confidence: 1 },
  };
  const statement = { upstream: upstream.dataset, downstream: downstream.dataset, ...columns };
  return { kind: 'lineage', statements: [statement] };
}
