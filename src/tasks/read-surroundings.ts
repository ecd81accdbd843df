import type { CatalogReader, DownstreamEntity } from '../model/catalog-port.js';
import type { DatasetReading } from '../model/observed-state.js';
import type { Change, LineageChange } from '../plan/change.js';
import { structuralChanges } from '../plan/impact/dataset-lineage.js';
import type { ImpactLimit } from '../plan/impact/impact.js';
import { searchLimit } from '../plan/impact/impact-limits.js';
import { type Readings, regionOf, searchRoots } from '../plan/impact/region.js';
import { NO_SURROUNDINGS, type Surroundings } from '../plan/impact/surroundings.js';
import { type DatasetUrn, datasetUrnsAmong } from '../urn/dataset-urn.js';

export interface SurroundingsRequest {
  readonly changes: readonly Change[];
  /** What was read for the plan. */
  readonly datasets: Readings;
  readonly reader: CatalogReader;
  /** Urns of tags and terms. With none, none are read. */
  readonly watched: readonly string[];
  readonly note?: ((line: string) => void) | undefined;
}

/**
 * Reads what tells which columns changes bear on: the index says what lies downstream, the primary store how it is derived.
 *
 * A search that fails is a limit of what is said, and no reason to end the run; a read of the primary store is one.
 */
export async function readSurroundings({ changes, datasets, reader, watched, note }: SurroundingsRequest): Promise<Surroundings> {
  const structural = structuralChanges(changes);
  if (structural.length === 0) return NO_SURROUNDINGS;
  const { found, limits } = await searchAround(structural, datasets, reader);
  const around = await readAround(structural, { datasets, reader, found });
  const classified = watched.length === 0 ? [] : datasetUrnsAmong(regionOf(structural, new Map([...around, ...datasets])).sources);
  const classifications = await reader.readClassifications(classified);
  note?.(`catalog: ${found.length} entities downstream of what changes, ${around.size} more datasets read around it`);
  return { datasets: around, found, classifications, limits };
}

/** Searches a plan asks for. On a large catalog one can take seconds. */
const MAX_SEARCHES = 200;

interface Found {
  readonly found: readonly DownstreamEntity[];
  readonly limits: readonly ImpactLimit[];
}

async function searchAround(changes: readonly LineageChange[], datasets: Readings, reader: CatalogReader): Promise<Found> {
  const roots = searchRoots(changes, datasets);
  const { entities, failures } = await reader.searchDownstream(roots.slice(0, MAX_SEARCHES));
  return { found: entities, limits: [...searchLimit(failures), ...unaskedLimit(roots.length)] };
}

function unaskedLimit(roots: number): readonly ImpactLimit[] {
  if (roots <= MAX_SEARCHES) return [];
  const message = `what lies downstream was searched for ${MAX_SEARCHES} of ${roots} changed datasets`;
  return [{ reason: 'search-cut', message }];
}

interface Around {
  readonly datasets: Readings;
  readonly reader: CatalogReader;
  readonly found: readonly DownstreamEntity[];
}

/** Datasets that one plan reads around its changes: more than a catalog of common size has. */
const MAX_AROUND = 50_000;

/** What was found downstream, then upstream of that step by step, as far as there is anything. */
async function readAround(changes: readonly LineageChange[], { datasets, reader, found }: Around): Promise<Readings> {
  const around = new Map<DatasetUrn, DatasetReading>();
  while (around.size < MAX_AROUND) {
    const { all } = regionOf(changes, new Map([...around, ...datasets]));
    const missing = datasetUrnsAmong(new Set([...found.map(({ urn }) => urn), ...all])).filter(
      (urn) => !datasets.has(urn) && !around.has(urn),
    );
    if (missing.length === 0) break;
    for (const [urn, reading] of await reader.readDatasets(missing)) around.set(urn, reading);
  }
  return around;
}
