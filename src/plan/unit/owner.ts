import { compareText } from '../../errors/compare-text.js';
import { type Mark, NO_MARK } from '../../model/mark.js';
import type { ObservedEdge } from './observed-unit.js';

/** The stack, with its target, whose mark an element carries. */
export interface Owner {
  /** `stack`, or `stack@target`. */
  readonly key: string;
  /** Keys of earlier names of the stack. Marks under these names are ours too. */
  readonly formerly: readonly string[];
}

export interface OwnerNames {
  readonly stack: string;
  readonly target: string | null;
  readonly formerly: readonly string[];
}

/** Builds the owner. Two targets of one stack are two owners, since they may share a catalog. */
export function toOwner({ stack, target, formerly }: OwnerNames): Owner {
  const toKey = (name: string) => (target === null ? name : `${name}@${target}`);
  return { key: toKey(stack), formerly: formerly.map(toKey) };
}

/** Returns our mark on an edge, joined from the present and all earlier names of the stack. */
export function ownMark(edge: ObservedEdge | undefined, { key, formerly }: Owner): Mark {
  // A stack without earlier names has one mark, so there is nothing to join.
  if (formerly.length === 0) return edge?.marks?.get(key) ?? NO_MARK;
  const marks = [key, ...formerly].map((name) => edge?.marks?.get(name) ?? NO_MARK);
  const missing = marks.reduce((total, mark) => total + (mark.missing ?? 0), 0);
  const note = marks.find((mark) => mark.note !== undefined)?.note;
  return {
    edge: marks.some((mark) => mark.edge),
    pairs: [...new Set(marks.flatMap(({ pairs }) => pairs))].sort(compareText),
    protect: marks.some((mark) => mark.protect),
    ...(note !== undefined && { note }),
    ...(missing > 0 && { missing }),
  };
}

/**
 * Returns true if a record of the edge lacks our mark. Users see the edge as long as any of its
 * records exists.
 */
export function hasOtherRecords({ owners }: ObservedEdge, owner: Owner): boolean {
  return owners.some((names) => !names.some((name) => isOwnName(name, owner)));
}

/** Returns the edge without our mark. */
export function withoutOwnMark(edge: ObservedEdge, owner: Owner): ObservedEdge {
  return {
    ...edge,
    owners: edge.owners.map((names) => names.filter((name) => !isOwnName(name, owner))),
    marks: edge.marks && new Map(foreignMarks(edge, owner)),
  };
}

/** Returns the marks of other stacks on an edge. */
export function otherMarks(edge: ObservedEdge | undefined, owner: Owner): readonly Mark[] {
  return foreignMarks(edge, owner).map(([, mark]) => mark);
}

/** Returns the other stacks whose mark on an edge meets a condition. Sorted. */
export function otherOwners(
  edge: ObservedEdge | undefined,
  owner: Owner,
  says: (mark: Mark) => boolean,
): readonly string[] {
  return foreignMarks(edge, owner)
    .filter(([, mark]) => says(mark))
    .map(([name]) => name)
    .sort(compareText);
}

function foreignMarks(
  edge: ObservedEdge | undefined,
  owner: Owner,
): readonly (readonly [string, Mark])[] {
  return [...(edge?.marks ?? [])].filter(([name]) => !isOwnName(name, owner));
}

/** Returns true if a name is the present or an earlier name of the stack. */
export function isOwnName(name: string, { key, formerly }: Owner): boolean {
  return name === key || formerly.includes(name);
}
