import { compareText } from '../../errors/compare-text.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { EdgeValue, PairValue } from '../change.js';
import type { UndoneEdge, UndonePair, UndoneUnit } from '../undo/undo.js';
import { type EdgeDecision, removesEdge } from './decide-edge.js';
import { type PairDecision, sameConfidence } from './decide-pair.js';
import { type DecisionInput, NOTHING_DECLARED } from './decide-sync.js';
import type { DecidedEdge, DecidedPair, Decisions, UnitContext } from './decided-unit.js';
import { edgeValue } from './edge-change.js';
import type { ObservedEdge, ObservedPair } from './observe-unit.js';
import { otherMarks, ownMark } from './owner.js';

const NOTHING_UNDONE: UndoneUnit = { edges: new Map(), pairs: new Map() };

/**
 * Puts the elements that one apply changed back to what they were. An element that is not any more what the apply made of
 * it belongs to whoever changed it since, and stays.
 */
export function decideRollback({ downstream, observed }: DecisionInput, unit: UndoneUnit | undefined, all: UnitContext): Decisions {
  const undone = unit ?? NOTHING_UNDONE;
  const context = { ...all, isThere: (urn: DatasetUrn) => all.isThere(urn) && all.isThere(downstream) };
  const upstreams = new Set<DatasetUrn>([...[...observed.edges.values()].map(({ upstream }) => upstream), ...undone.edges.keys()]);
  const edges = [...upstreams].sort(compareText).map((upstream): DecidedEdge => {
    const seen = observed.edges.get(upstream);
    const edge = undone.edges.get(upstream);
    const decision = decideEdge(edge && withoutEmptyProtection(edge, undone, ownMark(seen, context.owner).pairs), seen, context);
    const type = (decision.kind === 'restore' ? decision.to?.type : undefined) ?? seen?.types[0] ?? '';
    return { upstream, type, declared: undefined, seen, decision };
  });
  const byUpstream = new Map(edges.map((edge) => [edge.upstream, edge]));
  const fingerprints = new Set([...observed.pairs.keys(), ...undone.pairs.keys()]);
  const pairs = [...fingerprints].sort(compareText).flatMap((fingerprint): readonly DecidedPair[] => {
    const [pair, seen] = [undone.pairs.get(fingerprint), observed.pairs.get(fingerprint)];
    const known = pair ?? seen;
    const edge = known && byUpstream.get(known.upstream);
    return edge ? [decidedPair(pair, seen, { edge, context })] : [];
  });
  return { resolution: NOTHING_DECLARED, edges, pairs };
}

/** Protection stands in a mark. One that named nothing that was there is not put back, and so protects nothing. */
function withoutEmptyProtection(edge: UndoneEdge, { pairs }: UndoneUnit, marked: readonly string[]): UndoneEdge {
  const { was, upstream } = edge;
  if (!was || was.owned) return edge;
  const ours = [...pairs.values()].some((pair) => pair.upstream === upstream && pair.was?.owned === true);
  return ours || marked.length > 0 ? edge : { ...edge, was: { ...was, protected: false } };
}

function decideEdge(undone: UndoneEdge | undefined, seen: ObservedEdge | undefined, context: UnitContext): EdgeDecision {
  if (!undone) return { kind: 'held' };
  if (seen && !seen.marks) return { kind: 'unreadable' };
  const { was, became, records } = undone;
  const now = edgeValue(seen, ownMark(seen, context.owner));
  const shared = otherMarks(seen, context.owner).length > 0;
  // What another stack needs by now stays for its sake, and only our sign leaves.
  const to = was === null && shared && now ? { ...now, owned: false, protected: false } : was;
  if (sameEdge(now, to)) return { kind: 'held' };
  const isAsMade = isSameAs(became, now, seen) || isUnmarked(now, became, { seen, context });
  const isTheirs = to !== null && to.type !== now?.type && otherMarks(seen, context.owner).some(({ edge }) => edge);
  const isHomeless = now === null && !context.isThere(undone.upstream);
  // Two records of one edge were given one type, and nobody can tell them apart any more.
  const isBlurred = records.length > 1 && now !== null && to?.type !== now.type;
  return isAsMade && !isTheirs && !isHomeless && !isBlurred ? { kind: 'restore', to, records } : { kind: 'changed-since' };
}

