import { NO_MARK } from '../../model/mark.js';
import type { DecidedPair, DecidedUnit } from './decided-unit.js';
import type { MarkAfter } from './marks-after.js';
import type { PairRef, TargetMark, UnitTarget } from './unit-target.js';

/** What the decisions on a unit make of its aspect. Sorted as the decisions are. */
export function unitTarget({ edges, pairs }: DecidedUnit, marks: readonly MarkAfter[], owner: string): UnitTarget {
  const removed = edges.filter(({ decision }) => decision.kind === 'delete').map(({ upstream }) => upstream);
  return {
    upstreams: edges.flatMap(({ declared, decision }) =>
      declared && (decision.kind === 'create' || decision.kind === 'update') ? [{ dataset: declared.upstream, type: declared.type }] : [],
    ),
    removedUpstreams: removed,
    pairs: pairs
      .filter(({ decision }) => decision.kind === 'create' || decision.kind === 'update')
      .map((decided) => ({ ...refOf(decided), confidence: decided.pair.confidence })),
    removedPairs: pairs.filter(({ decision }) => decision.kind === 'delete').map(refOf),
    // A mark goes with its record.
    marks: marks.filter(({ changed, upstream }) => changed && !removed.includes(upstream)).flatMap((mark) => targetMarks(mark, owner)),
  };
}

function targetMarks({ upstream, mark, former }: MarkAfter, owner: string): readonly TargetMark[] {
  return [{ dataset: upstream, owner, mark }, ...former.map((name) => ({ dataset: upstream, owner: name, mark: NO_MARK }))];
}

function refOf({ pair: { fingerprint, downstreamField, upstreamField, transform } }: DecidedPair): PairRef {
  return { fingerprint, downstreamField, upstreamField, transform };
}
