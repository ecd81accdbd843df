import { compareText } from '../../errors/compare-text.js';
import type { Urn } from '../../urn/urn.js';
import type { Dialect } from '../dialect.js';
import { entityKinds } from '../metamodel/entity-kinds.js';
import type { AspectStore } from '../store/aspect-store.js';
import { type FilterGroup, type FilterInput, readFilterGroups } from './filter-input.js';
import { isNameable } from './is-nameable.js';
import { exists, isShown } from './is-shown.js';
import { matchesFilters } from './matches-filters.js';
import { searchDocument } from './search-document.js';
import { readTextQuery } from './text-query.js';

export interface SearchInput extends FilterInput {
  /** Values of the enum `EntityType`. Absent or empty: the kinds that are searched by default. */
  readonly types?: readonly string[] | null;
  readonly query?: string | null;
  readonly searchFlags?: SearchFlags | null;
}

export interface SearchFlags {
  readonly includeSoftDeleted?: boolean | null;
  readonly skipHighlighting?: boolean | null;
  readonly skipAggregates?: boolean | null;
  readonly maxAggValues?: number | null;
  readonly groupingSpec?: {
    readonly groupingCriteria?: readonly { readonly baseEntityType?: string | null; readonly groupingEntityType: string }[] | null;
  } | null;
}

/** What is searched, and by whose rules. */
export interface SearchPlace {
  readonly store: AspectStore;
  readonly dialect: Dialect;
}

export interface Found {
  readonly urn: Urn;
  /** Words of the query that the names hold; 0 where the query asks for everything. */
  readonly score: number;
}

/** The entities that fit a search, the best first, equals by urn: the order never depends on the store. */
export function findEntities(input: SearchInput, place: SearchPlace): readonly Found[] {
  const groups = readFilterGroups(input, place.dialect);
  const score = readTextQuery(input.query);
  const visible = visibility(input, groups, place);
  return candidates(input, place)
    .filter(visible)
    .map((urn) => searchDocument(urn, place.store))
    .filter((document) => matchesFilters(document, groups))
    .map((document) => ({ urn: document.urn, score: score(document) }))
    .filter((one): one is Found => one.score !== undefined)
    .sort(compareFound);
}

/** Best first, equals by urn. */
export function compareFound(a: Found, b: Found): number {
  return b.score - a.score || compareText(a.urn, b.urn);
}

/**
 * Which entities a search may answer with: those that exist and that the schema can show. Soft-deleted ones are hidden
 * unless a flag or a filter on `removed` asks for them. Source: DataHub's `ESUtils`.
 */
export function visibility(input: SearchInput, groups: readonly FilterGroup[], place: SearchPlace): (urn: Urn) => boolean {
  const { store } = place;
  const asked = input.searchFlags?.includeSoftDeleted === true || groups.flat().some(({ field }) => field === 'removed');
  const visible = asked ? exists : isShown;
  return (urn) => visible(urn, store) && isNameable(urn);
}

function candidates({ types }: SearchInput, { store }: SearchPlace): readonly Urn[] {
  const kinds = types?.length ? entityKinds.filter((one) => types.includes(one.enumValue)) : entityKinds.filter((one) => one.searched);
  return kinds.flatMap((one) => store.listEntities(one.inUrn));
}
