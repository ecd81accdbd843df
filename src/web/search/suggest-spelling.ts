import { didYouMean } from '../../errors/did-you-mean.js';
import { entityNames } from '../dataset/entity-names.js';
import { suggestDatasets } from './search-datasets.js';

/** The most datasets among whose names a spelling is looked for. */
const MAX_CANDIDATES = 200;

/** Shorter words are near to too many others. */
const MIN_LETTERS = 4;

/**
 * Finds the text that one without results may mean, in one request. The catalog finds parts of
 * words, and ranks names with more of them first. So it is asked for all pairs of letters. Empty if
 * no word of the names and columns that it finds is near.
 */
export async function suggestSpelling(
  text: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  const words = wordsOf(text);
  const wrong = words.filter((word) => word.length >= MIN_LETTERS);
  const pieces = new Set(wrong.flatMap(pairsOfLetters));
  if (pieces.size === 0) return '';
  // A catalog takes at most 100 words.
  const hits = await suggestDatasets([...pieces].slice(0, 60).join(' '), signal, MAX_CANDIDATES);
  const known = hits.flatMap(({ urn, properties, columns }) => {
    const { name, full } = entityNames(urn, properties?.name);
    return [name, full, ...columns].flatMap(wordsOf);
  });
  const candidates = new Set(known.filter((word) => word.length >= MIN_LETTERS));
  const meant = words.map((word) => (wrong.includes(word) && didYouMean(word, candidates)) || word);
  return meant.join(' ') === words.join(' ') ? '' : meant.join(' ');
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function pairsOfLetters(word: string): readonly string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}
