import type { CatalogReader } from '../../model/catalog-port.js';
import type { DatasetReading, Readings } from '../../model/observed-state.js';
import type { EntityUrn } from '../../urn/entity-urn.js';
import { MAX_LINEAGE_STEPS } from './request-limits.js';

/** The maximum number of entities whose lineage one run reads. */
const MAX_ENTITIES = 1_000_000;

/** The end of the reading of lineage that goes on. */
export interface CutLineage {
  readonly steps: number;
  /** An entity that was not read. */
  readonly next: EntityUrn;
}

/**
 * Reads entities step by step, until no further ones are wanted. Adds them to the readings. Returns
 * where it stopped if the lineage does not end.
 *
 * @param findMissing lists the entities to read next, none of which were read. It gets what the last
 *   step read; at first, everything that was read before
 */
export async function readOnward(
  reader: Pick<CatalogReader, 'readDatasets'>,
  readings: Map<EntityUrn, DatasetReading>,
  findMissing: (fresh: Readings) => readonly EntityUrn[],
): Promise<CutLineage | undefined> {
  let fresh: Readings = readings;
  for (let steps = 0; ; steps++) {
    const missing = findMissing(fresh);
    const [next] = missing;
    if (next === undefined) return undefined;
    if (steps === MAX_LINEAGE_STEPS || readings.size + missing.length > MAX_ENTITIES)
      return { steps, next };
    fresh = await reader.readDatasets(missing);
    for (const [urn, reading] of fresh) readings.set(urn, reading);
  }
}
