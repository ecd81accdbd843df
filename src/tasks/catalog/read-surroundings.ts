import type { CatalogReader, DownstreamEntity } from '../../model/catalog-port.js';
import type { DatasetReading, Readings } from '../../model/observed-state.js';
import type { Change, LineageChange } from '../../plan/document/change.js';
import type { ImpactLimit } from '../../plan/document/impact.js';
import { structuralChanges } from '../../plan/impact/dataset-lineage.js';
import { searchLimit } from '../../plan/impact/impact-limits.js';
import { datasetGraph, findRegion, type Region, searchRoots } from '../../plan/impact/region.js';
import { NO_SURROUNDINGS, type Surroundings } from '../../plan/impact/surroundings.js';
import { countEntities, entitiesNoun } from '../../report/words/entity-words.js';
import { filterDatasetUrns } from '../../urn/dataset-urn.js';
import { type EntityUrn, filterEntityUrns } from '../../urn/entity-urn.js';
import { MAX_LINEAGE_STEPS } from './request-limits.js';

export interface SurroundingsRequest {
  readonly changes: readonly Change[];
  /** The datasets that were read for the plan. */
  readonly datasets: Readings;
  readonly reader: CatalogReader;
  /** Urns of tags and terms to look for. If empty, no classifications are read. */
  readonly watched: readonly string[];
  readonly note?: ((line: string) => void) | undefined;
}

/**
 * Reads the surroundings of changes, from which the impact on columns is computed. The search index
 * lists the entities downstream. The primary store holds their lineage.
 *
 * A failed search only limits the impact. A failed read of the primary store ends the run.
 */
export async function readSurroundings(request: SurroundingsRequest): Promise<Surroundings> {
  const { changes, datasets, reader, watched, note } = request;
  const structural = structuralChanges(changes);
  if (structural.length === 0) return NO_SURROUNDINGS;
  const { found, limits } = await searchAround(structural, datasets, reader);
  const { around, cut } = await readAround(structural, { datasets, reader, found });
  const classified =
    watched.length === 0 ? [] : filterDatasetUrns(regionOf(structural, around, datasets).sources);
  const classifications = await reader.readClassifications(classified);
  note?.(
    `catalog: ${found.length} entities downstream of what changes, ${countEntities(around.keys(), 'more ')} read around it`,
  );
  return { datasets: around, found, classifications, limits: [...limits, ...cut] };
}

/** Maximum number of searches of one plan. On a large catalog, one search can take seconds. */
const MAX_SEARCHES = 200;

async function searchAround(
  changes: readonly LineageChange[],
  datasets: Readings,
  reader: CatalogReader,
) {
  const roots = searchRoots(changes, datasets);
  const { entities, failures } = await reader.searchDownstream(roots.slice(0, MAX_SEARCHES));
  return { found: entities, limits: [...searchLimit(failures), ...searchCutLimit(roots)] };
}

function searchCutLimit(roots: readonly EntityUrn[]): readonly ImpactLimit[] {
  if (roots.length <= MAX_SEARCHES) return [];
  const message = `what lies downstream was searched for ${MAX_SEARCHES} of ${roots.length} changed ${entitiesNoun(roots)}`;
  return [{ reason: 'search-cut', message }];
}

interface AroundContext {
  readonly datasets: Readings;
  readonly reader: CatalogReader;
  readonly found: readonly DownstreamEntity[];
}

/** Maximum number of datasets around the changes of one plan: more than usual catalogs contain. */
const MAX_AROUND = 50_000;

/** Reads the datasets found downstream, then step by step everything upstream of them. */
async function readAround(
  changes: readonly LineageChange[],
  { datasets, reader, found }: AroundContext,
): Promise<{ readonly around: Readings; readonly cut: readonly ImpactLimit[] }> {
  const around = new Map<EntityUrn, DatasetReading>();
  for (let step = 0; ; step++) {
    const { all } = regionOf(changes, around, datasets);
    const missing = filterEntityUrns(new Set([...found.map(({ urn }) => urn), ...all])).filter(
      (urn) => !datasets.has(urn) && !around.has(urn),
    );
    if (missing.length === 0) return { around, cut: [] };
    if (step === MAX_LINEAGE_STEPS || around.size + missing.length > MAX_AROUND) {
      const message = `the lineage around the changes goes on after ${step} steps and ${countEntities(around.keys())}, and the rest was not read`;
      return { around, cut: [{ reason: 'search-cut', message }] };
    }
    for (const [urn, reading] of await reader.readDatasets(missing)) around.set(urn, reading);
  }
}

function regionOf(changes: readonly LineageChange[], around: Readings, datasets: Readings): Region {
  return findRegion(changes, datasetGraph(new Map([...around, ...datasets])));
}
