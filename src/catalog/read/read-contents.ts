import { ok, type Result } from '../../errors/result.js';
import type { Json, JsonObject } from '../../model/json.js';
import type { AspectReading, ContentReading } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Wire } from '../http/wire.js';
import {
  aspectValue,
  aspectVersion,
  aspectWritten,
  findItemFault,
  malformedAspect,
} from './aspects.js';
import { type BatchReading, readBatches } from './read-batches.js';
import { SCHEMA_BATCH_SIZE } from './read-schemas.js';

const ASPECTS = ['datasetProperties', 'schemaMetadata'] as const;

/**
 * Reads the complete aspects that describe datasets, with versions, from the primary store.
 *
 * @throws HeadwaterError `catalog-forbidden`. It names the first dataset that the catalog refuses
 * to show
 */
export function readContents(
  wire: Wire,
  urns: readonly DatasetUrn[],
): Promise<ReadonlyMap<DatasetUrn, ContentReading>> {
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
  const fault = findItemFault(item, ASPECTS);
  if (fault !== undefined) return fault;
  const datasetProperties = parseAspect(item['datasetProperties']);
  if (datasetProperties === undefined) return malformedAspect('datasetProperties');
  const schemaMetadata = parseAspect(item['schemaMetadata']);
  if (schemaMetadata === undefined) return malformedAspect('schemaMetadata');
  return ok({ datasetProperties, schemaMetadata });
}

function parseAspect(aspect: Json | undefined): AspectReading | undefined {
  if (aspect === undefined) return MISSING;
  const value = aspectValue(aspect);
  const version = aspectVersion(aspect);
  return value === undefined || version === undefined
    ? undefined
    : { version, value, ...aspectWritten(aspect) };
}
