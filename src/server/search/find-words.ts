import type { Urn } from '../../urn/urn.js';
import { eachInTurn } from '../turns/in-turn.js';
import type { Searching } from './searching.js';
import { NAME_WEIGHT } from './text-query.js';

/** Entities of one type, sorted. */
interface Listed {
  readonly type: string;
  readonly urns: readonly Urn[];
}

/** How well some entities fit the words of a query, without those that hold none of them. */
export async function findWords(
  words: readonly string[],
  { type, urns }: Listed,
  { store, turn }: Searching,
): Promise<ReadonlyMap<Urn, number>> {
  const scores = new Map<Urn, number>();
  const [first, last] = [urns[0], urns.at(-1)];
  if (first === undefined || last === undefined) return scores;
  await eachInTurn(words, turn, (word) => {
    for (const { urn, inNames } of store.findWord(word, { type, first, last })) {
      scores.set(urn, (scores.get(urn) ?? 0) + (inNames ? NAME_WEIGHT : 1));
    }
  });
  return scores;
}
