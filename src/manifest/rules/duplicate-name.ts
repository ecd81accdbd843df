import { type Finding, finding } from '../../errors/finding.js';
import { conflicts } from '../conflicts.js';
import { quote } from '../quote.js';
import type { Stack } from '../stack.js';

/** Two short names for one dataset. One finding for each name too many, however often it is declared. */
export function duplicateName({ named }: Stack): readonly Finding[] {
  const names = named.flatMap(({ entry, urn }) => (urn === undefined ? [] : [{ ...entry.shortName, urn }]));
  const distinct = new Map(names.toReversed().map((name) => [JSON.stringify([name.urn, name.text]), name]));
  return conflicts(
    [...distinct.values()].reverse(),
    ({ urn }) => urn,
    ({ text }) => text,
  ).map(({ first, later }) =>
    finding('duplicate-name', {
      message: `${quote(later.text)} and ${quote(first.text)} are the same dataset: keep one of the names`,
      place: later.place,
      related: [first.place],
      suggestion: first.text,
    }),
  );
}
