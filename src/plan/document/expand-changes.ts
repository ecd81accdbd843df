import { ok, problem, type Result } from '../../errors/result.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type AddressBook, edgeAddress, longName, pairAddress } from './address-book.js';
import type { EdgeChange, LineageChange, PairChange } from './change.js';
import { expandColumn, expandPlace } from './compact-parts.js';
import type { CompactChanges, EdgeRow, PairRow } from './stored-changes.js';

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
