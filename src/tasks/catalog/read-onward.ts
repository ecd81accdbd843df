import type { CatalogReader } from '../../model/catalog-port.js';
import type { DatasetReading } from '../../model/observed-state.js';
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
 * @param findMissing lists the entities to read next, none of which were read
 */
export async function readOnward(
  reader: Pick<CatalogReader, 'readDatasets'>,
  readings: Map<EntityUrn, DatasetReading>,
  findMissing: () => readonly EntityUrn[],
): Promise<CutLineage | undefined> {
  for (let steps = 0; ; steps++) {
    const missing = findMissing();
    const [next] = missing;
    if (next === undefined) return undefined;
    if (steps === MAX_LINEAGE_STEPS || readings.size + missing.length > MAX_ENTITIES)
      return { steps, next };
    for (const [urn, reading] of await reader.readDatasets(missing)) readings.set(urn, reading);
  }
}
