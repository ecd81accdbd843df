import { isNearWord, wordsIn } from '../../errors/near-word.js';

/** Splits a text as the search of the catalog does. */
export function wordsOf(text: string): readonly string[] {
  return wordsIn(text.toLowerCase());
}

/** A mistyped word, and the word of the catalog that is near to it. */
export type Meaning = readonly [typed: string, meant: string];

/** Finds the word of a text that a mistyped word means. Undefined if the text has the word itself. */
export function meaningIn(text: string, word: string): string | undefined {
  if (text.toLowerCase().includes(word)) return undefined;
  return tokensOf(text).find(({ token }) => isNearWord(word, token))?.token;
}

/** Returns true if a text has a word, or one that is near to it. */
export function fits(text: string, word: string): boolean {
  return text.toLowerCase().includes(word) || meaningIn(text, word) !== undefined;
}

/** A part of a text, and whether the search found it. */
export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Splits a text at the places that have a word, or that are near to it. */
export function partsOf(text: string, words: readonly string[]): readonly TextPart[] {
  const marks = new Set(words.flatMap((word) => placesOf(text, word)));
  const parts: TextPart[] = [];
  for (let start = 0; start < text.length; ) {
    const isFound = marks.has(start);
    let end = start + 1;
    while (end < text.length && marks.has(end) === isFound) end++;
    parts.push({ text: text.slice(start, end), isFound });
    start = end;
  }
  return parts;
}

function placesOf(text: string, word: string): readonly number[] {
  const lower = text.toLowerCase();
  // Some letters have more than one small letter. Then the places of both texts differ.
  if (lower.length !== text.length) return [];
  const starts: number[] = [];
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) starts.push(at);
  const found = starts.map((at) => ({ at, token: word }));
  const near = tokensOf(text).filter(({ token }) => isNearWord(word, token));
  return (found.length > 0 ? found : near).flatMap(({ at, token }) =>
    Array.from({ length: token.length }, (_, index) => at + index),
  );
}

/** The words of a text with their places, such as `customer` and `orders` of `customerOrders`. */
function tokensOf(text: string): readonly { readonly at: number; readonly token: string }[] {
  const parts = text.matchAll(/\p{Lu}*[\p{Ll}\p{Lo}\p{N}]+|[\p{L}\p{N}]+/gu);
  return [...parts].map((part) => ({ at: part.index, token: part[0].toLowerCase() }));
}
