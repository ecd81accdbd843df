import type { AspectStore } from '../store/aspect-store.js';
import { compareFound, type Found } from './find-entities.js';
import { decodeScrollId, encodeScrollId } from './scroll-id.js';
import { decodeKey, encodeKey } from './scroll-page.js';
import { compareRanks, criteriaOf, rankFound, type SortInput } from './sort-found.js';

export interface FoundScroll {
  readonly sortInput: SortInput | null | undefined;
  /** From the page before; nothing on the first. */
  readonly scrollId: string | null | undefined;
  readonly count: number;
}

export interface FoundPage {
  readonly rows: readonly Found[];
  /** Null on the last page. */
  readonly nextScrollId: string | null;
}

/**
 * One page of what was found, in the order asked for. It goes on behind the place of the last one that was shown, so that
 * entities added meanwhile shift nothing.
 *
 * @param found the best first
 * @throws Refusal `malformed` for a scroll id that is none, or of another order
 */
export function scrollFound(found: readonly Found[], scroll: FoundScroll, store: AspectStore): FoundPage {
  const criteria = criteriaOf(scroll.sortInput);
  if (criteria.length === 0) {
    const last = scroll.scrollId ? decodeScrollId(scroll.scrollId) : undefined;
    const rest = last === undefined ? found : found.filter((one) => compareFound(one, last) > 0);
    return pageOf(rest, scroll.count, encodeScrollId);
  }
  const compare = compareRanks(criteria);
  const last = scroll.scrollId ? decodeKey(scroll.scrollId, criteria.length + 1) : undefined;
  const rest = rankFound(found, criteria, store).filter(({ key }) => last === undefined || compare(key, last) > 0);
  const { rows, nextScrollId } = pageOf(rest, scroll.count, ({ key }) => encodeKey(key));
  return { rows: rows.map(({ item }) => item), nextScrollId };
}

function pageOf<T>(
  rest: readonly T[],
  count: number,
  encode: (last: T) => string,
): { readonly rows: readonly T[]; readonly nextScrollId: string | null } {
  const rows = rest.slice(0, count);
  const last = rows.at(-1);
  return { rows, nextScrollId: last !== undefined && rows.length < rest.length ? encode(last) : null };
}
