import { ok, type Result } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';
import type { DatasetReading, PresentDataset } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { flag, object, shape } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import { aspect, readAspects } from './aspects.js';
import { isLineageAspect, toLineageReading } from './lineage-aspect.js';
import { type BatchReading, readBatches } from './read-batches.js';

/** Datasets per request. The answer stays below one megabyte with 125 aspects of usual size. */
export const BATCH_SIZE = 125;

const ASPECTS = {
  status: shape(aspect(object({}, { removed: flag }))),
  upstreamLineage: isLineageAspect,
};

/**
 * Reads key, status and lineage of datasets from the primary store, with versions.
 *
 * A refused dataset becomes `unknown`. A dataset that the answer leaves out has none of the
 * requested aspects and becomes `absent`.
 */
export function readDatasets(
  wire: Wire,
  urns: readonly DatasetUrn[],
): Promise<ReadonlyMap<DatasetUrn, DatasetReading>> {
  return readBatches(wire, urns, DATASETS);
}

const DATASETS: BatchReading<DatasetReading> = {
  what: (datasets) => `reading ${datasets}`,
  size: BATCH_SIZE,
  aspects: Object.keys(ASPECTS),
  parse: parseDataset,
  absent: (urn) => ({ kind: 'absent', urn }),
  refused: (urn, why) => ({ kind: 'unknown', urn, why }),
};

function parseDataset(item: JsonObject, urn: DatasetUrn): Result<PresentDataset> {
  const aspects = readAspects(item, ASPECTS);
  if (!aspects.ok) return aspects;
  const { status, upstreamLineage } = aspects.value;
  const lineage = toLineageReading(upstreamLineage);
  // Source of the default: `Status.pdl`.
  return ok({ kind: 'present', urn, removed: status?.value.removed ?? false, lineage });
}
