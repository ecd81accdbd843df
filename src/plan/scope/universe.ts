import { compareText } from '../../errors/compare-text.js';
import type { DesiredDataset, DesiredState } from '../../model/desired-state.js';
import { type EdgeEnds, edgeEnds } from '../../model/edge-end.js';
import { groupBy } from '../../model/group-by.js';
import type { ObservedState } from '../../model/observed-state.js';
import { parseDatasetUrn } from '../../urn/dataset-urn.js';
import { asEntityUrn, type EntityUrn, isDatasetUrn, otherParts } from '../../urn/entity-urn.js';
import { longName } from '../document/address-book.js';
import { markedUpstreams } from '../unit/observe-unit.js';
import type { Owner } from '../unit/owner.js';

/** The datasets that scope expressions can match, and the edges that they can follow. */
export interface Universe {
  readonly shortNames: ReadonlyMap<string, EntityUrn>;
  /** Sorted by urn. */
  readonly datasets: readonly SelectableDataset[];
  readonly upstreams: Neighbors;
  readonly downstreams: Neighbors;
}

export interface SelectableDataset {
  readonly urn: EntityUrn;
  /**
   * The name in the urn, `raw.public.orders`. Absent for an urn in a foreign record that is not a
   * dataset.
   */
  readonly name?: string;
  /** `snowflake:raw.public.orders` */
  readonly platformName?: string;
}

type Neighbors = ReadonlyMap<EntityUrn, readonly EntityUrn[]>;

/**
 * Collects every dataset that the manifests name, both ends of every edge with our mark, and the
 * datasets that the catalog does not show. So an entry that left the manifests is found by its
 * marks. The edges are the declared edges and the edges with our mark.
 */
export function planUniverse(
  { datasets, units }: DesiredState,
  observed: Pick<ObservedState, 'datasets'>,
  owner: Owner,
): Universe {
  const readings = [...observed.datasets.values()];
  const declared = units.flatMap(({ downstream, edges }) =>
    edges.map(({ upstream }) => edgeEnds(downstream, upstream)),
  );
  const marked = readings.flatMap((reading) =>
    markedUpstreams(reading, owner).map((end) => edgeEnds(reading.urn, end)),
  );
  const unseen = readings.filter(({ kind }) => kind === 'unknown').map(({ urn }) => urn);
  return buildUniverse({ named: datasets, urns: unseen, joins: [...declared, ...marked] });
}

export interface UniverseParts {
  readonly named: readonly Pick<DesiredDataset, 'urn' | 'shortNames'>[];
  readonly urns: readonly EntityUrn[];
  readonly joins: readonly EdgeEnds[];
}

/** Builds a universe from datasets and edges. */
export function buildUniverse({ named, urns, joins }: UniverseParts): Universe {
  const all = new Set([
    ...named.map(({ urn }) => urn),
    ...urns,
    ...joins.flatMap(({ downstream, upstream }) => [downstream, upstream]),
  ]);
  return {
    shortNames: new Map(
      named.flatMap(({ urn, shortNames }) => shortNames.map((name) => [name, urn] as const)),
    ),
    datasets: [...all].sort(compareText).map(namedDataset),
    upstreams: neighborMap(joins, 'downstream', 'upstream'),
    downstreams: neighborMap(joins, 'upstream', 'downstream'),
  };
}

function namedDataset(urn: EntityUrn): SelectableDataset {
  const name = nameOf(urn);
  return name === undefined ? { urn } : { urn, name, platformName: longName(urn) };
}

function nameOf(urn: EntityUrn): string | undefined {
  if (!isDatasetUrn(urn)) return asEntityUrn(urn).ok ? otherParts(urn).name : undefined;
  const parts = parseDatasetUrn(urn);
  return parts.ok ? parts.value.name : undefined;
}

/** Lists the neighbors of each entity on one side of its edges. */
export function neighborMap(
  edges: readonly EdgeEnds[],
  key: keyof EdgeEnds,
  value: keyof EdgeEnds,
): Neighbors {
  return new Map(
    [...groupBy(edges, (edge) => edge[key])].map(([urn, group]) => [
      urn,
      group.map((edge) => edge[value]),
    ]),
  );
}
