import { InvalidArgumentError, Option } from 'commander';
import { didYouMean } from '../errors/did-you-mean.js';
import { badFlag, type HeadwaterError } from '../errors/headwater-error.js';

/**
 * Makes a flag that takes certain words. The error for a mistyped word names the nearest word.
 *
 * @param fallback the word that counts without the flag. Default: none
 */
export function choice(
  flags: string,
  description: string,
  words: readonly string[],
  fallback?: string,
): Option {
  const option = new Option(flags, description)
    .choices(words)
    .argParser((text) => chosen(text, words));
  return fallback === undefined ? option : option.default(fallback);
}

/** Makes a flag that takes certain words, and that may be given several times. */
export function repeatableChoice(
  flags: string,
  description: string,
  words: readonly string[],
): Option {
  return new Option(flags, `${description}; repeatable`)
    .choices(words)
    .argParser((text: string, before: readonly string[] = []) => [...before, chosen(text, words)]);
}

function chosen(text: string, words: readonly string[]): string {
  if (words.includes(text)) return text;
  const near = didYouMean(text, words);
  const hint = near === undefined ? '' : `Did you mean ${near}? `;
  throw new InvalidArgumentError(`${hint}Allowed choices are ${words.join(', ')}.`);
}

/**
 * Makes a flag that may be given several times.
 *
 * @param without the effect of leaving out the flag, in one word
 */
export function repeatable(flags: string, description: string, without: string): Option {
  return new Option(flags, `${description}; repeatable`)
    .argParser((text: string, before: readonly string[]) => [...before, text])
    .default([], without);
}

/**
 * Makes the error of an unknown word. Its hint names the nearest known one.
 *
 * @param list names all known words
 */
export function unknownWord(
  message: string,
  word: string,
  { known, list }: { readonly known: readonly string[]; readonly list: string },
): HeadwaterError {
  const near = didYouMean(word, known);
  return badFlag(message, near === undefined ? list : `did you mean ${near}? ${list}`);
}
