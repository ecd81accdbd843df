import { type Finding, finding } from '../../errors/finding.js';
import type { DeclaredStack } from '../declared-stack.js';
import type { PlacedValue } from '../manifest.js';
import { findConflicts } from './find-conflicts.js';

/**
 * Finds entries of one downstream that state different ownership or protection. An entry that
 * states nothing contradicts no other.
 */
export function entryConflict({ units }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ entries }) => [
    ...findDisagreements(
      'ownership',
      entries.flatMap(({ ownership }) => ownership ?? []),
    ),
    ...findDisagreements(
      'protect',
      entries.flatMap(({ protect }) => protect ?? []),
    ),
  ]);
}

function findDisagreements(
  key: string,
  values: readonly PlacedValue<string | boolean>[],
): readonly Finding[] {
  return findConflicts(
    values,
    () => key,
    ({ value }) => value,
  ).map(({ first, later }) =>
    finding('entry-conflict', {
      message: `${key} is ${later.value} here, but ${first.value} in another entry of this downstream: keep one`,
      place: later.place,
      related: [first.place],
    }),
  );
}
