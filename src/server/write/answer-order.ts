import { groupBy } from '../../model/group-by.js';
import { answersInOrder, type Dialect } from '../shared/dialect.js';
import { inHashMapOrder, urnHash } from '../shared/hash-map-order.js';
import type { StoredAspect } from '../store/aspect-store.js';

/** The buckets of a map of Java before it grows. */
const CAPACITY = 16;

/** Sorts written aspects as the dialect answers them: as requested, or by the hash of their urn. */
export function inAnswerOrder(
  written: readonly StoredAspect[],
  dialect: Dialect,
): readonly StoredAspect[] {
  if (answersInOrder(dialect)) return written;
  const byUrn = [...groupBy(written, ({ urn }) => urn)];
  return inHashMapOrder(byUrn, ([urn]) => urnHash(urn), CAPACITY).flatMap(([, aspects]) => aspects);
}
