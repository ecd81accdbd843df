import type { Urn } from '../../urn/urn.js';
import { eachInTurn } from '../turns/in-turn.js';
import type { FilterGroup } from './criterion.js';
import { findWords } from './find-words.js';
import { exists, hidesSoftDeleted, isShown } from './is-shown.js';
import { readFilters } from './read-filters.js';
import { searchDocument } from './search-document.js';
import type { Searching } from './searching.js';
import { wordsOf } from './text-query.js';

/** What entities have to be like to be found. */
export interface EntityQuery {
  /** Types of entities, as in urns: `dataset`. */
  readonly types: readonly string[];
  /** Free text. Default: everything fits. */
  readonly text?: string | null | undefined;
  /** Of which one has to hold; none asks for nothing. */
  readonly groups: readonly FilterGroup[];
  /** Whether soft-deleted entities are found though no filter asks for them. Default: no. */
  readonly includeSoftDeleted?: boolean | null | undefined;
  /** What else an urn has to be like. Default: nothing. */
  readonly isWanted?: (urn: Urn) => boolean;
}

export interface Found {
  readonly urn: Urn;
  /** How well it fits; 0 where the query asks for everything. */
  readonly score: number;
}

/** How many entities are listed at once. */
const PAGE = 1_000;

/**
 * The entities that fit a query, in the order of the types, of each by urn. What is written meanwhile may be in it or not.
 *
 * @throws Refusal `malformed`, and Exhausted past the deadline of the request
 */
export async function findEntities(query: EntityQuery, { store, turn }: Searching): Promise<readonly Found[]> {
  const { types, text, groups, includeSoftDeleted, isWanted = () => true } = query;
  const isListed = hidesSoftDeleted(groups, includeSoftDeleted) ? isShown : exists;
  const words = wordsOf(text);
  const isFitting = readFilters(groups);
  const found: Found[] = [];
  for (const type of types) {
    for (
      let urns = store.listEntitiesAfter(type, '', PAGE);
      urns.length > 0;
      urns = store.listEntitiesAfter(type, urns.at(-1) ?? '', PAGE)
    ) {
      const scores = words && (await findWords(words, { type, urns }, { store, turn }));
      await eachInTurn(urns, turn, (urn) => {
        const score = scores === undefined ? 0 : scores.get(urn);
        if (score === undefined || !isWanted(urn) || !isListed(urn, store)) return;
        // One document at a time: it keeps what it has read.
        if (isFitting(searchDocument(urn, store))) found.push({ urn, score });
      });
    }
  }
  return found;
}
