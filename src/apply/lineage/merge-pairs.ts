import { compareText } from '../../errors/compare-text.js';
import { groupBy, type NonEmpty } from '../../model/group-by.js';
import type { FineGrainedRecord } from '../../model/upstream-lineage.js';
import type { TargetPair, UnitTarget } from '../../plan/document/unit-target.js';
import type { PairOccurrence } from '../../plan/unit/observed-unit.js';
import { sameConfidence } from '../../plan/unit/pair-value.js';
import { columnRecord, recordPairs, recordTransform } from '../../plan/unit/record-pairs.js';
import type { EntityUrn } from '../../urn/entity-urn.js';

export interface PairMerge {
  readonly downstream: EntityUrn;
  readonly target: UnitTarget;
  readonly ours: ReadonlySet<string>;
}

/**
 * Merges our pairs into column records: one FIELD_SET -> FIELD record for each downstream column,
 * transform and confidence. If a record also holds pairs of others, only our upstreams are removed
 * from it, and no pair of ours is added to it.
 */
export function mergePairs(
  records: readonly FineGrainedRecord[],
  merge: PairMerge,
): readonly FineGrainedRecord[] {
  const { target } = merge;
  const moved = new Set(
    [...target.pairs, ...target.removedPairs].map(({ fingerprint }) => fingerprint),
  );
  const isGone = ({ writable, fingerprint }: PairOccurrence) => writable && moved.has(fingerprint);
  let merged = records.flatMap((record) => withoutPairs(record, merge.downstream, isGone));
  const groups = groupPairs(target.pairs);
  // Two groups never share a record, so the first records of a dataset need no search.
  if (merged.length === 0) return groups.map(newRecord);
  for (const group of groups) merged = [...addGroup(merged, group, merge)];
  return merged;
}

/** Removes pairs from a record. Returns an empty list if no pair is left. */
export function withoutPairs(
  record: FineGrainedRecord,
  downstream: EntityUrn,
  isGone: (pair: PairOccurrence) => boolean,
): readonly FineGrainedRecord[] {
  const pairs = recordPairs(downstream, record).filter(isGone);
  const gone = new Set(pairs.map(({ upstreamField }) => upstreamField));
  if (gone.size === 0) return [record];
  const upstreams = (record.upstreams ?? []).filter((field) => !gone.has(field));
  return upstreams.length === 0 ? [] : [{ ...record, upstreams }];
}

function groupPairs(pairs: readonly TargetPair[]): readonly NonEmpty<TargetPair>[] {
  const groups = groupBy(pairs, ({ downstreamField, transform, confidence }) =>
    JSON.stringify([downstreamField, transform, Math.fround(confidence)]),
  );
  return [...groups.values()];
}

function addGroup(
  records: readonly FineGrainedRecord[],
  group: NonEmpty<TargetPair>,
  { downstream, ours }: PairMerge,
): readonly FineGrainedRecord[] {
  const fields = group.map(({ upstreamField }) => upstreamField);
  const existing = records.findIndex(
    (record) => canHoldPair(record, group[0]) && isAllOurs(record, downstream, ours),
  );
  if (existing >= 0)
    return records.map((record, i) => (i === existing ? withUpstreams(record, fields) : record));
  // DataHub's indexer stops at the first record without upstreams and would never show a later
  // record.
  const constant = records.findIndex(({ upstreams = [] }) => upstreams.length === 0);
  const position = constant < 0 ? records.length : constant;
  return [...records.slice(0, position), newRecord(group), ...records.slice(position)];
}

function newRecord(group: NonEmpty<TargetPair>): FineGrainedRecord {
  return columnRecord(group[0], sorted(group.map(({ upstreamField }) => upstreamField)));
}

/**
 * Returns true if all pairs of a record are ours. A record that names anything but columns, or no
 * upstream at all, was made by another writer.
 */
function isAllOurs(
  record: FineGrainedRecord,
  downstream: EntityUrn,
  ours: ReadonlySet<string>,
): boolean {
  const { upstreams = [] } = record;
  const pairs = recordPairs(downstream, record);
  return (
    upstreams.length > 0 &&
    pairs.length === upstreams.length &&
    pairs.every(({ fingerprint }) => ours.has(fingerprint))
  );
}

/** Returns true if a record holds exactly the column, transform and confidence of a pair. */
function canHoldPair(record: FineGrainedRecord, pair: TargetPair): boolean {
  const { upstreamType, downstreamType, downstreams = [], query, confidenceScore = 1 } = record;
  const sameKind =
    upstreamType === 'FIELD_SET' && downstreamType === 'FIELD' && query === undefined;
  const sameColumn = downstreams.length === 1 && downstreams[0] === pair.downstreamField;
  return (
    sameKind &&
    sameColumn &&
    recordTransform(record) === pair.transform &&
    sameConfidence(confidenceScore, pair.confidence)
  );
}

/** Adds upstreams to a record. Old ones keep their order, since a new order would be a change. */
function withUpstreams(record: FineGrainedRecord, fields: readonly string[]): FineGrainedRecord {
  return { ...record, upstreams: [...new Set([...(record.upstreams ?? []), ...sorted(fields)])] };
}

function sorted(fields: readonly string[]): readonly string[] {
  return [...new Set(fields)].sort(compareText);
}
