import type { Urn } from '../../urn/urn.js';
import { eachInTurn } from '../turns/in-turn.js';
import { compileFilters } from './compile-filters.js';
import type { EntityQuery, SearchContext, SearchHit } from './entity-query.js';
import { exists, hidesSoftDeleted, isShown } from './is-shown.js';
import { searchDocument } from './search-document.js';
import { readStructured } from './structured-query.js';
import { NAME_WEIGHT, queryWords } from './text-query.js';

/** The number of entities to list at once. */
const LIST_SIZE = 1_000;

/**
 * Finds the entities that match a query, in the order of the types, and by urn within a type. The
 * result may or may not include concurrent writes.
 *
 * @param isWanted a further condition on the urn
 * @throws RequestError `malformed`, and RequestLimitExceeded after the deadline of the request
 */
export async function searchEntities(
  { types, text, groups, includeSoftDeleted }: EntityQuery,
  { store, turn }: SearchContext,
  isWanted: (urn: Urn) => boolean = () => true,
): Promise<readonly SearchHit[]> {
  const isListed = hidesSoftDeleted(groups, includeSoftDeleted) ? isShown : exists;
  const words = queryWords(text);
  // A filter may have many values, and this turn has read all of them.
  if (turn.isOver()) await turn.next();
  const passesFilters = compileFilters(groups);
  const matches = readStructured(text) ?? (() => true);
  const found: SearchHit[] = [];
  for (const type of types) {
    for (
      let urns = store.listEntitiesAfter(type, '', LIST_SIZE);
      urns.length > 0;
      urns = store.listEntitiesAfter(type, urns.at(-1) ?? '', LIST_SIZE)
    ) {
      const scores = words && (await scoreByWords(words, { type, urns }, { store, turn }));
      await eachInTurn(urns, turn, (urn) => {
        const score = scores === undefined ? 0 : scores.get(urn);
        if (score === undefined || !isWanted(urn) || !isListed(urn, store)) return;
        // One document at a time, because a document keeps the aspects that it read in memory.
        const document = searchDocument(urn, store);
        if (passesFilters(document) && matches(document)) found.push({ urn, score });
      });
    }
  }
  return found;
}

/** Entities of one type, sorted. */
interface ListedEntities {
  readonly type: string;
  readonly urns: readonly Urn[];
}

/**
 * Computes the relevance of the entities for the words of a query. Leaves out entities without any
 * of the words.
 */
async function scoreByWords(
  words: readonly string[],
  { type, urns }: ListedEntities,
  { store, turn }: SearchContext,
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
