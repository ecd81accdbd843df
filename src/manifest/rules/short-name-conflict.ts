import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredStack } from '../declared-stack.js';
import { quote } from '../yaml/quote.js';
import { findConflicts } from './find-conflicts.js';

/** Finds short names with two urns. */
export function shortNameConflict({ named }: DeclaredStack): readonly Finding[] {
  const meanings = named.flatMap(({ entry, urn }) =>
    urn === undefined ? [] : [{ ...entry.shortName, urn }],
  );
  return findConflicts(
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
