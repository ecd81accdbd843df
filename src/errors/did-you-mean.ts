import { distance } from 'fastest-levenshtein';

/**
 * Finds the candidate that a mistyped word most likely means. Undefined if no candidate is near.
 *
 * Letter case is ignored. A candidate may differ in two letters or in a third of them, whichever is
 * more. Of equally near candidates the alphabetically first wins, so that the result does not
 * depend on their order.
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

/**
 * Finds the candidate that a mistyped word can only mean: each other one is two letters further
 * away, and it needs no quotes in YAML. Undefined otherwise. A swap of two letters counts as two.
 */
export function onlyMeaning(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  const near = didYouMean(word, all);
  if (near === undefined || !/^[A-Za-z_][\w.-]*$/.test(near)) return undefined;
  const nextBest = didYouMean(
    word,
    all.filter((one) => one !== near),
  );
  const isAlone =
    nextBest === undefined || editDistance(word, nextBest) > editDistance(word, near) + 1;
  return isAlone ? near : undefined;
}

/** Returns the Levenshtein distance of two words. Ignores letter case. */
export function editDistance(a: string, b: string): number {
  return distance(a.toLowerCase(), b.toLowerCase());
}
