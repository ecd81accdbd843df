import { compareText } from '../../errors/compare-text.js';
import type { DownstreamSearch } from '../../model/catalog-port.js';
import { groupBy } from '../../model/group-by.js';
import { itemAt } from '../../model/item-at.js';
import { asDatasetUrn, type DatasetUrn } from '../../urn/dataset-urn.js';
import type { AddressBook } from '../address-book.js';
import { columnAddress } from '../lineage/column-address.js';
import { type ColumnGraph, columnGraph, THROUGHOUT } from './column-graph.js';
import { lineageOfReading } from './dataset-lineage.js';
import { downstreamCounts } from './downstream-counts.js';
import { datasetOfColumn, type GraphColumns, graphColumns, graphUrn } from './graph-columns.js';
import type { ColumnPath, DownstreamCount, ImpactLimit } from './impact.js';
import { hiddenPaths, searchLimit, sortLimits, unreadAmong, unreadLimit } from './impact-limits.js';
import { emptyReach, pathTo, stepsTo, walk } from './reach.js';
import { type Readings, reachDownstream } from './region.js';

/** What is derived from a dataset or one of its columns, over any number of steps. */
export interface Dependents {
  /** Nearest first, then by address. */
  readonly columns: readonly DependentColumn[];
  /** Nearest first, then by address. With and without columns that are known to depend. */
  readonly datasets: readonly DependentDataset[];
  /** By type of entity, datasets among them. Sorted by type. */
  readonly downstream: readonly DownstreamCount[];
  /** Why there may be more. Empty where the answer is whole. Sorted. */
  readonly limits: readonly ImpactLimit[];
}

export interface DependentColumn {
  readonly column: string;
  readonly address: string;
  /** Steps from the nearest column of the subject, at least 1. */
  readonly distance: number;
  /** A shortest one, from this column to one of the subject. */
  readonly path: ColumnPath;
}

export interface DependentDataset {
  readonly urn: DatasetUrn;
  readonly address: string;
  /** Edges from the subject's dataset, at least 1. */
  readonly distance: number;
  /** How many of its columns are known to depend on the subject. */
  readonly columns: number;
}

export interface Subject {
  readonly dataset: DatasetUrn;
  /** Urn of one column; null for all of them. */
  readonly column: string | null;
}

export interface DependentsInput {
  /** Of the dataset and of what may be downstream of it. */
  readonly readings: Readings;
  readonly search: DownstreamSearch;
  readonly book: AddressBook;
}

export function dependentsOf(subject: Subject, { readings, search, book }: DependentsInput): Dependents {
  const reached = reachDownstream([subject.dataset], readings);
  const columnOf = graphColumns({ readings: readings.values(), schemas: new Map() });
  const { column } = subject;
  const canonical = { ...subject, column: column === null ? null : graphUrn(column, columnOf) };
  const columns = dependentColumns(canonical, graphOf(new Set(reached.keys()), readings, columnOf), book);
  const byDataset = groupBy(columns, ({ column }) => datasetOfColumn(column));
  const datasets = [...reached].flatMap(([text, distance]): readonly DependentDataset[] => {
    const urn = asDatasetUrn(text);
    if (!urn.ok || distance === 0) return [];
    return [{ urn: urn.value, address: book(urn.value), distance, columns: byDataset.get(urn.value)?.length ?? 0 }];
  });
  const { entities } = search;
  const names = new Set(reached.keys());
  const near = new Set([...names, ...entities.map(({ urn }) => urn)]);
  return {
    columns,
    datasets: datasets.sort(byDistance),
    downstream: downstreamCounts(names, entities, new Set([subject.dataset])),
    limits: sortLimits([
      ...searchLimit(search.failures),
      ...unreadLimit(unreadAmong(near, readings)),
      ...hiddenPaths(entities, { reached: names, readings }),
    ]),
  };
}

function graphOf(datasets: ReadonlySet<string>, readings: Readings, columnOf: GraphColumns): ColumnGraph {
  const lineage = [...readings.values()]
    .filter(({ urn }) => datasets.has(urn))
    .map((reading) => [reading.urn, lineageOfReading(reading, columnOf)] as const);
  return columnGraph({ before: new Map(lineage), after: new Map() });
}

function dependentColumns({ dataset, column }: Subject, graph: ColumnGraph, book: AddressBook): readonly DependentColumn[] {
  const { columns, downstream } = graph;
  const starts = [...columns.keys()].filter((i) =>
    column === null ? datasetOfColumn(itemAt(columns, i)) === dataset : columns[i] === column,
  );
  const reach = emptyReach(columns.length);
  walk({ adjacency: downstream, starts, times: THROUGHOUT }, reach);
  const step = (i: number) => ({ column: itemAt(columns, i), address: columnAddress(itemAt(columns, i), book) });
  const found = Array.from(reach.met.subarray(0, reach.count), (i): DependentColumn => {
    return { ...step(i), distance: stepsTo(reach, i), path: pathTo(reach, i).map(step).reverse() };
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
