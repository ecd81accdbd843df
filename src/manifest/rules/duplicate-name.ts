import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredStack } from '../declared-stack.js';
import { quote } from '../yaml/quote.js';
import { findConflicts } from './find-conflicts.js';

/**
 * Finds datasets with several short names. Gives one finding for each surplus name, even if it is
 * declared repeatedly.
 */
export function duplicateName({ named }: DeclaredStack): readonly Finding[] {
  const names = named.flatMap(({ entry, urn }) =>
    urn === undefined ? [] : [{ ...entry.shortName, urn }],
  );
  const distinct = new Map(
    names.toReversed().map((name) => [JSON.stringify([name.urn, name.text]), name]),
  );
  return findConflicts(
    [...distinct.values()].reverse(),
    ({ urn }) => urn,
    ({ text }) => text,
  ).map(({ first, later }) =>
    finding('duplicate-name', {
      message: `${quote(later.text)} and ${quote(first.text)} are the same dataset: keep one of the names`,
      place: later.place,
      related: [first.place],
      suggestion: first.text,
      about: [first.text, later.text],
    }),
  );
}
