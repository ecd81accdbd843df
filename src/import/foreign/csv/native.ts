import { type EdgeEnds, edgeHolder, listOf, outputEnd } from '../../../model/edge-end.js';
import { kindOf } from '../../../model/kinds.js';
import { type LineageType, lineageTypes } from '../../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../../urn/dataset-urn.js';
import { type EntityType, type EntityUrn, isDatasetUrn } from '../../../urn/entity-urn.js';
import { urnEntityType } from '../../../urn/urn.js';
import { isConfidence, portableNote, portableTransform } from '../portable-names.js';
import type { EdgeStatement } from '../record-collector.js';
import {
  type CsvDialect,
  type CsvNames,
  type LeftOutRow,
  malformedRow,
  otherEntity,
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

type NativeColumn = (typeof nativeColumns | typeof kindColumns)[number];

type Cell = (column: NativeColumn) => string;

/** The columns that only files with other kinds than datasets, or with notes, have. */
export const kindColumns = ['job', 'note'] as const;

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
 * the downstream has no upstreams. Urns and short names name entities of every kind. A row with a
 * job is a pair of columns of a dataset that the job reads and a dataset that it writes.
 */
export const native: CsvDialect = {
  headers: [['upstream', 'downstream']],
  optional: [...nativeColumns, ...kindColumns],
  synonyms,
  needsPlatform: false,
  read: (guarded, names) => {
    const cell: Cell = (column) => unguardCell(guarded(column));
    const downstream = names.reference(cell('downstream'));
    if (typeof downstream !== 'string') return downstream;
    if (cell('upstream') === '') return readWithoutUpstream(guarded, downstream);
    const upstream = names.reference(cell('upstream'));
    if (typeof upstream !== 'string') return upstream;
    const ends = { downstream, upstream };
    return cell('job') === '' ? readEdge(cell, ends, names) : readJobPair(cell, ends, names);
  },
};

/** Reads an edge, and the columns of its two entities. */
function readEdge(cell: Cell, ends: EdgeEnds, names: CsvNames): RowReading {
  const { holder: downstream, end: upstream } = edgeHolder(ends);
  const holderType = urnEntityType(downstream) as EntityType;
  if (listOf(holderType, upstream) === undefined) return otherEntity;
  const type = readType(cell('type'));
  const columns = readColumns(cell, ends.upstream, names);
  if (type === 'malformed')
    return malformedRow(`the type "${cell('type')}" is not one of ${lineageTypes.join(', ')}`);
  if (holderType !== 'dataset' && (type ?? 'TRANSFORMED') !== 'TRANSFORMED')
    return malformedRow(`the type "${type}" is for edges between datasets`);
  if (typeof columns === 'object' && 'kind' in columns) return columns;
  if (columns !== undefined && !hasColumns(ends, columns))
    return malformedRow('these two cannot have such columns');
  const note = portableNote(cell('note'));
  if (!note.ok) return malformedRow(`the note ${note.problem}`);
  return {
    kind: 'lineage',
    statements: [
      { upstream, downstream, type, columns, note: note.value && names.keep(note.value) },
    ],
  };
}

/**
 * Returns true for columns that the two ends of an edge can have. Only datasets have wildcards,
 * transforms and confidences.
 */
function hasColumns(
  { downstream, upstream }: EdgeEnds,
  columns: NonNullable<EdgeStatement['columns']>,
): boolean {
  if (!isDatasetUrn(upstream)) return false;
  const { columns: form } = kindOf(downstream);
  if (form !== 'fields') return form === 'records';
  return columns !== '*' && columns.transform === undefined && columns.confidence === 1;
}

/** Reads a pair of columns that a job joins, with the two edges of the job. */
function readJobPair(
  cell: Cell,
  { downstream: of, upstream }: EdgeEnds,
  names: CsvNames,
): RowReading {
  const job = names.reference(cell('job'));
  if (typeof job !== 'string') return job;
  if (kindOf(job).columns !== 'between' || !isDatasetUrn(of) || !isDatasetUrn(upstream))
    return malformedRow('a job joins the columns of two datasets');
  const columns = readColumns(cell, upstream, names);
  if (typeof columns !== 'object') return malformedRow('a row with a job needs a pair of columns');
  if ('kind' in columns) return columns;
  return {
    kind: 'lineage',
    statements: [
      { downstream: job, upstream: outputEnd(of) },
      { downstream: job, upstream, columns: { of, ...columns } },
    ],
  };
}

function readWithoutUpstream(cell: Cell, downstream: EntityUrn): RowReading {
  const all = [...nativeColumns, ...kindColumns];
  const isAlone = all.every((one) => one === 'downstream' || cell(one) === '');
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
  upstreamEntity: EntityUrn,
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
    // The caller refuses columns of anything but a dataset.
    upstream: { dataset: upstreamEntity as DatasetUrn, column: upstream },
    transform: transform.value && names.keep(transform.value),
    confidence: confidence ?? 1,
  };
}

function readConfidence(text: string): number | undefined | 'malformed' {
  if (text === '') return undefined;
  const isNumber = /^\d*\.?\d+(?:e-?\d+)?$/i.test(text);
  return isNumber && isConfidence(Number(text)) ? Number(text) : 'malformed';
}
