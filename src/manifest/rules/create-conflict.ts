import { type Finding, finding } from '../../errors/finding.js';
import { declaredContent } from '../declared-content.js';
import type { DeclaredStack } from '../declared-stack.js';
import { quote } from '../yaml/quote.js';
import { findConflicts } from './find-conflicts.js';

/** Finds entries that would create the same dataset with different contents. */
export function createConflict({ named }: DeclaredStack): readonly Finding[] {
  const makers = named.flatMap(({ entry, urn }) =>
    urn !== undefined && entry.create ? [{ entry, urn }] : [],
  );
  return findConflicts(
    makers,
    ({ urn }) => urn,
    ({ entry }) => JSON.stringify(declaredContent(entry)),
  ).map(({ first, later }) =>
    finding('create-conflict', {
      message: `${quote(later.entry.shortName.text)} is described differently elsewhere: keep one of the descriptions`,
      place: later.entry.shortName.place,
      related: [first.entry.shortName.place],
    }),
  );
}
