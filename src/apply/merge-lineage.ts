import { MARK_PROPERTY, type Mark, writeMarks } from '../model/mark.js';
import type { AuditStamp, UpstreamLineage, UpstreamRecord } from '../model/upstream-lineage.js';
import type { TargetMark, TargetUpstream, UnitTarget } from '../plan/lineage/unit-target.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { mergePairs } from './merge-pairs.js';

export interface MergeInput {
  readonly downstream: DatasetUrn;
  /** The aspect as it was just read; absent where there is none. */
  readonly aspect: UpstreamLineage | undefined;
  readonly target: UnitTarget;
  /** Fingerprints of all pairs of this downstream that are ours now, or will be. */
  readonly ours: ReadonlySet<string>;
  /** Goes on new records only: a stamp that moved at every run would be a change at every run. */
  readonly stamp: AuditStamp;
}

/**
 * A lineage aspect with our elements changed and everything else as it was read: other records, their order, their
 * fields that we do not know.
 */
export function mergeLineage({ downstream, aspect, target, ours, stamp }: MergeInput): UpstreamLineage {
  const upstreams = mergeUpstreams(aspect?.upstreams ?? [], target, stamp);
  const before = aspect?.fineGrainedLineages;
  const fineGrainedLineages = mergePairs(before ?? [], { downstream, target, ours });
  const hasColumns = before !== undefined || fineGrainedLineages.length > 0;
  return { ...aspect, upstreams, ...(hasColumns && { fineGrainedLineages }) };
}

function mergeUpstreams(records: readonly UpstreamRecord[], target: UnitTarget, stamp: AuditStamp): readonly UpstreamRecord[] {
  const removed = new Set<string>(target.removedUpstreams);
  const types = new Map<string, string>(target.upstreams.map(({ dataset, type }) => [dataset, type]));
  const kept = records.filter(({ dataset }) => !removed.has(dataset)).map((record) => withType(record, types.get(record.dataset)));
  const present = new Set(kept.map(({ dataset }) => dataset));
  const added = target.upstreams.filter(({ dataset }) => !present.has(dataset)).map((upstream) => newRecord(upstream, stamp));
  return withMarks([...kept, ...added], target.marks);
}

function withType(record: UpstreamRecord, type: string | undefined): UpstreamRecord {
  return type === undefined ? record : { ...record, type };
}

function newRecord({ dataset, type }: TargetUpstream, stamp: AuditStamp): UpstreamRecord {
  return { dataset, type, auditStamp: stamp, created: stamp };
}

/** Of several records of one upstream the first carries the marks, since that is where they are looked for. */
function withMarks(records: readonly UpstreamRecord[], marks: readonly TargetMark[]): readonly UpstreamRecord[] {
  const changes = new Map<string, Map<string, Mark>>();
  for (const { dataset, owner, mark } of marks) changes.set(dataset, new Map(changes.get(dataset)).set(owner, mark));
  return records.map((record) => {
    const own = changes.get(record.dataset);
    changes.delete(record.dataset);
    return own ? withMark(record, own) : record;
  });
}

/** A record that never had properties has none again once our mark is gone. */
function withMark(record: UpstreamRecord, changes: ReadonlyMap<string, Mark>): UpstreamRecord {
  const { properties = {}, ...rest } = record;
  const { [MARK_PROPERTY]: before, ...others } = properties;
  const text = writeMarks(before, changes);
  if (text !== undefined) return { ...record, properties: { ...properties, [MARK_PROPERTY]: text } };
  return (Object.keys(others).length > 0 ? { ...record, properties: others } : rest) as UpstreamRecord;
}
