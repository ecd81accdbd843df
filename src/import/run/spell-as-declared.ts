import type { CodeLineage } from '../../insight/code/compare-code.js';
import type { DesiredState } from '../../model/desired-state.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { lineageEntities } from '../../model/lineage-entities.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { respellDatasets } from '../foreign/respell-datasets.js';
import type { SourceLineage } from './import-request.js';

/**
 * Gives each dataset of code the spelling of the only declared dataset that differs from it in
 * letter case alone.
 */
export function spellAsDeclared(
  { lineage, places = new Map() }: SourceLineage,
  { datasets }: DesiredState,
): CodeLineage {
  const fold = (urn: EntityUrn) => urn.toLowerCase();
  const declared = groupBy(datasets.map(({ urn }) => urn).filter(isDatasetUrn), fold);
  const spellings = new Map<DatasetUrn, DatasetUrn>();
  for (const urn of [...lineageEntities(lineage), ...places.keys()].filter(isDatasetUrn)) {
    const [only, ...others] = groupAt(declared, fold(urn));
    if (only !== undefined && others.length === 0 && only !== urn) spellings.set(urn, only);
  }
  if (spellings.size === 0) return { lineage, places };
  const respell = (urn: EntityUrn) => (isDatasetUrn(urn) ? (spellings.get(urn) ?? urn) : urn);
  return {
    lineage: respellDatasets(lineage, spellings).lineage,
    places: new Map([...places].map(([urn, place]) => [respell(urn), place])),
  };
}
