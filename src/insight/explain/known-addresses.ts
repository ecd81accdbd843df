import type { DesiredState } from '../../model/desired-state.js';
import type { DatasetReading } from '../../model/observed-state.js';
import {
  type AddressBook,
  columnAddress,
  edgeAddress,
  pairAddress,
} from '../../plan/document/address-book.js';
import type { Owner } from '../../plan/unit/owner.js';
import { declaredElements } from '../compare/declared-elements.js';
import { wildcardExpansion } from '../compare/wildcard-expansion.js';
import { ownedElements } from '../owned-elements.js';

export interface KnownContext {
  readonly desired: DesiredState;
  readonly readings: readonly DatasetReading[];
  readonly owner: Owner;
  readonly book: AddressBook;
}

/**
 * Lists the addresses of all datasets, columns and elements that are declared or ours, for
 * suggestions.
 */
export function knownAddresses({
  desired,
  readings,
  owner,
  book,
}: KnownContext): readonly string[] {
  const { edges, pairs } = declaredElements(desired, {
    expands: wildcardExpansion([desired]),
    book,
  });
  const owned = ownedElements(readings, owner, book).edges;
  return [
    ...desired.datasets.map(({ urn }) => book(urn)),
    ...[...edges.values()].map(({ downstream, upstream }) =>
      edgeAddress(book, downstream, upstream),
    ),
    ...[...pairs.values()].flatMap((pair) => [
      columnAddress(pair.downstreamField, book),
      pairAddress(pair, book),
    ]),
    ...owned.flatMap((edge) => [edge.address, ...edge.pairs.map(({ address }) => address)]),
  ];
}
