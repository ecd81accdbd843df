import { type Finding, finding } from '../../errors/finding.js';
import { conflicts } from '../conflicts.js';
import { quote } from '../quote.js';
import type { Stack } from '../stack.js';

/** One short name with two urns. */
export function shortNameConflict({ named }: Stack): readonly Finding[] {
  const meanings = named.flatMap(({ entry, urn }) => (urn === undefined ? [] : [{ ...entry.shortName, urn }]));
  return conflicts(
    meanings,
    ({ text }) => text,
    ({ urn }) => urn,
  ).map(({ first, later }) =>
    finding('short-name-conflict', {
      message: `${quote(later.text)} means ${later.urn} here, but ${first.urn} elsewhere: rename one of them`,
      place: later.place,
      related: [first.place],
    }),
  );
}
