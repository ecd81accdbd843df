import { type Finding, finding } from '../../errors/finding.js';
import { conflicts } from '../conflicts.js';
import { quote } from '../quote.js';
import type { Stack } from '../stack.js';

/** One edge declared with two types. The same type twice is fine. */
export function edgeConflict({ units, nameOf }: Stack): readonly Finding[] {
  return units.flatMap(({ edges }) =>
    conflicts(
      edges.filter(({ type }) => type !== null),
      ({ upstream }) => upstream,
      ({ type }) => type,
    ).map(({ first, later }) =>
      finding('edge-conflict', {
        message: `the edge to the upstream ${quote(nameOf(later.upstream))} is ${later.type} here, but ${first.type} elsewhere: keep one type`,
        place: later.place,
        related: [first.place],
      }),
    ),
  );
}
