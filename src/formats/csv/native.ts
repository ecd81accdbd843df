import { type LineageType, lineageTypes } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { isConfidence, portableTransform } from '../portable-names.js';
import type { Statement } from '../statement-collector.js';
import type { DatasetNames } from './dataset-names.js';
import type { Dialect, DialectRow } from './dialect.js';
import { unguardCell } from './guard-cell.js';
import { malformedRow, type RowReading } from './row-reading.js';

/** Headwater's own columns, in the order in which they are written. */
export const nativeColumns = [
  'upstream',
  'upstream_column',
  'downstream',
  'downstream_column',
  'transform',
  'confidence',
  'type',
] as const;

/** All columns that both datasets have. */
export const EVERY_COLUMN = '*';

/**
 * Headwater's own columns. A row without columns is an edge. A row without an upstream says that the
 * downstream has no upstreams.
 */
export const native: Dialect = {
  header: ['upstream', 'downstream'],
  needsPlatform: false,
  read: (row, names) => {
    const cell = (column: (typeof nativeColumns)[number]) => unguardCell(row.cell(column));
    const downstream = names.reference(cell('downstream'));
    if (typeof downstream !== 'string') return downstream;
    if (cell('upstream') === '') return readWithoutUpstream(row, downstream);
    const upstream = names.reference(cell('upstream'));
    if (typeof upstream !== 'string') return upstream;
    const type = readType(cell('type'));
    const columns = readColumns(cell, names);
    if (type === 'malformed' || columns === 'malformed') return malformedRow;
    return { kind: 'lineage', statements: [{ upstream, downstream, type, columns }] };
  },
};

function readWithoutUpstream(row: DialectRow, downstream: DatasetUrn): RowReading {
  const isAlone = nativeColumns.every(
    (column) => column === 'downstream' || row.cell(column) === '',
  );
  return isAlone ? { kind: 'no upstreams', downstream } : malformedRow;
}

function readType(text: string): LineageType | undefined | 'malformed' {
  if (text === '') return undefined;
  const upper = text.toUpperCase();
  return lineageTypes.find((type) => type === upper) ?? 'malformed';
}

type Columns = Statement['columns'] | 'malformed';

function readColumns(
  cell: (column: (typeof nativeColumns)[number]) => string,
  names: DatasetNames,
): Columns {
  const transform = portableTransform(cell('transform'));
  const confidence = readConfidence(cell('confidence'));
  if (!transform.ok || confidence === 'malformed') return 'malformed';
  const isPlain = transform.value === undefined && confidence === undefined;
  const ends = [cell('upstream_column'), cell('downstream_column')];
  if (ends.every((end) => end === '')) return isPlain ? undefined : 'malformed';
  if (ends.every((end) => end === EVERY_COLUMN)) return isPlain ? '*' : 'malformed';
  const [upstream, downstream] = ends.map((end) => names.column(end));
  if (upstream === undefined || downstream === undefined) return 'malformed';
  return {
    upstream,
    downstream,
    transform: transform.value && names.keep(transform.value),
    confidence: confidence ?? 1,
  };
}

function readConfidence(text: string): number | undefined | 'malformed' {
  if (text === '') return undefined;
  const isNumber = /^\d*\.?\d+(?:e-?\d+)?$/i.test(text);
  return isNumber && isConfidence(Number(text)) ? Number(text) : 'malformed';
}
