import type { CodeName } from '../../errors/codes.js';
import type { CatalogReader } from '../../model/catalog-port.js';
import { groupBy } from '../../model/group-by.js';
import { lineageDatasets } from '../../model/lineage-datasets.js';
import type { LeftOut } from '../../model/portable-lineage.js';
import { type DatasetUrn, datasetParts } from '../../urn/dataset-urn.js';
import { respellDatasets } from '../foreign/respell-datasets.js';
import type { FactsByDataset } from '../merge/dataset-facts.js';
import type { SourceLineage } from './import-request.js';

/**
 * Gives each dataset of imported lineage the spelling of the catalog: its own if the catalog has
 * it, else that of the only dataset that differs in letter case alone, on the same platform and in
 * the same environment. Any other dataset stays as the source spells it, and is counted.
 *
 * The search index nominates spellings, and the primary store decides.
 */
export async function resolveDatasets(
  source: SourceLineage,
  reader: Pick<CatalogReader, 'readExistence' | 'listDatasets'>,
): Promise<SourceLineage> {
  const own = await reader.readExistence([...lineageDatasets(source.lineage)]);
  const absent = [...own.values()].flatMap(({ kind, urn }) => (kind === 'absent' ? [urn] : []));
  const candidates = await findOtherSpellings(absent, reader);
  const listed = [...new Set([...candidates.values()].flat())];
  const stored = await reader.readExistence(listed);
  const spellings = new Map<DatasetUrn, DatasetUrn>();
  const asSpelled: LeftOut[] = [];
  for (const { kind, urn } of own.values()) {
    if (kind === 'present') continue;
    const present = (candidates.get(urn) ?? []).filter((one) => isPresent(stored.get(one)));
    const [only, ...others] = present;
    if (only !== undefined && others.length === 0) spellings.set(urn, only);
    else asSpelled.push({ code: reasonOf(kind, present.length), record: urn });
  }
  const { lineage, leftOut } = respellDatasets(source.lineage, spellings);
  return {
    ...source,
    lineage,
    leftOut: [...source.leftOut, ...leftOut],
    ...(source.facts && { facts: respellFacts(source.facts, spellings) }),
    resolution: { respelled: spellings.size, asSpelled },
  };
}

function isPresent(existence: { readonly kind: string } | undefined): boolean {
  return existence?.kind === 'present';
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
    const listed = (await reader.listDatasets({ platform, env })).filter((urn) =>
      wanted.has(foldCase(urn)),
    );
    const byName = groupBy(listed, foldCase);
    for (const urn of group) found.set(urn, byName.get(foldCase(urn)) ?? []);
  }
  return found;
}

function foldCase(urn: DatasetUrn): string {
  return datasetParts(urn).name.toLowerCase();
}

/** A fact of a dataset that the source spells in several ways is that of any of them. */
function respellFacts(
  facts: FactsByDataset,
  spellings: ReadonlyMap<DatasetUrn, DatasetUrn>,
): FactsByDataset {
  return new Map([...facts].map(([urn, fact]) => [spellings.get(urn) ?? urn, fact] as const));
}
