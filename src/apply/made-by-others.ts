import { pairFingerprint } from '../model/mark.js';
import type { LineageChange } from '../plan/change.js';
import type { PlannedUnit } from '../plan/lineage/decided-unit.js';
import { type Owner, ownMark } from '../plan/lineage/owner.js';
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
  return wanted.length > 0 && !waits && !wanted.some((change) => isMarked(change, fresh, owner));
}

/** Whether an element that should carry our mark does. */
export function isMarked(change: LineageChange, { observed }: PlannedUnit, owner: Owner): boolean {
  if (!change.after?.owned) return true;
  const mark = ownMark(observed.edges.get(change.upstream), owner);
  if (change.element === 'edge') return mark.edge;
  const { downstreamField, upstreamField, after } = change;
  return mark.pairs.includes(pairFingerprint({ downstreamField, upstreamField, transform: after.transform }));
}
