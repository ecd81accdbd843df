import { isNearWord, wordsIn } from '../../errors/near-word.js';
import type { SearchText } from '../metamodel/search-texts.js';
import { malformed, type RequestError } from '../shared/request-error.js';
import { splitHumps } from '../store/text-index.js';
import { findText } from './find-text.js';
import type { SearchDocument } from './search-document.js';
import { isStructured, readStructured } from './structured-query.js';

/**
 * A function that returns the relevance of an entity, or undefined if the entity does not match.
 */
export type TextQuery = (document: SearchDocument) => number | undefined;

/**
 * The weight of a word in a name. It exceeds the weight of all words elsewhere, because a query has
 * fewer words.
 */
export const NAME_WEIGHT = 1_000;

const MAX_WORDS = 100;
const MAX_LENGTH = 10_000;
/** Source: `max_token_length` of Elasticsearch. */
const MAX_WORD = 255;

/**
 * Compiles free text into a query. Text that matches everything matches every entity. Otherwise an
 * entity matches if its names or texts contain at least one of the words. DataHub's index also
 * splits text, and requires one word, not all words. Matches in names rank first. A structured
 * query has no ranks.
 *
 * @throws RequestError `malformed` for a text that is too long
 */
export function readTextQuery(text: string | null | undefined): TextQuery {
  const matches = readStructured(text);
  if (matches !== undefined) return (document) => (matches(document) ? 0 : undefined);
  const words = queryWords(text);
  if (words === undefined) return () => 0;
  return (document) => {
    const names = document.names().map(lowerCase);
    const rest = words.filter((word) => !names.some((name) => findText(name, word) >= 0));
    const inNames = words.length - rest.length;
    const texts = rest.length === 0 ? [] : document.texts().map(lowerCase);
    const score =
      inNames * NAME_WEIGHT +
      rest.filter((word) => texts.some((one) => findText(one, word) >= 0)).length;
    return score > 0 ? score : undefined;
  };
}

/**
 * Returns the values of an entity that contain a word of the query. DataHub highlights them. For a
 * word that no value contains, a tolerant search names the values with a word that is near to it,
 * unless the query asks for exact words. Empty if the query matches everything.
 */
export function matchedTexts(
  text: string | null | undefined,
  document: SearchDocument,
  isTolerant: boolean,
): readonly SearchText[] {
  const words = queryWords(text) ?? [];
  if (words.length === 0) return [];
  const held = [...document.names(), ...document.texts()].map((one) => ({
    one,
    lower: lowerCase(one),
  }));
  const fitting = words.flatMap((word) => {
    const exact = held.filter(({ lower }) => findText(lower, word) >= 0);
    if (exact.length > 0 || !isTolerant || !isPlain(text)) return exact;
    return held.filter(({ one: { value } }) =>
      wordsIn(splitHumps(value).toLowerCase()).some((other) => isNearWord(word, other)),
    );
  });
  const found = new Set(fitting);
  return held.filter((one) => found.has(one)).map(({ one }) => one);
}

/** Returns true for text without signs that ask for exactly these words: quotes, colons, stars. */
export function isPlain(text: string | null | undefined): boolean {
  return !/["*:]/.test(text ?? '');
}

/** Returns true for `*` and for blank text. */
function matchesEverything(text: string | null | undefined): boolean {
  return ['', '*'].includes((text ?? '').trim());
}

/**
 * Splits a query into words in lower case, each once. Returns undefined for a query that matches
 * everything, and for a structured one.
 *
 * @throws RequestError `malformed` for a text that is too long
 */
export function queryWords(text: string | null | undefined): readonly string[] | undefined {
  if (!text || matchesEverything(text) || isStructured(text)) return undefined;
  if (text.length > MAX_LENGTH) throw tooLong(`${text.length} characters`, MAX_LENGTH);
  const words = [...new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u))].filter(
    (word) => word !== '',
  );
  const longest = Math.max(0, ...words.map((word) => word.length));
  if (longest > MAX_WORD) throw tooLong(`a word of ${longest} characters`, MAX_WORD);
  if (words.length > MAX_WORDS) throw tooLong(`${words.length} words`, MAX_WORDS);
  return words;
}

function tooLong(size: string, limit: number): RequestError {
  return malformed(
    `the text to search for has ${size}, and ${limit} is the limit; search for less`,
  );
}

function lowerCase({ value }: SearchText): string {
  return value.toLowerCase();
}
