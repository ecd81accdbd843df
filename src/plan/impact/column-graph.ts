import { getOrMake } from '../../model/get-or-make.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { itemAt } from '../../model/item-at.js';
import type { Readings } from '../../model/observed-state.js';
import { type DatasetUrn, filterDatasetUrns } from '../../urn/dataset-urn.js';
import type { LineageChange } from '../document/change.js';
import type { ColumnNumbers } from './column-numbers.js';
import { columnPairs } from './dataset-lineage.js';
import { type NumberedGraph, type NumberedPair, numberedGraph } from './numbered-graph.js';
import type { DatasetGraph } from './region.js';
import { THROUGHOUT } from './traverse.js';

/** The lineage of columns before and after the changes. */
export interface ColumnGraph extends NumberedGraph {
  /** The canonical urn of each column, by number. */
  readonly columns: readonly string[];
  /** The dataset of each column, by number. */
  readonly datasets: readonly DatasetUrn[];
  /** The pairs that are added or removed. */
  readonly changed: readonly NumberedPair[];
}

export function columnGraph(
  { urns, datasets }: ColumnNumbers,
  pairs: readonly NumberedPair[],
): ColumnGraph {
  return {
    columns: urns,
    datasets,
    changed: pairs.filter(isChanged),
    ...numberedGraph(urns.length, pairs),
  };
}

export interface ReadLineage {
  readonly readings: Readings;
  readonly columns: ColumnNumbers;
  /** The edges of the readings. A pair on an added edge is a change itself. */
  readonly edges: DatasetGraph;
}

/**
 * Builds the graph of every column that the changes may affect, and of all columns that such a column
 * is derived from. No other column can be on a path that matters. Starts from the changes, and looks
 * at the pairs of a dataset only on the way.
 */
export function changedGraph(
  changes: readonly LineageChange[],
  { readings, columns, edges }: ReadLineage,
): ColumnGraph {
  const byDataset = groupBy(changes, ({ downstream }) => downstream);
  const known = new Map<DatasetUrn, readonly NumberedPair[]>();
  const pairsOf = (dataset: DatasetUrn) =>
    getOrMake(known, dataset, () => {
      const own = { reading: readings.get(dataset), changes: groupAt(byDataset, dataset) };
      return columnPairs(own, columns);
    });
  const changed = [...byDataset.keys()].flatMap((dataset) => pairsOf(dataset).filter(isChanged));
  const affected = spread(
    changed.map(({ downstream }) => downstream),
    {
      columns,
      look: (dataset) => downstreamsOf(dataset, edges).flatMap(pairsOf),
      ends: ({ downstream, upstream }) => [upstream, downstream],
    },
  );
  const needed = spread(affected, {
    columns,
    look: pairsOf,
    ends: ({ downstream, upstream }) => [downstream, upstream],
  });
  const datasets = new Set([...needed].map((column) => itemAt(columns.datasets, column)));
  // All pairs of a column are in one dataset, so the order of datasets decides no path upstream.
  const pairs = [...datasets].flatMap(pairsOf).filter(({ downstream }) => needed.has(downstream));
  return columnGraph(columns, pairs);
}

function isChanged({ times }: NumberedPair): boolean {
  return times !== THROUGHOUT;
}

function downstreamsOf(
  dataset: DatasetUrn,
  { numbers, urns, downstream: { offsets, targets } }: DatasetGraph,
): readonly DatasetUrn[] {
  const number = numbers.get(dataset);
  if (number === undefined) return [];
  const own = targets.subarray(itemAt(offsets, number), itemAt(offsets, number + 1));
  return filterDatasetUrns(Array.from(own, (target) => itemAt(urns, target)));
}

interface Spreading {
  readonly columns: ColumnNumbers;
  /** Lists the pairs that may lead on from the columns of a dataset. */
  readonly look: (dataset: DatasetUrn) => readonly NumberedPair[];
  readonly ends: (pair: NumberedPair) => readonly [from: number, to: number];
}

/** Finds every column that pairs lead to from the starts, these included. */
function spread(
  starts: Iterable<number>,
  { columns: { datasets }, look, ends }: Spreading,
): ReadonlySet<number> {
  const found = new Set(starts);
  const waiting = new Set([...found].map((column) => itemAt(datasets, column)));
  // Iterating a set includes the items that are added meanwhile, also one that was deleted before.
  for (const dataset of waiting) {
    waiting.delete(dataset);
    for (const pair of look(dataset)) {
      const [from, to] = ends(pair);
      if (!found.has(from) || found.has(to)) continue;
      found.add(to);
      waiting.add(itemAt(datasets, to));
    }
  }
  return found;
}
