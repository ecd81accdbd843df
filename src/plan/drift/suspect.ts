import type { Place } from '../../errors/place.js';
import type { DesiredUnit } from '../../model/desired-state.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { edgeAddress } from '../address-book.js';
import { pairAddress } from '../lineage/column-address.js';
import type { EdgeDecision } from '../lineage/decide-edge.js';
import { isAsDeclared, type PairDecision } from '../lineage/decide-pair.js';
import type { DecidedEdge, DecidedPair, PlannedUnit } from '../lineage/decided-unit.js';
import { edgeValue } from '../lineage/edge-change.js';
import { ownMark } from '../lineage/owner.js';
import type { UnitPlanner } from '../unit-planner.js';
import type { DifferenceFacts, EdgeDifference, Evidence, PairDifference } from './drift.js';
import { type OwnMarks, ownMarks } from './own-marks.js';

/** A declared element that is not there as ours and as declared: drift if it was so once, else a change yet to be applied. */
export type Suspect = EdgeSuspect | PairSuspect;

export interface EdgeSuspect extends Omit<EdgeDifference, 'evidence' | 'since'>, Presumption {}

export interface PairSuspect extends Omit<PairDifference, 'evidence' | 'since'>, Presumption {
  /** What makes the pair the pair that it is. */
  readonly key: string;
}

interface Presumption {
  /** What it is taken for drift on where no stored version tells; null where it is none then. */
  readonly presumed: Exclude<Evidence, 'version' | 'seen'> | null;
}

/** A declared downstream, and what of it has to be looked into. */
export interface SuspectUnit {
  readonly planned: PlannedUnit;
  readonly address: string;
  readonly place: Place;
  /** Sorted by upstream and columns, an edge before its pairs. */
  readonly suspects: readonly Suspect[];
}

/** Nothing where all that is declared is there, as declared and as ours. */
export function suspectUnit(unit: DesiredUnit, planned: PlannedUnit, { owner, book }: UnitPlanner): SuspectUnit | undefined {
  const { downstream, edges, pairs } = planned;
  const context: Context = {
    unit,
    owner,
    book,
    marks: ownMarks(planned.observed, owner),
  };
  const pairsOf = groupBy(pairs, ({ upstream }) => upstream);
  const suspects = edges.flatMap((edge): readonly Suspect[] => [
    ...edgeSuspect(edge, context),
    ...groupAt(pairsOf, edge.upstream).flatMap((pair) => pairSuspect(pair, context)),
  ]);
  return suspects.length === 0 ? undefined : { planned, address: book(downstream), place: unit.place, suspects };
}

interface Context extends Pick<UnitPlanner, 'owner' | 'book'> {
  readonly unit: DesiredUnit;
  readonly marks: OwnMarks;
}

function edgeSuspect({ upstream, declared, seen, decision }: DecidedEdge, { unit, owner, book, marks }: Context): readonly Suspect[] {
  if (!declared || decision.kind === 'keep') return [];
  const { downstream } = unit;
  const kind = kindOf(seen !== undefined, seen?.types.includes(declared.type) === true);
  return [
    {
      element: 'edge',
      address: edgeAddress(book, downstream, upstream),
      downstream,
      upstream,
      place: declared.place,
      before: edgeValue(seen, ownMark(seen, owner)),
      after: { type: declared.type, owned: true, protected: unit.protect },
      kind,
      presumed: presumedOf(decision, marks.edges.has(upstream)),
      remedy: remedyOf(kind, decision),
    },
  ];
}

function pairSuspect({ upstream, pair, declared, seen, decision }: DecidedPair, context: Context): readonly Suspect[] {
  if (!declared || decision.kind === 'keep') return [];
  const { downstreamField, upstreamField, transform, confidence, fingerprint, key } = pair;
  const { unit, book, marks } = context;
  const owned = seen !== undefined && seen.own.length > 0;
  const isSame = seen !== undefined && isAsDeclared(declared, seen);
  const kind = kindOf(seen !== undefined, isSame);
  // Where our mark names the record as it stands, it is as we applied it: the manifest says something else by now.
  const isEdited = owned && !isSame && seen.transform !== transform && marks.namesRecord(seen.fingerprint);
  return [
    {
      element: 'pair',
      address: pairAddress(pair, book),
      downstream: unit.downstream,
      upstream,
      downstreamField,
      upstreamField,
      key,
      place: declared.place,
      before: seen ? { transform: seen.transform, confidence: seen.confidence, owned } : null,
      after: { transform, confidence, owned: true },
      kind,
      presumed: isEdited ? null : presumedOf(decision, marks.names(fingerprint)),
      remedy: remedyOf(kind, decision),
    },
  ];
}

function kindOf(isThere: boolean, isSame: boolean): DifferenceFacts['kind'] {
  if (!isThere) return 'missing';
  return isSame ? 'mark-lost' : 'altered';
}

function presumedOf(decision: EdgeDecision | PairDecision, isMarked: boolean): Suspect['presumed'] {
  if (isMarked) return 'mark';
  if (decision.kind === 'create') return 'manifest';
  const reason = 'reason' in decision ? decision.reason : undefined;
  return reason === 'made-by-us' ? 'creator' : null;
}

/** What no apply touches is somebody else's by now; where it is as declared, `adopt` makes it ours again. */
function remedyOf(kind: DifferenceFacts['kind'], decision: EdgeDecision | PairDecision): DifferenceFacts['remedy'] {
  if (decision.kind === 'create' || decision.kind === 'update' || decision.kind === 'mark') return 'apply';
  return decision.kind === 'co-declared' && kind === 'mark-lost' ? 'adopt' : null;
}
