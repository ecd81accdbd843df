import { compareText } from '../../errors/compare-text.js';
import type { DesiredState } from '../../model/desired-state.js';
import { groupBy } from '../../model/group-by.js';
import type { ObservedState } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { markedEdges } from '../lineage/marked-edges.js';
import type { Owner } from '../lineage/owner.js';

/** What expressions can match, and the edges that they can follow. */
export interface Universe {
  /** By short name. */
  readonly shortNames: ReadonlyMap<string, DatasetUrn>;
  /** Sorted. */
  readonly datasets: readonly DatasetUrn[];
  readonly upstreams: Neighbours;
  readonly downstreams: Neighbours;
}

export type Neighbours = ReadonlyMap<DatasetUrn, readonly DatasetUrn[]>;

interface Ends {
  readonly downstream: DatasetUrn;
  readonly upstream: DatasetUrn;
}

/**
 * Every dataset that manifests name, both ends of every edge with our mark, and those that the catalog does not show: an
 * entry that left the manifests is found by what is still there of it. Edges are the declared ones and those with our mark.
 */
export function universeOf({ datasets, units }: DesiredState, observed: ObservedState, owner: Owner): Universe {
  const readings = [...observed.datasets.values()];
  const declared = units.flatMap(({ downstream, edges }) => edges.map(({ upstream }): Ends => ({ downstream, upstream })));
  const marked = readings.flatMap((reading) =>
    markedEdges(reading, owner).map(({ upstream }): Ends => ({ downstream: reading.urn, upstream })),
  );
  const edges = [...declared, ...marked];
  const urns = new Set([
    ...datasets.map(({ urn }) => urn),
    ...edges.flatMap(({ downstream, upstream }) => [downstream, upstream]),
    ...readings.filter(({ kind }) => kind === 'unknown').map(({ urn }) => urn),
  ]);
  return {
    shortNames: new Map(datasets.flatMap(({ urn, shortNames }) => shortNames.map((name) => [name, urn] as const))),
    datasets: [...urns].sort(compareText),
    upstreams: endsBy(edges, 'downstream', 'upstream'),
    downstreams: endsBy(edges, 'upstream', 'downstream'),
  };
}

function endsBy(edges: readonly Ends[], key: keyof Ends, value: keyof Ends): Neighbours {
  return new Map([...groupBy(edges, (edge) => edge[key])].map(([urn, group]) => [urn, group.map((edge) => edge[value])]));
}
