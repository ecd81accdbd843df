import { isEmptyMark } from '../../model/mark.js';
import { type DecisionInput, decideSync, NOTHING_DECLARED } from './decide-sync.js';
import { ownMark } from './owner.js';
import type { DecidedEdge, DecidedPair, Decisions, UnitContext } from './planned-unit.js';

/**
 * Releases everything that we own of one downstream, declared or not. All our marks are removed,
 * and the elements stay.
 */
export function decideRelease({ observed }: DecisionInput, context: UnitContext): Decisions {
  const { edges, pairs } = decideSync({ unit: undefined, observed, exclusive: false }, context);
  const releaseEdge = (edge: DecidedEdge): DecidedEdge =>
    isEmptyMark(ownMark(edge.seen, context.owner)) ? edge : { ...edge, decision: RELEASED };
  const releasePair = (pair: DecidedPair): DecidedPair =>
    pair.seen?.own.length ? { ...pair, decision: RELEASED } : pair;
  return {
    resolution: NOTHING_DECLARED,
    edges: edges.map(releaseEdge),
    pairs: pairs.map(releasePair),
  };
}

const RELEASED = { kind: 'release', reason: 'released' } as const;