/** A run that was killed between an edge and its mark left it so. */
function isUnmarked(now: EdgeValue | null, became: EdgeValue | null, { seen, context }: EdgeStanding): boolean {
  const isOurs = seen?.creators.every((creator) => creator === context.actor) ?? false;
  return isOurs && now !== null && became !== null && !now.owned && now.type === became.type;
}

interface EdgeStanding {
  readonly seen: ObservedEdge | undefined;
  readonly context: UnitContext;
}

interface PairStanding {
  readonly edge: DecidedEdge;
  readonly context: UnitContext;
}

function decidedPair(undone: UndonePair | undefined, found: ObservedPair | undefined, standing: PairStanding): DecidedPair {
  // We took it out of the records that we could have written; what others say of several columns at once was there all along.
  const seen = undone?.became === null && found?.expressible === false ? undefined : found;
  const decision = decidePair(undone, seen, standing);
  const confidence =
    (decision.kind === 'restore' ? decision.to?.confidence : undefined) ?? seen?.confidence ?? undone?.became?.confidence ?? 1;
  // One of the two is there, or nobody would ask.
  const { fingerprint, downstreamField, upstream, upstreamField, transform } = (undone ?? found) as UndonePair;
  return {
    upstream,
    pair: { fingerprint, downstreamField, upstream, upstreamField, transform, confidence },
    declared: undefined,
    seen,
    decision,
  };
}

function decidePair(undone: UndonePair | undefined, seen: ObservedPair | undefined, { edge, context }: PairStanding): PairDecision {
  if (!undone) return { kind: 'held' };
  const { fingerprint, was, became } = undone;
  const ours = ownMark(edge.seen, context.owner).pairs.includes(fingerprint);
  const now = seen ? { transform: seen.transform, confidence: seen.confidence, owned: ours } : null;
  const shared = otherMarks(edge.seen, context.owner).some(({ pairs }) => pairs.includes(fingerprint));
  const to = was === null && shared && now ? { ...now, owned: false } : was;
  if (samePair(now, to)) return { kind: 'held' };
  const isWritten = !sameValue(now, to);
  // Marks stand on the record of the edge; what others hold in a record of several columns, or share, is not ours to write.
  const isHomeless = to?.owned === true && !isThereAfter(edge);
  const isTheirs = isWritten && (shared || seen?.expressible === false);
  if (!samePair(now, became) || isHomeless || isTheirs) return { kind: 'changed-since' };
  return { kind: 'restore', from: now, to };
}

function isThereAfter({ seen, decision }: DecidedEdge): boolean {
  if (removesEdge(decision)) return false;
  return seen !== undefined || decision.kind === 'restore';
}

/** Where an edge stands twice, one of its records says what was declared. */
function isSameAs(became: EdgeValue | null, now: EdgeValue | null, seen: ObservedEdge | undefined): boolean {
  return sameEdge(became, became && now && seen?.types.includes(became.type) ? { ...now, type: became.type } : now);
}

function sameEdge(a: EdgeValue | null, b: EdgeValue | null): boolean {
  if (!a || !b) return a === b;
  return a.type === b.type && a.owned === b.owned && a.protected === b.protected;
}

function samePair(a: PairValue | null, b: PairValue | null): boolean {
  return sameValue(a, b) && a?.owned === b?.owned;
}

function sameValue(a: PairValue | null, b: PairValue | null): boolean {
  if (!a || !b) return a === b;
  return a.transform === b.transform && sameConfidence(a.confidence, b.confidence);
}
