import { itemAt } from '../../model/item-at.js';
import type { EdgeValue } from '../document/change.js';
import type { EdgeDecision } from './decision.js';
import { edgeValue } from './observe-unit.js';
import type { ObservedEdge } from './observed-unit.js';
import { hasOtherRecords, isOwnName, otherMarks, ownMark } from './owner.js';
import { isGivenBack, type UndoneEdge } from './plan-intent.js';
import type { RollbackContext, UnitContext } from './planned-unit.js';

/** Decides in a rollback on an edge that the apply changed, or did not change. */
export function decideUndoneEdge(
  undone: UndoneEdge | undefined,
  seen: ObservedEdge | undefined,
  context: RollbackContext,
): EdgeDecision {
  if (!undone) return { kind: 'held' };
  if (seen && !seen.marks) return { kind: 'unreadable' };
  const { became, cutOff } = undone;
  const now = edgeValue(seen, ownMark(seen, context.owner));
  const goal = edgeGoal(undone, now, { seen, context });
  const undoing = withOwnTypes(undone, { now, goal }, { seen, context });
  if (sameEdge(undoing.from, undoing.to)) return { kind: 'held' };
  const isAsMade =
    isSameAs(became, now, seen) || (cutOff && isUnmarked(now, became, { seen, context }));
  return isAsMade
    ? restore(undone, undoing, { seen, context })
    : { kind: 'overtaken', why: 'changed' };
}

interface RestoreStanding {
  readonly seen: ObservedEdge | undefined;
  readonly context: RollbackContext;
}

/** Restores an edge that is as the apply left it, as far as we may change it. */
function restore(
  undone: UndoneEdge,
  { from, to, isAmbiguous, retypesAll }: Undoing,
  { seen, context }: RestoreStanding,
): EdgeDecision {
  if (from === null) return decideRecreation(undone, to, context);
  if (isGivenBack(undone)) return { kind: 'overtaken', why: 'shared' };
  const { records } = undone;
  const isRetyped = to !== null && to.type !== from.type;
  // An edge that an earlier rollback restored without our mark belongs to its writer.
  if (isRetyped && undone.became?.owned === false) return { kind: 'overtaken', why: 'shared' };
  if (isRetyped && otherMarks(seen, context.owner).some(({ edge }) => edge))
    return { kind: 'overtaken', why: 'shared' };
  if (isRetyped && isAmbiguous) return { kind: 'overtaken', why: 'twice' };
  return { kind: 'restore', from, to, records, retypesAll };
}

/** Decides on an edge that has to be created again. */
function decideRecreation(
  { upstream, records }: UndoneEdge,
  to: EdgeValue | null,
  context: RollbackContext,
): EdgeDecision {
  if (context.isUnprovenSelf(upstream)) return { kind: 'overtaken', why: 'unproven-self' };
  return context.exists(upstream)
    ? { kind: 'restore', from: null, to, records, retypesAll: false }
    : { kind: 'overtaken', why: 'homeless' };
}

interface Undoing {
  readonly from: EdgeValue | null;
  readonly to: EdgeValue | null;
  /** True if it is unknown which records of the edge got another type. */
  readonly isAmbiguous: boolean;
  readonly retypesAll: boolean;
}

/**
 * Takes the types from our record. If an edge has several records, an apply gives the type to the
 * record with our mark, at any position. So our record, not the first one, tells the present and
 * the former type. An exclusive apply gives the type to all records, and each gets its own back.
 */
function withOwnTypes(
  { became, records, retypedAll }: UndoneEdge,
  { now, goal }: { readonly now: EdgeValue | null; readonly goal: EdgeValue | null },
  { seen, context: { owner } }: EdgeStanding,
): Undoing {
  const unknown = { from: now, to: goal, isAmbiguous: records.length > 1, retypesAll: false };
  if (
    !now ||
    !goal ||
    !became ||
    !seen ||
    records.length !== seen.types.length ||
    records.length < 2
  )
    return unknown;
  if (retypedAll && seen.types.every((type) => type === became.type))
    return { from: now, to: goal, isAmbiguous: false, retypesAll: true };
  const changed = records.flatMap((record, i) => {
    const type = itemAt(seen.types, i);
    const isOurs = itemAt(seen.owners, i).some((name) => isOwnName(name, owner));
    return record.type === type
      ? []
      : [{ was: record.type, isOurs: isOurs && type === became.type }];
  });
  const [first] = changed;
  if (!first) return { ...unknown, to: { ...goal, type: now.type }, isAmbiguous: false };
  if (!changed.every(({ was, isOurs }) => isOurs && was === first.was)) return unknown;
  return {
    ...unknown,
    from: { ...now, type: became.type },
    to: { ...goal, type: first.was },
    isAmbiguous: false,
  };
}

/**
 * Returns the state to restore: the former state. An edge that did not exist stays if another stack
 * or another writer has it by now. Then only our mark is removed.
 */
function edgeGoal(
  { was }: UndoneEdge,
  now: EdgeValue | null,
  { seen, context }: EdgeStanding,
): EdgeValue | null {
  if (was !== null || !now || !seen) return was;
  const isNeeded =
    otherMarks(seen, context.owner).length > 0 ||
    (now.owned && hasOtherRecords(seen, context.owner));
  return isNeeded ? { ...now, owned: false, protected: false } : null;
}

interface EdgeStanding {
  readonly seen: ObservedEdge | undefined;
  readonly context: UnitContext;
}

/**
 * Returns true if the edge lacks only our mark, as a run leaves it that is killed between edge and
 * mark.
 */
function isUnmarked(
  now: EdgeValue | null,
  became: EdgeValue | null,
  { seen, context }: EdgeStanding,
): boolean {
  const isOurs = seen?.creators.every((creator) => creator === context.actor) ?? false;
  return isOurs && now !== null && became !== null && !now.owned && now.type === became.type;
}

/**
 * Returns true if an edge is as the apply left it. If it has several records, one of them with the
 * type is enough.
 */
function isSameAs(
  became: EdgeValue | null,
  now: EdgeValue | null,
  seen: ObservedEdge | undefined,
): boolean {
  return sameEdge(
    became,
    became && now && seen?.types.includes(became.type) ? { ...now, type: became.type } : now,
  );
}

function sameEdge(a: EdgeValue | null, b: EdgeValue | null): boolean {
  if (!a || !b) return a === b;
  return a.type === b.type && a.owned === b.owned && a.protected === b.protected;
}
