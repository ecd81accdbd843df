import { compareText } from '../../errors/compare-text.js';
import type { Urn } from '../../urn/urn.js';
import type { Dialect } from '../dialect.js';
import { type EntityKind, entityKinds } from '../metamodel/entity-kinds.js';
import type { AspectStore } from '../store/aspect-store.js';
import { type FilterGroup, type FilterInput, readFilterGroups } from './filter-input.js';
import { isNameable } from './is-nameable.js';
import { exists, hidesSoftDeleted, isShown } from './is-shown.js';
import { selectEntities } from './select-entities.js';

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
  /** How well it fits; 0 where the query asks for everything. */
  readonly score: number;
}

/** The entities that fit a search, the best first, equals by urn: the order never depends on the store. */
export function findEntities(input: SearchInput, place: SearchPlace): readonly Found[] {
  const groups = readFilterGroups(input, place.dialect);
  const selection = { query: input.query, groups, isVisible: visibility(input, groups, place) };
  return selectEntities(candidates(input, place), selection, place.store)
    .map(({ document, score }) => ({ urn: document.urn, score }))
    .sort(compareFound);
}

/** Best first, equals by urn. */
export function compareFound(a: Found, b: Found): number {
  return b.score - a.score || compareText(a.urn, b.urn);
}

/** Which entities a search may answer with: those that exist and that the schema can show. */
function visibility(input: SearchInput, groups: readonly FilterGroup[], place: SearchPlace): (urn: Urn) => boolean {
  const { store } = place;
  const isListed = hidesSoftDeleted(groups, input.searchFlags?.includeSoftDeleted) ? isShown : exists;
  return (urn) => isListed(urn, store) && isNameable(urn);
}

/** The kinds of entities that a search looks at. */
export function searchedKinds({ types }: Pick<SearchInput, 'types'>): readonly EntityKind[] {
  return types?.length ? entityKinds.filter((one) => types.includes(one.enumValue)) : entityKinds.filter((one) => one.searched);
}

function candidates(input: SearchInput, { store }: SearchPlace): readonly Urn[] {
  return searchedKinds(input).flatMap((one) => store.listEntities(one.inUrn));
}
