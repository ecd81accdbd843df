import { compareText } from '../../errors/compare-text.js';
import type { DesiredDataset, DesiredState } from '../../model/desired-state.js';
import { groupBy } from '../../model/group-by.js';
import type { ObservedState } from '../../model/observed-state.js';
import { type DatasetUrn, parseDatasetUrn } from '../../urn/dataset-urn.js';
import { longName } from '../address-book.js';
import { markedEdges } from '../lineage/marked-edges.js';
import type { Owner } from '../lineage/owner.js';

/** What expressions can match, and the edges that they can follow. */
export interface Universe {
  /** By short name. */
  readonly shortNames: ReadonlyMap<string, DatasetUrn>;
  /** Sorted by urn. */
  readonly datasets: readonly NamedDataset[];
  readonly upstreams: Neighbours;
  readonly downstreams: Neighbours;
}

export interface NamedDataset {
  readonly urn: DatasetUrn;
  /** As it stands in the urn, `raw.public.orders`; absent for what records of others name and is no dataset. */
  readonly name?: string;
  /** `snowflake:raw.public.orders` */
  readonly platformName?: string;
}

export type Neighbours = ReadonlyMap<DatasetUrn, readonly DatasetUrn[]>;

export interface Ends {
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
}

/**
 * Every dataset that manifests name, both ends of every edge with our mark, and those that the catalog does not show: an
 * entry that left the manifests is found by what is still there of it. Edges are the declared ones and those with our mark.
 */
export function universeOf({ datasets, units }: DesiredState, observed: Pick<ObservedState, 'datasets'>, owner: Owner): Universe {
  const readings = [...observed.datasets.values()];
  const declared = units.flatMap(({ downstream, edges }) => edges.map(({ upstream }): Ends => ({ downstream, upstream })));
  const marked = readings.flatMap((reading) =>
    markedEdges(reading, owner).map(({ upstream }): Ends => ({ downstream: reading.urn, upstream })),
  );
  const unseen = readings.filter(({ kind }) => kind === 'unknown').map(({ urn }) => urn);
  return joinedUniverse({ named: datasets, urns: unseen, joins: [...declared, ...marked] });
}

export interface JoinedDatasets {
  /** Those that manifests name. */
  readonly named: readonly DesiredDataset[];
  /** Others, joined to something or not. */
  readonly urns: readonly DatasetUrn[];
  readonly joins: readonly Ends[];
}

/** What can be matched where datasets are joined so. */
export function joinedUniverse({ named, urns, joins }: JoinedDatasets): Universe {
  const all = new Set([...named.map(({ urn }) => urn), ...urns, ...joins.flatMap(({ downstream, upstream }) => [downstream, upstream])]);
  return {
    shortNames: new Map(named.flatMap(({ urn, shortNames }) => shortNames.map((name) => [name, urn] as const))),
    datasets: [...all].sort(compareText).map(namedDataset),
    upstreams: endsBy(joins, 'downstream', 'upstream'),
    downstreams: endsBy(joins, 'upstream', 'downstream'),
  };
}

function namedDataset(urn: DatasetUrn): NamedDataset {
  const parts = parseDatasetUrn(urn);
  return parts.ok ? { urn, name: parts.value.name, platformName: longName(urn) } : { urn };
}

function endsBy(edges: readonly Ends[], key: keyof Ends, value: keyof Ends): Neighbours {
  return new Map([...groupBy(edges, (edge) => edge[key])].map(([urn, group]) => [urn, group.map((edge) => edge[value])]));
}
