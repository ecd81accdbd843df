import { ownMark } from '../lineage/owner.js';
import type { GuardContext, GuardTrip } from './guard.js';

/** Refuses to remove what was applied with `protect: true`, until that was lifted by an apply of its own. */
export function protectedElement({ units, owner }: GuardContext): readonly GuardTrip[] {
  return units.flatMap(({ edges, changes }) => {
    const guarded = new Set<string>(edges.filter(({ seen }) => ownMark(seen, owner).protect).map(({ upstream }) => upstream));
    const leaving = changes.filter(({ kind, reason, upstream }) => kind === 'delete' && reason === 'undeclared' && guarded.has(upstream));
    return leaving.map(({ address }): GuardTrip => {
      const message = `"${address}" was applied with protect: true and is declared no more`;
      return { guard: 'protected', address, message };
    });
  });
}
