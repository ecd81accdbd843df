import type { Urn } from '../../urn/urn.js';
import { eachInTurn } from '../turns/in-turn.js';
import { compileFilters } from './compile-filters.js';
import type { FilterGroup } from './criterion.js';
import { exists, hidesSoftDeleted, isShown } from './is-shown.js';
import type { SearchContext } from './search-context.js';
import { searchDocument } from './search-document.js';
import { NAME_WEIGHT, queryWords } from './text-query.js';

/** The conditions of a search for entities. */
export interface EntityQuery {
  /** The entity types to search, as in urns: `dataset`. */
  readonly types: readonly string[];
  /** Free text. Default: every entity matches. */
  readonly text?: string | null | undefined;
  /** Filter groups, of which at least one must hold. Empty: no filter. */
  readonly groups: readonly FilterGroup[];
  /** True to find soft-deleted entities even if no filter asks for them. Default: false. */
  readonly includeSoftDeleted?: boolean | null | undefined;
  /** A further condition on the urn. Default: none. */
  readonly isWanted?: (urn: Urn) => boolean;
}

/** An entity that a search found. */
export interface SearchHit {
  readonly urn: Urn;
  /** The relevance. 0 if the query has no words. */
  readonly score: number;
}

/** The number of entities to list at once. */
const LIST_SIZE = 1_000;

/**
 * Finds the entities that match a query, in the order of the types, and by urn within a type. The
 * result may or may not include concurrent writes.
 *
 * @throws RequestError `malformed`, and RequestLimitExceeded after the deadline of the request
 */
export async function searchEntities(
  query: EntityQuery,
  { store, turn }: SearchContext,
): Promise<readonly SearchHit[]> {
  const { types, text, groups, includeSoftDeleted, isWanted = () => true } = query;
  const isListed = hidesSoftDeleted(groups, includeSoftDeleted) ? isShown : exists;
  const words = queryWords(text);
  // The values of a filter may be many, and were read in this turn.
  if (turn.isOver()) await turn.next();
  const passesFilters = compileFilters(groups);
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
        if (passesFilters(searchDocument(urn, store))) found.push({ urn, score });
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
 * Computes the relevance of the entities for the words of a query. Entities without any of the
 * words are left out.
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
