import { MARK_PROPERTY, NO_MARK, pairFingerprint, readMarks, writeMarks } from '../model/mark.js';
import type { DatasetReading } from '../model/observed-state.js';
import type { FineGrainedRecord, UpstreamLineage, UpstreamRecord } from '../model/upstream-lineage.js';
import { canonicalJson } from '../plan/canonical-json.js';
import type { LineageChange } from '../plan/change.js';
import type { ColumnKeys } from '../plan/lineage/column-keys.js';
import { observeUnit } from '../plan/lineage/observe-unit.js';
import { type Owner, ownMark } from '../plan/lineage/owner.js';
import { type PairOccurrence, pairKey, recordPairs } from '../plan/lineage/record-pairs.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { ApprovedUnit } from './approved-unit.js';

/** An aspect before and after a write of ours. */
export interface Written {
  readonly before: DatasetReading | undefined;
  readonly after: DatasetReading | undefined;
}

export interface OthersContext {
  readonly owner: Owner;
  readonly keys: ColumnKeys;
}

/** True if a write left everything as it was that is not ours to change. If it did not, it lost something of others. */
export function sameOthers(unit: ApprovedUnit, { before, after }: Written, { owner, keys }: OthersContext): boolean {
  const aspects = [lineageIn(before), lineageIn(after)] as const;
  const isOurs = ownPairs(unit, aspects, { owner, keys });
  const [was, is] = aspects.map((aspect) => othersIn(aspect, unit, { owner, isOurs }));
  return was === is;
}

function lineageIn(reading: DatasetReading | undefined): UpstreamLineage | undefined {
  return reading?.kind === 'present' ? reading.lineage.value : undefined;
}

type IsOurs = (pair: PairOccurrence) => boolean;

/**
 * Finds the column records that are ours to change. These are the records that our marks name, before or after; the records that the
 * changes describe as ours; and every record of a pair that goes, or that an exclusive manifest takes.
 */
function ownPairs(
  { urn, changes }: ApprovedUnit,
  aspects: readonly (UpstreamLineage | undefined)[],
  { owner, keys }: OthersContext,
): IsOurs {
  const marked = aspects.flatMap((aspect) => [...observeUnit(urn, aspect).edges.values()].flatMap((edge) => ownMark(edge, owner).pairs));
  const pairs = changes.flatMap((change) => (change.element === 'pair' ? [change] : []));
  const described = pairs.flatMap(({ kind, downstreamField, upstreamField, before, after }) =>
    // Where only a mark comes or goes, a record that is not ours stays as it is.
    [before, after].flatMap((value) =>
      value && (value.owned || kind !== 'mark') ? [pairFingerprint({ downstreamField, upstreamField, ...value })] : [],
    ),
  );
  const whole = pairs.filter(takesAll).map((change) => pairKey(change, keys));
  const [fingerprints, taken] = [new Set([...marked, ...described]), new Set(whole)];
  return (pair) => pair.writable && (fingerprints.has(pair.fingerprint) || (taken.size > 0 && taken.has(pairKey(pair, keys))));
}

/** True for a change that may add or remove every record of its pair. */
function takesAll({ kind, reason }: LineageChange): boolean {
  return kind === 'delete' || reason === 'exclusive' || (reason === 'rolled-back' && kind !== 'mark');
}

interface OwnThings {
  readonly owner: Owner;
  readonly isOurs: IsOurs;
}

function othersIn(aspect: UpstreamLineage | undefined, { urn, changes }: ApprovedUnit, { owner, isOurs }: OwnThings): string {
  const ours = new Set<string>(changes.flatMap((change) => (change.element === 'edge' && change.kind !== 'mark' ? [change.upstream] : [])));
  return canonicalJson({
    ...aspect,
    upstreams: (aspect?.upstreams ?? []).filter(({ dataset }) => !ours.has(dataset)).map((record) => withoutMark(record, owner)),
    fineGrainedLineages: (aspect?.fineGrainedLineages ?? []).flatMap((record) => withoutOurs(record, urn, isOurs)),
  });
}

function withoutMark(record: UpstreamRecord, { key, formerly }: Owner): unknown {
  const { [MARK_PROPERTY]: text, ...others } = record.properties ?? {};
  const ours = new Map([key, ...formerly].map((name) => [name, NO_MARK] as const));
  const left = readMarks(text, []).ok ? writeMarks(text, ours, []) : text;
  return { ...record, properties: left === undefined ? others : { ...others, [MARK_PROPERTY]: left } };
}

function withoutOurs(record: FineGrainedRecord, urn: DatasetUrn, isOurs: IsOurs): readonly unknown[] {
  const gone = new Set(
    recordPairs(urn, record)
      .filter(isOurs)
      .map(({ upstreamField }) => upstreamField),
  );
  if (gone.size === 0) return [record];
  const upstreams = (record.upstreams ?? []).filter((field) => !gone.has(field));
  return upstreams.length === 0 ? [] : [{ ...record, upstreams }];
}
