import { HeadwaterError } from '../errors/headwater-error.js';
import type { Result } from '../errors/result.js';
import type { JsonObject } from '../model/json.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { chunk } from './chunk.js';
import { mapConcurrently } from './map-concurrently.js';
import { parseBatch } from './parse-batch.js';
import type { Wire } from './wire.js';

/** How one kind of reading is asked for and understood. */
export interface BatchReading<T> {
  /** As it reads after "the answer to", such as `reading 25 datasets`. */
  readonly what: (datasets: string) => string;
  /** Datasets a request. */
  readonly size: number;
  /** Asked for beside the key, without which a dataset that lacks them would look like one that does not exist. */
  readonly aspects: readonly string[];
  /** The number of the version that is asked for, the same for all aspects of a dataset. Default: the latest. */
  readonly version?: (urn: DatasetUrn) => number | undefined;
  /** Called as soon as an answer is there, so that nothing but what it returns is kept. */
  readonly parse: (item: JsonObject, urn: DatasetUrn) => Result<T>;
  /** What a dataset reads as that the answer leaves out. */
  readonly absent: (urn: DatasetUrn) => T;
  /** What a dataset reads as that the catalog refuses to show. Without it the refusal is thrown, and names the dataset. */
  readonly refused?: (urn: DatasetUrn, why: string) => T;
}

type Readings<T> = readonly (readonly [DatasetUrn, T])[];

/**
 * Reads aspects of datasets from the primary store, with versions; the answer holds exactly the urns asked for.
 *
 * A batch that is refused, or whose answer is too large, is split until the dataset that causes it stands alone.
 */
export async function readBatches<T>(
  wire: Wire,
  urns: readonly DatasetUrn[],
  reading: BatchReading<T>,
): Promise<ReadonlyMap<DatasetUrn, T>> {
  const batches = chunk([...new Set(urns)], reading.size);
  const readings = await mapConcurrently(batches, wire.concurrency, (batch) => readBatch(wire, batch, reading));
  return new Map(readings.flat());
}

async function readBatch<T>(wire: Wire, urns: readonly DatasetUrn[], reading: BatchReading<T>): Promise<Readings<T>> {
  try {
    return await askFor(wire, urns, reading);
  } catch (error) {
    if (!(error instanceof HeadwaterError)) throw error;
    const isRefused = error.codeName === 'catalog-forbidden';
    if (!isRefused && error.codeName !== 'catalog-too-large') throw error;
    const [only] = urns;
    if (urns.length > 1) return await readHalves(wire, urns, reading);
    if (only === undefined || !isRefused || reading.refused === undefined) throw error;
    return [[only, reading.refused(only, error.message)]];
  }
}

async function readHalves<T>(wire: Wire, urns: readonly DatasetUrn[], reading: BatchReading<T>): Promise<Readings<T>> {
  const middle = Math.ceil(urns.length / 2);
  return [...(await readBatch(wire, urns.slice(0, middle), reading)), ...(await readBatch(wire, urns.slice(middle), reading))];
}

async function askFor<T>(wire: Wire, urns: readonly DatasetUrn[], reading: BatchReading<T>): Promise<Readings<T>> {
  const what = reading.what(urns.length === 1 ? String(urns[0]) : `${urns.length} datasets`);
  const { json } = await wire.exchange({
    kind: 'read',
    what,
    url: `${wire.address.datasets}/batchGet?systemMetadata=true`,
    body: JSON.stringify(urns.map((urn) => question(urn, reading))),
  });
  const found = parseBatch(json, urns, reading.parse);
  if (!found.ok) throw wire.fail('catalog-incomplete', `the answer to ${what} ${found.problem}`);
  return urns.map((urn) => [urn, found.value.get(urn) ?? reading.absent(urn)] as const);
}

/** In a read, the header that guards a write chooses the version. */
function question<T>(urn: DatasetUrn, { aspects, version }: BatchReading<T>): JsonObject {
  const number = version?.(urn);
  const wanted = number === undefined ? {} : { headers: { 'If-Version-Match': String(number) } };
  return { urn, datasetKey: {}, ...Object.fromEntries(aspects.map((name) => [name, wanted])) };
}
