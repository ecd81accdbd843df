import type {
  DesiredMapping,
  DesiredUnit,
  ExplicitMapping,
  WildcardMapping,
} from '../../../src/model/desired-state.js';
import { MARK_PROPERTY, type Mark, pairFingerprint, writeMarks } from '../../../src/model/mark.js';
import type { ObservedState } from '../../../src/model/observed-state.js';
import type {
  FineGrainedRecord,
  UpstreamLineage,
  UpstreamRecord,
} from '../../../src/model/upstream-lineage.js';
import { type SchemaFieldUrn, schemaFieldUrn } from '../../../src/urn/schema-field-urn.js';
import { recordOf, somewhere, urnOf } from './state-builders.js';

/** Returns the urn of a column: `fieldOf('orders.total')`. */
export function fieldOf(column: string): SchemaFieldUrn {
  const [dataset, path] = split(column);
  return schemaFieldUrn(urnOf(dataset), path);
}

interface PairDetails {
  readonly transform?: string;
  readonly confidence?: number;
}

/** Maps a downstream column: `mapping('total', ['raw.amount'])`. */
export function mapping(
  downstreamColumn: string,
  upstreams: readonly string[],
  { transform, confidence = 1 }: PairDetails = {},
): ExplicitMapping {
  const refs = upstreams
    .map(split)
    .map(([dataset, column]) => ({ dataset: urnOf(dataset), column, place: somewhere }));
  return {
    kind: 'explicit',
    downstreamColumn,
    upstreams: refs,
    ...(transform !== undefined && { transform }),
    confidence,
    place: somewhere,
  };
}

/** Maps all columns of equal names: `wildcard('raw')`. */
export function wildcard(
  upstream: string,
  {
    except = [],
    transform,
    confidence = 1,
  }: PairDetails & { readonly except?: readonly string[] } = {},
): WildcardMapping {
  return {
    kind: 'wildcard',
    upstream: urnOf(upstream),
    except,
    ...(transform !== undefined && { transform }),
    confidence,
    place: somewhere,
  };
}

export function withColumns(unit: DesiredUnit, ...columns: readonly DesiredMapping[]): DesiredUnit {
  return { ...unit, columns };
}

/**
 * A FIELD_SET -> FIELD record in the form of an ingestion job: `columnRecord('orders.total',
 * ['raw.amount'])`.
 */
export function columnRecord(
  downstream: string,
  upstreams: readonly string[],
  more: Partial<FineGrainedRecord> = {},
): FineGrainedRecord {
  return {
    upstreamType: 'FIELD_SET',
    upstreams: upstreams.map(fieldOf),
    downstreamType: 'FIELD',
    downstreams: [fieldOf(downstream)],
    confidenceScore: 1,
    ...more,
  };
}

export function fingerprintOf(
  downstream: string,
  upstream: string,
  transform: string | null = null,
): string {
  return pairFingerprint({
    downstreamField: fieldOf(downstream),
    upstreamField: fieldOf(upstream),
    transform,
  });
}

/** Returns the text of the property: `marksText({ shop: { edge: true } })`. */
export function marksText(marks: Readonly<Record<string, Partial<Mark>>>): string {
  const all = Object.entries(marks).map(
    ([owner, mark]) => [owner, { edge: false, pairs: [], protect: false, ...mark }] as const,
  );
  return writeMarks(undefined, new Map(all), []) ?? '';
}

/** A record with marks: `marked('raw', { shop: { edge: true } })`. */
export function marked(
  record: string | UpstreamRecord,
  marks: Readonly<Record<string, Partial<Mark>>> = { shop: { edge: true } },
): UpstreamRecord {
  const plain = typeof record === 'string' ? recordOf(record) : record;
  return { ...plain, properties: { ...plain.properties, [MARK_PROPERTY]: marksText(marks) } };
}

/** An aspect with column records. */
export function withRecords(
  lineage: UpstreamLineage,
  ...fineGrainedLineages: readonly FineGrainedRecord[]
): UpstreamLineage {
  return { ...lineage, fineGrainedLineages };
}

/** An observed state with schemas: `withSchemas(observe('orders'), { orders: ['total'] })`. */
export function withSchemas(
  observed: ObservedState,
  schemas: Readonly<Record<string, readonly string[] | null>>,
): ObservedState {
  return {
    ...observed,
    schemas: new Map(Object.entries(schemas).map(([name, paths]) => [urnOf(name), paths])),
  };
}

function split(column: string): readonly [string, string] {
  const dot = column.indexOf('.');
  return [column.slice(0, dot), column.slice(dot + 1)];
}
