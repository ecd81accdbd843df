import { type LineageType, lineageTypes } from '../../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import { isConfidence, portableTransform } from '../portable-names.js';
import type { EdgeStatement } from '../record-collector.js';
import {
  type CsvDialect,
  type CsvNames,
  type LeftOutRow,
  malformedRow,
  type RowReading,
} from './csv-names.js';
import { unguardCell } from './guard-cell.js';

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

type Cell = (column: (typeof nativeColumns)[number]) => string;

/** All columns that both datasets have. */
export const EVERY_COLUMN = '*';

const UPSTREAM = '(?:upstream|source|src|from|parent|input)';
const DOWNSTREAM = '(?:downstream|target|tgt|to|child|output|destination|dest|sink)';
const OF_DATASET = '(?:dataset|table|entity|urn)?';
const OF_COLUMN = '(?:dataset|table)?(?:column|col|field)(?:name|path)?';

const synonyms: Readonly<Record<(typeof nativeColumns)[number], RegExp>> = {
  upstream: new RegExp(`^${UPSTREAM}${OF_DATASET}$`),
  upstream_column: new RegExp(`^${UPSTREAM}${OF_COLUMN}$`),
  downstream: new RegExp(`^${DOWNSTREAM}${OF_DATASET}$`),
  downstream_column: new RegExp(`^${DOWNSTREAM}${OF_COLUMN}$`),
  transform: /^(?:transform(?:ation)?(?:operation|logic|rule)?|operation|expression|logic|rule)$/,
  confidence: /^(?:confidence)?score$/,
  type: /^(?:lineage|edge|relation|relationship)type$/,
};

/**
 * Headwater's own columns. A row without columns is an edge. A row without an upstream says that
 * the downstream has no upstreams.
 */
export const native: CsvDialect = {
  headers: [['upstream', 'downstream']],
  optional: nativeColumns,
  synonyms,
  needsPlatform: false,
  read: (guarded, names) => {
    const cell: Cell = (column) => unguardCell(guarded(column));
    const downstream = names.reference(cell('downstream'));
    if (typeof downstream !== 'string') return downstream;
    if (cell('upstream') === '') return readWithoutUpstream(guarded, downstream);
    const upstream = names.reference(cell('upstream'));
    if (typeof upstream !== 'string') return upstream;
    const type = readType(cell('type'));
    const columns = readColumns(cell, upstream, names);
    if (type === 'malformed')
      return malformedRow(`the type "${cell('type')}" is not one of ${lineageTypes.join(', ')}`);
    if (typeof columns === 'object' && 'kind' in columns) return columns;
    return { kind: 'lineage', statements: [{ upstream, downstream, type, columns }] };
  },
};

function readWithoutUpstream(cell: Cell, downstream: DatasetUrn): RowReading {
  const isAlone = nativeColumns.every((one) => one === 'downstream' || cell(one) === '');
  return isAlone
    ? { kind: 'no upstreams', downstream }
    : malformedRow('it has no upstream, and other cells than the downstream');
}

function readType(text: string): LineageType | undefined | 'malformed' {
  if (text === '') return undefined;
  const upper = text.toUpperCase();
  return lineageTypes.find((type) => type === upper) ?? 'malformed';
}

function readColumns(
  cell: Cell,
  dataset: DatasetUrn,
  names: CsvNames,
): EdgeStatement['columns'] | LeftOutRow {
  const transform = portableTransform(cell('transform'));
  const confidence = readConfidence(cell('confidence'));
  if (!transform.ok) return malformedRow(`the transform ${transform.problem}`);
  if (confidence === 'malformed')
    return malformedRow(`the confidence "${cell('confidence')}" is no number from 0 to 1`);
  const isPlain = transform.value === undefined && confidence === undefined;
  const ends = [cell('upstream_column'), cell('downstream_column')];
  const isEach = (text: string) => ends.every((end) => end === text);
  if (isEach('') || isEach(EVERY_COLUMN)) {
    if (!isPlain) return malformedRow('a transform or confidence needs a pair of columns');
    return isEach('') ? undefined : '*';
  }
  const [upstream, downstream] = ends.map((end) => names.column(end));
  if (upstream === undefined || downstream === undefined)
    return malformedRow('a column is missing or holds a control character');
  return {
    downstreamColumn: downstream,
    upstream: { dataset, column: upstream },
    transform: transform.value && names.keep(transform.value),
    confidence: confidence ?? 1,
  };
}

function readConfidence(text: string): number | undefined | 'malformed' {
  if (text === '') return undefined;
  const isNumber = /^\d*\.?\d+(?:e-?\d+)?$/i.test(text);
  return isNumber && isConfidence(Number(text)) ? Number(text) : 'malformed';
}
