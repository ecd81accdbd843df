import { groupAt, groupBy } from '../../model/group-by.js';
import {
  MARK_PROPERTY,
  MAX_LISTED_PAIRS,
  type Mark,
  NO_MARK,
  readMarks,
  withMarkText,
  writeMarks,
} from '../../model/mark.js';
import type { AuditStamp, UpstreamLineage, UpstreamRecord } from '../../model/upstream-lineage.js';
import type { TargetMark, UnitTarget } from '../../plan/document/unit-target.js';
import type { Owner } from '../../plan/unit/owner.js';
import { fingerprintsByUpstream, recordPairs } from '../../plan/unit/record-pairs.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { mergePairs } from './merge-pairs.js';
import { settleBesides } from './record-beside.js';

export interface MergeInput {
  readonly downstream: EntityUrn;
  /** The aspect as it was just read. Undefined if none exists. */
  readonly aspect: UpstreamLineage | undefined;
  readonly target: UnitTarget;
  readonly owner: Owner;
  /** True if the manifest is the whole truth. All records of an edge are then ours. */
  readonly exclusive: boolean;
  /** Fingerprints of the pairs here that only our stack owns, now or after the write. */
  readonly ours: ReadonlySet<string>;
  /** The stamp of new records. Old records keep theirs, or every run would change them. */
  readonly stamp: AuditStamp;
}

/**
 * Merges our elements into a lineage aspect. Everything else stays as it was read: the other
 * records, their order, and fields that we do not know.
 */
export function mergeLineage(input: MergeInput): UpstreamLineage {
  const { downstream, aspect, target, ours } = input;
  const { fineGrainedLineages: before, ...rest } = aspect ?? {};
  const fineGrainedLineages = mergePairs(before ?? [], { downstream, target, ours });
  let present: Marking['present'] | undefined;
  const merged = withMarks(mergeUpstreams(aspect?.upstreams ?? [], input), {
    marks: target.marks,
    actor: input.stamp.actor,
    present: (upstream) => {
      present ??= fingerprintsByUpstream(
        fineGrainedLineages.flatMap((record) => recordPairs(downstream, record)),
      );
      return present(upstream);
    },
  });
  // A list that was already empty stays. A list that lost its last record to us is removed.
  const hasColumns = before?.length === 0 || fineGrainedLineages.length > 0;
  const upstreams = settleBesides(merged);
  return { ...rest, upstreams, ...(hasColumns && { fineGrainedLineages }) };
}

function mergeUpstreams(
  records: readonly UpstreamRecord[],
  { target, stamp, owner, exclusive }: MergeInput,
): readonly UpstreamRecord[] {
  const isOurs = exclusive ? () => true : ownRecords(records, owner);
  const removed = new Set<string>(target.removedUpstreams);
  const types = new Map<string, string>(
    target.upstreams.map(({ dataset, type }) => [dataset, type]),
  );
  const kept = withFormerTypes(
    records
      .filter((record) => !removed.has(record.dataset) || !isOurs(record))
      .map((record) => (isOurs(record) ? withType(record, types.get(record.dataset)) : record)),
    target.restored,
  );
  const present = new Set(kept.map(({ dataset }) => dataset));
  const added = target.upstreams
    .filter(({ dataset }) => !present.has(dataset))
    .map((record) => ({ ...record, auditStamp: stamp, created: stamp }));
  const restored = target.restored.filter(({ dataset }) => !present.has(dataset));
  return [...kept, ...added, ...restored];
}

/** Gives the records of each restored edge their former types, in the order of the records. */
function withFormerTypes(
  records: readonly UpstreamRecord[],
  restored: readonly UpstreamRecord[],
): readonly UpstreamRecord[] {
  const former = groupBy(restored, ({ dataset }) => dataset);
  const next = new Map<string, number>();
  return records.map((record) => {
    const i = next.get(record.dataset) ?? 0;
    next.set(record.dataset, i + 1);
    return withType(record, former.get(record.dataset)?.[i]?.type);
  });
}

/**
 * Returns a function that tells if a record is ours. If a catalog holds several records of one
 * edge, the records with our mark are ours, or all of them if none has our mark.
 */
function ownRecords(
  records: readonly UpstreamRecord[],
  { key, formerly }: Owner,
): (record: UpstreamRecord) => boolean {
  const marked = new Set(records.filter((record) => isMarkedBy(record, [key, ...formerly])));
  const datasets = new Set([...marked].map(({ dataset }) => dataset));
  return (record) => marked.has(record) || !datasets.has(record.dataset);
}

/** Returns true if a record carries a mark of one of the owners, even an empty one. */
function isMarkedBy({ properties }: UpstreamRecord, owners: readonly string[]): boolean {
  const marks = readMarks(properties?.[MARK_PROPERTY], []);
  return marks.ok && owners.some((owner) => marks.value.has(owner));
}

function withType(record: UpstreamRecord, type: string | undefined): UpstreamRecord {
  return type === undefined ? record : { ...record, type };
}

interface Marking {
  readonly marks: readonly TargetMark[];
  /** The user of the token. */
  readonly actor: string;
  /** Returns the fingerprints of the pairs with an upstream. */
  readonly present: (upstream: string) => readonly string[];
}

/** Adds our mark to one record of each upstream, and removes it from all others. */
function withMarks(
  records: readonly UpstreamRecord[],
  { marks, actor, present }: Marking,
): readonly UpstreamRecord[] {
  const changes = new Map<string, Map<string, Mark>>();
  for (const { dataset, owner, mark } of marks)
    changes.set(dataset, (changes.get(dataset) ?? new Map()).set(owner, mark));
  const byDataset = groupBy(records, ({ dataset }) => dataset);
  const homeRecords = new Map(
    [...changes].map(([dataset, own]) => [
      dataset,
      findHomeRecord(groupAt(byDataset, dataset), [...own.keys()], actor),
    ]),
  );
  // A mark that lists its pairs needs no others, and each fingerprint is a hash.
  const pairsFor = (changed: ReadonlyMap<string, Mark>, dataset: string) =>
    [...changed.values()].some(({ pairs }) => pairs.length > MAX_LISTED_PAIRS)
      ? present(dataset)
      : [];
  return records.map((record) => {
    const own = changes.get(record.dataset);
    if (!own) return record;
    const isHomeRecord = homeRecords.get(record.dataset) === record;
    const changed = isHomeRecord ? own : new Map([...own.keys()].map((owner) => [owner, NO_MARK]));
    const { dataset, properties } = record;
    const text = writeMarks(properties?.[MARK_PROPERTY], changed, pairsFor(changed, dataset));
    return withMarkText(record, text);
  });
}

/**
 * Finds the record of an edge that gets the mark: the record that already has it, else a record
 * that we made, else the first. The mark never moves from our record to a record of another writer.
 */
function findHomeRecord(
  records: readonly UpstreamRecord[],
  owners: readonly string[],
  actor: string,
): UpstreamRecord | undefined {
  return (
    records.find((record) => isMarkedBy(record, owners)) ??
    records.find(({ created }) => created?.actor === actor) ??
    records[0]
  );
}
