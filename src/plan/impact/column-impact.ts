import { itemAt } from '../../model/item-at.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
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
import type { ColumnGraph } from './column-graph.js';
import { compareColumns } from './column-numbers.js';
import {
  type AncestorDifference,
  type ComparedColumns,
  compareAncestors,
  type ReachedColumn,
} from './compare-ancestors.js';
import type { DashboardsBelow } from './dashboards-below.js';
import { pathTo, stepsTo, type Traversal } from './traverse.js';

export type ColumnImpact = Pick<Impact, 'columns' | 'counts'> & {
  /**
   * The gained and lost ancestors of columns whose own pairs change. They include every ancestor
   * that a column further down gains or loses. Empty unless `listsDirect`.
   */
  readonly direct: readonly DirectDifference[];
  readonly limits: readonly ImpactLimit[];
};

export interface ColumnImpactOptions {
  readonly toAddress: (column: string) => string;
  /** Columns with a pair that changes only an attribute. Sorted. */
  readonly touched: readonly string[];
  /**
   * True if the result lists `direct`. The columns of a large plan gain millions of ancestors
   * together.
   */
  readonly listsDirect: boolean;
  /** The largest number of pairs to visit. Default: about a second of work. */
  readonly maxLooks?: number | undefined;
}

/** Computes how the ancestors of each affected column change. */
export function columnImpact(
  graph: ColumnGraph,
  { toAddress, touched, listsDirect, maxLooks }: ColumnImpactOptions,
): ColumnImpact {
  const narrowing: AffectedColumn[] = [];
  const others: AffectedColumn[] = [];
  const order = new Map<AffectedColumn, number>();
  const direct: DirectDifference[] = [];
  const counts = { additive: 0, narrowing: 0, reRoute: 0 };
  const counted = { direct: 0, datasets: new Set<EntityUrn>() };
  const affected = new Set<string>();
  const toUrn = (column: number) => itemAt(graph.columns, column);
  const toStep = stepByColumn(graph, toAddress);
  const count = (reached: ReachedColumn, category: ComparedCategory) => {
    const column = toUrn(reached.column);
    counts[category === 're-route' ? 'reRoute' : category] += 1;
    affected.add(column);
    counted.datasets.add(itemAt(graph.datasets, reached.column));
    if (reached.distance === 0) counted.direct += 1;
  };
  const compared = compareAncestors(graph, {
    report: (difference) => {
      const category = categorize(difference);
      count(difference, category);
      if (listsDirect && difference.distance === 0)
        direct.push({
          column: toUrn(difference.column),
          gains: difference.gains.map(toUrn),
          loses: difference.loses.map(toUrn),
        });
      const list = category === 'narrowing' ? narrowing : others;
      if (list.length === MAX_LISTED_COLUMNS) return;
      const described = describe(difference, category, { graph, toStep });
      order.set(described, order.size);
      list.push(described);
    },
    countGain: (reached) => {
      if (listsDirect || others.length < MAX_LISTED_COLUMNS) return false;
      count(reached, 'additive');
      return true;
    },
    maxLooks,
  });
  const listed = chooseListed([...narrowing, ...others], order);
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

/**
 * Chooses the columns to list, in the order in which they were compared. A column that loses an
 * ancestor has to be seen, so it comes first in `found`.
 */
function chooseListed(
  found: readonly AffectedColumn[],
  order: ReadonlyMap<AffectedColumn, number>,
): readonly AffectedColumn[] {
  return found
    .slice(0, MAX_LISTED_COLUMNS)
    .sort((a, b) => Number(order.get(a)) - Number(order.get(b)));
}

/** The category of a column with a difference in its ancestors. */
type ComparedCategory = Exclude<ImpactCategory, 'metadata'>;

function categorize({ gains, loses, reRouted }: AncestorDifference): ComparedCategory {
  if (reRouted.length > 0 || (gains.length > 0 && loses.length > 0)) return 're-route';
  return gains.length > 0 ? 'additive' : 'narrowing';
}

type PathStep = ColumnPath[number];

/**
 * Makes the step of a path for each column. The paths of a large plan pass the same columns many
 * times, so each step is made once and all paths share it.
 */
function stepByColumn(
  { columns }: ColumnGraph,
  toAddress: (column: string) => string,
): (column: number) => PathStep {
  const steps = new Map<number, PathStep>();
  return (column) => {
    const known = steps.get(column);
    if (known !== undefined) return known;
    const urn = itemAt(columns, column);
    const step = { column: urn, address: toAddress(urn) };
    steps.set(column, step);
    return step;
  };
}

interface Describing {
  readonly graph: ColumnGraph;
  readonly toStep: (column: number) => PathStep;
}

function describe(
  difference: AncestorDifference,
  category: ImpactCategory,
  { graph, toStep }: Describing,
): AffectedColumn {
  const { before, after, gains, loses, reRouted, distance } = difference;
  const path = (traversal: Traversal, ancestor: number): ColumnPath =>
    pathTo(traversal, ancestor).map(toStep);
  const along =
    (traversal: Traversal) =>
    (ancestor: number): AncestorPath => ({ path: path(traversal, ancestor) });
  const both = (ancestor: number): ReRoutedPath => ({
    before: path(before, ancestor),
    after: path(after, ancestor),
  });
  const nearest = (ancestors: readonly number[], traversal: Traversal): readonly number[] =>
    [...ancestors]
      .sort(
        (a, b) =>
          stepsTo(traversal, a) - stepsTo(traversal, b) || compareColumns(graph.columns, a, b),
      )
      .slice(0, MAX_LISTED_ANCESTORS);
  return {
    ...toStep(difference.column),
    category,
    direct: distance === 0,
    gains: { listed: nearest(gains, after).map(along(after)), count: gains.length },
    loses: { listed: nearest(loses, before).map(along(before)), count: loses.length },
    reRouted: { listed: nearest(reRouted, after).map(both), count: reRouted.length },
  };
}

const NONE: Ancestors<never> = { listed: [], count: 0 };

function onlyTouched(column: string, address: string): AffectedColumn {
  const ancestors = { gains: NONE, loses: NONE, reRouted: NONE };
  return { column, address, category: 'metadata', direct: true, ...ancestors };
}

function comparisonLimits({ reached, compared }: ComparedColumns): readonly ImpactLimit[] {
  if (compared === reached) return [];
  const message = `of ${reached} columns that the changes may affect, the ${compared} nearest were compared; the impact on the others is unknown`;
  return [{ reason: 'too-large', message }];
}

/** The impact of a plan, and the facts about it that only guards need. */
export interface AssessedImpact {
  readonly impact: Impact;
  /**
   * The gained and lost ancestors of columns whose own pairs change. Empty if the settings watch no
   * tag and no term.
   */
  readonly direct: readonly DirectDifference[];
  readonly dashboardsBelow: DashboardsBelow;
  /** Datasets upstream of the changes whose lineage cannot be read. Sorted. */
  readonly unreadSources: readonly EntityUrn[];
  /** False if there were too many columns to compare all of them. */
  readonly complete: boolean;
}

/** The ancestors that one column gains and loses, by urn. */
export interface DirectDifference {
  readonly column: string;
  readonly gains: readonly string[];
  readonly loses: readonly string[];
}
