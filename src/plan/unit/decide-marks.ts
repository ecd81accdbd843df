import { isEmptyMark } from '../../model/mark.js';
import { type Owner, ownMark } from './owner.js';
import type { DecidedEdge, DecidedPair, Decisions } from './planned-unit.js';

/**
 * Adopts declared elements that exist and are not ours. These include elements that a sync would
 * mark anyway. Changes nothing else: every other declared change needs a sync.
 *
 * @param synced the decisions of a sync with the same manifests
 */
export function decideAdopt(synced: Decisions): Decisions {
  const { resolution, edges, pairs } = synced;
  return { resolution, edges: edges.map(adoptEdge), pairs: pairs.map(adoptPair) };
}

function adoptEdge(edge: DecidedEdge): DecidedEdge {
  switch (edge.decision.kind) {
    case 'co-declared':
      return { ...edge, decision: { kind: 'mark', reason: 'adopted' } };
    case 'mark':
    case 'differs':
    case 'unreadable':
    case 'others':
      return edge;
    default:
      return { ...edge, decision: { kind: 'held' } };
  }
}

/**
 * Adopts a pair with the declared transform and confidence. A pair with other values keeps its
 * owner. A pair in a record that we never change is adopted too: its mark says only that the
 * manifests declare it.
 */
function adoptPair(pair: DecidedPair): DecidedPair {
  const { decision } = pair;
  if (decision.kind === 'mark' || decision.kind === 'others') return pair;
  if (decision.kind !== 'co-declared') return { ...pair, decision: { kind: 'held' } };
  return decision.same ? { ...pair, decision: { kind: 'mark', reason: 'adopted' } } : pair;
}

/**
 * Releases everything that we own of one downstream, declared or not. Removes all our marks and
 * leaves the elements.
 *
 * @param synced the decisions of a sync without manifests
 */
export function decideRelease(synced: Decisions, owner: Owner): Decisions {
  const { resolution, edges, pairs } = synced;
  const releaseEdge = (edge: DecidedEdge): DecidedEdge =>
    isEmptyMark(ownMark(edge.seen, owner)) ? edge : { ...edge, decision: RELEASED };
  const releasePair = (pair: DecidedPair): DecidedPair =>
    pair.seen?.own.length ? { ...pair, decision: RELEASED } : pair;
  return { resolution, edges: edges.map(releaseEdge), pairs: pairs.map(releasePair) };
}

const RELEASED = { kind: 'release', reason: 'released' } as const;
