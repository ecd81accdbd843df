import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { AddressBook } from './address-book.js';
import type { EdgeChange, LineageChange, PairChange } from './change.js';
import { compactColumn, compactPlace } from './compact-parts.js';
import type { CompactChanges, CompactUpstream, Effect, Row } from './stored-changes.js';

/**
 * Shortens the changes of a downstream. Addresses are left out, since they follow from the names of
 * the datasets.
 *
 * @param book the book that the addresses of the changes were made with
 */
export function compactChanges(
  downstream: DatasetUrn,
  changes: readonly LineageChange[],
  book: AddressBook,
): CompactChanges {
  const [file = ''] = changes.flatMap(({ place }) => place?.file ?? []);
  const edges = numberedEffects<EdgeChange>();
  const pairs = numberedEffects<PairChange>();
  const upstreams: (CompactUpstream & { readonly rows: Row[] })[] = [];
  for (const change of changes) {
    const { upstream } = change;
    const place = compactPlace(change.place, file);
    const row: Row =
      change.element === 'edge'
        ? [edges.numberOf(change), place]
        : [
            pairs.numberOf(change),
            compactColumn(change.downstreamField, downstream),
            compactColumn(change.upstreamField, upstream),
            place,
          ];
    const last = upstreams.at(-1);
    if (last?.urn === upstream) last.rows.push(row);
    else upstreams.push({ urn: upstream, name: book(upstream), rows: [row] });
  }
  return { name: book(downstream), file, edges: edges.list, pairs: pairs.list, upstreams };
}

/** A list of different effects, and the number of the effect of a change. */
function numberedEffects<C extends LineageChange>() {
  const numbers = new Map<string, number>();
  const list: Effect<C>[] = [];
  return {
    list,
    numberOf: ({ kind, reason, before, after }: C): number => {
      const key = JSON.stringify([kind, reason, before, after]);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, list.length);
      return list.push({ kind, reason, ...(before && { before }), ...(after && { after }) }) - 1;
    },
  };
}
