import type { LineageChange } from '../change.js';
import type { GuardContext, GuardTrip } from './guard.js';

/** Refuses to remove what others wrote, even where the manifest is declared the whole truth. One trip a downstream. */
export function exclusiveRemoval({ units, book }: GuardContext): readonly GuardTrip[] {
  return units.flatMap(({ downstream, changes }): readonly GuardTrip[] => {
    const removed = changes.filter((change) => change.reason === 'exclusive' && takesAway(change)).length;
    if (removed === 0) return [];
    const address = book(downstream);
    const what = removed === 1 ? '1 element that others wrote' : `${removed} elements that others wrote`;
    return [{ guard: 'exclusive', address, message: `ownership: exclusive would remove ${what} from "${address}"` }];
  });
}

/** A pair that gets another transform is one that goes and one that comes. */
function takesAway(change: LineageChange): boolean {
  return (
    change.kind === 'delete' ||
    (change.element === 'pair' && change.kind === 'update' && change.before?.transform !== change.after?.transform)
  );
}
