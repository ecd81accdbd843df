import type { DesiredState } from '../../model/desired-state.js';
import type { DatasetReading } from '../../model/observed-state.js';
import { columnAddress, edgeAddress, pairAddress } from '../../plan/document/address-book.js';
import type { StackNames } from '../../plan/unit/planned-unit.js';
import { declaredElements } from '../compare/declared-elements.js';
import { ownedElements } from '../owned-elements.js';

/**
 * Lists the addresses of all datasets, columns and elements that are declared or ours, for
 * suggestions.
 */
export function knownAddresses(
  desired: DesiredState,
  readings: readonly DatasetReading[],
  { owner, book }: StackNames,
): readonly string[] {
  const { edges, pairs } = declaredElements(desired, book);
  const owned = ownedElements(readings, owner, book).edges;
  return [
    ...desired.datasets.map(({ urn }) => book(urn)),
    ...[...edges.values()].map(({ downstream, upstream }) =>
      edgeAddress(book, downstream, upstream),
    ),
    ...[...pairs.values()].flatMap((pair) => [
      columnAddress(pair.downstreamField, book),
      pairAddress(pair, book, pair.downstream),
    ]),
    ...owned.flatMap((edge) => [edge.address, ...edge.pairs.map(({ address }) => address)]),
  ];
}
