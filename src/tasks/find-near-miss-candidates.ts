import { HeadwaterError } from '../errors/headwater-error.js';
import type { CatalogReader } from '../model/catalog-port.js';
import {
  type DatasetParts,
  type DatasetUrn,
  datasetUrn,
  parseDatasetUrn,
} from '../urn/dataset-urn.js';
import { fabricTypes } from '../urn/fabric-type.js';

/**
 * More missing datasets than this suggest a wrong default or catalog. A guess for each is useless
 * then.
 */
const MAX_GUESSED = 20;

const HITS_PER_SEARCH = 200;

/**
 * Finds existing datasets that may be meant by missing ones: the same name in other environments
 * and letter cases, and similar names in the search index. All of them are read from the primary
 * store.
 */
export async function findNearMissCandidates(
  missing: readonly DatasetUrn[],
  reader: CatalogReader,
): Promise<readonly DatasetUrn[]> {
  const guesses: DatasetUrn[] = [];
  for (const urn of missing.slice(0, MAX_GUESSED)) {
    const parts = parseDatasetUrn(urn);
    if (parts.ok)
      guesses.push(...spellingVariants(parts.value), ...(await searchHits(parts.value, reader)));
  }
  if (guesses.length === 0) return [];
  const readings = await reader.readDatasets([...new Set(guesses)]);
  return [...readings.values()].filter(({ kind }) => kind === 'present').map(({ urn }) => urn);
}

function spellingVariants(parts: DatasetParts): readonly DatasetUrn[] {
  const names = [parts.name, parts.name.toLowerCase(), parts.name.toUpperCase()];
  const built = names.flatMap((name) =>
    fabricTypes.map((env) => datasetUrn({ ...parts, name, env })),
  );
  return built.flatMap((urn) => (urn.ok ? [urn.value] : []));
}

/**
 * Searches for similar names. Returns none if the search fails, since a plan works without
 * suggestions.
 */
async function searchHits(
  { name }: DatasetParts,
  reader: CatalogReader,
): Promise<readonly DatasetUrn[]> {
  try {
    return await reader.searchDatasets({ query: name, limit: HITS_PER_SEARCH });
  } catch (error) {
    if (error instanceof HeadwaterError && error.codeName !== 'interrupted') return [];
    throw error;
  }
}
