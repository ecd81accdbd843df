import { groupAt, groupBy } from '../../model/group-by.js';
import { kindOf } from '../../model/kinds.js';
import { pairFingerprint } from '../../model/mark.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { parseColumnUrn } from '../../urn/schema-field-urn.js';
import type { ColumnKeys, PairOccurrence, SpelledColumn } from './observed-unit.js';

/**
 * Lists the pairs of a record. Constants and records of whole datasets have none.
 *
 * @param downstream the entity whose aspects hold the record
 */
export function recordPairs(
  downstream: EntityUrn,
  record: FineGrainedRecord,
): readonly PairOccurrence[] {
  const { upstreamType, upstreams = [], downstreams = [] } = record;
  if (upstreamType !== 'FIELD_SET') return [];
  return downstreams.flatMap((downstreamField) => {
    const column = parseColumnUrn(downstreamField);
    if (!column.ok || !mayHold(downstream, column.value.parent)) return [];
    return upstreams.flatMap((upstreamField) =>
      toOccurrences(record, downstreamField, upstreamField),
    );
  });
}

/** Returns true if the aspects of the holder may have pairs of the columns of an entity. */
function mayHold(holder: EntityUrn, entity: EntityUrn): boolean {
  return entity === holder || kindOf(holder).columns === 'between';
}

/** Returns the record that maps columns to one downstream column. */
export function columnRecord(
  pair: Pick<PairOccurrence, 'downstreamField' | 'transform' | 'confidence'>,
  upstreams: readonly string[],
): FineGrainedRecord {
  return {
    upstreamType: 'FIELD_SET',
    upstreams,
    downstreamType: 'FIELD',
    downstreams: [pair.downstreamField],
    ...(pair.transform !== null && { transformOperation: pair.transform }),
    confidenceScore: pair.confidence,
  };
}

/**
 * Groups the fingerprints of column pairs by upstream. A reader or writer of the marks on an edge
 * needs the fingerprints of its pairs.
 */
export function fingerprintsByUpstream(
  pairs: readonly PairOccurrence[],
): (upstream: string) => readonly string[] {
  const byUpstream = groupBy<string, PairOccurrence>(pairs, ({ upstream }) => upstream);
  return (upstream) => groupAt(byUpstream, upstream).map(({ fingerprint }) => fingerprint);
}

function toOccurrences(
  record: FineGrainedRecord,
  downstreamField: string,
  upstreamField: string,
): readonly PairOccurrence[] {
  const upstream = parseColumnUrn(upstreamField);
  if (!upstream.ok) return [];
  const transform = recordTransform(record);
  return [
    {
      fingerprint: pairFingerprint({ downstreamField, upstreamField, transform }),
      downstreamField,
      upstream: upstream.value.parent,
      upstreamField,
      transform,
      confidence: record.confidenceScore ?? 1,
      writable: record.downstreams?.length === 1 && record.query === undefined,
    },
  ];
}

/**
 * Returns the transform of a record. `NONE`, empty and absent all mean no transform: servers write
 * `NONE` when they patch.
 */
export function recordTransform({
  transformOperation,
}: Pick<FineGrainedRecord, 'transformOperation'>): string | null {
  return transformOperation === undefined ||
    transformOperation === '' ||
    transformOperation === 'NONE'
    ? null
    : transformOperation;
}

/** Returns the key of a pair by the urns of its columns. */
export function pairKey({ downstreamField, upstreamField }: PairFields, keys: ColumnKeys): string {
  return joinKeys(fieldKey(downstreamField, keys), fieldKey(upstreamField, keys));
}

/** Returns the key of a pair by the spellings of its columns. */
export function spelledPairKey(
  downstream: SpelledColumn,
  upstream: SpelledColumn,
  keys: ColumnKeys,
): string {
  return joinKeys(columnKey(downstream, keys), columnKey(upstream, keys));
}

/** Joins two keys. The length of the first tells where the second begins. */
function joinKeys(downstream: string, upstream: string): string {
  return `${downstream.length} ${downstream} ${upstream}`;
}

/** The urns of the two columns of a pair. */
export interface PairFields {
  readonly downstreamField: string;
  readonly upstreamField: string;
}

/** Returns the key of a field. A field that is not a column of a dataset is its own key. */
function fieldKey(field: string, keys: ColumnKeys): string {
  const parsed = parseColumnUrn(field);
  return parsed.ok
    ? columnKey({ dataset: parsed.value.parent, path: parsed.value.fieldPath }, keys)
    : field;
}

function columnKey({ dataset, path }: SpelledColumn, keys: ColumnKeys): string {
  return `${dataset} ${keys(dataset, path)}`;
}
