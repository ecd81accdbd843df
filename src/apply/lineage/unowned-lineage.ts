import {
  MARK_PROPERTY,
  NO_MARK,
  pairFingerprint,
  readMarks,
  writeMarks,
} from '../../model/mark.js';
import type { UpstreamLineage, UpstreamRecord } from '../../model/upstream-lineage.js';
import { canonicalJson } from '../../plan/document/canonical-json.js';
import { changedEnd, type LineageChange } from '../../plan/document/change.js';
import { observeUnit } from '../../plan/unit/observe-unit.js';
import type { ObservedUnit, PairOccurrence } from '../../plan/unit/observed-unit.js';
import { type Owner, ownMark } from '../../plan/unit/owner.js';
import { pairKey } from '../../plan/unit/record-pairs.js';
import type { ApprovedUnit } from './approved-unit.js';
import { withoutPairs } from './merge-pairs.js';
import { isBeside } from './record-beside.js';

/** The aspect of a unit before and after our write. Undefined if none exists. */
export interface WrittenAspects {
  readonly before: UpstreamLineage | undefined;
  readonly after: UpstreamLineage | undefined;
}

export interface OwnershipContext {
  readonly owner: Owner;
  /** The elements of the aspect after the write. */
  readonly observed: ObservedUnit;
}

/**
 * Returns true if all lineage that we do not own is the same before and after a write. False means
 * that lineage of others was lost or changed.
 */
export function keepsUnownedLineage(
  unit: Pick<ApprovedUnit, 'urn' | 'changes'>,
  { before, after }: WrittenAspects,
  context: OwnershipContext,
): boolean {
  const isOurs = ownPairFilter(unit, before, context);
  const ourEdges = new Set<string>(
    unit.changes.flatMap((change) =>
      change.element === 'edge' && change.kind !== 'mark' ? [changedEnd(change)] : [],
    ),
  );
  const unowned = (aspect: UpstreamLineage | undefined): string =>
    canonicalJson({
      ...withoutEmptyLists(aspect),
      upstreams: (aspect?.upstreams ?? [])
        .filter(({ dataset }) => !ourEdges.has(dataset))
        .map((record) => withoutMark(record, context.owner))
        .filter((record) => !isBesideAlone(record)),
      fineGrainedLineages: (aspect?.fineGrainedLineages ?? []).flatMap((record) =>
        withoutPairs(record, unit.urn, isOurs),
      ),
    });
  return unowned(before) === unowned(after);
}

/** A new aspect may need lists that stay empty. A list that lost a record of others is noticed by it. */
function withoutEmptyLists(aspect: UpstreamLineage | undefined): object {
  const members = Object.entries(aspect ?? {});
  return Object.fromEntries(
    members.filter(([, value]) => !Array.isArray(value) || value.length > 0),
  );
}

/**
 * Finds the column records that we may change. These are the records in our marks, before or after
 * the write; the records that the changes describe as ours; and every record of a pair that is
 * deleted or that an exclusive manifest claims.
 */
function ownPairFilter(
  { urn, changes }: Pick<ApprovedUnit, 'urn' | 'changes'>,
  before: UpstreamLineage | undefined,
  { owner, observed }: OwnershipContext,
): (pair: PairOccurrence) => boolean {
  const { keys } = observed;
  const marked = [observeUnit(urn, before), observed].flatMap(({ edges }) =>
    [...edges.values()].flatMap((edge) => ownMark(edge, owner).pairs),
  );
  const pairs = changes.filter((change) => change.element === 'pair');
  const described = pairs.flatMap(({ kind, downstreamField, upstreamField, before, after }) =>
    // A change that only adds or removes our mark does not touch the records of others.
    [before, after].flatMap((value) =>
      value && (value.owned || kind !== 'mark')
        ? [pairFingerprint({ downstreamField, upstreamField, ...value })]
        : [],
    ),
  );
  const whole = pairs.filter(takesAll).map((change) => pairKey(change, keys));
  const [fingerprints, taken] = [new Set([...marked, ...described]), new Set(whole)];
  const isTaken = (pair: PairOccurrence) => taken.size > 0 && taken.has(pairKey(pair, keys));
  return (pair) => pair.writable && (fingerprints.has(pair.fingerprint) || isTaken(pair));
}

/** Returns true for a change that may add or remove every record of its pair. */
function takesAll({ kind, reason }: LineageChange): boolean {
  return (
    kind === 'delete' || reason === 'exclusive' || (reason === 'rolled-back' && kind !== 'mark')
  );
}

/** Returns true for a record that an adoption made and that carries no other mark. */
function isBesideAlone(record: UpstreamRecord): boolean {
  return isBeside(record) && record.properties?.[MARK_PROPERTY] === undefined;
}

/** Returns a record without the marks of an owner. */
export function withoutMark(record: UpstreamRecord, { key, formerly }: Owner): UpstreamRecord {
  const { [MARK_PROPERTY]: text, ...others } = record.properties ?? {};
  const ours = new Map([key, ...formerly].map((name) => [name, NO_MARK] as const));
  const left = readMarks(text, []).ok ? writeMarks(text, ours, []) : text;
  return {
    ...record,
    properties: left === undefined ? others : { ...others, [MARK_PROPERTY]: left },
  };
}
