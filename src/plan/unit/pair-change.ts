import { itemAt } from '../../model/item-at.js';
import type { AddressBook } from '../document/address-book.js';
import type { PairChange, PairValue } from '../document/change.js';
import { pairAddress } from './column-address.js';
import { sameValue } from './decide-pair.js';
import type { DecidedPair, DecidedUnit } from './planned-unit.js';
import type { PairOccurrence } from './record-pairs.js';
import { restoringKind } from './restoring-kind.js';
import type { SeenPair } from './seen-pair.js';

/** Derives the changes from the decisions on pairs. */
export function pairChanges(decided: DecidedUnit, book: AddressBook): readonly PairChange[] {
  return decided.pairs.flatMap((pair) => pairChange(pair, book, decided));
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
  if (!seen) return [{ ...common, kind: 'create', reason: 'missing', before: null, after: wanted }];
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
    case 'keep':
    case 'co-declared':
    case 'foreign':
    case 'others':
    case 'create':
      return [];
  }
}

/**
 * Returns the record of a pair that users see after our part is removed. A record that we never
 * change stays, also one that we adopted.
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

/** A pair that is restored or deleted beside another writer's record leaves that record as it is. */
function leavesValue(from: PairValue, to: PairValue, seen: SeenPair | undefined): boolean {
  const isBeside = to.owned ? !from.owned : seen?.others.some((one) => sameValue(one, to));
  return isBeside || sameValue(from, to);
}
