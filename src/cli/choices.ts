import { InvalidArgumentError, type Option } from 'commander';
import { didYouMean } from '../errors/did-you-mean.js';

/** Limits a flag to certain words. A mistyped word is answered with the nearest of them. */
export function withChoices(option: Option, words: readonly string[]): Option {
  return option.choices(words).argParser((text) => {
    if (words.includes(text)) return text;
    const near = didYouMean(text, words);
    const hint = near === undefined ? '' : `Did you mean ${near}? `;
    throw new InvalidArgumentError(`${hint}Allowed choices are ${words.join(', ')}.`);
  });
}
