import { isEmptyMark } from '../../model/mark.js';
import { changedEnd, type LineageChange } from '../document/change.js';
import type { Intent } from '../document/intent.js';
import type { GuardViolation } from '../document/plan.js';
import { ownMark } from '../unit/owner.js';
import type { GuardContext } from './guard.js';

/** Refuses to read "nothing is declared" as "delete everything". */
export function emptyDesired({
  intent,
  units,
  declaresLineage,
  owner,
  scope,
}: GuardContext): readonly GuardViolation[] {
  // Other intents name the elements to remove. They never delete an element for being undeclared.
  if (intent !== 'sync' || declaresLineage) return [];
  const owned = units
    .flatMap(({ edges }) => edges)
    .filter(({ seen }) => !isEmptyMark(ownMark(seen, owner))).length;
  if (owned === 0) return [];
  const what = `${owned === 1 ? '1 edge' : `${owned} edges`}${scope ? ' within the scope' : ''}`;
  const message = `no manifest declares lineage, but the stack has a part in ${what}`;
  return [{ guard: 'empty-desired', address: null, message }];
}

/**
 * Refuses to remove elements of other writers under exclusive ownership. Reports one violation for
 * each downstream.
 */
export function exclusiveRemoval({ units, book }: GuardContext): readonly GuardViolation[] {
  return units.flatMap(({ downstream, changes }): readonly GuardViolation[] => {
    const removed = changes.filter((one) => one.reason === 'exclusive' && takesAway(one)).length;
    if (removed === 0) return [];
    const address = book(downstream);
    const what = removed === 1 ? '1 element' : `${removed} elements`;
    const message = `ownership: exclusive would remove ${what} that others wrote from "${address}"`;
    return [{ guard: 'exclusive', address, message }];
  });
}

/**
 * Returns true if a change removes something. A pair that gets another transform loses its former
 * transform.
 */
function takesAway(change: LineageChange): boolean {
  return (
    change.kind === 'delete' ||
    (change.element === 'pair' &&
      change.kind === 'update' &&
      change.before?.transform !== change.after?.transform)
  );
}

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
    const leaving = changes.filter((change) => leaves(change) && guarded.has(changedEnd(change)));
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
 * Returns true if a change removes our part of an element, and with it the protection. Another
 * stack may keep the element.
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
