import { editDistance } from './edit-distance.js';

/**
 * The candidate that a mistyped word most likely meant, or nothing when none is near.
 *
 * Case does not count as a mistake of its own. At most a third of the letters may differ, two at the least.
 * Of equally near candidates the alphabetically first is taken, so that the answer does not depend on their order.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of [...candidates].sort()) {
    if (Math.abs(candidate.length - word.length) > limit) continue;
    const apart = editDistance(word, candidate);
    if (apart < bestDistance && apart < Math.max(word.length, 1)) {
      best = candidate;
      bestDistance = apart;
    }
  }
  return best;
}
