import { getOrMake } from '../../model/get-or-make.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { itemAt } from '../../model/item-at.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { type AddressBook, columnAddress } from '../document/address-book.js';
import { type NumberedGraph, numberedGraph } from '../impact/numbered-graph.js';
import { newTraversal, type Traversal } from '../impact/traverse.js';
import type { TestedLineage, TestedPair } from './tested-lineage.js';

/** The items of a test, as numbers: all entities, or all columns. With the steps between them. */
export interface ItemGraph extends NumberedGraph {
  readonly urns: readonly string[];
  /** The entity of each item, as its number among the entities. */
  readonly entities: Uint32Array;
  /** The states in which the catalog shows each item. */
  readonly shown: Uint8Array;
  /** Column pairs of the same ends differ in their transforms. */
  readonly steps: readonly TestedPair[];
  /** Returns the edge, or the column pairs, between two items. */
  readonly partsOf: (upstream: number, downstream: number) => readonly TestedPair[];
  readonly addressOf: (item: number) => string;
  /** Reused by one test after another. */
  readonly traversals: readonly [Traversal, Traversal];
}

/** The graph of entities. Their numbers are their positions in the lineage. */
export function entityGraph({ entities, edges }: TestedLineage, book: AddressBook): ItemGraph {
  const urns = entities.map(({ urn }) => urn);
  const numbers = entityNumbers(urns);
  const numberOf = (urn: EntityUrn) => numbers.get(urn) as number;
  const pairs = edges.map(({ downstream, upstream, times, place }) => ({
    ...{ downstream: numberOf(downstream), upstream: numberOf(upstream) },
    ...{ transform: null, times, place },
  }));
  return {
    urns,
    entities: Uint32Array.from(urns.keys()),
    shown: Uint8Array.from(entities, ({ shown }) => shown),
    addressOf: remembered((item) => book(itemAt(urns, item))),
    ...stepsOf(urns.length, pairs),
  };
}

/** The graph of columns. Their numbers are those of the lineage. */
export function columnGraph(
  { columns, columnEntities, pairs }: TestedLineage,
  { of, book }: { readonly of: ItemGraph; readonly book: AddressBook },
): ItemGraph {
  const numbers = entityNumbers(of.urns);
  const entities = Uint32Array.from(columnEntities, (urn) => numbers.get(urn) as number);
  return {
    urns: columns,
    entities,
    shown: Uint8Array.from(entities, (entity) => itemAt(of.shown, entity)),
    addressOf: remembered((item) => columnAddress(itemAt(columns, item), book)),
    ...stepsOf(columns.length, pairs),
  };
}

function remembered(addressOf: (item: number) => string): (item: number) => string {
  const known = new Map<number, string>();
  return (item) => getOrMake(known, item, () => addressOf(item));
}

function entityNumbers(urns: readonly string[]): ReadonlyMap<string, number> {
  return new Map(urns.map((urn, number) => [urn, number]));
}

type Steps = Pick<ItemGraph, 'upstream' | 'downstream' | 'steps' | 'partsOf' | 'traversals'>;

function stepsOf(size: number, steps: readonly TestedPair[]): Steps {
  const key = ({ downstream, upstream }: NumberedEnds) => downstream * size + upstream;
  // Only paths that are shown need them.
  let byEnds: ReadonlyMap<number, readonly TestedPair[]> | undefined;
  return {
    ...numberedGraph(size, steps),
    steps,
    partsOf: (upstream, downstream) => {
      byEnds ??= groupBy(steps, key);
      return groupAt(byEnds, key({ downstream, upstream }));
    },
    traversals: [newTraversal(size), newTraversal(size)],
  };
}

type NumberedEnds = Pick<TestedPair, 'downstream' | 'upstream'>;

/** The states in which one of the parts exists. */
export function timesOf(parts: readonly TestedPair[]): number {
  return parts.reduce((all, { times }) => all | times, 0);
}
