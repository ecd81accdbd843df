import type { DesiredUnit } from '../../model/desired-state.js';
import type { UpstreamLineage } from '../../model/upstream-lineage.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { compareText } from '../../urn/urn.js';
import type { LineageChange } from '../change.js';
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
  const edges = decideEdges(unit, observed, { ...context, exclusive });
  const pairs = decidePairs({ resolution, observed, edges, exclusive }, context);
  const decided = { downstream, unit, exclusive, observed, resolution, edges, pairs };
  const marks = marksAfter(decided, context.owner);
  const elements = [...edges.flatMap((edge) => edgeChange(decided, edge, context)), ...pairChanges(decided, context.book)];
  const changes = [...elements, ...markChanges(decided, { marks, elements, book: context.book, owner: context.owner })];
  return { ...decided, changes: sortChanges(changes), target: unitTarget(decided, marks, context.owner.key) };
}

function decideEdges(unit: DesiredUnit | undefined, observed: ObservedUnit, context: EdgeContext): readonly DecidedEdge[] {
  const declared = new Map((unit?.edges ?? []).map((edge) => [edge.upstream as string, edge]));
  const upstreams = [...new Set([...declared.keys(), ...observed.edges.keys()])].sort(compareText);
  return upstreams.map((upstream): DecidedEdge => {
    const [edge, seen] = [declared.get(upstream), observed.edges.get(upstream)];
    const decision = edge ? decideDeclared(edge, seen, context) : seen ? decideUndeclared(seen, context) : ({ kind: 'others' } as const);
    return { upstream: edge?.upstream ?? seen?.upstream ?? (upstream as DatasetUrn), declared: edge, seen, decision };
  });
}

interface PairInput {
  readonly resolution: Resolution;
  readonly observed: ObservedUnit;
  readonly edges: readonly DecidedEdge[];
  readonly exclusive: boolean;
}

function decidePairs({ resolution, observed, edges, exclusive }: PairInput, { owner, prune }: UnitContext): readonly DecidedPair[] {
  const byUpstream = new Map<string, DecidedEdge>(edges.map((edge) => [edge.upstream, edge]));
  const fingerprints = [...new Set([...resolution.pairs.keys(), ...observed.pairs.keys()])];
  const decided = fingerprints.flatMap((fingerprint): readonly DecidedPair[] => {
    const [declared, seen] = [resolution.pairs.get(fingerprint), observed.pairs.get(fingerprint)];
    const upstream = declared?.upstream ?? seen?.upstream;
    const edge = upstream && byUpstream.get(upstream);
    if (!upstream || !edge) return [];
    const standing: PairStanding = {
      ours: ownMark(edge.seen, owner).pairs.includes(fingerprint),
      anotherStacks: otherMarks(edge.seen, owner).some(({ pairs }) => pairs.includes(fingerprint)),
      edge: edge.decision,
      // Marks that cannot be read may be another stack's.
      exclusive: exclusive && (edge.seen === undefined || edge.seen.marks !== undefined),
      prune,
    };
    const decision = declared
      ? decideDeclaredPair(declared, seen, standing)
      : seen
        ? decideUndeclaredPair(seen, standing)
        : ({ kind: 'others' } as const);
    return [{ upstream, declared, seen, decision }];
  });
  return decided.sort((a, b) => compareText(pairKey(a), pairKey(b)));
}

function pairKey({ upstream, declared, seen }: DecidedPair): string {
  const pair = declared ?? seen;
  return `${upstream} ${pair?.downstreamField} ${pair?.upstreamField} ${pair?.transform ?? ''}`;
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
