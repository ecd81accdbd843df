import { compareText } from '../../errors/compare-text.js';
import type { DesiredUnit } from '../../model/desired-state.js';
import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { edgeId, type LineageChange, pairId } from '../change.js';
import { decideDeclared, decideUndeclared, type EdgeContext } from './decide-edge.js';
import { decideDeclaredPair, decideUndeclaredPair, type PairStanding } from './decide-pair.js';
import type { DecidedEdge, DecidedPair, PlannedUnit, UnitContext } from './decided-unit.js';
import { edgeChange } from './edge-change.js';
import { markChanges, marksAfter } from './marks-after.js';
import { type ObservedPair, type ObservedUnit, observeUnit } from './observe-unit.js';
import { type Owner, otherMarks, ownMark } from './owner.js';
import { pairChanges } from './pair-change.js';
import { type Resolution, resolveColumns } from './resolve-columns.js';
import { unitTarget } from './target-of.js';

/** One downstream as it is wanted and as it is. */
export interface UnitInput {
  readonly downstream: DatasetUrn;
  /** Absent where no manifest speaks of the downstream any more. */
  readonly unit: DesiredUnit | undefined;
  readonly aspect: UpstreamLineage | undefined;
}

/** Compares what is declared of one downstream with its aspect, element by element. */
export function planUnit({ downstream, unit, aspect }: UnitInput, context: UnitContext): PlannedUnit {
  const observed = observeUnit(downstream, aspect);
  const exclusive = unit !== undefined && (unit.ownership ?? context.ownership) === 'exclusive';
  const resolution = unit
    ? resolveColumns(unit, { ...context, ours: ourPairs(observed, context.owner) })
    : { pairs: new Map(), findings: [] };
  const edges = decideEdges(unit, observed, { ...context, exclusive }).map((edge) => holdEdge(edge, downstream, context));
  const pairs = decidePairs({ resolution, observed, edges, exclusive }, context).map((pair) => holdPair(pair, edges, context));
  const decided = { downstream, unit, exclusive, observed, resolution, edges, pairs };
  const marks = marksAfter(decided, context.owner);
  const elements = [...edges.flatMap((edge) => edgeChange(decided, edge, context)), ...pairChanges(decided, context.book)];
  const changes = [...elements, ...markChanges(decided, { marks, elements, book: context.book, owner: context.owner })];
  return { ...decided, changes: sortChanges(changes), target: unitTarget(decided, marks, context.owner.key) };
}

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

type Holding = Pick<UnitContext, 'held'>;

function holdEdge(edge: DecidedEdge, downstream: DatasetUrn, { held }: Holding): DecidedEdge {
  return held.has(edgeId(downstream, edge.upstream)) ? { ...edge, decision: { kind: 'held' } } : edge;
}

/** A pair has its mark in the record of its edge: without that record it waits for it. */
function holdPair(decided: DecidedPair, edges: readonly DecidedEdge[], { held }: Holding): DecidedPair {
  const waits = edges.some(({ upstream, seen, decision }) => upstream === decided.upstream && !seen && decision.kind === 'held');
  return waits || held.has(pairId(decided.pair)) ? { ...decided, decision: { kind: 'held' } } : decided;
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

/** An edge before its pairs; by upstream and columns. */
function sortChanges(changes: readonly LineageChange[]): readonly LineageChange[] {
  const key = (change: LineageChange) =>
    change.element === 'edge'
      ? change.upstream
      : `${change.upstream} ${change.downstreamField} ${change.upstreamField} ${change.before?.transform ?? change.after?.transform ?? ''}`;
  return [...changes].sort((a, b) => compareText(key(a), key(b)));
}
