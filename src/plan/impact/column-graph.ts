import { getOrMake } from '../../model/get-or-make.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { itemAt } from '../../model/item-at.js';
import { kindOf } from '../../model/kinds.js';
import type { Readings } from '../../model/observed-state.js';
import { type EntityUrn, filterEntityUrns } from '../../urn/entity-urn.js';
import { changedDataset, type LineageChange } from '../document/change.js';
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
  readonly datasets: readonly EntityUrn[];
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
  const byHolder = groupBy(changes, changedDataset);
  const known = new Map<EntityUrn, readonly NumberedPair[]>();
  const pairsOf = (holder: EntityUrn) =>
    getOrMake(known, holder, () => {
      const own = { reading: readings.get(holder), changes: groupAt(byHolder, holder) };
      return columnPairs(own, columns);
    });
  const changed = [...byHolder.keys()].flatMap((holder) => pairsOf(holder).filter(isChanged));
  const affected = spread(
    changed.map(({ downstream }) => downstream),
    {
      columns,
      look: (entity) => neighbors('downstream', entity, edges).flatMap(pairsOf),
      ends: ({ downstream, upstream }) => [upstream, downstream],
    },
  );
  // The pairs of a column are in its own entity, and in the jobs that write the entity.
  const changedJobs = [...byHolder.keys()].filter(isBetween);
  const holdersOf = (entity: EntityUrn) => [
    entity,
    ...neighbors('upstream', entity, edges).filter(isBetween),
    ...changedJobs,
  ];
  const needed = spread(affected, {
    columns,
    look: (entity) => holdersOf(entity).flatMap(pairsOf),
    ends: ({ downstream, upstream }) => [downstream, upstream],
  });
  const entities = new Set([...needed].map((column) => itemAt(columns.datasets, column)));
  const holders = new Set([...entities].flatMap(holdersOf));
  const pairs = [...holders].flatMap(pairsOf).filter(({ downstream }) => needed.has(downstream));
  return columnGraph(columns, pairs);
}

function isChanged({ times }: NumberedPair): boolean {
  return times !== THROUGHOUT;
}

/** Returns true for an entity that holds pairs between columns of others, as a job does. */
function isBetween(entity: EntityUrn): boolean {
  return kindOf(entity).columns === 'between';
}

function neighbors(
  way: 'downstream' | 'upstream',
  entity: EntityUrn,
  { numbers, urns, ...graph }: DatasetGraph,
): readonly EntityUrn[] {
  const number = numbers.get(entity);
  if (number === undefined) return [];
  const { offsets, targets } = graph[way];
  const own = targets.subarray(itemAt(offsets, number), itemAt(offsets, number + 1));
  return filterEntityUrns(Array.from(own, (target) => itemAt(urns, target)));
}

interface Spreading {
  readonly columns: ColumnNumbers;
  /** Lists the pairs that may lead on from the columns of a dataset. */
  readonly look: (dataset: EntityUrn) => readonly NumberedPair[];
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
