import type { DesiredUnit } from '../../model/desired-state.js';
import { pairFingerprint } from '../../model/mark.js';
import { sortByText } from '../../model/sort-by-text.js';
import { decideDeclared, decideUndeclared, type EdgeContext } from './decide-edge.js';
import { decideDeclaredPair, decideUndeclaredPair, type PairStanding } from './decide-pair.js';
import type { ObservedPair, ObservedUnit } from './observed-unit.js';
import { otherMarks, ownMark } from './owner.js';
import { isAsDeclared } from './pair-value.js';
import type {
  DecidedEdge,
  DecidedPair,
  DecisionInput,
  Decisions,
  UnitContext,
  UnitPair,
} from './planned-unit.js';
import { resolveColumns } from './resolve-columns.js';
import { type ColumnResolution, NOTHING_DECLARED, type ResolvedPair } from './resolved-pair.js';
import {
  type MarkedPairs,
  markedPairs,
  namesPair,
  ownOccurrences,
  type SeenPair,
  seenPair,
} from './seen-pair.js';

/** Decides how one downstream gets to its declared state. */
export function decideSync(
  { unit, observed, exclusive }: Omit<DecisionInput, 'downstream'>,
  context: UnitContext,
): Decisions {
  const { owner, actor, prune, findSchema, exists, columns, book, suggest } = context;
  // Lists each member, since every spread object gets a shape of its own.
  const edges = decideEdges(unit, observed, { owner, actor, prune, exclusive });
  const views = pairViews(edges, { owner, exclusive, prune });
  const ours = [...observed.pairs.values()].filter((pair) => isOurs(pair, views));
  const resolution = unit
    ? resolveColumns(unit, {
        findSchema,
        exists,
        keys: observed.keys,
        pairs: observed.pairs,
        ours,
        columns,
        book,
        suggest,
      })
    : NOTHING_DECLARED;
  return { resolution, edges, pairs: decidePairs(resolution, observed, views) };
}

function decideEdges(
  unit: DesiredUnit | undefined,
  observed: ObservedUnit,
  context: EdgeContext,
): readonly DecidedEdge[] {
  const declared = (unit?.edges ?? []).map((edge): DecidedEdge => {
    const { upstream, type } = edge;
    const seen = observed.edges.get(upstream);
    return { upstream, type, declared: edge, seen, decision: decideDeclared(edge, seen, context) };
  });
  const known = new Set(declared.map(({ upstream }) => upstream));
  const others = [...observed.edges.values()]
    .filter(({ upstream }) => !known.has(upstream))
    .map((seen): DecidedEdge => {
      const { upstream, types } = seen;
      const decision = decideUndeclared(seen, context);
      return { upstream, type: types[0], declared: undefined, seen, decision };
    });
  return sortByText([...declared, ...others], ({ upstream }) => upstream);
}

/** The marks on an edge, prepared for decisions on the pairs between its two datasets. */
interface PairView {
  readonly own: MarkedPairs;
  /** The pairs that the mark of any other stack names. */
  readonly foreign: MarkedPairs;
  readonly toStanding: (pair: ObservedPair | undefined) => PairStanding;
}

type PairViews = ReadonlyMap<string, PairView>;

type ViewContext = Pick<EdgeContext, 'owner' | 'exclusive' | 'prune'>;

function pairViews(edges: readonly DecidedEdge[], context: ViewContext): PairViews {
  return new Map(edges.map((edge) => [edge.upstream, pairView(edge, context)]));
}

function pairView(
  { seen, decision }: DecidedEdge,
  { owner, exclusive, prune }: ViewContext,
): PairView {
  const foreign = markedPairs(otherMarks(seen, owner));
  // Marks that cannot be read may belong to another stack.
  const readable = seen === undefined || seen.marks !== undefined;
  return {
    own: markedPairs([ownMark(seen, owner)]),
    foreign,
    toStanding: (pair) => ({
      isForeign: pair !== undefined && namesPair(foreign, pair),
      edge: decision,
      exclusive: exclusive && readable,
      prune,
    }),
  };
}

function isOurs(pair: ObservedPair, views: PairViews): boolean {
  const view = views.get(pair.upstream);
  return view !== undefined && ownOccurrences(pair, view.own).length > 0;
}

function decidePairs(
  resolution: ColumnResolution,
  observed: ObservedUnit,
  views: PairViews,
): readonly DecidedPair[] {
  const declared = [...resolution.pairs.values()].flatMap((pair): readonly DecidedPair[] => {
    const view = views.get(pair.upstream);
    if (!view) return [];
    const there = observed.pairs.get(pair.key);
    const seen =
      there &&
      seenPair(there, view.own, {
        isWanted: (one) => isAsDeclared(pair, one),
        foreign: view.foreign,
      });
    const decision = decideDeclaredPair(pair, seen, view.toStanding(there));
    return [
      { upstream: pair.upstream, pair: declaredPair(pair, seen), declared: pair, seen, decision },
    ];
  });
  const others = [...observed.pairs.values()].flatMap((there): readonly DecidedPair[] => {
    const view = views.get(there.upstream);
    if (!view || resolution.pairs.has(there.key)) return [];
    const seen = seenPair(there, view.own);
    const decision = decideUndeclaredPair(seen, view.toStanding(there));
    return [{ upstream: there.upstream, pair: seen, declared: undefined, seen, decision }];
  });
  return sortByText([...declared, ...others], pairOrder);
}

/**
 * Returns a declared pair as it will be written. An existing pair keeps its spelling. It also keeps
 * its transform if the manifest gives none.
 */
function declaredPair(
  { key, upstream, confidence, ...pair }: ResolvedPair,
  seen: SeenPair | undefined,
): UnitPair {
  const { downstreamField, upstreamField } = seen ?? pair;
  const transform = pair.transform ?? seen?.transform ?? null;
  const fingerprint =
    seen?.transform === transform
      ? seen.fingerprint
      : pairFingerprint({ downstreamField, upstreamField, transform });
  return { key, fingerprint, downstreamField, upstream, upstreamField, transform, confidence };
}

function pairOrder({ upstream, pair }: DecidedPair): string {
  return `${upstream} ${pair.downstreamField} ${pair.upstreamField}`;
}
