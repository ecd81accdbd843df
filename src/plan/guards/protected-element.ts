import type { LineageChange } from '../change.js';
import type { Intent } from '../intent.js';
import { ownMark } from '../lineage/owner.js';
import type { GuardContext, GuardTrip } from './guard.js';

/** Refuses to remove what was applied with `protect: true`, until that was lifted by an apply of its own. */
export function protectedElement({ intent, units, owner }: GuardContext): readonly GuardTrip[] {
  return units.flatMap(({ edges, changes }) => {
    const guarded = new Set<string>(edges.filter(({ seen }) => ownMark(seen, owner).protect).map(({ upstream }) => upstream));
    const leaving = changes.filter((change) => leaves(change) && guarded.has(change.upstream));
    return leaving.map(({ address }): GuardTrip => {
      const message = `"${address}" was applied with protect: true and ${whatHappens[intent]}`;
      return { guard: 'protected', address, message };
    });
  });
}

const whatHappens: Readonly<Record<Intent, string>> = {
  sync: 'is declared no more',
  adopt: 'would be adopted',
  release: 'would be released',
  rollback: 'would be taken back',
};

/** Where another stack stays, our part leaves all the same, and its protection with it. */
function leaves({ kind, reason, before, after }: LineageChange): boolean {
  const isGivenUp = before?.owned === true && after?.owned !== true;
  return (
    (kind === 'delete' && reason === 'undeclared') ||
    reason === 'released' ||
    reason === 'left-to-others' ||
    (reason === 'rolled-back' && isGivenUp)
  );
}
