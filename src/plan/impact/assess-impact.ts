import { compareText } from '../../errors/compare-text.js';
import { kinds } from '../../model/kinds.js';
import type { ObservedState, Readings } from '../../model/observed-state.js';
import { sortByText } from '../../model/sort-by-text.js';
import { type EntityUrn, filterEntityUrns } from '../../urn/entity-urn.js';
import { type AddressBook, columnAddress } from '../document/address-book.js';
import type { Change, LineageChange } from '../document/change.js';
import { type Impact, MAX_LISTED_ENTITIES, type NamedEntity } from '../document/impact.js';
import { changedGraph } from './column-graph.js';
import { type AssessedImpact, columnImpact } from './column-impact.js';
import { type ColumnNumbers, canonicalUrn, columnNumbers } from './column-numbers.js';
import { dashboardsBelow } from './dashboards-below.js';
import { structuralChanges } from './dataset-lineage.js';
import { countTypes, downstreamTypes } from './dependents.js';
import { findUnread, hiddenPaths, sortLimits, unreadLimit } from './impact-limits.js';
import { withoutInputs } from './lost-inputs.js';
import { datasetGraph, findRegion, type Region } from './region.js';
import type { Surroundings } from './surroundings.js';

export interface ImpactInput {
  readonly changes: readonly Change[];
  /** The readings from which the plan was made. */
  readonly datasets: Readings;
  /** The columns that were read. Default: none. */
  readonly schemas?: ObservedState['schemas'] | undefined;
  readonly surroundings: Surroundings;
  readonly book: AddressBook;
  /** True if the settings watch tags or terms, so that a guard asks for every gained ancestor. */
  readonly watches: boolean;
  /** The largest number of pairs to visit. Default: about a second of work. */
  readonly maxLooks?: number | undefined;
}

/**
 * Computes how the changes of a plan affect the changed columns and the columns derived from them.
 */
export function assessImpact({
  changes,
  datasets,
  schemas = new Map(),
  surroundings,
  book,
  watches,
  maxLooks,
}: ImpactInput): AssessedImpact {
  const lineage = changes.filter((change): change is LineageChange => change.element !== 'dataset');
  const structural = structuralChanges(changes);
  // Without a structural change, the readings of thousands of datasets need not be traversed.
  const readings: Readings =
    structural.length === 0 ? new Map() : new Map([...surroundings.datasets, ...datasets]);
  const edges = datasetGraph(readings);
  const region = findRegion(structural, edges);
  const inRegion = [...readings.values()].filter(({ urn }) => region.all.has(urn));
  const numbers = columnNumbers({ readings: inRegion, schemas });
  const touched = touchedColumns(lineage, numbers);
  const graph = changedGraph(structural, { readings, columns: numbers, edges });
  const toAddress = (column: string) => columnAddress(column, book);
  const { columns, counts, direct, limits } = columnImpact(graph, {
    toAddress,
    touched,
    listsDirect: watches,
    maxLooks,
  });
  const { found } = surroundings;
  const unread = findUnread(new Set([...region.all, ...found.map(({ urn }) => urn)]), readings);
  return {
    impact: {
      columns,
      counts,
      ...entitiesBelow(region, { structural, readings, found, book }),
      limits: sortLimits([
        ...limits,
        ...surroundings.limits,
        ...unreadLimit(unread),
        ...hiddenPaths(found, { reached: region.downstream, readings }),
      ]),
    },
    direct,
    dashboardsBelow: dashboardsBelow(edges, structural),
    unreadSources: unread.filter((urn) => region.sources.has(urn)),
    complete: limits.length === 0,
  };
}

const { graphType: DASHBOARD } = kinds.dashboard;

interface EntitiesInput extends Pick<ImpactInput, 'book'>, Pick<Surroundings, 'found'> {
  readonly structural: readonly LineageChange[];
  readonly readings: Readings;
}

/** Counts the entities downstream, and names the dashboards and what loses its last input. */
function entitiesBelow(
  { downstream }: Region,
  { structural, readings, found, book }: EntitiesInput,
): Pick<Impact, 'downstream' | 'dashboards' | 'withoutInputs'> {
  const starts = new Set(structural.map((change) => change.downstream));
  const types = downstreamTypes(downstream, found, starts);
  const dashboards = named(dashboardsIn(types), book);
  const emptied = named(withoutInputs(structural, readings), book);
  return {
    downstream: countTypes(types),
    ...(dashboards.length > 0 && { dashboards: dashboards.slice(0, MAX_LISTED_ENTITIES) }),
    ...(emptied.length > 0 && { withoutInputs: emptied }),
  };
}

function dashboardsIn(types: ReturnType<typeof downstreamTypes>): readonly EntityUrn[] {
  return filterEntityUrns(types.flatMap(([urn, type]) => (type === DASHBOARD ? [urn] : [])));
}

/** Names entities, by address. */
function named(urns: readonly EntityUrn[], book: AddressBook): readonly NamedEntity[] {
  return sortByText(
    urns.map((urn) => ({ urn, address: book(urn) })),
    ({ address, urn }) => `${address} ${urn}`,
  );
}

/** Finds the columns with a pair that changes only its transform or its confidence. Sorted. */
function touchedColumns(
  changes: readonly LineageChange[],
  columns: ColumnNumbers,
): readonly string[] {
  const touched = changes.flatMap((change) =>
    change.element === 'pair' && change.kind === 'update'
      ? [canonicalUrn(change.downstreamField, columns)]
      : [],
  );
  return [...new Set(touched)].sort(compareText);
}
