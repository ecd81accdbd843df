import { ok, type Result } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';
import type { AspectReading, ContentReading } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { anyObject, shape } from '../http/shape.js';
import type { Wire } from '../http/wire.js';
import { readAspects, toAspectReading, versionedAspect } from './aspects.js';
import { type BatchReading, readBatches } from './read-batches.js';
import { SCHEMA_BATCH_SIZE } from './read-schemas.js';

const isAspect = shape(versionedAspect(anyObject));

const ASPECTS = { datasetProperties: isAspect, schemaMetadata: isAspect };

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

const MISSING: AspectReading = toAspectReading(undefined);

const CONTENTS: BatchReading<ContentReading> = {
  what: (datasets) => `reading the content of ${datasets}`,
  size: SCHEMA_BATCH_SIZE,
  aspects: Object.keys(ASPECTS),
  parse: parseContent,
  absent: () => ({ datasetProperties: MISSING, schemaMetadata: MISSING }),
};

function parseContent(item: JsonObject): Result<ContentReading> {
  const aspects = readAspects(item, ASPECTS);
  if (!aspects.ok) return aspects;
  const { datasetProperties, schemaMetadata } = aspects.value;
  return ok({
    datasetProperties: toAspectReading(datasetProperties),
    schemaMetadata: toAspectReading(schemaMetadata),
  });
}
