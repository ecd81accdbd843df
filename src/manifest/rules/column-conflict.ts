import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { DeclaredMapping, DeclaredStack } from '../declared-stack.js';
import { quote } from '../yaml/quote.js';
import { findConflicts } from './find-conflicts.js';

/**
 * Finds column pairs with two transforms or confidences, and upstreams with two different `"*"`
 * mappings.
 */
export function columnConflict({ units }: DeclaredStack): readonly Finding[] {
  return units.flatMap(({ columns }) =>
    findConflicts(
      columns.flatMap(toPairs),
      ({ identity }) => identity,
      ({ meaning }) => meaning,
    ).map(({ first, later }) =>
      finding('column-conflict', {
        message: `this mapping to ${quote(later.downstream)} has other attributes elsewhere: make the two equal`,
        place: later.place,
        related: [first.place],
      }),
    ),
  );
}

interface Pair {
  readonly downstream: string;
  readonly identity: string;
  readonly meaning: string;
  readonly place: Place;
}

/**
 * Returns the column pairs of a mapping. Empty if an attribute is malformed, since malformed values
 * cannot be compared.
 */
function toPairs({
  downstream,
  upstreams,
  except,
  transform,
  confidence,
}: DeclaredMapping): readonly Pair[] {
  if (transform === null || confidence === null) return [];
  const excepted = [...new Set(except.map(({ text }) => text))].sort();
  return upstreams.map(({ dataset, column }) => ({
    downstream: downstream.text,
    identity: JSON.stringify([downstream.text, dataset, column.text]),
    // Catalogs store a float32. Confidences that are equal as float32 are equal.
    meaning: JSON.stringify([transform, Math.fround(confidence), excepted]),
    place: column.place,
  }));
}
