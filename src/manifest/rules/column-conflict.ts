import { type Finding, finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import { conflicts } from '../conflicts.js';
import { quote } from '../quote.js';
import type { DeclaredMapping, Stack } from '../stack.js';

/** One column pair with two transforms or confidences, or one upstream with two different `"*"`. */
export function columnConflict({ units }: Stack): readonly Finding[] {
  return units.flatMap(({ columns }) =>
    conflicts(
      columns.flatMap(pairsOf),
      ({ identity }) => identity,
      ({ meaning }) => meaning,
    ).map(({ first, later }) =>
      finding('column-conflict', {
        message: `this feeds ${quote(later.downstream)} with other attributes elsewhere: make the two equal`,
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

/** None where an attribute is malformed: two texts that nobody can read do not contradict each other. */
function pairsOf({ downstream, upstreams, except, transform, confidence }: DeclaredMapping): readonly Pair[] {
  if (transform === null || confidence === null) return [];
  const excepted = [...new Set(except.map(({ text }) => text))].sort();
  return upstreams.map(({ dataset, column }) => ({
    downstream: downstream.text,
    identity: JSON.stringify([downstream.text, dataset, column.text]),
    // Catalogs store a float32: confidences that it cannot tell apart are equal.
    meaning: JSON.stringify([transform, Math.fround(confidence), excepted]),
    place: column.place,
  }));
}
