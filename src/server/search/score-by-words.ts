import type { Urn } from '../../urn/urn.js';
import { eachInTurn } from '../turns/in-turn.js';
import type { SearchContext } from './entity-query.js';
import { NAME_WEIGHT } from './text-query.js';

/** The number of entities whose texts one step searches. */
const CHUNK = 1_000;

/**
 * Computes the relevance of existing entities for the words of a query, from the index of texts.
 * Leaves out entities without any of the words.
 */
export async function scoreByWords(
  words: readonly string[],
  urns: readonly Urn[],
  { store, turn }: SearchContext,
): Promise<ReadonlyMap<Urn, number>> {
  const scores = new Map<Urn, number>();
  for (let from = 0; from < urns.length; from += CHUNK) {
    const some = urns.slice(from, from + CHUNK);
    await eachInTurn(words, turn, (word) => {
      for (const { urn, inNames } of store.findWord(word, some))
        scores.set(urn, (scores.get(urn) ?? 0) + (inNames ? NAME_WEIGHT : 1));
    });
  }
  return scores;
}
