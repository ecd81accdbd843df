import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { AddressBook } from './address-book.js';
import type { EdgeChange, LineageChange, PairChange } from './change.js';
import { type CompactPlace, compactColumn, compactPlace } from './compact-parts.js';

/**
 * The changes of one downstream as a receipt stores them. It states the downstream nowhere, each
 * upstream once and each effect once. The receipt of a first apply is then a fifth as long.
 */
export interface CompactChanges {
  /** The name of the downstream in addresses. */
  readonly name: string;
  /** The file of the places that are ranges. Empty if no change has a place. */
  readonly file: string;
  /** The effects on edges. A row names one by its number, from 0. */
  readonly edges: readonly Effect<EdgeChange>[];
  /** The effects on column pairs. A row names one by its number, from 0. */
  readonly pairs: readonly Effect<PairChange>[];
  /** Rows of neighbouring changes with one upstream, in the order of the changes. */
  readonly upstreams: readonly CompactUpstream[];
}

/** What becomes of an element. Most changes of a downstream share it. */
export interface Effect<C extends LineageChange> extends Pick<C, 'kind' | 'reason'> {
  /** Absent if the element did not exist. */
  readonly before?: NonNullable<C['before']>;
  /** Absent if the element is removed. */
  readonly after?: NonNullable<C['after']>;
}

export interface CompactUpstream {
  readonly urn: DatasetUrn;
  /** The name of the upstream in addresses. */
  readonly name: string;
  readonly rows: readonly Row[];
}

type Row = EdgeRow | PairRow;

/** The change of an edge. */
export type EdgeRow = readonly [effect: number, place: CompactPlace];

/** The change of a column pair. A column is its path, or its urn if no path gives that urn. */
export type PairRow = readonly [
  effect: number,
  downstreamColumn: string,
  upstreamColumn: string,
  place: CompactPlace,
];

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
