import type { CodeName } from '../../errors/codes.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { lineageEntities } from '../../model/lineage-entities.js';
import type { LeftOut } from '../../model/portable-lineage.js';
import { type DatasetUrn, datasetParts } from '../../urn/dataset-urn.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { respellDatasets } from '../foreign/respell-datasets.js';
import type { SourceLineage } from './import-request.js';

/**
 * Gives each dataset of imported lineage the spelling of the catalog. A dataset that the catalog
 * lacks takes the name of the only dataset that differs in letter case alone, on the same platform
 * and in the same environment. Other
 * datasets keep their spelling, and are counted. So do jobs, charts and dashboards, which the catalog
 * spells with care for letter case.
 *
 * The search index nominates spellings, and the primary store decides.
 */
export async function resolveDatasets(
  source: SourceLineage,
  reader: Pick<CatalogReader, 'readExistence' | 'listDatasets'>,
): Promise<SourceLineage> {
  const own = await reader.readExistence([...lineageEntities(source.lineage)]);
  const absent = [...own.values()].flatMap(({ kind, urn }) =>
    kind === 'absent' && isDatasetUrn(urn) ? [urn] : [],
  );
  const candidates = await findOtherSpellings(absent, reader);
  const listed = [...new Set([...candidates.values()].flat())];
  const stored = await reader.readExistence(listed);
  const spellings = new Map<DatasetUrn, DatasetUrn>();
  const asSpelled: LeftOut[] = [];
  for (const { kind, urn } of own.values()) {
    if (kind === 'present') continue;
    const found = isDatasetUrn(urn) ? groupAt(candidates, urn) : [];
    const present = found.filter((one) => stored.get(one)?.kind === 'present');
    const [only, ...others] = present;
    if (isDatasetUrn(urn) && only !== undefined && others.length === 0) spellings.set(urn, only);
    else asSpelled.push({ code: reasonOf(kind, present.length), record: urn });
  }
  const { lineage, leftOut } = respellDatasets(source.lineage, spellings);
  return {
    ...source,
    lineage,
    leftOut: [...source.leftOut, ...leftOut],
    // A fact of one spelling of a dataset holds for each spelling.
    facts: source.facts && respellKeys(source.facts, spellings),
    places: source.places && respellKeys(source.places, spellings),
    resolution: { respelled: spellings.size, asSpelled },
  };
}

function reasonOf(kind: 'absent' | 'unknown', candidates: number): CodeName {
  if (kind === 'unknown') return 'dataset-unreadable';
  return candidates === 0 ? 'import-dataset-absent' : 'import-dataset-ambiguous';
}

/**
 * Finds the datasets that differ from each of these in letter case alone. Lists each platform and
 * environment once: a search for each dataset would take longer, and may miss one.
 */
async function findOtherSpellings(
  urns: readonly DatasetUrn[],
  reader: Pick<CatalogReader, 'listDatasets'>,
): Promise<ReadonlyMap<DatasetUrn, readonly DatasetUrn[]>> {
  const found = new Map<DatasetUrn, readonly DatasetUrn[]>();
  const places = groupBy(urns, (urn) => {
    const { platform, env } = datasetParts(urn);
    return `${env} ${platform}`;
  });
  for (const group of places.values()) {
    const { platform, env } = datasetParts(group[0]);
    const wanted = new Set(group.map(foldCase));
    const listed = await reader.listDatasets({ platform, env });
    const wantedOnes = listed.filter((urn) => wanted.has(foldCase(urn)));
    const byName = groupBy(wantedOnes, foldCase);
    for (const urn of group) found.set(urn, groupAt(byName, foldCase(urn)));
  }
  return found;
}

function foldCase(urn: DatasetUrn): string {
  return datasetParts(urn).name.toLowerCase();
}

function respellKeys<T>(
  values: ReadonlyMap<EntityUrn, T>,
  spellings: ReadonlyMap<DatasetUrn, DatasetUrn>,
): ReadonlyMap<EntityUrn, T> {
  const respell = (urn: EntityUrn) => (isDatasetUrn(urn) ? (spellings.get(urn) ?? urn) : urn);
  return new Map([...values].map(([urn, value]) => [respell(urn), value] as const));
}
