import type { LineageChange } from '../document/change.js';
import type { GuardViolation } from '../document/guard-verdict.js';
import type { Intent } from '../document/intent.js';
import { ownMark } from '../unit/owner.js';
import type { GuardContext } from './guard.js';

/**
 * Refuses to remove elements that were applied with `protect: true`. An earlier apply has to lift
 * the protection first.
 */
export function protectedElement({
  intent,
  units,
  owner,
}: GuardContext): readonly GuardViolation[] {
  return units.flatMap(({ edges, changes }) => {
    const guarded = new Set<string>(
      edges.filter(({ seen }) => ownMark(seen, owner).protect).map(({ upstream }) => upstream),
    );
    const leaving = changes.filter((change) => leaves(change) && guarded.has(change.upstream));
    return leaving.map(({ address }): GuardViolation => {
      const message = `"${address}" was applied with protect: true and ${whatHappens[intent]}`;
      return { guard: 'protected', address, message };
    });
  });
}

const whatHappens: Readonly<Record<Intent, string>> = {
  sync: 'is no longer declared',
  adopt: 'would be adopted',
  release: 'would be released',
  rollback: 'would be rolled back',
};

/**
 * Returns true if our part of an element is removed, and its protection with it. Another stack may
 * keep the element.
 */
function leaves({ kind, reason, before, after }: LineageChange): boolean {
  const isGivenUp = before?.owned === true && after?.owned !== true;
  return (
    (kind === 'delete' && reason === 'undeclared') ||
    reason === 'released' ||
    reason === 'left-to-others' ||
    (reason === 'rolled-back' && isGivenUp)
  );
}
