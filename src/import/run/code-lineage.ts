import type { Finding } from '../../errors/finding.js';
import type { Place } from '../../errors/place.js';
import type { CodeLineage } from '../../insight/code/compare-code.js';
import type { DesiredState } from '../../model/desired-state.js';
import { groupAt, groupBy } from '../../model/group-by.js';
import { lineageEntities } from '../../model/lineage-entities.js';
import type { DatasetUrn } from '../../urn/dataset-urn.js';
import { type EntityUrn, isDatasetUrn } from '../../urn/entity-urn.js';
import { respellDatasets } from '../foreign/respell-datasets.js';
import type { SourceLineage } from './import-request.js';

/** The findings of sources about code that the parser could not read. */
const unreadCodes: ReadonlySet<string> = new Set([
  'parser-failed',
  'sql-unparsed',
  'dbt-code-absent',
  'dbt-info-schema-absent',
]);

/**
 * Returns the lineage of code for a comparison. Each dataset has the spelling of the only declared
 * dataset that differs from it in letter case alone.
 */
export function codeLineage(
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

/** Lists the findings about code of which no place is known. */
export function unreadFindings({ findings = [], places }: SourceLineage): readonly Finding[] {
  const known = new Set([...(places ?? new Map()).values()].map(({ place }) => lineOf(place)));
  return findings.filter(
    ({ name, place }) => unreadCodes.has(name) && !(place && known.has(lineOf(place))),
  );
}

function lineOf({ file, line }: Place): string {
  return `${file}:${line}`;
}
