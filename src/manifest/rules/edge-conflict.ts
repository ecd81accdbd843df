import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredStack } from '../declared-stack.js';
import { quote } from '../yaml/quote.js';
import { findConflicts } from './find-conflicts.js';

/** Finds edges that are declared with two types. The same type twice is allowed. */
export function edgeConflict({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ edges }) =>
    findConflicts(
      edges.filter(({ type }) => type !== null),
      ({ upstream }) => upstream,
      ({ type }) => type,
    ).map(({ first, later }) =>
      finding('edge-conflict', {
        message: `the edge to the upstream ${quote(displayName(later.upstream))} is ${later.type} here, but ${first.type} elsewhere: keep one type`,
        place: later.place,
        related: [first.place],
      }),
    ),
  );
}
