import type { DesiredState } from '../../model/desired-state.js';
import type { DatasetReading } from '../../model/observed-state.js';
import { type AddressBook, edgeAddress } from '../address-book.js';
import { declaredElements } from '../compare/declared-elements.js';
import { expandedWildcards } from '../compare/wildcards.js';
import { columnAddress, pairAddress } from '../lineage/column-address.js';
import type { Owner } from '../lineage/owner.js';
import { ownedElements } from '../owned-elements.js';

export interface KnownContext {
  readonly desired: DesiredState;
  readonly readings: readonly DatasetReading[];
  readonly owner: Owner;
  readonly book: AddressBook;
}

/** The addresses of everything that is declared or ours, datasets and columns among it: what somebody may have meant. */
export function knownAddresses({ desired, readings, owner, book }: KnownContext): readonly string[] {
  const { edges, pairs } = declaredElements(desired, { expands: expandedWildcards([desired]), book });
  const owned = ownedElements(readings, owner, book).edges;
  return [
    ...desired.datasets.map(({ urn }) => book(urn)),
    ...[...edges.values()].map(({ downstream, upstream }) => edgeAddress(book, downstream, upstream)),
    ...[...pairs.values()].flatMap((pair) => [columnAddress(pair.downstreamField, book), pairAddress(pair, book)]),
    ...owned.flatMap((edge) => [edge.address, ...edge.pairs.map(({ address }) => address)]),
  ];
}
