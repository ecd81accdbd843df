import { isNearWord } from '../../errors/near-word.js';
import { type IndexedEntity, WORD_PLACES, type WordIndex } from '../store/aspect-store.js';
import type { SearchHit } from './entity-query.js';
import { findText } from './find-text.js';

/**
 * The weights of a word by where an entity has it. Each exceeds the sum of a hundred smaller ones,
 * the most that a query has.
 */
const WEIGHTS = {
  text: 1,
  near: 1e3,
  columnPart: 1e6,
  column: 1.01e6,
  namePart: 1e9,
  name: 1.01e9,
};
const WHOLE_NAME = 4e11;
const BEGINNING = 2e11;

interface ScoredQuery {
  readonly words: readonly string[];
  /** The types of the wanted entities, as in urns. */
  readonly types: readonly string[];
  /** True to read a word that no entity has as the words that are near to it. */
  readonly isTolerant: boolean;
}

/**
 * Finds the entities that have at least one of the words, or a part of a word. The score puts first
 * the entities with that name, then names that begin so, words in names, columns, similar words,
 * and at last descriptions.
 */
export function scoreAll(query: ScoredQuery, index: WordIndex): readonly SearchHit[] {
  const { words, types, isTolerant } = query;
  const { entities } = index;
  const wanted = new Set(types);
  const scores = new Float64Array(entities.length);
  for (const word of words) {
    const isFound = (number: number) => wanted.has(entities[number]?.type ?? '');
    const exact = weigh(index, (one) => (findText(one, word) < 0 ? undefined : one === word));
    const best =
      isTolerant && !exact.some((weight, number) => weight > 0 && isFound(number))
        ? weigh(index, (one) => (isNearWord(word, one) ? 'near' : undefined))
        : exact;
    for (const [number, weight] of best.entries()) (scores[number] as number) += weight;
  }
  const hits: SearchHit[] = [];
  for (const [number, score] of scores.entries()) {
    const entity = entities[number];
    if (score === 0 || entity === undefined || !wanted.has(entity.type)) continue;
    const isNamed = score >= words.length * WEIGHTS.namePart;
    hits.push({ urn: entity.urn, score: score + (isNamed ? nameBonus(entity, words) : 0) });
  }
  return hits;
}

/** How a word of the index fits the word of a query: as a whole, as a part, nearly or not at all. */
type Fit = boolean | 'near' | undefined;

/** The weights of one word of a query, by the numbers of the entities. */
function weigh({ words, entities }: WordIndex, fits: (word: string) => Fit): Float64Array {
  const weights = new Float64Array(entities.length);
  for (const [word, places] of words) {
    const fit = fits(word);
    if (fit === undefined) continue;
    for (const one of places) {
      const number = Math.floor(one / 8);
      weights[number] = Math.max(weights[number] as number, weightOf(one, fit));
    }
  }
  return weights;
}

function weightOf(places: number, fit: Exclude<Fit, undefined>): number {
  if ((places & (WORD_PLACES.name | WORD_PLACES.column)) === 0) return WEIGHTS.text;
  if (fit === 'near') return WEIGHTS.near;
  if (places & WORD_PLACES.name) return fit ? WEIGHTS.name : WEIGHTS.namePart;
  return fit ? WEIGHTS.column : WEIGHTS.columnPart;
}

/** Ranks names, or their last parts, that are or begin with all words of a query in their order. */
function nameBonus({ names }: IndexedEntity, words: readonly string[]): number {
  const all = words.join(' ');
  let bonus = 0;
  for (const name of names.split('\n')) {
    for (const start of [0, Math.max(name.lastIndexOf('.'), name.lastIndexOf('/')) + 1]) {
      if (!name.startsWith(words[0] ?? '', start)) continue;
      const plain = name
        .slice(start)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      if (plain === all) return WHOLE_NAME;
      if (plain.startsWith(all)) bonus = BEGINNING;
    }
  }
  return bonus;
}
