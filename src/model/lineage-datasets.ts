import type { DatasetUrn } from '../urn/dataset-urn.js';
import type { PortableLineage } from './portable-lineage.js';

/** Returns all datasets of lineage: each downstream, followed by its upstreams. */
export function lineageDatasets({ units }: PortableLineage): ReadonlySet<DatasetUrn> {
  return new Set(
    units.flatMap(({ downstream, edges }) => [
      downstream,
      ...edges.map(({ upstream }) => upstream),
    ]),
  );
}
