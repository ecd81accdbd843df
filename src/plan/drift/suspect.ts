import type { Place } from '../../errors/place.js';
import type { DesiredUnit } from '../../model/desired-state.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { edgeAddress } from '../address-book.js';
import { pairAddress } from '../lineage/column-address.js';
import type { EdgeDecision } from '../lineage/decide-edge.js';
import { type PairDecision, sameConfidence } from '../lineage/decide-pair.js';
import type { DecidedEdge, DecidedPair, PlannedUnit } from '../lineage/decided-unit.js';
import { edgeValue } from '../lineage/edge-change.js';
import { ownMark } from '../lineage/owner.js';
import type { UnitPlanner } from '../unit-planner.js';
import type { DifferenceFacts, EdgeDifference, Evidence, PairDifference } from './drift.js';
import { type OwnMarks, ownMarks } from './own-marks.js';

/** A declared element that is not there as ours and as declared: drift if it was so once, else a change yet to be applied. */
export type Suspect = EdgeSuspect | PairSuspect;

interface EdgeSuspect extends Omit<EdgeDifference, 'evidence' | 'since'>, Presumption {}

interface PairSuspect extends Omit<PairDifference, 'evidence' | 'since'>, Presumption {
  /** Of the pair as it is declared. */
  readonly fingerprint: string;
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
    undeclared: groupBy(
      pairs.filter(({ declared }) => !declared),
      ({ pair }) => columnsOf(pair),
    ),
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
  /** Pairs that are there and that no manifest declares, by their columns. */
  readonly undeclared: ReadonlyMap<string, readonly DecidedPair[]>;
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
  const { downstreamField, upstreamField, transform, confidence, fingerprint } = pair;
  const { unit, book, marks } = context;
  const there = seen ?? otherTransform(pair, context);
  const owned = there !== undefined && marks.pairs.has(there.fingerprint);
  const kind = kindOf(there !== undefined, seen !== undefined && sameConfidence(confidence, seen.confidence));
  // Ours under another transform is as we applied it: it is the manifest that says something else by now.
  const isEdited = owned && !seen && !marks.pairs.has(fingerprint);
  return [
    {
      element: 'pair',
      address: pairAddress(pair, book),
      downstream: unit.downstream,
      upstream,
      downstreamField,
      upstreamField,
      fingerprint,
      place: declared.place,
      before: there ? { transform: there.transform, confidence: there.confidence, owned } : null,
      after: { transform, confidence, owned: true },
      kind,
      presumed: isEdited ? null : presumedOf(decision, marks.pairs.has(fingerprint)),
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
  if (reason === 'made-by-us') return 'creator';
  return reason === 'claimed' ? 'outlived' : null;
}

/** What no apply touches is somebody else's by now; where it is as declared, `adopt` makes it ours again. */
function remedyOf(kind: DifferenceFacts['kind'], decision: EdgeDecision | PairDecision): DifferenceFacts['remedy'] {
  if (decision.kind === 'create' || decision.kind === 'update' || decision.kind === 'mark') return 'apply';
  return decision.kind === 'co-declared' && kind === 'mark-lost' ? 'adopt' : null;
}

/** What stands between the same two columns with another transform; nothing where nobody could say which. */
function otherTransform(pair: DecidedPair['pair'], { undeclared }: Context): DecidedPair['pair'] | undefined {
  const [other, ...more] = groupAt(undeclared, columnsOf(pair));
  return more.length === 0 ? other?.pair : undefined;
}

function columnsOf({ downstreamField, upstreamField }: DecidedPair['pair']): string {
  return `${downstreamField} ${upstreamField}`;
}
