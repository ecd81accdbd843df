import type { AddressBook } from '../address-book.js';
import type { ChangeKind, LineageReason, PairChange, PairValue } from '../change.js';
import { pairAddress } from './column-address.js';
import { sameConfidence } from './decide-pair.js';
import type { DecidedPair, DecidedUnit } from './decided-unit.js';

/** The changes that the decisions on pairs make. A pair whose transform changes is one change, not two. */
export function pairChanges(decided: DecidedUnit, book: AddressBook): readonly PairChange[] {
  const single = decided.pairs.flatMap((pair) => pairChange(pair, book, decided));
  return joinTransforms(single, joinedReason);
}

function pairChange(
  { upstream, pair, declared, seen, decision }: DecidedPair,
  book: AddressBook,
  { downstream }: DecidedUnit,
): readonly PairChange[] {
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
  if (decision.kind === 'held' || decision.kind === 'overtaken') return [];
  if (decision.kind === 'restore') {
    const { from, to } = decision;
    return [{ ...common, kind: restoringKind(from, to), reason: 'rolled-back', before: from, after: to }];
  }
  if (!seen) return [{ ...common, kind: 'create', reason: 'missing', before: null, after: wanted }];
  const before = (owned: boolean): PairValue => ({ transform: seen.transform, confidence: seen.confidence, owned });
  switch (decision.kind) {
    case 'update':
      return [{ ...common, kind: 'update', reason: decision.reason, before: before(decision.reason === 'differs'), after: wanted }];
    case 'mark':
      return [{ ...common, kind: 'mark', reason: decision.reason, before: before(false), after: wanted }];
    case 'delete':
      return [{ ...common, kind: 'delete', reason: decision.reason, before: before(decision.reason !== 'exclusive'), after: null }];
    case 'release':
      return [{ ...common, kind: 'mark', reason: 'released', before: before(true), after: { ...wanted, owned: false } }];
    case 'keep':
    case 'co-declared':
    case 'foreign':
    case 'others':
    case 'create':
      return [];
  }
}

function restoringKind(from: PairValue | null, to: PairValue | null): ChangeKind {
  if (from === null) return 'create';
  if (to === null) return 'delete';
  return sameConfidence(from.confidence, to.confidence) ? 'mark' : 'update';
}

/** Whose pair goes decides: what others wrote is not taken away under another name. */
function joinedReason(gone: PairChange, made: PairChange): LineageReason {
  if (made.reason !== 'missing') return made.reason;
  return gone.reason === 'exclusive' ? 'exclusive' : 'differs';
}

/** One pair going and one coming between the same two columns is the same pair with another transform. */
export function joinTransforms(
  changes: readonly PairChange[],
  reasonOf: (gone: PairChange, made: PairChange) => LineageReason,
): readonly PairChange[] {
  const byColumns = new Map<string, PairChange[]>();
  for (const change of changes) {
    const key = `${change.downstreamField} ${change.upstreamField}`;
    byColumns.set(key, [...(byColumns.get(key) ?? []), change]);
  }
  return [...byColumns.values()].flatMap((group) => {
    const [gone, ...otherGone] = group.filter(({ kind }) => kind === 'delete');
    const [made, ...otherMade] = group.filter(({ kind }) => kind === 'create');
    if (!gone || !made || otherGone.length > 0 || otherMade.length > 0) return group;
    const joined: PairChange = {
      ...made,
      kind: 'update',
      reason: reasonOf(gone, made),
      before: gone.before,
    };
    return [...group.filter((one) => one !== gone && one !== made), joined];
  });
}
