import type { Allowance } from '../../model/guard.js';
import { edgeId, endValues, pairId } from '../change.js';
import type { PlanIntent } from '../intent.js';
import type { Undo } from '../undo/undo.js';
import type { GuardContext } from './guard.js';
import { massDelete } from './mass-delete.js';

export interface UndoConsent {
  readonly intent: PlanIntent;
  /** Why `mass-delete` was lifted when the rollback was planned and saved; absent where it was not. */
  readonly reason: string | undefined;
}

/**
 * Lifts `mass-delete` once more at the apply of a saved rollback, as far as the receipt says that our own apply made what
 * goes. Whoever approved the rollback by name approved that. Whatever else the plan removes counts as ever, so that a forged
 * plan file lifts nothing.
 */
export function undoAllowances(context: GuardContext, { intent, reason }: UndoConsent): readonly Allowance[] {
  if (intent.kind !== 'rollback' || reason === undefined) return [];
  const made = madeElements(intent.undo);
  const rest = context.changes.filter((change) => !endValues(change).some(({ id }) => made.has(id)));
  return massDelete({ ...context, changes: rest }).length === 0 ? [{ guard: 'mass-delete', reason }] : [];
}

/** The elements that were not there before the apply that is undone, by their identities. */
function madeElements({ units }: Undo): ReadonlySet<string> {
  const made = [...units].flatMap(([downstream, { edges, pairs }]) => [
    ...[...edges.values()].filter(({ was }) => was === null).map(({ upstream }) => edgeId(downstream, upstream)),
    ...[...pairs.values()].filter(({ was }) => was === null).map(pairId),
  ]);
  return new Set(made);
}
