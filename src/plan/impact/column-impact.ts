import { itemAt } from '../../model/item-at.js';
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
} from '../document/impact.js';
import type { DirectDifference } from './assessed-impact.js';
import { datasetOfColumn } from './canonical-columns.js';
import type { ColumnGraph } from './column-graph.js';
import {
  type AncestorDifference,
  type Comparison,
  compareAncestors,
  compareColumns,
} from './compare-ancestors.js';
import { pathTo, stepsTo, type Traversal } from './traverse.js';

export type ColumnImpact = Pick<Impact, 'columns' | 'counts'> & {
  /**
   * The gained and lost ancestors of columns whose own pairs change. Whatever a column further down
   * gains or loses is among them.
   */
  readonly direct: readonly DirectDifference[];
  readonly limits: readonly ImpactLimit[];
};

export interface ColumnImpactOptions {
  /** Returns the address of a column, by its urn. */
  readonly toAddress: (column: string) => string;
  /** Columns with a pair of which only an attribute changes. Sorted. */
  readonly touched: readonly string[];
  /** The largest number of pairs to visit. Default: about a second of work. */
  readonly maxLooks?: number | undefined;
}

/** Computes how the ancestors of each affected column change. */
export function columnImpact(
  graph: ColumnGraph,
  { toAddress, touched, maxLooks }: ColumnImpactOptions,
): ColumnImpact {
  const narrowing: AffectedColumn[] = [];
  const others: AffectedColumn[] = [];
  const order = new Map<AffectedColumn, number>();
  const direct: DirectDifference[] = [];
  const counts = { additive: 0, narrowing: 0, reRoute: 0 };
  const counted = { direct: 0, datasets: new Set<string | undefined>() };
  const affected = new Set<string>();
  const toUrn = (column: number) => itemAt(graph.columns, column);
  const compared = compareAncestors(
    graph,
    (difference) => {
      const category = categorize(difference);
      const column = toUrn(difference.column);
      counts[category === 're-route' ? 'reRoute' : category] += 1;
      affected.add(column);
      counted.datasets.add(datasetOfColumn(column));
      if (difference.distance === 0) {
        counted.direct += 1;
        direct.push({
          column,
          gains: difference.gains.map(toUrn),
          loses: difference.loses.map(toUrn),
        });
      }
      const list = category === 'narrowing' ? narrowing : others;
      if (list.length === MAX_LISTED_COLUMNS) return;
      const described = describe(difference, category, { graph, toAddress });
      order.set(described, order.size);
      list.push(described);
    },
    maxLooks,
  );
  // A column that loses an ancestor has to be seen, so it goes before one that gains one.
  const listed = [...narrowing, ...others]
    .slice(0, MAX_LISTED_COLUMNS)
    .sort((a, b) => Number(order.get(a)) - Number(order.get(b)));
  const metadata = touched.filter((column) => !affected.has(column));
  const room = metadata.slice(0, MAX_LISTED_COLUMNS - listed.length);
  return {
    columns: [...listed, ...room.map((column) => onlyTouched(column, toAddress(column)))],
    counts: {
      ...counts,
      metadata: metadata.length,
      columns: affected.size,
      direct: counted.direct,
      datasets: counted.datasets.size,
    },
    direct,
    limits: comparisonLimits(compared),
  };
}

function categorize({
  gains,
  loses,
  reRouted,
}: AncestorDifference): Exclude<ImpactCategory, 'metadata'> {
  if (reRouted.length > 0 || (gains.length > 0 && loses.length > 0)) return 're-route';
  return gains.length > 0 ? 'additive' : 'narrowing';
}

interface Describing {
  readonly graph: ColumnGraph;
  readonly toAddress: (column: string) => string;
}

function describe(
  difference: AncestorDifference,
  category: ImpactCategory,
  { graph, toAddress }: Describing,
): AffectedColumn {
  const { before, after, gains, loses, reRouted, distance } = difference;
  const path = (traversal: Traversal, ancestor: number): ColumnPath =>
    pathTo(traversal, ancestor).map((column) => toStep(itemAt(graph.columns, column), toAddress));
  const along =
    (traversal: Traversal) =>
    (ancestor: number): AncestorPath => ({ path: path(traversal, ancestor) });
  const both = (ancestor: number): ReRoutedPath => ({
    before: path(before, ancestor),
    after: path(after, ancestor),
  });
  const column = itemAt(graph.columns, difference.column);
  return {
    column,
    address: toAddress(column),
    category,
    direct: distance === 0,
    gains: nearest(gains, { traversal: after, columns: graph.columns, describe: along(after) }),
    loses: nearest(loses, { traversal: before, columns: graph.columns, describe: along(before) }),
    reRouted: nearest(reRouted, { traversal: after, columns: graph.columns, describe: both }),
  };
}

function toStep(column: string, toAddress: (column: string) => string): ColumnPath[number] {
  return { column, address: toAddress(column) };
}

interface Nearest<T> {
  readonly traversal: Traversal;
  readonly columns: readonly string[];
  readonly describe: (ancestor: number) => T;
}

function nearest<T>(
  ancestors: readonly number[],
  { traversal, columns, describe: describeOne }: Nearest<T>,
): Ancestors<T> {
  const sorted = [...ancestors].sort(
    (a, b) => stepsTo(traversal, a) - stepsTo(traversal, b) || compareColumns(columns, a, b),
  );
  return {
    listed: sorted.slice(0, MAX_LISTED_ANCESTORS).map(describeOne),
    count: ancestors.length,
  };
}

const NONE: Ancestors<never> = { listed: [], count: 0 };

function onlyTouched(column: string, address: string): AffectedColumn {
  return {
    column,
    address,
    category: 'metadata',
    direct: true,
    gains: NONE,
    loses: NONE,
    reRouted: NONE,
  };
}

function comparisonLimits({ reached, compared }: Comparison): readonly ImpactLimit[] {
  if (compared === reached) return [];
  const message = `of ${reached} columns that the changes may affect, the ${compared} nearest were compared; the impact on the others is unknown`;
  return [{ reason: 'too-large', message }];
}
