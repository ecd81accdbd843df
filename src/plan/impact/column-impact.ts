import { itemAt } from '../../model/item-at.js';
import type { ColumnGraph } from './column-graph.js';
import { type AncestorDifference, type Comparison, compareAncestors, compareColumns } from './compare-ancestors.js';
import { datasetOfColumn } from './graph-columns.js';
import {
  type AffectedColumn,
  type AncestorPath,
  type Ancestors,
  type ColumnPath,
  type Impact,
  type ImpactCategory,
  type ImpactLimit,
  MAX_LISTED_ANCESTORS,
  MAX_LISTED_COLUMNS,
  type ReRoutedPath,
} from './impact.js';
import { pathTo, type Reach, stepsTo } from './reach.js';

export type ColumnImpact = Pick<Impact, 'columns' | 'counts'> & {
  /** What columns at which pairs come or go gain or lose; whatever is gained or lost further down is among it. */
  readonly direct: readonly DirectDifference[];
  readonly limits: readonly ImpactLimit[];
};

/** Urns of columns. */
export interface DirectDifference {
  readonly column: string;
  readonly gains: readonly string[];
  readonly loses: readonly string[];
}

export interface ColumnImpactOptions {
  /** What people call a column, by its urn. */
  readonly addressOf: (column: string) => string;
  /** Columns of which an attribute of a pair changes. Sorted. */
  readonly touched: readonly string[];
  /** Pairs to look at in all. Default: as many as take about a second. */
  readonly maxLooks?: number | undefined;
}

/** What becomes of the ancestors of every column that is derived from what changes. */
export function columnImpact(graph: ColumnGraph, { addressOf, touched, maxLooks }: ColumnImpactOptions): ColumnImpact {
  const listed: AffectedColumn[] = [];
  const direct: DirectDifference[] = [];
  const counts = { additive: 0, narrowing: 0, reRoute: 0 };
  const counted = { direct: 0, datasets: new Set<string | undefined>() };
  const affected = new Set<string>();
  const urnOf = (column: number) => itemAt(graph.columns, column);
  const compared = compareAncestors(
    graph,
    (difference) => {
      const category = categoryOf(difference);
      const column = urnOf(difference.column);
      counts[category === 're-route' ? 'reRoute' : category] += 1;
      affected.add(column);
      counted.datasets.add(datasetOfColumn(column));
      if (difference.distance === 0) {
        counted.direct += 1;
        direct.push({ column, gains: difference.gains.map(urnOf), loses: difference.loses.map(urnOf) });
      }
      if (listed.length < MAX_LISTED_COLUMNS) listed.push(describe(difference, category, { graph, addressOf }));
    },
    maxLooks,
  );
  const metadata = touched.filter((column) => !affected.has(column));
  const room = metadata.slice(0, MAX_LISTED_COLUMNS - listed.length);
  return {
    columns: [...listed, ...room.map((column) => onlyTouched(column, addressOf(column)))],
    counts: {
      ...counts,
      metadata: metadata.length,
      columns: affected.size,
      direct: counted.direct,
      datasets: counted.datasets.size,
    },
    direct,
    limits: limitsOf(compared),
  };
}

function categoryOf({ gains, loses, reRouted }: AncestorDifference): Exclude<ImpactCategory, 'metadata'> {
  if (reRouted.length > 0 || (gains.length > 0 && loses.length > 0)) return 're-route';
  return gains.length > 0 ? 'additive' : 'narrowing';
}

interface Describing {
  readonly graph: ColumnGraph;
  readonly addressOf: (column: string) => string;
}

function describe(difference: AncestorDifference, category: ImpactCategory, { graph, addressOf }: Describing): AffectedColumn {
  const { before, after, gains, loses, reRouted, distance } = difference;
  const path = (reach: Reach, ancestor: number): ColumnPath =>
    pathTo(reach, ancestor).map((column) => stepOf(itemAt(graph.columns, column), addressOf));
  const along =
    (reach: Reach) =>
    (ancestor: number): AncestorPath => ({ path: path(reach, ancestor) });
  const both = (ancestor: number): ReRoutedPath => ({ before: path(before, ancestor), after: path(after, ancestor) });
  const column = itemAt(graph.columns, difference.column);
  return {
    column,
    address: addressOf(column),
    category,
    direct: distance === 0,
    gains: nearest(gains, { reach: after, columns: graph.columns, describe: along(after) }),
    loses: nearest(loses, { reach: before, columns: graph.columns, describe: along(before) }),
    reRouted: nearest(reRouted, { reach: after, columns: graph.columns, describe: both }),
  };
}

function stepOf(column: string, addressOf: (column: string) => string): ColumnPath[number] {
  return { column, address: addressOf(column) };
}

interface Nearest<T> {
  readonly reach: Reach;
  readonly columns: readonly string[];
  readonly describe: (ancestor: number) => T;
}

function nearest<T>(ancestors: readonly number[], { reach, columns, describe: describeOne }: Nearest<T>): Ancestors<T> {
  const sorted = [...ancestors].sort((a, b) => stepsTo(reach, a) - stepsTo(reach, b) || compareColumns(columns, a, b));
  return { listed: sorted.slice(0, MAX_LISTED_ANCESTORS).map(describeOne), count: ancestors.length };
}

const NONE: Ancestors<never> = { listed: [], count: 0 };

function onlyTouched(column: string, address: string): AffectedColumn {
  return { column, address, category: 'metadata', direct: true, gains: NONE, loses: NONE, reRouted: NONE };
}

function limitsOf({ reached, compared }: Comparison): readonly ImpactLimit[] {
  if (compared === reached) return [];
  const message = `of ${reached} columns that the changes may bear on, the ${compared} nearest were compared; of the others nothing is known`;
  return [{ reason: 'too-large', message }];
}
