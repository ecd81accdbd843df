import { compareText } from '../../errors/compare-text.js';
import type { EdgeEnd } from '../../model/edge-end.js';
import { pairFingerprint } from '../../model/mark.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { decideUndoneEdge } from './decide-undone-edge.js';
import { decideUndonePair } from './decide-undone-pair.js';
import { type PairDecision, removesEdge } from './decision.js';
import type { ObservedUnit } from './observed-unit.js';
import { type Owner, ownMark } from './owner.js';
import { sameValue } from './pair-value.js';
import type { UndoneEdge, UndonePair, UndoneUnit } from './plan-intent.js';
import type {
  DecidedEdge,
  DecidedPair,
  DecisionInput,
  Decisions,
  RollbackContext,
  UnitContext,
} from './planned-unit.js';
import { pairKey } from './record-pairs.js';
import { NOTHING_DECLARED } from './resolved-pair.js';
import { markedPairs, type SeenPair, seenPair } from './seen-pair.js';

const NOTHING_UNDONE: UndoneUnit = { isProven: false, edges: new Map(), pairs: new Map() };

/**
 * Restores the elements that one apply changed. An element that changed after the apply belongs to
 * its later writer and stays. Self lineage is restored only from a receipt whose digests match: a
 * forged receipt could otherwise make a dataset feed itself.
 *
 * @param undone undefined for a downstream that the apply did not change
 */
export function decideRollback(
  { observed, downstream }: DecisionInput,
  undone: UndoneUnit | undefined,
  all: UnitContext,
): Decisions {
  const { isProven, edges: undoneEdges, pairs: undonePairs } = undone ?? NOTHING_UNDONE;
  const context = {
    ...all,
    exists: (urn: EntityUrn) => all.exists(urn) && all.exists(downstream),
    isUnprovenSelf: (upstream: EdgeEnd) => upstream === downstream && !isProven,
  };
  const pairs = pairsToUndo(observed, [...undonePairs.values()], context.owner);
  const decided = decideEdges(observed, { undone: undoneEdges, pairs, context });
  const pairsBy = (edges: readonly DecidedEdge[]) => decidePairs(pairs, edges, context);
  const edges = keepEdgesOfOurPairs(decided, pairsBy(decided));
  return { resolution: NOTHING_DECLARED, edges, pairs: pairsBy(edges) };
}

/** A pair that exists or that the apply changed. */
interface PairToUndo {
  readonly key: string;
  readonly upstream: EntityUrn;
  readonly undone: UndonePair | undefined;
  readonly seen: SeenPair | undefined;
}

/** Collects the pairs that exist or that the apply changed, sorted by key. */
function pairsToUndo(
  { edges, pairs, keys }: ObservedUnit,
  all: readonly UndonePair[],
  owner: Owner,
): readonly PairToUndo[] {
  const marks = new Map(
    [...edges].map(([upstream, edge]) => [upstream, markedPairs([ownMark(edge, owner)])]),
  );
  const undonePairs = new Map(all.map((undone) => [pairKey(undone, keys), undone]));
  const see = (key: string, undone: UndonePair | undefined): SeenPair | undefined => {
    const there = pairs.get(key);
    const isWanted = (one: SeenPair['occurrences'][number]) =>
      !undone?.became || sameValue(undone.became, one);
    return there && seenPair(there, marks.get(there.upstream) ?? markedPairs([]), { isWanted });
  };
  const known = new Map([...pairs, ...undonePairs].map(([key, { upstream }]) => [key, upstream]));
  return [...known]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, upstream]) => {
      const undone = undonePairs.get(key);
      return { key, upstream, undone, seen: see(key, undone) };
    });
}

/**
 * Keeps every edge on which pairs of ours stay. We mapped these columns after the apply, so the
 * edge counts as changed. Without the record of the edge, no mark would name the pairs.
 */
function keepEdgesOfOurPairs(
  edges: readonly DecidedEdge[],
  pairs: readonly DecidedPair[],
): readonly DecidedEdge[] {
  const homes = new Set<string>(
    pairs
      .filter(({ seen, decision }) => seen?.own.length && decision.kind !== 'restore')
      .map(({ upstream }) => upstream),
  );
  return edges.map((edge) => {
    const stays = removesEdge(edge.decision) && homes.has(edge.upstream);
    return stays ? { ...edge, decision: { kind: 'overtaken', why: 'changed' } } : edge;
  });
}

interface EdgesInput {
  readonly undone: UndoneUnit['edges'];
  readonly pairs: readonly PairToUndo[];
  readonly context: RollbackContext;
}

function decideEdges(
  observed: ObservedUnit,
  { undone, pairs, context }: EdgesInput,
): readonly DecidedEdge[] {
  const upstreams = new Set<EdgeEnd>([
    ...[...observed.edges.values()].map(({ upstream }) => upstream),
    ...undone.keys(),
  ]);
  return [...upstreams].sort(compareText).map((upstream): DecidedEdge => {
    const seen = observed.edges.get(upstream);
    const edge = undone.get(upstream);
    const decision = decideUndoneEdge(edge && withoutEmptyProtection(edge, pairs), seen, context);
    const type =
      (decision.kind === 'restore' ? decision.to?.type : undefined) ?? seen?.types[0] ?? '';
    return { upstream, type, declared: undefined, seen, decision };
  });
}

/**
 * Drops the protection of an edge whose former mark is not restored. Protection is part of a mark,
 * and a mark that names no existing element is not restored.
 */
function withoutEmptyProtection(edge: UndoneEdge, pairs: readonly PairToUndo[]): UndoneEdge {
  const { was, upstream } = edge;
  if (!was || was.owned) return edge;
  const named = pairs.some(
    (pair) =>
      pair.upstream === upstream && (pair.undone ? pair.undone.was?.owned : pair.seen?.own.length),
  );
  return named ? edge : { ...edge, was: { ...was, protected: false } };
}

function decidePairs(
  pairs: readonly PairToUndo[],
  edges: readonly DecidedEdge[],
  context: RollbackContext,
): readonly DecidedPair[] {
  const byUpstream = new Map<string, DecidedEdge>(edges.map((edge) => [edge.upstream, edge]));
  return pairs.map((pair) =>
    decidedPair(
      pair,
      decideUndonePair(pair.undone, pair.seen, { edge: byUpstream.get(pair.upstream), context }),
    ),
  );
}

/**
 * A pair of ours keeps its spelling. A restored pair gets its former spelling, even beside the
 * record of another writer.
 */
function decidedPair(
  { key, upstream, undone, seen }: PairToUndo,
  decision: PairDecision,
): DecidedPair {
  // `undone` or `seen` is defined, since the key came from one of them.
  const { downstreamField, upstreamField } = (seen?.own[0] ?? undone ?? seen) as UndonePair;
  const value =
    decision.kind === 'restore' && decision.to
      ? decision.to
      : { transform: null, confidence: 1, ...seen };
  const { transform, confidence } = value;
  const fingerprint = pairFingerprint({ downstreamField, upstreamField, transform });
  const fields = { downstreamField, upstream, upstreamField };
  const pair = { key, fingerprint, ...fields, transform, confidence };
  return { upstream, pair, declared: undefined, seen, decision };
}
