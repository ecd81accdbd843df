import { HeadwaterError } from '../errors/headwater-error.js';
import type { DatasetReading } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { mapConcurrently } from './map-concurrently.js';
import { parseBatch } from './parse-batch.js';
import type { Wire } from './wire.js';

/** Datasets a request: some 125 aspects of usual size make an answer of under a megabyte. */
export const BATCH_SIZE = 125;

/**
 * Reads key, status and lineage of datasets from the primary store, with versions.
 *
 * A refused batch is split until the refused dataset stands alone; it reads as unknown. Datasets that the answer
 * leaves out hold none of the aspects asked for: absent.
 */
export async function readDatasets(wire: Wire, urns: readonly DatasetUrn[]): Promise<ReadonlyMap<DatasetUrn, DatasetReading>> {
  const batches = chunk([...new Set(urns)], BATCH_SIZE);
  const readings = await mapConcurrently(batches, wire.concurrency, (batch) => readBatch(wire, batch));
  return new Map(readings.flat().map((reading) => [reading.urn, reading]));
}

async function readBatch(wire: Wire, urns: readonly DatasetUrn[]): Promise<readonly DatasetReading[]> {
  try {
    return await askFor(wire, urns);
  } catch (error) {
    if (!(error instanceof HeadwaterError)) throw error;
    const isRefused = error.codeName === 'catalog-forbidden';
    if (!isRefused && error.codeName !== 'catalog-too-large') throw error;
    const [only] = urns;
    if (urns.length > 1) return await readHalves(wire, urns);
    if (only === undefined || !isRefused) throw error;
    return [{ kind: 'unknown', urn: only, why: error.message }];
  }
}

async function readHalves(wire: Wire, urns: readonly DatasetUrn[]): Promise<readonly DatasetReading[]> {
  const middle = Math.ceil(urns.length / 2);
  return [...(await readBatch(wire, urns.slice(0, middle))), ...(await readBatch(wire, urns.slice(middle)))];
}

/** The key is asked for because a dataset without lineage would look like one that does not exist. */
async function askFor(wire: Wire, urns: readonly DatasetUrn[]): Promise<readonly DatasetReading[]> {
  const { json } = await wire.exchange({
    kind: 'read',
    what: `reading ${urns.length} datasets`,
    url: `${wire.address.datasets}/batchGet?systemMetadata=true`,
    body: JSON.stringify(urns.map((urn) => ({ urn, datasetKey: {}, status: {}, upstreamLineage: {} }))),
  });
  const present = parseBatch(json, urns);
  if (!present.ok) throw wire.fail('catalog-incomplete', `the answer to reading ${urns.length} datasets ${present.problem}`);
  return urns.map((urn) => present.value.get(urn) ?? { kind: 'absent', urn });
}

function chunk<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
