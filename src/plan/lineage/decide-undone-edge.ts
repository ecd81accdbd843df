import type { EdgeValue } from '../change.js';
import type { UndoneEdge } from '../undo/undo.js';
import type { EdgeDecision } from './decide-edge.js';
import type { UnitContext } from './decided-unit.js';
import { edgeValue } from './edge-change.js';
import type { ObservedEdge } from './observe-unit.js';
import { hasOtherRecords, otherMarks, ownMark } from './owner.js';

/** Decides on an edge that an apply changed, or did not change. */
export function decideUndoneEdge(undone: UndoneEdge | undefined, seen: ObservedEdge | undefined, context: UnitContext): EdgeDecision {
  if (!undone) return { kind: 'held' };
  if (seen && !seen.marks) return { kind: 'unreadable' };
  const { became, records, upstream, cutOff } = undone;
  const now = edgeValue(seen, ownMark(seen, context.owner));
  const to = goalOf(undone, now, { seen, context });
  if (sameEdge(now, to)) return { kind: 'held' };
  const isAsMade = isSameAs(became, now, seen) || (cutOff && isUnmarked(now, became, { seen, context }));
  if (!isAsMade) return { kind: 'overtaken', why: 'changed' };
  if (now === null) return context.isThere(upstream) ? { kind: 'restore', to, records } : { kind: 'overtaken', why: 'homeless' };
  const isRetyped = to !== null && to.type !== now.type;
  if (isRetyped && otherMarks(seen, context.owner).some(({ edge }) => edge)) return { kind: 'overtaken', why: 'shared' };
  // Two records of one edge were given one type, and nobody can tell them apart any more.
  if (isRetyped && records.length > 1) return { kind: 'overtaken', why: 'twice' };
  return { kind: 'restore', to, records };
}

/** What it was. Where another stack or another writer has by now what was not there, it stays, and only our mark leaves. */
function goalOf({ was }: UndoneEdge, now: EdgeValue | null, { seen, context }: EdgeStanding): EdgeValue | null {
  if (was !== null || !now || !seen) return was;
  const isNeeded = otherMarks(seen, context.owner).length > 0 || (now.owned && hasOtherRecords(seen, context.owner));
  return isNeeded ? { ...now, owned: false, protected: false } : null;
}

interface EdgeStanding {
  readonly seen: ObservedEdge | undefined;
  readonly context: UnitContext;
}

/** A run that was killed between an edge and its mark left it so. */
function isUnmarked(now: EdgeValue | null, became: EdgeValue | null, { seen, context }: EdgeStanding): boolean {
  const isOurs = seen?.creators.every((creator) => creator === context.actor) ?? false;
  return isOurs && now !== null && became !== null && !now.owned && now.type === became.type;
}

/** Where an edge stands twice, one of its records says what was declared. */
function isSameAs(became: EdgeValue | null, now: EdgeValue | null, seen: ObservedEdge | undefined): boolean {
  return sameEdge(became, became && now && seen?.types.includes(became.type) ? { ...now, type: became.type } : now);
}

function sameEdge(a: EdgeValue | null, b: EdgeValue | null): boolean {
  if (!a || !b) return a === b;
  return a.type === b.type && a.owned === b.owned && a.protected === b.protected;
}
