import { compareText } from '../../errors/compare-text.js';
import type { DesiredUnit } from '../../model/desired-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { decideDeclared, decideUndeclared, type EdgeContext } from './decide-edge.js';
import { decideDeclaredPair, decideUndeclaredPair, type PairStanding } from './decide-pair.js';
import type { DecidedEdge, DecidedPair, Decisions, UnitContext } from './decided-unit.js';
import type { ObservedPair, ObservedUnit } from './observe-unit.js';
import { type Owner, otherMarks, ownMark } from './owner.js';
import { type Resolution, resolveColumns } from './resolve-columns.js';

export interface DecisionInput {
  readonly downstream: DatasetUrn;
  /** Absent where no manifest speaks of the downstream any more. */
  readonly unit: DesiredUnit | undefined;
  readonly observed: ObservedUnit;
  readonly exclusive: boolean;
}

/** Decides what brings one downstream to what is declared of it. */
export function decideSync({ unit, observed, exclusive }: Omit<DecisionInput, 'downstream'>, context: UnitContext): Decisions {
  const resolution = unit ? resolveColumns(unit, { ...context, ours: ourPairs(observed, context.owner) }) : NOTHING_DECLARED;
  const edges = decideEdges(unit, observed, { ...context, exclusive });
  return { resolution, edges, pairs: decidePairs({ resolution, observed, edges, exclusive }, context) };
}

/** What there is of columns where none are declared. */
export const NOTHING_DECLARED: Resolution = { pairs: new Map(), findings: [] };

function decideEdges(unit: DesiredUnit | undefined, observed: ObservedUnit, context: EdgeContext): readonly DecidedEdge[] {
  const declared = (unit?.edges ?? []).map((edge): DecidedEdge => {
    const seen = observed.edges.get(edge.upstream);
    return { upstream: edge.upstream, type: edge.type, declared: edge, seen, decision: decideDeclared(edge, seen, context) };
  });
  const known = new Set(declared.map(({ upstream }) => upstream));
  const others = [...observed.edges.values()]
    .filter(({ upstream }) => !known.has(upstream))
    .map((seen): DecidedEdge => {
      const { upstream, types } = seen;
      return { upstream, type: types[0], declared: undefined, seen, decision: decideUndeclared(seen, context) };
    });
  return [...declared, ...others].sort((a, b) => compareText(a.upstream, b.upstream));
}

interface PairInput {
  readonly resolution: Resolution;
  readonly observed: ObservedUnit;
  readonly edges: readonly DecidedEdge[];
  readonly exclusive: boolean;
}

function decidePairs({ resolution, observed, edges, exclusive }: PairInput, { owner, prune }: UnitContext): readonly DecidedPair[] {
  const standings = new Map(edges.map((edge) => [edge.upstream, standingOn(edge, { owner, exclusive, prune })]));
  const declared = [...resolution.pairs.values()].flatMap((pair): readonly DecidedPair[] => {
    const seen = observed.pairs.get(pair.fingerprint);
    const standing = standings.get(pair.upstream)?.(pair.fingerprint);
    if (!standing) return [];
    const alone = (seen?.companions ?? []).every((fingerprint) => resolution.pairs.has(fingerprint));
    return [{ upstream: pair.upstream, pair, declared: pair, seen, decision: decideDeclaredPair(pair, seen, { ...standing, alone }) }];
  });
  const others = [...observed.pairs.values()].flatMap((seen): readonly DecidedPair[] => {
    const standing = standings.get(seen.upstream)?.(seen.fingerprint);
    if (!standing || resolution.pairs.has(seen.fingerprint)) return [];
    return [{ upstream: seen.upstream, pair: seen, declared: undefined, seen, decision: decideUndeclaredPair(seen, standing) }];
  });
  return [...declared, ...others].sort((a, b) => compareText(pairKey(a), pairKey(b)));
}

interface StandingContext {
  readonly owner: Owner;
  readonly exclusive: boolean;
  readonly prune: boolean;
}

/** Whose the pairs of an edge are, by fingerprint. */
function standingOn({ seen, decision }: DecidedEdge, { owner, exclusive, prune }: StandingContext): (fingerprint: string) => PairStanding {
  const ours = new Set(ownMark(seen, owner).pairs);
  const others = new Set(otherMarks(seen, owner).flatMap(({ pairs }) => pairs));
  // Marks that cannot be read may be another stack's.
  const readable = seen === undefined || seen.marks !== undefined;
  return (fingerprint) => ({
    ours: ours.has(fingerprint),
    anotherStacks: others.has(fingerprint),
    edge: decision,
    exclusive: exclusive && readable,
    prune,
  });
}

function pairKey({ upstream, pair }: DecidedPair): string {
  return `${upstream} ${pair.downstreamField} ${pair.upstreamField} ${pair.transform ?? ''}`;
}

function ourPairs({ edges, pairs }: ObservedUnit, owner: Owner): readonly ObservedPair[] {
  const fingerprints = new Set([...edges.values()].flatMap((edge) => ownMark(edge, owner).pairs));
  return [...pairs.values()].filter(({ fingerprint }) => fingerprints.has(fingerprint));
}
