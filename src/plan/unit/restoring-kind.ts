import type { ChangeKind } from '../document/change.js';

/** Returns the kind of the change that restores an element; null where it does not exist. */
export function restoringKind<Value>(
  from: Value | null,
  to: Value | null,
  isSame: (from: Value, to: Value) => boolean,
): ChangeKind {
  if (from === null) return 'create';
  if (to === null) return 'delete';
  return isSame(from, to) ? 'mark' : 'update';
}
