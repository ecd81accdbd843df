import { isEmptyMark } from '../../model/mark.js';
import type { GuardViolation } from '../document/guard-verdict.js';
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
  // The other intents name what they remove. They delete nothing for being undeclared.
  if (intent !== 'sync' || declaresLineage) return [];
  const owned = units
    .flatMap(({ edges }) => edges)
    .filter(({ seen }) => !isEmptyMark(ownMark(seen, owner))).length;
  if (owned === 0) return [];
  const what = `${owned === 1 ? '1 edge' : `${owned} edges`}${scope ? ' within the scope' : ''}`;
  return [
    {
      guard: 'empty-desired',
      address: null,
      message: `no manifest declares lineage, but the stack has a part in ${what}`,
    },
  ];
}
