import { ok, type Result } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';
import { kindOf } from '../../model/kinds.js';
import type {
  DatasetReading,
  Existence,
  LineageReading,
  PresentDataset,
} from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import type { Urn } from '../../urn/urn.js';
import { flag, object, shape } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import { aspect, readAspects, type VersionedAspect } from './aspects.js';
import { lineageAspects, lineageShapes, parseLineage, parseVersion } from './lineage-aspects.js';
import { type BatchReading, readBatches } from './read-batches.js';

/** Datasets per request. The answer stays below one megabyte with 125 aspects of usual size. */
export const BATCH_SIZE = 125;

const STATUS = { status: shape(aspect(object({}, { removed: flag }))) };

/** Key, status and lineage. An entity that the answer leaves out has none of these aspects. */
export const DATASETS: BatchReading<DatasetReading> = {
  phase: 'lineage',
  what: (datasets) => `reading ${datasets}`,
  size: BATCH_SIZE,
  aspects: Object.keys(STATUS),
  also: lineageAspects,
  parse: parseDataset,
  absent: (urn) => ({ kind: 'absent', urn }),
  refused: (urn, why) => ({ kind: 'unknown', urn, why }),
};

/** Datasets per request. An answer has one short line for each. */
const EXISTENCE_BATCH_SIZE = 500;

/** Returns the reading of the existence of entities. */
export function existence<U extends Urn>(): BatchReading<Existence<U>, U> {
  return {
    phase: 'existence',
    what: (datasets) => `looking for ${datasets}`,
    size: EXISTENCE_BATCH_SIZE,
    aspects: [],
    parse: (_item, urn) => ok({ kind: 'present', urn }),
    absent: (urn) => ({ kind: 'absent', urn }),
    refused: (urn, why) => ({ kind: 'unknown', urn, why }),
  };
}

function parseDataset(item: JsonObject, urn: EntityUrn): Result<PresentDataset> {
  const aspects = readAspects<{ readonly [name: string]: VersionedAspect<JsonObject> }>(item, {
    ...STATUS,
    ...lineageShapes(urn),
  });
  if (!aspects.ok) return aspects;
  const lineage = parseLineage(urn, aspects.value);
  // Source of the default: `Status.pdl`.
  const removed = aspects.value['status']?.value['removed'] === true;
  return ok({ kind: 'present', urn, removed, lineage });
}

/** Reads the given version of the lineage of each entity. Leaves out missing versions. */
export async function readStoredVersions(
  wire: Wire,
  versions: ReadonlyMap<EntityUrn, number>,
): Promise<ReadonlyMap<EntityUrn, LineageReading>> {
  const reading: BatchReading<LineageReading | undefined> = {
    what: (datasets) => `reading earlier lineage of ${datasets}`,
    size: BATCH_SIZE,
    aspects: [],
    also: (urn) => [kindOf(urn).aspect],
    version: (urn) => versions.get(urn),
    parse: (item, urn) => ok(parseVersion(item, urn, versions.get(urn))),
    absent: () => undefined,
    refused: () => undefined,
  };
  const readings = await readBatches(wire, [...versions.keys()], reading);
  return new Map([...readings].flatMap(([urn, found]) => (found ? [[urn, found] as const] : [])));
}
