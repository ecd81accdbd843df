import { compareText } from '../../errors/compare-text.js';
import { type Mark, NO_MARK } from '../../model/mark.js';
import type { ObservedEdge } from './observe-unit.js';

/** In whose name a plan is made. */
export interface Owner {
  /** `stack`, or `stack@target`. */
  readonly key: string;
  /** Keys of earlier names of the stack, whose marks are ours. */
  readonly formerly: readonly string[];
}

export interface OwnerNames {
  readonly stack: string;
  readonly target: string | null;
  readonly formerly: readonly string[];
}

/** Two targets of one stack are two owners: they may share a catalog. */
export function ownerOf({ stack, target, formerly }: OwnerNames): Owner {
  const keyOf = (name: string) => (target === null ? name : `${name}@${target}`);
  return { key: keyOf(stack), formerly: formerly.map(keyOf) };
}

/** What is ours on an edge, under whatever name it was marked. */
export function ownMark(edge: ObservedEdge | undefined, { key, formerly }: Owner): Mark {
  const marks = [key, ...formerly].map((name) => edge?.marks?.get(name) ?? NO_MARK);
  const missing = marks.reduce((total, mark) => total + (mark.missing ?? 0), 0);
  return {
    edge: marks.some((mark) => mark.edge),
    pairs: [...new Set(marks.flatMap(({ pairs }) => pairs))].sort(compareText),
    protect: marks.some((mark) => mark.protect),
    ...(missing > 0 && { missing }),
  };
}

/** Whether a record of the edge is without our mark: people see the edge as long as any record has it. */
export function hasOtherRecords({ owners }: ObservedEdge, owner: Owner): boolean {
  return owners.some((names) => !names.some((name) => isOwnName(name, owner)));
}

/** An edge as it is once our mark is gone. */
export function withoutOwnMark(edge: ObservedEdge, owner: Owner): ObservedEdge {
  return {
    ...edge,
    owners: edge.owners.map((names) => names.filter((name) => !isOwnName(name, owner))),
    marks: edge.marks && new Map(others(edge, owner)),
  };
}

/** The marks of other stacks on an edge. */
export function otherMarks(edge: ObservedEdge | undefined, owner: Owner): readonly Mark[] {
  return others(edge, owner).map(([, mark]) => mark);
}

/** The other stacks whose mark on an edge says so, sorted. */
export function otherOwners(edge: ObservedEdge | undefined, owner: Owner, says: (mark: Mark) => boolean): readonly string[] {
  return others(edge, owner)
    .filter(([, mark]) => says(mark))
    .map(([name]) => name)
    .sort(compareText);
}

function others(edge: ObservedEdge | undefined, owner: Owner): readonly (readonly [string, Mark])[] {
  return [...(edge?.marks ?? [])].filter(([name]) => !isOwnName(name, owner));
}

/** Whether a mark of this name is ours, under the name that we have or an earlier one. */
export function isOwnName(name: string, { key, formerly }: Owner): boolean {
  return name === key || formerly.includes(name);
}
