import { MARK_PROPERTY, type Mark, NO_MARK, readMarks, withMarkText, writeMarks } from '../model/mark.js';
import type { AuditStamp, UpstreamLineage, UpstreamRecord } from '../model/upstream-lineage.js';
import type { Owner } from '../plan/lineage/owner.js';
import { fingerprintsByUpstream, recordPairs } from '../plan/lineage/record-pairs.js';
import type { TargetMark, TargetUpstream, UnitTarget } from '../plan/lineage/unit-target.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { mergePairs } from './merge-pairs.js';

export interface MergeInput {
  readonly downstream: DatasetUrn;
  /** The aspect as it was just read; absent where there is none. */
  readonly aspect: UpstreamLineage | undefined;
  readonly target: UnitTarget;
  readonly owner: Owner;
  /** Whether the manifest is the whole truth, so that an edge is ours with all its records. */
  readonly exclusive: boolean;
  /** Fingerprints of all pairs of this downstream that are ours now, or will be, and no other stack's. */
  readonly ours: ReadonlySet<string>;
  /** Goes on new records only: a stamp that moved at every run would be a change at every run. */
  readonly stamp: AuditStamp;
}

/**
 * A lineage aspect with our elements changed and everything else as it was read: other records, their order, their
 * fields that we do not know.
 */
export function mergeLineage(input: MergeInput): UpstreamLineage {
  const { downstream, aspect, target, ours } = input;
  const { fineGrainedLineages: before, ...rest } = aspect ?? {};
  const fineGrainedLineages = mergePairs(before ?? [], { downstream, target, ours });
  const upstreams = withMarks(mergeUpstreams(aspect?.upstreams ?? [], input), {
    marks: target.marks,
    actor: input.stamp.actor,
    present: fingerprintsByUpstream(fineGrainedLineages.flatMap((record) => recordPairs(downstream, record))),
  });
  // A list that was there and empty stays; one that our last record leaves empty goes with it.
  const hasColumns = before?.length === 0 || fineGrainedLineages.length > 0;
  return { ...rest, upstreams, ...(hasColumns && { fineGrainedLineages }) };
}

function mergeUpstreams(records: readonly UpstreamRecord[], { target, stamp, owner, exclusive }: MergeInput): readonly UpstreamRecord[] {
  const isOurs = exclusive ? () => true : ownRecords(records, owner);
  const removed = new Set<string>(target.removedUpstreams);
  const types = new Map<string, string>(target.upstreams.map(({ dataset, type }) => [dataset, type]));
  const kept = records
    .filter((record) => !removed.has(record.dataset) || !isOurs(record))
    .map((record) => (isOurs(record) ? withType(record, types.get(record.dataset)) : record));
  const present = new Set(kept.map(({ dataset }) => dataset));
  const added = target.upstreams.filter(({ dataset }) => !present.has(dataset)).map((upstream) => newRecord(upstream, stamp));
  const restored = target.restored.filter(({ dataset }) => !present.has(dataset));
  return [...kept, ...added, ...restored];
}

/** A catalog can hold an edge twice. Then the records that carry our mark are ours, and where none does, all of them. */
function ownRecords(records: readonly UpstreamRecord[], { key, formerly }: Owner): (record: UpstreamRecord) => boolean {
  const marked = new Set(records.filter((record) => isMarkedBy(record, [key, ...formerly])));
  const datasets = new Set([...marked].map(({ dataset }) => dataset));
  return (record) => marked.has(record) || !datasets.has(record.dataset);
}

/** True if a record carries a mark of one of the owners, even an empty one. */
function isMarkedBy({ properties }: UpstreamRecord, owners: readonly string[]): boolean {
  const marks = readMarks(properties?.[MARK_PROPERTY], []);
  return marks.ok && owners.some((owner) => marks.value.has(owner));
}

function withType(record: UpstreamRecord, type: string | undefined): UpstreamRecord {
  return type === undefined ? record : { ...record, type };
}

function newRecord({ dataset, type }: TargetUpstream, stamp: AuditStamp): UpstreamRecord {
  return { dataset, type, auditStamp: stamp, created: stamp };
}

interface Marking {
  readonly marks: readonly TargetMark[];
  /** The user of the token. */
  readonly actor: string;
  /** The fingerprints of the pairs with an upstream. */
  readonly present: (upstream: string) => readonly string[];
}

/** Puts our mark on one record of each upstream, and takes it off the other records of that upstream. */
function withMarks(records: readonly UpstreamRecord[], { marks, actor, present }: Marking): readonly UpstreamRecord[] {
  const changes = new Map<string, Map<string, Mark>>();
  for (const { dataset, owner, mark } of marks) changes.set(dataset, (changes.get(dataset) ?? new Map()).set(owner, mark));
  const homes = new Map([...changes].map(([dataset, own]) => [dataset, homeOf(records, { dataset, owners: [...own.keys()], actor })]));
  return records.map((record) => {
    const own = changes.get(record.dataset);
    if (!own) return record;
    const isHome = homes.get(record.dataset) === record;
    const changed = isHome ? own : new Map([...own.keys()].map((owner) => [owner, NO_MARK]));
    return withMarkText(record, writeMarks(record.properties?.[MARK_PROPERTY], changed, present(record.dataset)));
  });
}

interface Home {
  readonly dataset: string;
  readonly owners: readonly string[];
  readonly actor: string;
}

/** The record that has the mark keeps it. Else it goes on one that we made, or on the first: never from ours to another's. */
function homeOf(records: readonly UpstreamRecord[], { dataset, owners, actor }: Home): UpstreamRecord | undefined {
  const all = records.filter((record) => record.dataset === dataset);
  return all.find((record) => isMarkedBy(record, owners)) ?? all.find(({ created }) => created?.actor === actor) ?? all[0];
}
