import { isEmptyMark } from '../../model/mark.js';
import { ownMark } from '../lineage/owner.js';
import type { GuardContext, GuardTrip } from './guard.js';

/** Refuses to take "nothing is declared" for "all of it shall go". */
export function emptyDesired({ intent, units, declaresLineage, owner, scope }: GuardContext): readonly GuardTrip[] {
  // The other intents name what they take away, and nothing goes for being declared no more.
  if (intent !== 'sync' || declaresLineage) return [];
  const owned = units.flatMap(({ edges }) => edges).filter(({ seen }) => !isEmptyMark(ownMark(seen, owner))).length;
  if (owned === 0) return [];
  const what = `${owned === 1 ? '1 edge' : `${owned} edges`}${scope ? ' within the scope' : ''}`;
  return [{ guard: 'empty-desired', address: null, message: `no manifest declares lineage, but the stack has a part in ${what}` }];
}
