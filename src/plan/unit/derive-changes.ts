import { itemAt } from '../../model/item-at.js';
import { type AddressBook, edgeAddress, pairAddress } from '../document/address-book.js';
import type { ChangeKind, EdgeChange, PairChange, PairValue } from '../document/change.js';
import type { PairDecision } from './decision.js';
import { edgeValue } from './observe-unit.js';
import type { PairOccurrence } from './observed-unit.js';
import { ownMark } from './owner.js';
import { sameValue } from './pair-value.js';
import type { DecidedEdge, DecidedPair, DecidedUnit, UnitContext } from './planned-unit.js';
import type { SeenPair } from './seen-pair.js';

/** Derives the change from the decision on an edge. Empty for a decision without a change. */
export function edgeChange(
  decided: DecidedUnit,
  { upstream, type, declared, seen, decision }: DecidedEdge,
  { book, owner }: UnitContext,
): readonly EdgeChange[] {
  const { downstream, unit } = decided;
  const before = edgeValue(seen, ownMark(seen, owner));
  const wanted = { type, owned: true, protected: unit?.protect ?? false };
  const common = {
    element: 'edge',
    address: edgeAddress(book, downstream, upstream),
    downstream,
    upstream,
    place: declared?.place ?? null,
  } as const;
  switch (decision.kind) {
    case 'create':
      return [{ ...common, kind: 'create', reason: 'missing', before: null, after: wanted }];
    case 'update':
    case 'mark':
      return [{ ...common, kind: decision.kind, reason: decision.reason, before, after: wanted }];
    case 'delete':
      return [{ ...common, kind: 'delete', reason: decision.reason, before, after: null }];
    case 'release':
      // If only pairs on the edge were ours, their own changes report the release.
      if (!before?.owned && !before?.protected) return [];
      return [
        {
          ...common,
          kind: 'mark',
          reason: decision.reason,
          before,
          after: { ...wanted, owned: false, protected: false },
        },
      ];
    case 'restore':
      return [
        {
          ...common,
          kind: restoringKind(decision.from, decision.to, (from, to) => from.type === to.type),
          reason: 'rolled-back',
          before: decision.from,
          after: decision.to,
        },
      ];
    case 'overtaken':
    case 'keep':
    case 'co-declared':
    case 'differs':
    case 'foreign':
    case 'unreadable':
    case 'others':
    case 'held':
      return [];
  }
}

/** Derives the changes from the decisions on pairs. */
export function pairChanges(decided: DecidedUnit, book: AddressBook): readonly PairChange[] {
  return decided.pairs.flatMap((pair) => pairChange(pair, book, decided));
}

function pairChange(
  { upstream, pair, declared, seen, decision }: DecidedPair,
  book: AddressBook,
  { downstream }: DecidedUnit,
): readonly PairChange[] {
  if (!bringsChange(decision)) return [];
  const { downstreamField, upstreamField, transform, confidence } = pair;
  const address = pairAddress(pair, book);
  const common = {
    element: 'pair',
    address,
    downstream,
    upstream,
    downstreamField,
    upstreamField,
    place: declared?.place ?? null,
  } as const;
  const wanted: PairValue = { transform, confidence, owned: true };
  if (decision.kind === 'restore') {
    const { from, to } = decision;
    return [
      {
        ...common,
        kind: restoringKind(from, to, (was, becomes) => leavesValue(was, becomes, seen)),
        reason: 'rolled-back',
        before: from,
        after: to,
      },
    ];
  }
  if (!seen || decision.kind === 'create')
    return [{ ...common, kind: 'create', reason: 'missing', before: null, after: wanted }];
  const before = pairValue(seen, seen.own.length > 0);
  switch (decision.kind) {
    case 'update':
      return [{ ...common, kind: 'update', reason: decision.reason, before, after: wanted }];
    case 'mark':
      return [{ ...common, kind: 'mark', reason: decision.reason, before, after: wanted }];
    case 'delete':
      return [{ ...common, kind: 'delete', reason: decision.reason, before, after: null }];
    case 'release':
      return [
        {
          ...common,
          kind: 'mark',
          reason: decision.reason,
          before,
          after: pairValue(remaining(seen, decision.reason), false),
        },
      ];
  }
}

/** Returns false for a decision that leaves the pair and its mark as they are. */
function bringsChange(decision: PairDecision): decision is Exclude<PairDecision, UnchangedPair> {
  switch (decision.kind) {
    case 'keep':
    case 'co-declared':
    case 'foreign':
    case 'others':
    case 'held':
    case 'overtaken':
      return false;
    default:
      return true;
  }
}

type UnchangedPair = {
  readonly kind: 'keep' | 'co-declared' | 'foreign' | 'others' | 'held' | 'overtaken';
};

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
  return { transform, confidence, owned };
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
