import { NO_MARK } from '../../model/mark.js';
import { removesEdge } from './decide-edge.js';
import { sameConfidence, sameValue } from './decide-pair.js';
import type { DecidedEdge, DecidedPair, DecidedUnit } from './decided-unit.js';
import type { MarkAfter } from './marks-after.js';
import type { PairOccurrence } from './record-pairs.js';
import type { PairRef, TargetMark, UnitTarget } from './unit-target.js';

/** What the decisions on a unit make of its aspect. Sorted as the decisions are. */
export function unitTarget({ edges, pairs }: DecidedUnit, marks: readonly MarkAfter[], owner: string): UnitTarget {
  const removed = edges.filter(({ decision }) => removesEdge(decision)).map(({ upstream }) => upstream);
  return {
    upstreams: edges.filter(writesType).map(({ upstream, type }) => ({ dataset: upstream, type })),
    restored: edges.flatMap(({ seen, decision }) => (decision.kind === 'restore' && decision.to && !seen ? decision.records : [])),
    removedUpstreams: removed,
    pairs: pairs.flatMap(comingRecords).map((one) => ({ ...refOf(one), confidence: one.confidence })),
    removedPairs: pairs.flatMap(leavingRecords).map(refOf),
    // A mark goes with its record.
    marks: marks.filter(({ changed, upstream }) => changed && !removed.includes(upstream)).flatMap((mark) => targetMarks(mark, owner)),
  };
}

/** A restored record that is gone is put back whole; here are those that get their type, and new ones. */
function writesType({ decision }: DecidedEdge): boolean {
  if (decision.kind === 'restore') return decision.from !== null && decision.to !== null && decision.from.type !== decision.to.type;
  return decision.kind === 'create' || decision.kind === 'update';
}

/** What column records are to say of a pair, and do not say yet. */
function comingRecords(decided: DecidedPair): readonly RecordOfPair[] {
  const { pair, seen, decision } = decided;
  if (decision.kind === 'create' || decision.kind === 'update') return [pair];
  if (decision.kind !== 'restore' || decision.to === null) return [];
  const { to, records } = decision;
  // What leaves is known by its fingerprint, and takes every record of it along, another writer's with another confidence too.
  const gone = new Set(leavingRecords(decided).map(({ fingerprint }) => fingerprint));
  const there = (seen?.occurrences ?? []).filter(({ writable, fingerprint }) => !writable || !gone.has(fingerprint));
  // Ours is known by its spelling; of what others have any spelling will do.
  const isThere = to.owned ? there.some((one) => isRecordOf(pair, one)) : there.some((one) => sameValue(to, one));
  const wanted: readonly RecordOfPair[] = [...(isThere ? [] : [pair]), ...records];
  return wanted.filter((one, i) => ![...there, ...wanted.slice(0, i)].some((other) => isRecordOf(one, other)));
}

type RecordOfPair = PairRef & { readonly confidence: number };

/** What our records say of a pair, and will say no more. From a record that others share only our upstream goes. */
function leavingRecords({ pair, seen, decision }: DecidedPair): readonly PairOccurrence[] {
  if (!seen) return [];
  const { own, occurrences } = seen;
  switch (decision.kind) {
    case 'update':
    case 'delete':
      return decision.reason === 'exclusive' ? occurrences : own;
    case 'release':
      return decision.reason === 'left-to-others' ? own.filter(({ writable }) => writable) : [];
    case 'restore': {
      // Only a mark comes or goes. Records that one mark names may differ in confidence, and none of them is to leave.
      if (sameValue(decision.from, decision.to)) return [];
      const kept = decision.to === null ? [] : [pair, ...decision.records];
      return own.filter((one) => one.writable && !kept.some((other) => isRecordOf(one, other)));
    }
    default:
      return [];
  }
}

function isRecordOf(one: RecordOfPair, other: RecordOfPair): boolean {
  return one.fingerprint === other.fingerprint && sameConfidence(one.confidence, other.confidence);
}

function targetMarks({ upstream, mark, former }: MarkAfter, owner: string): readonly TargetMark[] {
  return [{ dataset: upstream, owner, mark }, ...former.map((name) => ({ dataset: upstream, owner: name, mark: NO_MARK }))];
}

function refOf({ fingerprint, downstreamField, upstreamField, transform }: PairRef): PairRef {
  return { fingerprint, downstreamField, upstreamField, transform };
}
