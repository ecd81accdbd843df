import type { SearchText } from '../metamodel/searched-texts.js';
import { Refusal } from '../refusal.js';
import type { SearchDocument } from './search-document.js';

/** How well an entity fits a query; nothing when it does not match at all. */
export type TextQuery = (document: SearchDocument) => number | undefined;

/** A word in a name weighs more than any number of words elsewhere could: queries are not that long. */
export const NAME_WEIGHT = 1_000;

const MAX_WORDS = 100;
const MAX_LENGTH = 10_000;

/**
 * Reads free text. Where that asks for everything, everything matches; otherwise an entity matches when its names or its texts hold any
 * of the words: DataHub's index takes texts apart and asks for one word, not for all. Names come first.
 *
 * @throws Refusal `malformed` for a text that is too long
 */
export function readTextQuery(text: string | null | undefined): TextQuery {
  const words = wordsOf(text);
  if (words === undefined) return () => 0;
  return (document) => {
    const names = document.names().map(lowerCase);
    const rest = words.filter((word) => !names.some((name) => name.includes(word)));
    const inNames = words.length - rest.length;
    const texts = rest.length === 0 ? [] : document.texts().map(lowerCase);
    const score = inNames * NAME_WEIGHT + rest.filter((word) => texts.some((one) => one.includes(word))).length;
    return score > 0 ? score : undefined;
  };
}

/** The values of an entity that hold a word of the query: what DataHub highlights. None where everything was asked for. */
export function matchedTexts(text: string | null | undefined, document: SearchDocument): readonly SearchText[] {
  const words = wordsOf(text) ?? [];
  if (words.length === 0) return [];
  return [...document.names(), ...document.texts()].filter((one) => words.some((word) => lowerCase(one).includes(word)));
}

/** `*` and blank text do. */
export function asksForEverything(text: string | null | undefined): boolean {
  return ['', '*'].includes((text ?? '').trim());
}

/**
 * The words of a query in lower case, each once; nothing for a query that asks for everything.
 *
 * @throws Refusal `malformed` for a text that is too long
 */
export function wordsOf(text: string | null | undefined): readonly string[] | undefined {
  if (!text || asksForEverything(text)) return undefined;
  if (text.length > MAX_LENGTH) throw tooLong(`${text.length} characters`, MAX_LENGTH);
  const words = [...new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter((word) => word !== '');
  if (words.length > MAX_WORDS) throw tooLong(`${words.length} words`, MAX_WORDS);
  return words;
}

function tooLong(size: string, limit: number): Refusal {
  return new Refusal('malformed', `the text to search for has ${size}, and ${limit} is the limit; search for less`);
}

function lowerCase({ value }: SearchText): string {
  return value.toLowerCase();
}
