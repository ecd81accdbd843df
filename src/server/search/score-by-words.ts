import type { Urn } from '../../urn/urn.js';
import { forEachYielding } from '../turns/yielding.js';
import type { SearchContext } from './search-context.js';
import { NAME_WEIGHT } from './text-query.js';

/** Entities of one type, sorted. */
interface ListedEntities {
  readonly type: string;
  readonly urns: readonly Urn[];
}

/**
 * Computes the relevance of the entities for the words of a query. Entities without any of the
 * words are left out.
 */
export async function scoreByWords(
  words: readonly string[],
  { type, urns }: ListedEntities,
  { store, turn }: SearchContext,
): Promise<ReadonlyMap<Urn, number>> {
  const scores = new Map<Urn, number>();
  const [first, last] = [urns[0], urns.at(-1)];
  if (first === undefined || last === undefined) return scores;
  await forEachYielding(words, turn, (word) => {
    for (const { urn, inNames } of store.findWord(word, { type, first, last })) {
      scores.set(urn, (scores.get(urn) ?? 0) + (inNames ? NAME_WEIGHT : 1));
    }
  });
  return scores;
}
