import { type DecisionInput, decideSync } from './decide-sync.js';
import type { DecidedEdge, DecidedPair, Decisions, UnitContext } from './planned-unit.js';

/**
 * Adopts declared elements that exist and are not ours, also those that an apply would mark by
 * itself. Changes nothing else: everything else that the manifests declare needs a plan of its own.
 */
export function decideAdopt(input: DecisionInput, context: UnitContext): Decisions {
  const { resolution, edges, pairs } = decideSync(input, context);
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
 * Adopts a pair with the declared transform and confidence. A pair with others keeps its owner. A
 * pair in a record that we never change is adopted by its mark alone: the mark says that the
 * manifests declare it.
 */
function adoptPair(pair: DecidedPair): DecidedPair {
  const { decision } = pair;
  if (decision.kind === 'mark' || decision.kind === 'others') return pair;
  if (decision.kind !== 'co-declared') return { ...pair, decision: { kind: 'held' } };
  return decision.same ? { ...pair, decision: { kind: 'mark', reason: 'adopted' } } : pair;
}
