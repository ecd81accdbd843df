import { compareText } from '../../errors/compare-text.js';
import { groupBy } from '../../model/group-by.js';
import type { DatasetReading, ObservedState } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { AddressBook } from '../address-book.js';
import type { Change, LineageChange } from '../change.js';
import { columnAddress } from '../lineage/column-address.js';
import { columnGraph, type LineageStates } from './column-graph.js';
import { columnImpact, type DirectDifference } from './column-impact.js';
import { lineageOfReading, NO_LINEAGE, structuralChanges, withChanges } from './dataset-lineage.js';
import { downstreamCounts } from './downstream-counts.js';
import { type GraphColumns, graphColumns, graphUrn } from './graph-columns.js';
import type { Impact } from './impact.js';
import { hiddenPaths, sortLimits, unreadAmong, unreadLimit } from './impact-limits.js';
import { type Readings, regionOf } from './region.js';
import type { Surroundings } from './surroundings.js';

export interface ImpactInput {
  readonly changes: readonly Change[];
  /** What the plan was made from. */
  readonly datasets: Readings;
  /** The columns that were read. Default: none. */
  readonly schemas?: ObservedState['schemas'] | undefined;
  readonly surroundings: Surroundings;
  readonly book: AddressBook;
  /** Pairs to look at in all. Default: as many as take about a second. */
  readonly maxLooks?: number | undefined;
}

export interface AssessedImpact {
  readonly impact: Impact;
  /** What columns gain and lose at which pairs come or go. */
  readonly direct: readonly DirectDifference[];
  /** Datasets upstream of the changes whose lineage nobody shows us. Sorted. */
  readonly unreadSources: readonly DatasetUrn[];
  /** False where not even all direct columns could be compared. */
  readonly complete: boolean;
}

/** What the changes of a plan do to columns, theirs and those that are derived from them. */
export function assessImpact({ changes, datasets, schemas = new Map(), surroundings, book, maxLooks }: ImpactInput): AssessedImpact {
  const lineage = changes.filter((change): change is LineageChange => change.element !== 'dataset');
  const structural = structuralChanges(changes);
  // Without any change that matters, a catalog of thousands of datasets need not be gone through.
  const readings: Readings = structural.length === 0 ? new Map() : new Map([...surroundings.datasets, ...datasets]);
  const region = regionOf(structural, readings);
  const inRegion = [...readings].filter(([urn]) => region.all.has(urn)).sort(([a], [b]) => compareText(a, b));
  const columnOf = graphColumns({ readings: inRegion.map(([, reading]) => reading), schemas });
  const graph = columnGraph(statesOf(structural, inRegion, columnOf));
  const addressOf = (column: string) => columnAddress(column, book);
  const { columns, counts, direct, limits } = columnImpact(graph, { addressOf, touched: touchedColumns(lineage, columnOf), maxLooks });
  const { found } = surroundings;
  const unread = unreadAmong(new Set([...region.all, ...found.map(({ urn }) => urn)]), readings);
  return {
    impact: {
      columns,
      counts,
      downstream: downstreamCounts(region.downstream, found, new Set(structural.map(({ downstream }) => downstream))),
      limits: sortLimits([
        ...limits,
        ...surroundings.limits,
        ...unreadLimit(unread),
        ...hiddenPaths(found, { reached: region.downstream, readings }),
      ]),
    },
    direct,
    unreadSources: unread.filter((urn) => region.sources.has(urn)),
    complete: limits.length === 0,
  };
}

/** Columns of which a pair is another one in transform or confidence alone. Sorted. */
function touchedColumns(changes: readonly LineageChange[], columnOf: GraphColumns): readonly string[] {
  const touched = changes.flatMap((change) =>
    change.element === 'pair' && change.kind === 'update' ? [graphUrn(change.downstreamField, columnOf)] : [],
  );
  return [...new Set(touched)].sort(compareText);
}

/** Of the datasets of a region alone: the rest of a catalog bears on nothing. */
function statesOf(
  changes: readonly LineageChange[],
  inRegion: readonly (readonly [DatasetUrn, DatasetReading])[],
  columnOf: GraphColumns,
): LineageStates {
  const before = new Map(inRegion.map(([urn, reading]) => [urn, lineageOfReading(reading, columnOf)]));
  const after = new Map(
    [...groupBy(changes, ({ downstream }) => downstream)].map(([urn, own]) => [
      urn,
      withChanges(before.get(urn) ?? NO_LINEAGE, own, columnOf),
    ]),
  );
  return { before, after };
}
