import { type DecisionInput, decideSync } from './decide-sync.js';
import type { DecidedEdge, DecidedPair, Decisions, UnitContext } from './decided-unit.js';

/**
 * Makes ours what is declared, there already, and not ours, also where an apply would mark it by itself. Nothing else is
 * touched: what else the manifests ask for is for a plan of its own.
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
 * A pair with another transform or confidence stays whose it is. One in a record that we never change is adopted by its mark
 * alone: the mark says that the manifests answer for it.
 */
function adoptPair(pair: DecidedPair): DecidedPair {
  const { decision } = pair;
  if (decision.kind === 'mark' || decision.kind === 'others') return pair;
  if (decision.kind !== 'co-declared') return { ...pair, decision: { kind: 'held' } };
  return decision.same ? { ...pair, decision: { kind: 'mark', reason: 'adopted' } } : pair;
}
