import { HeadwaterError } from '../errors/headwater-error.js';
import type { CatalogReader } from '../model/catalog-port.js';
import { type DatasetParts, type DatasetUrn, datasetUrn, parseDatasetUrn } from '../urn/dataset-urn.js';
import { fabricTypes } from '../urn/fabric-type.js';

/** More missing datasets than this point at a wrong default or catalog, where guessing one by one is of no use. */
const MAX_GUESSED = 20;

const HITS_PER_SEARCH = 200;

/**
 * Existing datasets that missing ones may have been meant to be: the same name in other environments and letter cases,
 * and what the search index has of similar names. All of them are looked up in the primary store.
 */
export async function nearMissCandidates(missing: readonly DatasetUrn[], reader: CatalogReader): Promise<readonly DatasetUrn[]> {
  const guesses: DatasetUrn[] = [];
  for (const urn of missing.slice(0, MAX_GUESSED)) {
    const parts = parseDatasetUrn(urn);
    if (parts.ok) guesses.push(...variants(parts.value), ...(await searchHits(parts.value, reader)));
  }
  if (guesses.length === 0) return [];
  const readings = await reader.readDatasets([...new Set(guesses)]);
  return [...readings.values()].filter(({ kind }) => kind === 'present').map(({ urn }) => urn);
}

function variants(parts: DatasetParts): readonly DatasetUrn[] {
  const names = [parts.name, parts.name.toLowerCase(), parts.name.toUpperCase()];
  const built = names.flatMap((name) => fabricTypes.map((env) => datasetUrn({ ...parts, name, env })));
  return built.flatMap((urn) => (urn.ok ? [urn.value] : []));
}

/** A suggestion is a courtesy: a catalog that does not let us search still gets its plan, without one. */
async function searchHits({ name }: DatasetParts, reader: CatalogReader): Promise<readonly DatasetUrn[]> {
  try {
    return await reader.searchDatasets({ query: name, limit: HITS_PER_SEARCH });
  } catch (error) {
    if (error instanceof HeadwaterError && error.codeName !== 'interrupted') return [];
    throw error;
  }
}
