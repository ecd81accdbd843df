import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredStack, DeclaredUnit } from '../declared-stack.js';
import { quote } from '../yaml/quote.js';

/** Finds `upstreams: []` where another entry of the same downstream names upstreams. */
export function emptyUpstreamsConflict({ units, displayName }: DeclaredStack): readonly Finding[] {
  return units.flatMap((unit) => conflictsIn(unit, quote(displayName(unit.downstream))));
}

function conflictsIn({ entries, edges }: DeclaredUnit, name: string): readonly Finding[] {
  if (edges.length === 0) return [];
  const message = `${name} has no upstreams here, but some elsewhere: remove one of the two`;
  const related = edges.slice(0, 1).map(({ place }) => place);
  return entries.flatMap(({ emptyUpstreams: place }) =>
    place === undefined ? [] : [finding('empty-upstreams-conflict', { message, place, related })],
  );
}
