import { endUrn } from '../../model/edge-end.js';
import { itemAt } from '../../model/item-at.js';
import type { EdgeValue } from '../document/change.js';
import type { EdgeDecision } from './decision.js';
import { edgeValue } from './observe-unit.js';
import type { ObservedEdge } from './observed-unit.js';
import { hasOtherRecords, isOwnName, otherMarks, ownMark } from './owner.js';
import { isGivenBack, type UndoneEdge } from './plan-intent.js';
import type { RollbackContext } from './planned-unit.js';

/** Decides on an edge in a rollback. `undone` is undefined if the apply did not change the edge. */
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

interface EdgeStanding {
  readonly seen: ObservedEdge | undefined;
  readonly context: RollbackContext;
}

/** Restores an edge that is still as the apply left it, if we may change it. */
function restore(
  undone: UndoneEdge,
  { from, to, isAmbiguous, retypesAll }: Undoing,
  { seen, context }: EdgeStanding,
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
  return context.exists(endUrn(upstream))
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
 * Takes the present and the former type from our record. If an edge has several records, an apply
 * changes the type of the record with our mark, which may not be the first one. An exclusive apply
 * changes the type of all records, and the rollback gives each record its own type back.
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
 * Returns the state to restore, which is the former state. An edge that did not exist before the
 * apply stays if another stack or writer has it by now. The rollback then removes only our mark.
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
  const { note: _, ...bare } = now;
  return isNeeded ? { ...bare, owned: false, protected: false } : null;
}

/**
 * Returns true if the edge lacks only our mark. A run leaves this state if it is killed after it
 * wrote the edge and before it wrote the mark.
 */
function isUnmarked(
  now: EdgeValue | null,
  became: EdgeValue | null,
  { seen, context }: EdgeStanding,
): boolean {
  const isOurs = seen?.mutationActors.every((actor) => actor === context.actor) ?? false;
  return isOurs && now !== null && became !== null && !now.owned && now.type === became.type;
}

/**
 * Returns true if an edge is as the apply left it. If the edge has several records, one record with
 * that type is enough.
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
  return (
    a.type === b.type && a.owned === b.owned && a.protected === b.protected && a.note === b.note
  );
}
