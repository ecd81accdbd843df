import { type Finding, finding } from '../../errors/finding.js';
import { conflicts } from '../conflicts.js';
import type { Stated } from '../manifest.js';
import type { Stack } from '../stack.js';

/** Entries of one downstream that state different ownership or protection. One that states nothing contradicts nobody. */
export function entryConflict({ units }: Stack): readonly Finding[] {
  return units.flatMap(({ entries }) => [
    ...statedDifferently(
      'ownership',
      entries.flatMap(({ ownership }) => ownership ?? []),
    ),
    ...statedDifferently(
      'protect',
      entries.flatMap(({ protect }) => protect ?? []),
    ),
  ]);
}

function statedDifferently(key: string, values: readonly Stated<string | boolean>[]): readonly Finding[] {
  return conflicts(
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
