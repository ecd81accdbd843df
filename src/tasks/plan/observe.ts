import { HeadwaterError } from '../../errors/headwater-error.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import type { DesiredMapping, DesiredState } from '../../model/desired-state.js';
import type { DatasetReading, ObservedState } from '../../model/observed-state.js';
import { datasetsToRead } from '../../plan/undo/undo-from-receipt.js';
import { findMultipleSpellings, recordColumns } from '../../plan/unit/column-keys.js';
import type { Undo } from '../../plan/unit/plan-intent.js';
import { columnRecord } from '../../plan/unit/record-pairs.js';
import { storedRecords } from '../../plan/unit/stored-lineage.js';
import {
  type DatasetParts,
  type DatasetUrn,
  datasetUrn,
  fabricTypes,
  parseDatasetUrn,
} from '../../urn/dataset-urn.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { nominate } from '../catalog/read-live-lineage.js';

export interface ObserveOptions {
  /** True to look for our marks on datasets that no manifest names. */
  readonly discover: boolean;
  /** The changes to undo, for a rollback. */
  readonly undo?: Undo | undefined;
  /** Takes each reading as it arrives, and returns what stays in memory. Default: all of it. */
  readonly keep?: ((reading: DatasetReading) => DatasetReading) | undefined;
  /** True to read facts about each dataset, too. Default: false. */
  readonly facts?: boolean;
}

export interface Observation {
  readonly observed: ObservedState;
  /** Existing datasets that a manifest may mean by a missing dataset. */
  readonly known: readonly EntityUrn[];
}

/** Reads what a plan needs. The index only nominates datasets that may carry our marks. */
export async function observe(
  desired: DesiredState,
  reader: CatalogReader,
  { discover, undo, keep = (reading) => reading, facts: withFacts = false }: ObserveOptions,
): Promise<Observation> {
  const named = desired.datasets.map(({ urn }) => urn);
  const nomination = { discover, also: undo ? datasetsToRead(undo) : [] };
  const parts = { columnsOf: mappedDatasets(desired), keep, facts: withFacts };
  const [actor, { datasets, schemas: mapped, facts }] = await Promise.all([
    reader.readActor(),
    nominate(desired, reader, nomination).then((urns) =>
      reader.readDatasetsAndColumns(urns, parts),
    ),
  ]);
  const isPresent = (urn: EntityUrn) => datasets.get(urn)?.kind === 'present';
  const created = desired.datasets
    .filter(({ create }) => create !== undefined)
    .map(({ urn }) => urn);
  const described = [...new Set([...created, ...(undo?.datasets ?? []).map(({ urn }) => urn)])];
  const missing = desired.datasets
    .filter(({ urn, create }) => !create && datasets.get(urn)?.kind === 'absent')
    .map(({ urn }) => urn);
  const several = multiplySpelledDatasets(datasets, undo).filter((urn) => !mapped.has(urn));
  const [more, contents, candidates] = await Promise.all([
    reader.readSchemas(several),
    reader.readContents(described.filter(isPresent)),
    findNearMissCandidates(missing, reader),
  ]);
  const schemas = more.size === 0 ? mapped : new Map([...mapped, ...more]);
  const observed = { actor, datasets, schemas, contents, facts, discovered: discover };
  return { observed, known: [...new Set([...named.filter(isPresent), ...candidates])] };
}

/** Finds datasets with several spellings of a column, in existing lineage and in an undo. */
function multiplySpelledDatasets(
  datasets: ObservedState['datasets'],
  undo: Undo | undefined,
): readonly EntityUrn[] {
  const found = [...datasets].flatMap(([urn, reading]) => {
    // An equal downstream has one spelling of each column.
    if (reading.kind === 'present' && reading.equal) return [];
    const records = storedRecords(reading);
    const undone = [...(undo?.units.get(urn)?.pairs.values() ?? [])].map(
      ({ downstreamField, upstreamField }) =>
        columnRecord({ downstreamField, transform: null, confidence: 1 }, [upstreamField]),
    );
    return findMultipleSpellings(recordColumns([...records, ...undone]));
  });
  return [...new Set(found)].filter(isDatasetUrn);
}

/** Returns the datasets whose columns occur in declared mappings. */
export function mappedDatasets({ units }: DesiredState): ReadonlySet<EntityUrn> {
  const mapped = new Set<EntityUrn>();
  for (const { downstream, columns } of units) {
    if (columns.length > 0 && isDatasetUrn(downstream)) mapped.add(downstream);
    for (const mapping of columns) for (const urn of endsOf(mapping)) mapped.add(urn);
  }
  return mapped;
}

/** Returns the datasets that a mapping names. */
function endsOf(mapping: DesiredMapping): readonly DatasetUrn[] {
  if (mapping.kind === 'wildcard') return [mapping.upstream];
  const upstreams = mapping.upstreams.map(({ dataset }) => dataset);
  return mapping.of === undefined ? upstreams : [mapping.of, ...upstreams];
}

/** More missing datasets mean a wrong default or catalog. A guess for each is useless then. */
const MAX_GUESSED = 20;

const HITS_PER_SEARCH = 200;

/**
 * Finds existing datasets that the manifests may mean by missing ones: the same name in other
 * environments and letter cases, and similar names in the search index. Reads all of them from the
 * primary store.
 */
export async function findNearMissCandidates(
  missing: readonly EntityUrn[],
  reader: CatalogReader,
): Promise<readonly EntityUrn[]> {
  const guesses: EntityUrn[] = [];
  for (const urn of missing.slice(0, MAX_GUESSED)) {
    const parts = parseDatasetUrn(urn);
    if (parts.ok)
      guesses.push(...spellingVariants(parts.value), ...(await searchHits(parts.value, reader)));
  }
  if (guesses.length === 0) return [];
  const readings = await reader.readDatasets([...new Set(guesses)]);
  return [...readings.values()].filter(({ kind }) => kind === 'present').map(({ urn }) => urn);
}

function spellingVariants(parts: DatasetParts): readonly EntityUrn[] {
  const names = [parts.name, parts.name.toLowerCase(), parts.name.toUpperCase()];
  const built = names.flatMap((name) =>
    fabricTypes.map((env) => datasetUrn({ ...parts, name, env })),
  );
  return built.flatMap((urn) => (urn.ok ? [urn.value] : []));
}

/** Searches for similar names. A failed search finds none, since no plan depends on it. */
async function searchHits(
  { name }: DatasetParts,
  reader: CatalogReader,
): Promise<readonly EntityUrn[]> {
  try {
    return await reader.searchDatasets({ query: name, limit: HITS_PER_SEARCH });
  } catch (error) {
    if (error instanceof HeadwaterError && error.codeName !== 'interrupted') return [];
    throw error;
  }
}
