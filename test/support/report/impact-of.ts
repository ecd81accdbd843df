import {
  type AffectedColumn,
  type AncestorPath,
  type Ancestors,
  type ColumnPath,
  type Impact,
  NO_IMPACT,
  type ReRoutedPath,
} from '../../../src/plan/document/impact.js';
import { fieldOf } from '../model/lineage-builders.js';

/** An impact of these columns alone, with consistent counts. */
export function impactOf(columns: readonly AffectedColumn[], more: Partial<Impact> = {}): Impact {
  const count = (category: AffectedColumn['category']) =>
    columns.filter((one) => one.category === category).length;
  const metadata = count('metadata');
  const direct = columns.filter((one) => one.direct && one.category !== 'metadata').length;
  const counts = {
    additive: count('additive'),
    narrowing: count('narrowing'),
    reRoute: count('re-route'),
    metadata,
  };
  return {
    ...NO_IMPACT,
    columns,
    counts: { ...counts, columns: columns.length - metadata, direct, datasets: 1 },
    ...more,
  };
}

/** The change of `orders.total`, by paths such as `orders.total stg.amount raw.amount`. */
export interface Becoming {
  readonly category: AffectedColumn['category'];
  readonly direct?: boolean;
  readonly gains?: readonly string[];
  readonly loses?: readonly string[];
  /** Paths before and after. */
  readonly reRouted?: readonly (readonly [string, string])[];
  /** Number of ancestors in each list that are counted but not listed. */
  readonly more?: number;
}

export function affected(
  address: string,
  { category, direct = false, gains = [], loses = [], reRouted = [], more = 0 }: Becoming,
): AffectedColumn {
  const all = <T>(listed: readonly T[]): Ancestors<T> => ({
    listed,
    count: listed.length === 0 ? 0 : listed.length + more,
  });
  const along = (steps: string): AncestorPath => ({ path: pathOf(steps) });
  return {
    column: fieldOf(address),
    address,
    category,
    direct,
    gains: all(gains.map(along)),
    loses: all(loses.map(along)),
    reRouted: all(
      reRouted.map(
        ([before, after]): ReRoutedPath => ({ before: pathOf(before), after: pathOf(after) }),
      ),
    ),
  };
}

function pathOf(steps: string): ColumnPath {
  return steps.split(' ').map((address) => ({ column: fieldOf(address), address }));
}
