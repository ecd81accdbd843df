import { ok, type Result } from '../../errors/result.js';
import type { Json, JsonObject } from '../../model/json.js';
import type { DatasetReading, PresentDataset } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Wire } from '../http/wire.js';
import { aspectValue, findItemFault, malformedAspect } from './aspects.js';
import { parseLineage } from './parse-lineage.js';
import { type BatchReading, readBatches } from './read-batches.js';

/** Datasets per request. The answer stays below one megabyte with 125 aspects of usual size. */
export const BATCH_SIZE = 125;

const ASPECTS = ['status', 'upstreamLineage'] as const;

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
  aspects: ASPECTS,
  parse: parseDataset,
  absent: (urn) => ({ kind: 'absent', urn }),
  refused: (urn, why) => ({ kind: 'unknown', urn, why }),
};

function parseDataset(item: JsonObject, urn: DatasetUrn): Result<PresentDataset> {
  const fault = findItemFault(item, ASPECTS);
  if (fault !== undefined) return fault;
  const removed = parseRemoved(item['status']);
  if (removed === undefined) return malformedAspect('status');
  const lineage = parseLineage(item['upstreamLineage']);
  if (lineage === undefined) return malformedAspect('upstreamLineage');
  return ok({ kind: 'present', urn, removed, lineage });
}

/** Source of the default: `Status.pdl`. */
function parseRemoved(aspect: Json | undefined): boolean | undefined {
  if (aspect === undefined) return false;
  const value = aspectValue(aspect);
  if (value === undefined) return undefined;
  const { removed = false } = value;
  return typeof removed === 'boolean' ? removed : undefined;
}
