import type { Urn } from '../../urn/urn.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { FilterGroup } from './criterion.js';
import { exists, hidesSoftDeleted, isShown } from './is-shown.js';
import { matchesFilters } from './matches-filters.js';
import { searchDocument } from './search-document.js';
import { readTextQuery } from './text-query.js';

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

/** The entities that fit a query, in the order of the types, of each by urn. */
export function findEntities(query: EntityQuery, store: AspectStore): readonly Found[] {
  const { types, text, groups, includeSoftDeleted, isWanted = () => true } = query;
  const isListed = hidesSoftDeleted(groups, includeSoftDeleted) ? isShown : exists;
  const scoreOf = readTextQuery(text);
  const found: Found[] = [];
  for (const urn of types.flatMap((type) => store.listEntities(type))) {
    if (!isWanted(urn) || !isListed(urn, store)) continue;
    // One at a time: a document keeps what it has read.
    const document = searchDocument(urn, store);
    const score = matchesFilters(document, groups) ? scoreOf(document) : undefined;
    if (score !== undefined) found.push({ urn, score });
  }
  return found;
}
