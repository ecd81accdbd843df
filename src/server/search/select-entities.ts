import type { Urn } from '../../urn/urn.js';
import type { AspectStore } from '../store/aspect-store.js';
import type { FilterGroup } from './filter-input.js';
import { matchesFilters } from './matches-filters.js';
import { type SearchDocument, searchDocument } from './search-document.js';
import { readTextQuery } from './text-query.js';

/** What entities have to be like. */
export interface Selection {
  readonly query: string | null | undefined;
  /** Of which one has to hold; none asks for nothing. */
  readonly groups: readonly FilterGroup[];
  readonly isVisible: (urn: Urn) => boolean;
}

export interface Selected {
  readonly document: SearchDocument;
  /** How well it fits; 0 where the query asks for everything. */
  readonly score: number;
}

/** Those of some entities that fit, in the order in which they came. */
export function selectEntities(urns: readonly Urn[], { query, groups, isVisible }: Selection, store: AspectStore): readonly Selected[] {
  const scoreOf = readTextQuery(query);
  return urns
    .filter(isVisible)
    .map((urn) => searchDocument(urn, store))
    .filter((document) => matchesFilters(document, groups))
    .flatMap((document) => {
      const score = scoreOf(document);
      return score === undefined ? [] : [{ document, score }];
    });
}
