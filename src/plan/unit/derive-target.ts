import { NO_MARK } from '../../model/mark.js';
import type { PairRef, TargetMark, TargetPair, UnitTarget } from '../document/unit-target.js';
import { removesEdge } from './decision.js';
import type { DerivedMark } from './derive-marks.js';
import type { PairOccurrence } from './observed-unit.js';
import { sameConfidence, sameValue } from './pair-value.js';
import type { DecidedEdge, DecidedPair, DecidedUnit } from './planned-unit.js';

/** Derives the target of a unit from its decisions, in the order of the decisions. */
export function deriveTarget(
  { edges, pairs }: DecidedUnit,
  marks: readonly DerivedMark[],
  owner: string,
): UnitTarget {
  const removed = edges
    .filter(({ decision }) => removesEdge(decision))
    .map(({ upstream }) => upstream);
  return {
    upstreams: edges.filter(writesType).map(({ upstream, type }) => ({ dataset: upstream, type })),
    restored: edges.flatMap(({ seen, decision }) =>
      decision.kind === 'restore' && decision.to && (!seen || decision.retypesAll)
        ? decision.records
        : [],
    ),
    removedUpstreams: removed,
    pairs: pairs.flatMap(recordsToAdd).map(toTargetPair),
    removedPairs: pairs.flatMap(recordsToRemove).map(toPairRef),
    // A deleted record takes its mark along.
    marks: marks
      .filter(({ changed, upstream }) => changed && !removed.includes(upstream))
      .flatMap((mark) => targetMarks(mark, owner)),
  };
}

/**
 * Returns true if the target states the type of an edge: for a new edge, and for an edge that gets
 * another type. If a rollback restores a deleted edge, or gives several records their types back,
 * the target holds the former records instead.
 */
function writesType({ decision }: DecidedEdge): boolean {
  if (decision.kind === 'restore')
    return (
      decision.from !== null &&
      decision.to !== null &&
      decision.from.type !== decision.to.type &&
      !decision.retypesAll
    );
  return decision.kind === 'create' || decision.kind === 'update';
}

/** Lists the column records of a pair that are to be added. */
function recordsToAdd(decided: DecidedPair): readonly PairRecord[] {
  const { pair, seen, decision } = decided;
  if (decision.kind === 'create' || decision.kind === 'update') return [pair];
  if (decision.kind !== 'restore' || decision.to === null) return [];
  const { to, records } = decision;
  // A removal affects every record with the fingerprint, even a record of another writer with
  // another confidence.
  const gone = new Set(recordsToRemove(decided).map(({ fingerprint }) => fingerprint));
  const there = (seen?.occurrences ?? []).filter(
    ({ writable, fingerprint }) => !writable || !gone.has(fingerprint),
  );
  // Our record counts only in its exact spelling. A record of another writer counts in any
  // spelling.
  const exists = to.owned
    ? there.some((one) => isSameRecord(pair, one))
    : there.some((one) => sameValue(to, one));
  const wanted: readonly PairRecord[] = [...(exists ? [] : [pair]), ...records];
  return wanted.filter(
    (one, i) => ![...there, ...wanted.slice(0, i)].some((other) => isSameRecord(one, other)),
  );
}

type PairRecord = PairRef & { readonly confidence: number };

/**
 * Lists the column records of a pair that are to be removed. A record with several upstreams loses
 * only the upstream of the pair.
 */
function recordsToRemove({ pair, seen, decision }: DecidedPair): readonly PairOccurrence[] {
  if (!seen) return [];
  const { own, occurrences } = seen;
  switch (decision.kind) {
    case 'update':
    case 'delete':
      return decision.reason === 'exclusive' ? occurrences : own;
    case 'release':
      return decision.reason === 'left-to-others' ? own.filter(({ writable }) => writable) : [];
    case 'restore': {
      // Only a mark is added or removed. Records that one mark names may differ in confidence, and
      // all of them stay.
      if (sameValue(decision.from, decision.to)) return [];
      const kept = decision.to === null ? [] : [pair, ...decision.records];
      return own.filter((one) => one.writable && !kept.some((other) => isSameRecord(one, other)));
    }
    default:
      return [];
  }
}

function isSameRecord(one: PairRecord, other: PairRecord): boolean {
  return one.fingerprint === other.fingerprint && sameConfidence(one.confidence, other.confidence);
}

function targetMarks(
  { upstream, mark, former }: DerivedMark,
  owner: string,
): readonly TargetMark[] {
  return [
    { dataset: upstream, owner, mark },
    ...former.map((name) => ({ dataset: upstream, owner: name, mark: NO_MARK })),
  ];
}

/**
 * Lists each member, since every spread object gets a shape of its own. Keeps the order of
 * canonical JSON, so that a digest copies nothing.
 */
function toTargetPair({
  fingerprint,
  downstreamField,
  upstreamField,
  transform,
  confidence,
}: PairRecord): TargetPair {
  return { confidence, downstreamField, fingerprint, transform, upstreamField };
}

function toPairRef({ fingerprint, downstreamField, upstreamField, transform }: PairRef): PairRef {
  return { downstreamField, fingerprint, transform, upstreamField };
}
