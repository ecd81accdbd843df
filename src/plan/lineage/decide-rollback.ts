import { compareText } from '../../errors/compare-text.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { UndoneEdge, UndonePair, UndoneUnit } from '../undo/undo.js';
import { removesEdge } from './decide-edge.js';
import { type DecisionInput, NOTHING_DECLARED } from './decide-sync.js';
import { decideUndoneEdge } from './decide-undone-edge.js';
import { decideUndonePair } from './decide-undone-pair.js';
import type { DecidedEdge, DecidedPair, Decisions, UnitContext } from './decided-unit.js';
import type { ObservedPair } from './observe-unit.js';
import { ownMark } from './owner.js';

const NOTHING_UNDONE: UndoneUnit = { edges: new Map(), pairs: new Map() };

/**
 * Puts the elements that one apply changed back to what they were. An element that is not any more what the apply made of
 * it belongs to whoever changed it since, and stays.
 *
 * @param undone nothing for a downstream that the apply did not touch
 */
export function decideRollback(input: DecisionInput, undone: UndoneUnit | undefined, all: UnitContext): Decisions {
  const context = { ...all, isThere: (urn: DatasetUrn) => all.isThere(urn) && all.isThere(input.downstream) };
  const decided = decideEdges(input, undone ?? NOTHING_UNDONE, context);
  const pairsBy = (edges: readonly DecidedEdge[]) => decidePairs(input, undone ?? NOTHING_UNDONE, { edges, context });
  const edges = withoutHomesOfOurs(decided, pairsBy(decided), context);
  return { resolution: NOTHING_DECLARED, edges, pairs: pairsBy(edges) };
}

/** An edge along which columns were mapped since, by us, has changed: without its record they would be nobody's. */
function withoutHomesOfOurs(
  edges: readonly DecidedEdge[],
  pairs: readonly DecidedPair[],
  { owner }: Pick<UnitContext, 'owner'>,
): readonly DecidedEdge[] {
  return edges.map((edge): DecidedEdge => {
    if (!removesEdge(edge.decision)) return edge;
    const ours = new Set(ownMark(edge.seen, owner).pairs);
    const stays = pairs.some(({ pair, seen, decision }) => seen && ours.has(pair.fingerprint) && decision.kind !== 'restore');
    return stays ? { ...edge, decision: { kind: 'overtaken', why: 'changed' } } : edge;
  });
}

function decideEdges({ observed }: DecisionInput, undone: UndoneUnit, context: UnitContext): readonly DecidedEdge[] {
  const upstreams = new Set<DatasetUrn>([...[...observed.edges.values()].map(({ upstream }) => upstream), ...undone.edges.keys()]);
  return [...upstreams].sort(compareText).map((upstream): DecidedEdge => {
    const seen = observed.edges.get(upstream);
    const edge = undone.edges.get(upstream);
    const marked = ownMark(seen, context.owner).pairs.filter((fingerprint) => observed.pairs.has(fingerprint));
    const decision = decideUndoneEdge(edge && withoutEmptyProtection(edge, undone, marked), seen, context);
    const type = (decision.kind === 'restore' ? decision.to?.type : undefined) ?? seen?.types[0] ?? '';
    return { upstream, type, declared: undefined, seen, decision };
  });
}

/**
 * Protection stands in a mark. One that named nothing that was there is not put back, and so protects nothing.
 *
 * @param marked the pairs that are there and ours now
 */
function withoutEmptyProtection(edge: UndoneEdge, { pairs }: UndoneUnit, marked: readonly string[]): UndoneEdge {
  const { was, upstream } = edge;
  if (!was || was.owned) return edge;
  const comes = [...pairs.values()].some((pair) => pair.upstream === upstream && pair.was?.owned === true);
  const stays = marked.some((fingerprint) => !pairs.has(fingerprint));
  return comes || stays ? edge : { ...edge, was: { ...was, protected: false } };
}

interface PairsInput {
  readonly edges: readonly DecidedEdge[];
  readonly context: UnitContext;
}

function decidePairs({ observed }: DecisionInput, undone: UndoneUnit, { edges, context }: PairsInput): readonly DecidedPair[] {
  const byUpstream = new Map<string, DecidedEdge>(edges.map((edge) => [edge.upstream, edge]));
  const known = new Map<string, UndonePair | ObservedPair>([...observed.pairs, ...undone.pairs]);
  return [...known]
    .sort(([a], [b]) => compareText(a, b))
    .map(([fingerprint, identity]) => {
      const [pair, found] = [undone.pairs.get(fingerprint), observed.pairs.get(fingerprint)];
      // We took it out of the records that we could have written; what others say of several columns at once was there all along.
      const seen = pair?.became === null && found?.expressible === false ? undefined : found;
      const decision = decideUndonePair(pair, seen, { edge: byUpstream.get(identity.upstream), context });
      return decidedPair(identity, seen, decision);
    });
}

function decidedPair(identity: UndonePair | ObservedPair, seen: ObservedPair | undefined, decision: DecidedPair['decision']): DecidedPair {
  const { fingerprint, downstreamField, upstream, upstreamField, transform } = identity;
  const confidence = (decision.kind === 'restore' ? decision.to?.confidence : undefined) ?? seen?.confidence ?? 1;
  const pair = { fingerprint, downstreamField, upstream, upstreamField, transform, confidence };
  return { upstream, pair, declared: undefined, seen, decision };
}
