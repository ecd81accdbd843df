import type { CatalogReader } from '../../model/catalog-port.js';
import type { DesiredState } from '../../model/desired-state.js';
import type { DatasetReading, Readings } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';

export interface DiscoveryOptions {
  /** True to ask the search index for datasets with lineage. */
  readonly discover: boolean;
  /** More datasets to read. Default: none. */
  readonly also?: readonly DatasetUrn[];
}

/** Returns every dataset that was read, and its upstreams, which others may have declared. */
export function withUpstreams(readings: Iterable<DatasetReading>): readonly string[] {
  return [...readings].flatMap((reading) => {
    const upstreams = reading.kind === 'present' ? (reading.lineage.value?.upstreams ?? []) : [];
    return [reading.urn, ...upstreams.map(({ dataset }) => dataset)];
  });
}

/**
 * Reads from the primary store every dataset that the manifests name. With discovery, also reads
 * every dataset that the search index lists with lineage: the index only nominates datasets that
 * may carry our marks.
 */
export async function readDiscovered(
  { datasets }: DesiredState,
  reader: CatalogReader,
  { discover, also = [] }: DiscoveryOptions,
): Promise<Readings> {
  const nominated = discover ? await reader.listDatasetsWithUpstreams() : [];
  return await reader.readDatasets([
    ...new Set([...datasets.map(({ urn }) => urn), ...nominated, ...also]),
  ]);
}
