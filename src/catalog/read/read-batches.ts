import { HeadwaterError } from '../../errors/headwater-error.js';
import { ok, problem, type Result } from '../../errors/result.js';
import { chunk } from '../../model/chunk.js';
import { groupBy } from '../../model/group-by.js';
import type { Json, JsonObject } from '../../model/json.js';
import type { ReadPhase } from '../../model/progress.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { type Urn, urnEntityType } from '../../urn/urn.js';
import { hasUrn, isList } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import { keyAspect } from './aspects.js';
import { mapBatches } from './batches.js';

/** The description of one kind of reading: its request and the parser of its answer. */
export interface BatchReading<T, U extends Urn = EntityUrn> {
  /** The phase to report. Default: the caller reports its own phase. */
  readonly phase?: ReadPhase;
  /** The purpose, worded to follow "the answer to": `reading 25 datasets`. */
  readonly what: (datasets: string) => string;
  /** Datasets per request. */
  readonly size: number;
  /**
   * The aspects to request beside the key. The key is always requested: without it, a dataset
   * without these aspects would look like a missing dataset.
   */
  readonly aspects: readonly string[];
  /** Further aspects to request of a dataset. Default: none. */
  readonly also?: (urn: U) => readonly string[];
  /** The version to request for all aspects of a dataset. Default: the latest. */
  readonly version?: (urn: U) => number | undefined;
  /** Parses an item at once, so that only the parsed values stay in memory. */
  readonly parse: (item: JsonObject, urn: U) => Result<T>;
  /** The reading of a dataset that the answer leaves out. */
  readonly absent: (urn: U) => T;
  /** The reading of a refused dataset. Default: the refusal is thrown, with its name. */
  readonly refused?: (urn: U, why: string) => T;
}

/** The most characters that a reading takes in, and the most hours. No honest catalog comes near. */
const MAX_CHARS = 4 * 1024 ** 3;
const MAX_HOURS = 2;

type Readings<T, U> = readonly (readonly [U, T])[];

/**
 * Reads aspects of datasets from the primary store, with versions. The result contains exactly the
 * given urns.
 *
 * If the catalog refuses a batch or its answer is too large, splits the batch until the dataset at
 * fault is alone.
 */
export async function readBatches<T, U extends Urn = EntityUrn>(
  wire: Wire,
  urns: readonly U[],
  reading: BatchReading<T, U>,
): Promise<ReadonlyMap<U, T>> {
  const distinct = [...new Set(urns)];
  const limits = { ms: wire.now() + MAX_HOURS * 3_600_000, chars: wire.received() + MAX_CHARS };
  const { size, phase } = reading;
  const found = new Map<U, T>();
  // The interface has a collection for each type.
  for (const group of groupBy(distinct, urnEntityType).values()) {
    const readings = await mapBatches(wire, group, { size, phase }, async (batch) => {
      requireEnd(wire, limits, reading.what(`${distinct.length} datasets`));
      return await readBatch(wire, batch, reading);
    });
    for (const [urn, one] of readings.flat()) found.set(urn, one);
  }
  return found;
}

/** Throws past the limits: a hostile catalog could keep a run busy, or fill the memory. */
function requireEnd(
  { fail, now, received }: Wire,
  limits: { readonly ms: number; readonly chars: number },
  what: string,
): void {
  const isLate = now() > limits.ms;
  if (!isLate && received() <= limits.chars) return;
  const why = isLate ? `took more than ${MAX_HOURS} hours` : 'gave more than 4 GiB';
  throw fail(
    'catalog-incomplete',
    `${what} ${why}: the catalog is too slow or answers too much`,
    'check that DATAHUB_GMS_URL names the right catalog; if it does, read a part with --select',
  );
}

async function readBatch<T, U extends Urn>(
  wire: Wire,
  urns: readonly U[],
  reading: BatchReading<T, U>,
): Promise<Readings<T, U>> {
  try {
    return await requestBatch(wire, urns, reading);
  } catch (error) {
    if (!(error instanceof HeadwaterError)) throw error;
    const isRefused = error.codeName === 'catalog-forbidden';
    if (!isRefused && error.codeName !== 'catalog-too-large') throw error;
    const [only] = urns;
    if (urns.length > 1) {
      const [one = [], other = []] = chunk(urns, Math.ceil(urns.length / 2));
      const first = await readBatch(wire, one, reading);
      return [...first, ...(await readBatch(wire, other, reading))];
    }
    if (only === undefined || !isRefused || reading.refused === undefined) throw error;
    return [[only, reading.refused(only, error.message)]];
  }
}

async function requestBatch<T, U extends Urn>(
  wire: Wire,
  urns: readonly U[],
  reading: BatchReading<T, U>,
): Promise<Readings<T, U>> {
  const what = reading.what(urns.length === 1 ? String(urns[0]) : `${urns.length} datasets`);
  const { json } = await wire.exchange({
    kind: 'read',
    what,
    url: `${wire.address.entities}/${urnEntityType(urns[0] ?? '')}/batchGet?systemMetadata=true`,
    body: JSON.stringify(urns.map((urn) => toRequestItem(urn, reading))),
  });
  const found = parseBatch(json, urns, reading.parse);
  if (!found.ok) throw wire.fail('catalog-incomplete', `the answer to ${what} ${found.problem}`);
  return urns.map((urn) => {
    // A reading may be null, so only undefined means that the answer leaves the dataset out.
    const value = found.value.get(urn);
    return [urn, value === undefined ? reading.absent(urn) : value] as const;
  });
}

/** Creates the request of a dataset. In a read, `If-Version-Match` selects the version. */
function toRequestItem<T, U extends Urn>(
  urn: U,
  { aspects, also, version }: BatchReading<T, U>,
): JsonObject {
  const number = version?.(urn);
  const wanted = number === undefined ? {} : { headers: { 'If-Version-Match': String(number) } };
  const names = [...aspects, ...(also?.(urn) ?? [])];
  return { urn, [keyAspect(urn)]: {}, ...Object.fromEntries(names.map((name) => [name, wanted])) };
}

/**
 * Parses the answer of `batchGet`. The whole answer is a problem if one of its items was not
 * requested, is repeated or is malformed.
 *
 * @param parse parses one item, or states its problem
 */
function parseBatch<T, U extends Urn>(
  json: Json,
  asked: readonly U[],
  parse: (item: JsonObject, urn: U) => Result<T>,
): Result<ReadonlyMap<U, T>> {
  if (!isList(json)) return problem('is not a list');
  const wanted = new Map<string, U>(asked.map((urn) => [urn, urn]));
  const found = new Map<U, T>();
  for (const item of json) {
    if (!hasUrn(item)) return problem('holds an entry without an urn');
    const urn = wanted.get(item.urn);
    if (urn === undefined) return problem(`holds ${item.urn}, which was not asked for`);
    if (found.has(urn)) return problem(`holds ${urn} twice`);
    const reading = parse(item, urn);
    if (!reading.ok) return problem(`holds ${urn}, but ${reading.problem}`);
    found.set(urn, reading.value);
  }
  return ok(found);
}
