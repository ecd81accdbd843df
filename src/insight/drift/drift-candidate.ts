import type { Place } from '../../errors/place.js';
import type { DesiredUnit } from '../../model/desired-state.js';
import { edgeEnds } from '../../model/edge-end.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { edgeAddress, pairAddress } from '../../plan/document/address-book.js';
import type { EdgeDecision, PairDecision } from '../../plan/unit/decision.js';
import { edgeValue } from '../../plan/unit/observe-unit.js';
import { ownMark } from '../../plan/unit/owner.js';
import { isAsDeclared } from '../../plan/unit/pair-value.js';
import type {
  DecidedEdge,
  DecidedPair,
  PlannedUnit,
  UnitPlanner,
} from '../../plan/unit/planned-unit.js';
import type { DifferenceFacts, EdgeDifference, Evidence, PairDifference } from './drift.js';
import { type OwnMarks, ownMarks } from './lineage-history.js';

/**
 * A declared element that is not in the catalog as declared and owned. It is drift if the catalog
 * once held it so; otherwise it is a change that no apply has made yet.
 */
export type DriftCandidate = EdgeCandidate | PairCandidate;

export interface EdgeCandidate extends Omit<EdgeDifference, 'evidence' | 'since'>, Presumption {}

export interface PairCandidate extends Omit<PairDifference, 'evidence' | 'since'>, Presumption {
  /** The key of the pair, from its two columns. */
  readonly key: string;
  /** The name of the pair in a mark. */
  readonly fingerprint: string;
}

interface Presumption {
  /** The evidence to use if no stored version decides; null if the candidate is then no drift. */
  readonly presumed: Exclude<Evidence, 'version' | 'seen'> | null;
}

/** A declared downstream with its drift candidates. */
export interface CandidateUnit {
  readonly planned: PlannedUnit;
  readonly address: string;
  readonly place: Place;
  /** Sorted by upstream and columns, an edge before its pairs. */
  readonly candidates: readonly DriftCandidate[];
}

/**
 * Finds the drift candidates of a unit; undefined if every declared element is in the catalog as
 * declared and owned.
 */
export function findUnitCandidates(
  unit: DesiredUnit,
  planned: PlannedUnit,
  { owner, book }: UnitPlanner,
): CandidateUnit | undefined {
  const { downstream, edges, pairs } = planned;
  const context: Context = {
    unit,
    owner,
    book,
    marks: ownMarks(planned.observed, owner),
  };
  const pairsByUpstream = groupBy(pairs, ({ upstream }) => upstream);
  const candidates = edges.flatMap((edge): readonly DriftCandidate[] => [
    ...edgeCandidate(edge, context),
    ...groupAt(pairsByUpstream, edge.upstream).flatMap((pair) => pairCandidate(pair, context)),
  ]);
  return candidates.length === 0
    ? undefined
    : { planned, address: book(downstream), place: unit.place, candidates };
}

interface Context extends Pick<UnitPlanner, 'owner' | 'book'> {
  readonly unit: DesiredUnit;
  readonly marks: OwnMarks;
}

function edgeCandidate(
  { upstream, declared, seen, decision }: DecidedEdge,
  { unit, owner, book, marks }: Context,
): readonly DriftCandidate[] {
  if (!declared || decision.kind === 'keep') return [];
  const { downstream } = unit;
  const kind = differenceKind(seen !== undefined, seen?.types.includes(declared.type) === true);
  return [
    {
      element: 'edge',
      address: edgeAddress(book, downstream, upstream),
      ...edgeEnds(downstream, upstream),
      place: declared.place,
      before: edgeValue(seen, ownMark(seen, owner)),
      after: {
        ...(declared.note !== undefined && { note: declared.note }),
        type: declared.type,
        owned: true,
        protected: unit.protect,
      },
      kind,
      presumed: presumedEvidence(decision, marks.edges.has(upstream)),
      remedy: findRemedy(kind, decision),
    },
  ];
}

function pairCandidate(
  { upstream, pair, declared, seen, decision }: DecidedPair,
  context: Context,
): readonly DriftCandidate[] {
  if (!declared || decision.kind === 'keep') return [];
  const { downstreamField, upstreamField, transform, confidence, fingerprint, key } = pair;
  const { unit, book, marks } = context;
  const owned = seen !== undefined && seen.own.length > 0;
  const isSame = seen !== undefined && isAsDeclared(declared, seen);
  const kind = differenceKind(seen !== undefined, isSame);
  // If our mark names the record as stored, the record is as we applied it, and the manifest
  // changed since.
  const isEdited =
    owned && !isSame && seen.transform !== transform && marks.namesRecord(seen.fingerprint);
  return [
    {
      element: 'pair',
      address: pairAddress(pair, book, unit.downstream),
      downstream: unit.downstream,
      upstream,
      downstreamField,
      upstreamField,
      key,
      fingerprint,
      place: declared.place,
      before: seen ? { transform: seen.transform, confidence: seen.confidence, owned } : null,
      after: { transform, confidence, owned: true },
      kind,
      presumed: isEdited ? null : presumedEvidence(decision, marks.names(fingerprint)),
      remedy: findRemedy(kind, decision),
    },
  ];
}

function differenceKind(isThere: boolean, isSame: boolean): DifferenceFacts['kind'] {
  if (!isThere) return 'missing';
  return isSame ? 'mark-lost' : 'altered';
}

function presumedEvidence(
  decision: EdgeDecision | PairDecision,
  isMarked: boolean,
): DriftCandidate['presumed'] {
  if (isMarked) return 'mark';
  if (decision.kind === 'create') return 'manifest';
  const reason = 'reason' in decision ? decision.reason : undefined;
  return reason === 'made-by-us' ? 'creator' : null;
}

/**
 * Null for an element that no apply touches: it now belongs to another writer. If it is as
 * declared, `adopt` takes ownership of it again.
 */
function findRemedy(
  kind: DifferenceFacts['kind'],
  decision: EdgeDecision | PairDecision,
): DifferenceFacts['remedy'] {
  if (decision.kind === 'create' || decision.kind === 'update' || decision.kind === 'mark')
    return 'apply';
  return decision.kind === 'co-declared' && kind === 'mark-lost' ? 'adopt' : null;
}
