import { pairFingerprint } from '../model/mark.js';
import type { LineageChange } from '../plan/change.js';
import type { PlannedUnit } from '../plan/lineage/decided-unit.js';
import { type Owner, ownMark } from '../plan/lineage/owner.js';
import { markedPairs } from '../plan/lineage/seen-pair.js';
import { type ApprovedUnit, pendingChanges } from './approved-unit.js';

/**
 * Whether all that a write was to make ours is another writer's: nothing of it bears our mark, and nothing waits for one.
 * Such a write was not carried out, or not to last, however much the catalog looks as if it had been.
 *
 * @param fresh the unit, planned from what is there now
 */
export function isMadeByOthers(unit: ApprovedUnit, fresh: PlannedUnit, owner: Owner): boolean {
  const wanted = unit.changes.filter(({ after }) => after?.owned);
  const waits = pendingChanges(unit, fresh).some(({ after }) => after?.owned);
  return wanted.length > 0 && !waits && !wanted.some(isMarkedIn(fresh, owner));
}

/** Tells of elements that should carry our mark whether they do. */
export function isMarkedIn({ observed }: PlannedUnit, owner: Owner): (change: LineageChange) => boolean {
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
    return mark?.pairs.fingerprints.has(pairFingerprint({ downstreamField, upstreamField, transform: after.transform })) ?? false;
  };
}
