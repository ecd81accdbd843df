import type { Mark } from '../../model/mark.js';
import { edgeAddress } from '../document/address-book.js';
import type { EdgeChange, EdgeValue } from '../document/change.js';
import type { ObservedEdge } from './observe-unit.js';
import { ownMark } from './owner.js';
import type { DecidedEdge, DecidedUnit, UnitContext } from './planned-unit.js';
import { restoringKind } from './restoring-kind.js';

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

/** Returns the state of an edge, or null if it does not exist. */
export function edgeValue(seen: ObservedEdge | undefined, mark: Mark): EdgeValue | null {
  return seen ? { type: seen.types[0], owned: mark.edge, protected: mark.protect } : null;
}
