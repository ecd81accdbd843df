import type { LineageChange } from '../change.js';
import { ownMark } from '../lineage/owner.js';
import type { GuardContext, GuardTrip } from './guard.js';

/** Refuses to remove what was applied with `protect: true`, until that was lifted by an apply of its own. */
export function protectedElement({ units, owner }: GuardContext): readonly GuardTrip[] {
  return units.flatMap(({ edges, changes }) => {
    const guarded = new Set<string>(edges.filter(({ seen }) => ownMark(seen, owner).protect).map(({ upstream }) => upstream));
    const leaving = changes.filter((change) => leaves(change) && guarded.has(change.upstream));
    return leaving.map(({ address }): GuardTrip => {
      const message = `"${address}" was applied with protect: true and is declared no more`;
      return { guard: 'protected', address, message };
    });
  });
}

/** Where another stack stays, our part leaves all the same, and its protection with it. */
function leaves({ kind, reason }: LineageChange): boolean {
  return (kind === 'delete' && reason === 'undeclared') || reason === 'released';
}
