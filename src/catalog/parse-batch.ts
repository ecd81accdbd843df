import { ok, problem, type Result } from '../errors/result.js';
import { isJsonObject, type Json, type JsonObject } from '../model/json.js';
import type { LineageReading, PresentDataset } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { isString } from './shape.js';
import { isUpstreamLineage } from './upstream-lineage-shape.js';

/** Reads the answer of `batchGet`. Anything that was not asked for, comes twice or is malformed spoils the whole. */
export function parseBatch(json: Json, asked: readonly DatasetUrn[]): Result<ReadonlyMap<DatasetUrn, PresentDataset>> {
  if (!Array.isArray(json)) return problem('is not a list');
  const items: readonly Json[] = json;
  const wanted = new Map<string, DatasetUrn>(asked.map((urn) => [urn, urn]));
  const found = new Map<DatasetUrn, PresentDataset>();
  for (const item of items) {
    if (!isJsonObject(item) || !isString(item['urn'])) return problem('holds an entry without an urn');
    const urn = wanted.get(item['urn']);
    if (urn === undefined) return problem(`holds ${item['urn']}, which was not asked for`);
    if (found.has(urn)) return problem(`holds ${urn} twice`);
    const dataset = parseDataset(urn, item);
    if (!dataset.ok) return problem(`holds ${urn}, but ${dataset.problem}`);
    found.set(urn, dataset.value);
  }
  return ok(found);
}

function parseDataset(urn: DatasetUrn, item: JsonObject): Result<PresentDataset> {
  const { datasetKey, status, upstreamLineage } = item;
  // An entity with none of the aspects asked for is left out by the interface, so an empty entry has lost its content.
  if (datasetKey === undefined && status === undefined && upstreamLineage === undefined) return problem('none of its aspects');
  if (datasetKey !== undefined && aspectValue(datasetKey) === undefined) return malformed('datasetKey');
  const removed = parseRemoved(status);
  if (removed === undefined) return malformed('status');
  const lineage = parseLineage(upstreamLineage);
  if (lineage === undefined) return malformed('upstreamLineage');
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

function parseLineage(aspect: Json | undefined): LineageReading | undefined {
  if (aspect === undefined) return { version: '-1' };
  const value = aspectValue(aspect);
  const version = parseVersion(aspect);
  return isUpstreamLineage(value) && version !== undefined ? { version, value } : undefined;
}

/** Aspects written before DataHub counted versions have none; its precondition takes the first for them. */
function parseVersion(aspect: Json): string | undefined {
  const metadata = isJsonObject(aspect) ? aspect['systemMetadata'] : undefined;
  if (metadata === undefined) return '1';
  if (!isJsonObject(metadata)) return undefined;
  const { version = '1' } = metadata;
  return isString(version) && version !== '' ? version : undefined;
}

function aspectValue(aspect: Json): JsonObject | undefined {
  const value = isJsonObject(aspect) ? aspect['value'] : undefined;
  return isJsonObject(value) ? value : undefined;
}

function malformed(aspect: string): Result<never> {
  return problem(`its aspect ${aspect} is malformed`);
}
