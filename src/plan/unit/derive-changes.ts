import { edgeEnds } from '../../model/edge-end.js';
import { itemAt } from '../../model/item-at.js';
import { type AddressBook, edgeAddress, pairAddress } from '../document/address-book.js';
import type {
  ChangeKind,
  EdgeChange,
  LineageChange,
  PairChange,
  PairValue,
} from '../document/change.js';
import { edgeValue } from './observe-unit.js';
import type { PairOccurrence } from './observed-unit.js';
import { type Owner, ownMark } from './owner.js';
import { sameValue } from './pair-value.js';
import type { DecidedEdge, DecidedPair, DecidedUnit, UnitContext } from './planned-unit.js';
import type { SeenPair } from './seen-pair.js';

/** Derives the change from the decision on an edge. Empty for a decision without a change. */
export function edgeChange(
  decided: DecidedUnit,
  edge: DecidedEdge,
  { book, owner }: UnitContext,
): readonly EdgeChange[] {
  const { downstream: holder, unit } = decided;
  const { upstream: end, declared } = edge;
  const step = edgeStep(edge, owner, unit?.protect ?? false);
  if (!step) return [];
  // Lists each member, since every spread object gets a shape of its own. Keeps the order of
  // canonical JSON, so that a digest copies nothing.
  const { downstream, upstream } = edgeEnds(holder, end);
  return [
    {
      address: edgeAddress(book, holder, end),
      after: step.after,
      before: step.before,
      downstream,
      element: 'edge',
      kind: step.kind,
      place: declared?.place ?? null,
      reason: step.reason,
      upstream,
    },
  ];
}

/** The effect of a change on an element. */
type Step<Change extends LineageChange> = Pick<Change, 'kind' | 'reason' | 'before' | 'after'>;

function edgeStep(
  { type, declared, seen, decision }: DecidedEdge,
  owner: Owner,
  protect: boolean,
): Step<EdgeChange> | undefined {
  const before = edgeValue(seen, ownMark(seen, owner));
  const { note } = declared ?? {};
  const wanted = { ...(note !== undefined && { note }), owned: true, protected: protect, type };
  switch (decision.kind) {
    case 'create':
      return { kind: 'create', reason: 'missing', before: null, after: wanted };
    case 'update':
    case 'mark':
      return { kind: decision.kind, reason: decision.reason, before, after: wanted };
    case 'delete':
      return { kind: 'delete', reason: decision.reason, before, after: null };
    case 'release': {
      // If only pairs on the edge were ours, their own changes report the release.
      if (!before?.owned && !before?.protected) return undefined;
      const after = { type, owned: false, protected: false };
      return { kind: 'mark', reason: decision.reason, before, after };
    }
    case 'restore': {
      const { from, to } = decision;
      const kind = restoringKind(from, to, (was, becomes) => was.type === becomes.type);
      return { kind, reason: 'rolled-back', before: from, after: to };
    }
    case 'overtaken':
    case 'keep':
    case 'co-declared':
    case 'differs':
    case 'foreign':
    case 'unreadable':
    case 'others':
    case 'held':
      return undefined;
  }
}

/** Derives the changes from the decisions on pairs. */
export function pairChanges(decided: DecidedUnit, book: AddressBook): readonly PairChange[] {
  return decided.pairs.flatMap((pair) => pairChange(pair, book, decided));
}

function pairChange(
  decided: DecidedPair,
  book: AddressBook,
  { downstream }: DecidedUnit,
): readonly PairChange[] {
  const { upstream, pair, declared } = decided;
  const step = pairStep(decided);
  if (!step) return [];
  // Lists each member, as for edges.
  return [
    {
      address: pairAddress(pair, book, downstream),
      after: step.after,
      before: step.before,
      downstream,
      downstreamField: pair.downstreamField,
      element: 'pair',
      kind: step.kind,
      place: declared?.place ?? null,
      reason: step.reason,
      upstream,
      upstreamField: pair.upstreamField,
    },
  ];
}

function pairStep({ pair, seen, decision }: DecidedPair): Step<PairChange> | undefined {
  const { transform, confidence } = pair;
  const before = seen ? pairValue(seen, seen.own.length > 0) : null;
  const wanted: PairValue = { confidence, owned: true, transform };
  switch (decision.kind) {
    case 'create':
      return { kind: 'create', reason: 'missing', before: null, after: wanted };
    case 'update':
    case 'mark':
      return { kind: decision.kind, reason: decision.reason, before, after: wanted };
    case 'delete':
      return { kind: 'delete', reason: decision.reason, before, after: null };
    case 'release': {
      // Only a pair that exists is released.
      const after = pairValue(remaining(seen as SeenPair, decision.reason), false);
      return { kind: 'mark', reason: decision.reason, before, after };
    }
    case 'restore': {
      const { from, to } = decision;
      const kind = restoringKind(from, to, (was, becomes) => leavesValue(was, becomes, seen));
      return { kind, reason: 'rolled-back', before: from, after: to };
    }
    case 'overtaken':
    case 'keep':
    case 'co-declared':
    case 'foreign':
    case 'others':
    case 'held':
      return undefined;
  }
}

/**
 * Returns the record of a pair that users see after our part is removed. A record that we never
 * change stays, even if we adopted it.
 */
function remaining(
  { own, occurrences }: SeenPair,
  reason: 'released' | 'left-to-others',
): PairOccurrence {
  const staying = occurrences.filter(
    (one) => reason === 'released' || !one.writable || !own.includes(one),
  );
  return itemAt([...staying.filter(({ writable }) => writable), ...staying], 0);
}

function pairValue({ transform, confidence }: PairOccurrence, owned: boolean): PairValue {
  return { confidence, owned, transform };
}

/**
 * Returns true if a rollback changes only our part of a pair: it adds or removes our record beside
 * the record of another writer, or changes only the mark.
 */
function leavesValue(from: PairValue, to: PairValue, seen: SeenPair | undefined): boolean {
  const isBeside = to.owned ? !from.owned : seen?.others.some((one) => sameValue(one, to));
  return isBeside || sameValue(from, to);
}

/**
 * Returns the kind of the change that restores an element. `from` or `to` is null if the element
 * does not exist in that state.
 */
function restoringKind<Value>(
  from: Value | null,
  to: Value | null,
  isSame: (from: Value, to: Value) => boolean,
): ChangeKind {
  if (from === null) return 'create';
  if (to === null) return 'delete';
  return isSame(from, to) ? 'mark' : 'update';
}
