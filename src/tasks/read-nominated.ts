import type { CatalogReader } from '../model/catalog-port.js';
import type { DesiredState } from '../model/desired-state.js';
import type { DatasetReading } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';

export interface Nomination {
  /** Whether to ask the search index. */
  readonly discover: boolean;
  /** What else to read. Default: nothing. */
  readonly also?: readonly DatasetUrn[];
}

/** Every dataset that was read and every upstream of one: others may have written it, and people may name it. */
export function bothEnds(readings: Iterable<DatasetReading>): readonly string[] {
  return [...readings].flatMap((reading) => {
    const upstreams = reading.kind === 'present' ? (reading.lineage.value?.upstreams ?? []) : [];
    return [reading.urn, ...upstreams.map(({ dataset }) => dataset)];
  });
}

/**
 * Reads, from the primary store, every dataset that the manifests name, and with discovery every other that the search
 * index lists with lineage: the index only nominates where marks of ours may be.
 */
export async function readNominated(
  { datasets }: DesiredState,
  reader: CatalogReader,
  { discover, also = [] }: Nomination,
): Promise<ReadonlyMap<DatasetUrn, DatasetReading>> {
  const nominated = discover ? await reader.listDatasetsWithUpstreams() : [];
  return await reader.readDatasets([...new Set([...datasets.map(({ urn }) => urn), ...nominated, ...also])]);
}
