import { type Finding, finding } from '../../errors/finding.js';
import { quote } from '../quote.js';
import type { DeclaredUnit, Stack } from '../stack.js';

/** `upstreams: []` beside an entry of the same downstream that names upstreams. */
export function emptyUpstreamsConflict({ units, nameOf }: Stack): readonly Finding[] {
  return units.flatMap((unit) => conflictsOf(unit, quote(nameOf(unit.downstream))));
}

function conflictsOf({ entries, edges }: DeclaredUnit, name: string): readonly Finding[] {
  if (edges.length === 0) return [];
  const message = `${name} has no upstreams here, but some elsewhere: remove one of the two`;
  const related = edges.slice(0, 1).map(({ place }) => place);
  return entries.flatMap(({ emptyUpstreams: place }) =>
    place === undefined ? [] : [finding('empty-upstreams-conflict', { message, place, related })],
  );
}
