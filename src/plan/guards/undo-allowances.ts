import type { Allowance } from '../../model/allowance.js';
import { edgeId, endValues, pairId } from '../document/change.js';
import type { PlanIntent } from '../unit/plan-intent.js';
import type { Undo } from '../unit/undo.js';
import type { GuardContext } from './guard.js';
import { massDelete } from './mass-delete.js';

/** The permission that was given when a rollback was planned and saved. */
export interface UndoConsent {
  readonly intent: PlanIntent;
  /**
   * The reason for which `mass-delete` was lifted when the rollback was planned and saved.
   * Undefined if it was not lifted.
   */
  readonly reason: string | undefined;
}

/**
 * Lifts `mass-delete` again at the apply of a saved rollback, as far as the receipt shows that our
 * own apply made the removed elements. The approval of the rollback by its name covers these. All
 * other removals count as usual, so that a forged plan file lifts nothing.
 */
export function undoAllowances(
  context: GuardContext,
  { intent, reason }: UndoConsent,
): readonly Allowance[] {
  if (intent.kind !== 'rollback' || reason === undefined) return [];
  const made = madeElements(intent.undo);
  const rest = context.changes.filter(
    (change) => !endValues(change).some(({ id }) => made.has(id)),
  );
  return massDelete({ ...context, changes: rest }).length === 0
    ? [{ guard: 'mass-delete', reason }]
    : [];
}

/** The identities of the elements that the undone apply created. */
function madeElements({ units }: Undo): ReadonlySet<string> {
  const made = [...units].flatMap(([downstream, { edges, pairs }]) => [
    ...[...edges.values()]
      .filter(({ was }) => was === null)
      .map(({ upstream }) => edgeId(downstream, upstream)),
    ...[...pairs.values()].filter(({ was }) => was === null).map(pairId),
  ]);
  return new Set(made);
}
