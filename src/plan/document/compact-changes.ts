import { ok, problem, type Result } from '../../errors/result.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type AddressBook, edgeAddress, longName, pairAddress } from './address-book.js';
import type { EdgeChange, LineageChange, PairChange } from './change.js';
import { compactColumn, compactPlace, expandColumn, expandPlace } from './compact-parts.js';
import type {
  ChangeRow,
  CompactChanges,
  CompactUpstream,
  EdgeRow,
  PairRow,
  StoredEffect,
} from './stored-changes.js';

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
  const upstreams: (CompactUpstream & { readonly rows: ChangeRow[] })[] = [];
  for (const change of changes) {
    const { upstream } = change;
    const place = compactPlace(change.place, file);
    const row: ChangeRow =
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
  const list: StoredEffect<C>[] = [];
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

/**
 * Restores the changes of a downstream, in their order. The addresses are made again.
 *
 * Fails with the place of a row that names no effect, relative to the compact changes.
 */
export function expandChanges(
  downstream: DatasetUrn,
  compact: CompactChanges,
): Result<readonly LineageChange[]> {
  const changes: LineageChange[] = [];
  for (const [i, { urn: upstream, name, rows }] of compact.upstreams.entries()) {
    const names = new Map([
      [upstream, name],
      [downstream, compact.name],
    ]);
    const ends = {
      downstream,
      upstream,
      book: (urn: DatasetUrn) => names.get(urn) ?? longName(urn),
    };
    for (const [j, row] of rows.entries()) {
      const change = isEdgeRow(row)
        ? expandEdge(row, ends, compact)
        : expandPair(row, ends, compact);
      if (change === undefined) return problem(`/upstreams/${i}/rows/${j} names no effect`);
      changes.push(change);
    }
  }
  return ok(changes);
}

interface Ends {
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
  readonly book: AddressBook;
}

function isEdgeRow(row: EdgeRow | PairRow): row is EdgeRow {
  return row.length === 2;
}

function expandEdge(
  [number, place]: EdgeRow,
  { downstream, upstream, book }: Ends,
  { edges, file }: CompactChanges,
): EdgeChange | undefined {
  const effect = edges[number];
  return (
    effect && {
      element: 'edge',
      kind: effect.kind,
      address: edgeAddress(book, downstream, upstream),
      reason: effect.reason,
      downstream,
      upstream,
      place: expandPlace(place, file),
      before: effect.before ?? null,
      after: effect.after ?? null,
    }
  );
}

function expandPair(
  [number, downstreamColumn, upstreamColumn, place]: PairRow,
  { downstream, upstream, book }: Ends,
  { pairs, file }: CompactChanges,
): PairChange | undefined {
  const effect = pairs[number];
  const downstreamField = expandColumn(downstreamColumn, downstream);
  const upstreamField = expandColumn(upstreamColumn, upstream);
  return (
    effect && {
      element: 'pair',
      kind: effect.kind,
      address: pairAddress({ downstreamField, upstreamField }, book),
      reason: effect.reason,
      downstream,
      upstream,
      downstreamField,
      upstreamField,
      place: expandPlace(place, file),
      before: effect.before ?? null,
      after: effect.after ?? null,
    }
  );
}
