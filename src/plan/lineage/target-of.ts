import { NO_MARK } from '../../model/mark.js';
import { removesEdge } from './decide-edge.js';
import { removesPair, sameConfidence } from './decide-pair.js';
import type { DecidedEdge, DecidedPair, DecidedUnit } from './decided-unit.js';
import type { MarkAfter } from './marks-after.js';
import type { PairRef, TargetMark, UnitTarget } from './unit-target.js';

/** What the decisions on a unit make of its aspect. Sorted as the decisions are. */
export function unitTarget({ edges, pairs }: DecidedUnit, marks: readonly MarkAfter[], owner: string): UnitTarget {
  const removed = edges.filter(({ decision }) => removesEdge(decision)).map(({ upstream }) => upstream);
  return {
    upstreams: edges.filter(writesType).map(({ upstream, type }) => ({ dataset: upstream, type })),
    restored: edges.flatMap(({ seen, decision }) => (decision.kind === 'restore' && decision.to && !seen ? decision.records : [])),
    removedUpstreams: removed,
    pairs: pairs.filter(writesPair).map((decided) => ({ ...refOf(decided), confidence: decided.pair.confidence })),
    removedPairs: pairs.filter(({ decision }) => removesPair(decision)).map(refOf),
    // A mark goes with its record.
    marks: marks.filter(({ changed, upstream }) => changed && !removed.includes(upstream)).flatMap((mark) => targetMarks(mark, owner)),
  };
}

/** A restored record that is gone is put back whole; here are those that get their type, and new ones. */
function writesType({ seen, decision }: DecidedEdge): boolean {
  if (decision.kind === 'restore') return decision.to !== null && seen !== undefined && decision.to.type !== seen.types[0];
  return decision.kind === 'create' || decision.kind === 'update';
}

function writesPair({ seen, decision }: DecidedPair): boolean {
  if (decision.kind === 'restore') return decision.to !== null && !(seen && sameConfidence(seen.confidence, decision.to.confidence));
  return decision.kind === 'create' || decision.kind === 'update';
}

function targetMarks({ upstream, mark, former }: MarkAfter, owner: string): readonly TargetMark[] {
  return [{ dataset: upstream, owner, mark }, ...former.map((name) => ({ dataset: upstream, owner: name, mark: NO_MARK }))];
}

function refOf({ pair: { fingerprint, downstreamField, upstreamField, transform } }: DecidedPair): PairRef {
  return { fingerprint, downstreamField, upstreamField, transform };
}
