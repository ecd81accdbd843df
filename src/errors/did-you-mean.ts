import { distance } from 'fastest-levenshtein';
import { compareText } from './compare-text.js';

/** Nobody mistypes a longer word. The time of a comparison grows with the square of the length. */
const MAX_WORD_LENGTH = 200;

/**
 * Finds the candidate that a mistyped word most likely means. Undefined if no candidate is near.
 *
 * Ignores letter case. A candidate may differ in two letters or in a third of them, whichever is
 * more. Of equally near candidates the alphabetically first wins, so that the result does not
 * depend on their order.
 */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  return findNear(word, candidates).near;
}

/**
 * Finds the only candidate that a mistyped word can mean: all others are two letters further away.
 * Undefined otherwise, or if it needs quotes in YAML. A swap of two letters counts as two.
 */
export function onlyMeaning(word: string, candidates: Iterable<string>): string | undefined {
  return findNear(word, candidates).only;
}

/** The candidates that a mistyped word may mean, by {@link didYouMean} and {@link onlyMeaning}. */
export interface Suggestion {
  readonly near?: string | undefined;
  readonly only?: string | undefined;
}

/** They take a second or two, and suffice for a thousand mistakes among a thousand names. */
const MAX_COMPARISONS = 2_000_000;

/**
 * Creates a function that finds suggestions for many words. It finds none once it has made too many
 * comparisons, so that a text full of mistakes keeps no job busy.
 *
 * @param spell spells words and candidates for their comparison. Default: no change
 */
export function createSuggest(
  spell: (word: string) => string = (word) => word,
): (word: string, candidates: readonly string[]) => Suggestion {
  let left = MAX_COMPARISONS;
  return (word, candidates) => {
    left -= candidates.length;
    return left < 0 ? {} : findNear(spell(word), candidates.map(spell));
  };
}

function findNear(word: string, candidates: Iterable<string>): Suggestion {
  if (word.length > MAX_WORD_LENGTH) return {};
  const limit = Math.min(Math.max(2, Math.floor(word.length / 3)), Math.max(word.length, 1) - 1);
  let near: string | undefined;
  let [nearest, next] = [limit + 1, limit + 1];
  for (const candidate of candidates) {
    if (candidate === near || Math.abs(candidate.length - word.length) > limit) continue;
    const apart = editDistance(word, candidate);
    if (apart < nearest || (apart === nearest && apart <= limit && isBefore(candidate, near))) {
      next = nearest;
      [near, nearest] = [candidate, apart];
    } else next = Math.min(next, apart);
  }
  const isOnly = next > limit || next > nearest + 1;
  return { near, only: isOnly && near !== undefined && isPlain(near) ? near : undefined };
}

function isBefore(one: string, other: string | undefined): boolean {
  return other === undefined || compareText(one, other) < 0;
}

function isPlain(text: string): boolean {
  return /^[A-Za-z_][\w.-]*$/.test(text);
}

/** Returns the Levenshtein distance of two words. Ignores letter case. */
export function editDistance(a: string, b: string): number {
  return distance(a.toLowerCase(), b.toLowerCase());
}
