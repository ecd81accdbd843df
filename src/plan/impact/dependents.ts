import { compareText } from '../../errors/compare-text.js';
import type { DownstreamEntity, DownstreamSearch } from '../../model/catalog-port.js';
import { groupBy } from '../../model/group-by.js';
import { itemAt } from '../../model/item-at.js';
import { kindOf } from '../../model/kinds.js';
import type { Readings } from '../../model/observed-state.js';
import { asEntityUrn } from '../../urn/entity-urn.js';
import { type AddressBook, columnAddress } from '../document/address-book.js';
import type {
  DependentColumn,
  DependentDataset,
  Dependents,
  DownstreamCount,
  ImpactOrigin,
} from '../document/impact.js';
import { type ColumnGraph, columnGraph } from './column-graph.js';
import { canonicalUrn, columnNumbers } from './column-numbers.js';
import { columnPairs } from './dataset-lineage.js';
import { findUnread, hiddenPaths, searchLimit, sortLimits, unreadLimit } from './impact-limits.js';
import { reachDownstream } from './region.js';
import { newTraversal, pathTo, stepsTo, THROUGHOUT, traverse } from './traverse.js';

export interface DependentsInput {
  /** Readings of the dataset and of all that may be downstream of it. */
  readonly readings: Readings;
  readonly search: DownstreamSearch;
  readonly book: AddressBook;
}

export function findDependents(
  origin: ImpactOrigin,
  { readings, search, book }: DependentsInput,
): Dependents {
  const reached = reachDownstream(origin.dataset, readings);
  const numbers = columnNumbers({ readings: readings.values(), schemas: new Map() });
  const { column } = origin;
  const source = { ...origin, column: column === null ? null : canonicalUrn(column, numbers) };
  const pairs = [...readings.values()]
    .filter(({ urn }) => reached.has(urn))
    .flatMap((reading) => columnPairs({ reading, changes: [] }, numbers));
  const columns = dependentColumns(source, columnGraph(numbers, pairs), book);
  const byDataset = groupBy(
    columns,
    (one) => numbers.datasets[Number(numbers.numberOf(one.column))],
  );
  const datasets = [...reached].flatMap(([text, distance]): readonly DependentDataset[] => {
    const urn = asEntityUrn(text);
    if (!urn.ok || distance === 0) return [];
    return [
      {
        urn: urn.value,
        address: book(urn.value),
        distance,
        columns: byDataset.get(urn.value)?.length ?? 0,
      },
    ];
  });
  const { entities } = search;
  const names = new Set(reached.keys());
  const near = new Set([...names, ...entities.map(({ urn }) => urn)]);
  return {
    columns,
    datasets: datasets.sort(byDistance),
    downstream: countTypes(downstreamTypes(names, entities, new Set([origin.dataset]))),
    limits: sortLimits([
      ...searchLimit(search.failures),
      ...unreadLimit(findUnread(near, readings)),
      ...hiddenPaths(entities, { reached: names, readings }),
    ]),
  };
}

function dependentColumns(
  { dataset, column }: ImpactOrigin,
  graph: ColumnGraph,
  book: AddressBook,
): readonly DependentColumn[] {
  const { columns, datasets, downstream } = graph;
  const starts = [...columns.keys()].filter((i) =>
    column === null ? datasets[i] === dataset : columns[i] === column,
  );
  const traversal = newTraversal(columns.length);
  traverse({ adjacency: downstream, starts, times: THROUGHOUT }, traversal);
  const step = (i: number) => ({
    column: itemAt(columns, i),
    address: columnAddress(itemAt(columns, i), book),
  });
  const found = Array.from(traversal.visited.subarray(0, traversal.count), (i): DependentColumn => {
    return {
      ...step(i),
      distance: stepsTo(traversal, i),
      path: pathTo(traversal, i).map(step).reverse(),
    };
  });
  return found.filter(({ distance }) => distance > 0).sort(byDistance);
}

interface Distant {
  readonly distance: number;
  readonly address: string;
}

function byDistance(a: Distant, b: Distant): number {
  return a.distance - b.distance || compareText(a.address, b.address);
}

/**
 * Lists downstream entities with their types: entities that edges lead to, and entities that the
 * index lists.
 *
 * @param reached urns that edges lead to
 * @param starts urns that do not count, even where one is downstream of another
 */
export function downstreamTypes(
  reached: Iterable<string>,
  found: readonly DownstreamEntity[],
  starts: ReadonlySet<string>,
): readonly (readonly [urn: string, type: string])[] {
  const types = new Map([
    ...found.map(({ urn, type }) => [urn, type] as const),
    ...[...reached].map((urn) => [urn, kindOf(urn).graphType] as const),
  ]);
  return [...types].filter(([urn]) => !starts.has(urn));
}

/** Counts entities by type. */
export function countTypes(
  types: readonly (readonly [urn: string, type: string])[],
): readonly DownstreamCount[] {
  return [...groupBy(types, ([, type]) => type)]
    .map(([type, those]) => ({ type, count: those.length }))
    .sort((a, b) => compareText(a.type, b.type));
}
