import { chunk } from '../../model/chunk.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { eachInTurn } from '../turns/in-turn.js';
import { compileFilters } from './compile-filters.js';
import type { EntityQuery, SearchContext, SearchHit } from './entity-query.js';
import { exists, hidesSoftDeleted, isShown } from './is-shown.js';
import { scoreAll } from './score-all.js';
import { scoreByWords } from './score-by-words.js';
import { searchDocument } from './search-document.js';
import { readStructured } from './structured-query.js';
import { isPlain, queryWords } from './text-query.js';

/** The number of entities to list at once. */
const LIST_SIZE = 1_000;

/**
 * Finds the entities that match a query, in the order of the types, and by urn within a type; with
 * words, in any order. The result may or may not include concurrent writes.
 *
 * @param isWanted a further condition on the urn
 * @throws RequestError `malformed`, and RequestLimitExceeded after the deadline of the request
 */
export async function searchEntities(
  query: EntityQuery,
  { store, turn }: SearchContext,
  isWanted: (urn: Urn) => boolean = () => true,
): Promise<readonly SearchHit[]> {
  const { text, groups, includeSoftDeleted } = query;
  const isListed = hidesSoftDeleted(groups, includeSoftDeleted) ? isShown : exists;
  const words = queryWords(text);
  // A filter may have many values, and this turn has read all of them.
  if (turn.isOver()) await turn.next();
  const passesFilters = compileFilters(groups);
  const matches = readStructured(text);
  const isOpen = matches === undefined && groups.length === 0;
  const found: SearchHit[] = [];
  for await (const hits of listHits(query, words, { store, turn })) {
    await eachInTurn(hits, turn, (hit) => {
      const { urn } = hit;
      if (!isWanted(urn) || !isListed(urn, store)) return;
      // One document at a time, because a document keeps the aspects that it read in memory.
      const document = isOpen ? undefined : searchDocument(urn, store);
      if (!document || (passesFilters(document) && (matches?.(document) ?? true))) found.push(hit);
    });
  }
  return found;
}

/** Lists the entities with a word of the query, or all of its types without words. */
async function* listHits(
  query: EntityQuery,
  words: readonly string[] | undefined,
  { store, turn }: SearchContext,
): AsyncGenerator<readonly SearchHit[]> {
  if (words !== undefined && query.among === undefined) {
    const { wordIndex } = store;
    while (wordIndex.readSome()) if (turn.isOver()) await turn.next();
    const isTolerant = query.isTolerant === true && isPlain(query.text);
    return yield scoreAll({ words, types: query.types, isTolerant }, wordIndex);
  }
  for (const urns of listInParts(query, store)) {
    const scores = words && (await scoreByWords(words, urns, { store, turn }));
    yield urns.flatMap((urn) => {
      const score = scores === undefined ? 0 : scores.get(urn);
      return score === undefined ? [] : [{ urn, score }];
    });
  }
}

function* listInParts(
  { types, among }: EntityQuery,
  store: SearchContext['store'],
): Generator<readonly Urn[]> {
  if (among !== undefined) {
    const wanted = among.filter((urn) => types.includes(urnEntityType(urn)));
    return yield* chunk(wanted, LIST_SIZE);
  }
  for (const type of types) {
    for (
      let urns = store.listEntitiesAfter(type, '', LIST_SIZE);
      urns.length > 0;
      urns = store.listEntitiesAfter(type, urns.at(-1) ?? '', LIST_SIZE)
    )
      yield urns;
  }
}
