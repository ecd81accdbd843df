import { ok, type Result } from '../errors/result.js';
import type { Json, JsonObject } from '../model/json.js';
import type { AspectReading, ContentReading } from '../model/observed-state.js';
import type { DatasetUrn } from '../urn/dataset-urn.js';
import { aspectValue, aspectVersion, aspectWriting, faultOf, malformed } from './aspects.js';
import { type BatchReading, readBatches } from './read-batches.js';
import { SCHEMA_BATCH_SIZE } from './read-schemas.js';
import type { Wire } from './wire.js';

const ASPECTS = ['datasetProperties', 'schemaMetadata'] as const;

/**
 * Reads the aspects that describe datasets, whole, with versions, from the primary store.
 *
 * @throws HeadwaterError `catalog-forbidden`, naming the first dataset that the catalog refuses to show
 */
export function readContents(wire: Wire, urns: readonly DatasetUrn[]): Promise<ReadonlyMap<DatasetUrn, ContentReading>> {
  return readBatches(wire, urns, CONTENTS);
}

const MISSING: AspectReading = { version: '-1' };

const CONTENTS: BatchReading<ContentReading> = {
  what: (datasets) => `reading the content of ${datasets}`,
  size: SCHEMA_BATCH_SIZE,
  aspects: ASPECTS,
  parse: parseContent,
  absent: () => ({ datasetProperties: MISSING, schemaMetadata: MISSING }),
};

function parseContent(item: JsonObject): Result<ContentReading> {
  const fault = faultOf(item, ASPECTS);
  if (fault !== undefined) return fault;
  const datasetProperties = parseAspect(item['datasetProperties']);
  if (datasetProperties === undefined) return malformed('datasetProperties');
  const schemaMetadata = parseAspect(item['schemaMetadata']);
  if (schemaMetadata === undefined) return malformed('schemaMetadata');
  return ok({ datasetProperties, schemaMetadata });
}

function parseAspect(aspect: Json | undefined): AspectReading | undefined {
  if (aspect === undefined) return MISSING;
  const value = aspectValue(aspect);
  const version = aspectVersion(aspect);
  return value === undefined || version === undefined ? undefined : { version, value, ...aspectWriting(aspect) };
}
