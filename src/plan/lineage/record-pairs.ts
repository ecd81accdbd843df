import { groupAt, groupBy } from '../../model/group-by.js';
import { pairFingerprint } from '../../model/mark.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { parseSchemaFieldUrn } from '../../urn/schema-field-urn.js';
import type { ColumnKeys, SpelledColumn } from './column-keys.js';

/** A column pair as one record spells and describes it. */
export interface PairOccurrence {
  /** Of this spelling and transform, as marks name it. */
  readonly fingerprint: string;
  readonly downstreamField: string;
  readonly upstream: DatasetUrn;
  readonly upstreamField: string;
  readonly transform: string | null;
  readonly confidence: number;
  /** Whether we may change the record: one of a single downstream column, without a query. */
  readonly writable: boolean;
}

/** The pairs that a record stands for. Constants and records of whole datasets stand for none. */
export function recordPairs(downstream: DatasetUrn, record: FineGrainedRecord): readonly PairOccurrence[] {
  const { upstreamType, upstreams = [], downstreams = [] } = record;
  if (upstreamType !== 'FIELD_SET') return [];
  return downstreams.flatMap((downstreamField) => {
    const column = parseSchemaFieldUrn(downstreamField);
    if (!column.ok || column.value.dataset !== downstream) return [];
    return upstreams.flatMap((upstreamField) => occurrenceOf(record, downstreamField, upstreamField));
  });
}

/** The fingerprints of column pairs by their upstream. The marks on an edge are read and written against those of its pairs. */
export function fingerprintsByUpstream(pairs: readonly PairOccurrence[]): (upstream: string) => readonly string[] {
  const byUpstream = groupBy<string, PairOccurrence>(pairs, ({ upstream }) => upstream);
  return (upstream) => groupAt(byUpstream, upstream).map(({ fingerprint }) => fingerprint);
}

function occurrenceOf(record: FineGrainedRecord, downstreamField: string, upstreamField: string): readonly PairOccurrence[] {
  const upstream = parseSchemaFieldUrn(upstreamField);
  if (!upstream.ok) return [];
  const transform = transformOf(record);
  return [
    {
      fingerprint: pairFingerprint({ downstreamField, upstreamField, transform }),
      downstreamField,
      upstream: upstream.value.dataset,
      upstreamField,
      transform,
      confidence: record.confidenceScore ?? 1,
      writable: record.downstreams?.length === 1 && record.query === undefined,
    },
  ];
}

/** `NONE`, empty and absent are one: servers that patch write the literal. */
export function transformOf({ transformOperation }: FineGrainedRecord): string | null {
  return transformOperation === undefined || transformOperation === '' || transformOperation === 'NONE' ? null : transformOperation;
}

/** The key of a pair by the urns of its columns. */
export function pairKey({ downstreamField, upstreamField }: PairFields, keys: ColumnKeys): string {
  return JSON.stringify([fieldKey(downstreamField, keys), fieldKey(upstreamField, keys)]);
}

/** The same by the columns themselves. */
export function columnsKey(downstream: SpelledColumn, upstream: SpelledColumn, keys: ColumnKeys): string {
  return JSON.stringify([columnKey(downstream, keys), columnKey(upstream, keys)]);
}

/** The urns of the two columns of a pair. */
export interface PairFields {
  readonly downstreamField: string;
  readonly upstreamField: string;
}

/** What is no column of a dataset has itself for a key. */
function fieldKey(field: string, keys: ColumnKeys): string {
  const parsed = parseSchemaFieldUrn(field);
  return parsed.ok ? columnKey({ dataset: parsed.value.dataset, path: parsed.value.fieldPath }, keys) : field;
}

function columnKey({ dataset, path }: SpelledColumn, keys: ColumnKeys): string {
  return `${dataset} ${keys(dataset, path)}`;
}
