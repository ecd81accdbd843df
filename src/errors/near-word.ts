import { distance } from 'fastest-levenshtein';

/** Shorter words are near to too many others. */
const MIN_LETTERS = 4;
/** From this length on, a word may have two mistakes. */
const LONG = 8;
const ENDING = 2;
/** Nobody mistypes a longer word. */
const MAX_LETTERS = 60;

/**
 * Returns true if a word can be meant by a mistyped one. Words of 4 to 7 letters may differ by one
 * letter, longer words by two. Two letters in the wrong order are one mistake. The word may have an
 * ending of two letters more, such as the plural. Words with a digit must be the same, since numbers
 * tell names apart. Both words are in lower case.
 */
export function isNearWord(typed: string, word: string): boolean {
  const { length } = typed;
  if (length < MIN_LETTERS || length > MAX_LETTERS || typed === word) return typed === word;
  const limit = length < LONG ? 1 : 2;
  const more = word.length - length;
  if (more < -limit || more > limit + ENDING || /\d/.test(typed + word)) return false;
  if (isWithin(typed, word, limit)) return true;
  for (let cut = 1; cut <= Math.min(ENDING, more + limit); cut++)
    if (isWithin(typed, word.slice(0, -cut), limit)) return true;
  return false;
}

function isWithin(typed: string, word: string, limit: number): boolean {
  const apart = distance(typed, word);
  if (apart <= limit) return true;
  return apart === limit + 1 && swaps(typed).some((one) => distance(one, word) < limit);
}

function swaps(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

/** Splits a text into its words: letters and digits. */
export function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
