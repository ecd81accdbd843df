import { pairFingerprint } from '../model/mark.js';
import type { LineageChange } from '../plan/document/change.js';
import { type Owner, ownMark } from '../plan/unit/owner.js';
import type { PlannedUnit } from '../plan/unit/planned-unit.js';
import { markedPairs } from '../plan/unit/seen-pair.js';
import { type ApprovedUnit, pendingChanges } from './approved-unit.js';

/**
 * Returns true if a concurrent writer made the same changes: they exist, none of them carries our
 * mark, and none of them still waits for it. Our own write was then not carried out, or was
 * overwritten, even if the catalog looks as if it had been.
 *
 * @param fresh the unit as planned from a reading after the write
 */
export function isConcurrentWrite(unit: ApprovedUnit, fresh: PlannedUnit, owner: Owner): boolean {
  const wanted = unit.changes.filter(({ after }) => after?.owned);
  const isPending = pendingChanges(unit, fresh).some(({ after }) => after?.owned);
  return wanted.length > 0 && !isPending && !wanted.some(hasRequiredMarkIn(fresh, owner));
}

/**
 * Makes a check that is true for a change whose element carries our mark, or needs no mark of ours.
 */
export function hasRequiredMarkIn(
  { observed }: PlannedUnit,
  owner: Owner,
): (change: LineageChange) => boolean {
  const marks = new Map(
    [...observed.edges].map(([upstream, edge]) => {
      const mark = ownMark(edge, owner);
      return [upstream, { edge: mark.edge, pairs: markedPairs([mark]) }];
    }),
  );
  return (change) => {
    if (!change.after?.owned) return true;
    const mark = marks.get(change.upstream);
    if (change.element === 'edge') return mark?.edge ?? false;
    const { downstreamField, upstreamField, after } = change;
    return (
      mark?.pairs.fingerprints.has(
        pairFingerprint({ downstreamField, upstreamField, transform: after.transform }),
      ) ?? false
    );
  };
}
