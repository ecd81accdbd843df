import { didYouMean } from '../../errors/did-you-mean.js';
import { entityNames } from '../entity/entity-names.js';
import { suggestDatasets, wordsOf } from './search-datasets.js';

/** The most datasets among whose names a spelling is looked for. */
const MAX_CANDIDATES = 200;

/** Shorter words are near to too many others. */
const MIN_LETTERS = 4;

/**
 * Finds the text that one without results may mean, in one request. The catalog finds parts of
 * words, and ranks names with more of them first. So it is asked for all pairs of letters. Empty if
 * no word of the names and columns that it finds is near.
 */
export async function suggestSpelling(text: string, signal: AbortSignal): Promise<string> {
  const words = wordsOf(text);
  const wrong = words.filter((word) => word.length >= MIN_LETTERS);
  const pieces = new Set(wrong.flatMap(pairsOfLetters));
  if (pieces.size === 0) return '';
  // A catalog takes at most 100 words.
  const hits = await suggestDatasets([...pieces].slice(0, 60).join(' '), signal, MAX_CANDIDATES);
  const known = hits.flatMap(({ urn, properties, columns }) =>
    [entityNames(urn).full, properties?.name ?? '', ...columns].flatMap(wordsOf),
  );
  const meant = words.map((word) => (wrong.includes(word) && didYouMean(word, known)) || word);
  return meant.join(' ') === words.join(' ') ? '' : meant.join(' ');
}

function pairsOfLetters(word: string): readonly string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
