import { ok } from '../../errors/result.js';
import type { JsonObject } from '../../model/json.js';
import type { LineageReading } from '../../model/observed-state.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import type { Wire } from '../http/wire.js';
import { isLineageAspect, toLineageReading } from './lineage-aspect.js';
import { type BatchReading, readBatches } from './read-batches.js';
import { BATCH_SIZE } from './read-datasets.js';

const ASPECT = 'upstreamLineage';

/**
 * Reads the given version of the lineage of each dataset. Versions that are not available are left
 * out.
 */
export async function readStoredVersions(
  wire: Wire,
  versions: ReadonlyMap<DatasetUrn, number>,
): Promise<ReadonlyMap<DatasetUrn, LineageReading>> {
  const readings = await readBatches(wire, [...versions.keys()], versionReading(versions));
  return new Map([...readings].flatMap(([urn, found]) => (found ? [[urn, found] as const] : [])));
}

function versionReading(
  versions: ReadonlyMap<DatasetUrn, number>,
): BatchReading<LineageReading | undefined> {
  return {
    what: (datasets) => `reading earlier lineage of ${datasets}`,
    size: BATCH_SIZE,
    aspects: [ASPECT],
    version: (urn) => versions.get(urn),
    parse: (item, urn) => ok(parseVersion(item, versions.get(urn))),
    absent: () => undefined,
    refused: () => undefined,
  };
}

/**
 * Parses lineage of the requested version. A server that does not know the header answers with the
 * latest version. Any version other than the requested one counts as not available.
 */
function parseVersion(
  { [ASPECT]: aspect }: JsonObject,
  version: number | undefined,
): LineageReading | undefined {
  const isRequested = isLineageAspect(aspect) && aspect.systemMetadata?.version === String(version);
  return isRequested ? toLineageReading(aspect) : undefined;
}
